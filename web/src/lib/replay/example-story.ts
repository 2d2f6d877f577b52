/** A position to try: the last round could be this one. */
export const EXAMPLE_STORY = `# Ann lacks one district, and the Warlord is still to be called.
profile 2016
Ann  merchant  gold 4  hand harbor palace fortress  city tavern market temple manor castle watchtower
Bob  thief  gold 3  hand docks  city tavern church monastery prison trading-post
Cid  king  crown  gold 5  hand town-hall church  city manor palace cathedral market
Dan  warlord  gold 6  hand barracks castle  city fortress watchtower docks temple tavern
round 8
turn Ann

turn Ann
`;
