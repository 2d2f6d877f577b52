/** How many characters are set aside before the draft. */
export interface Draft {
  players: number;
  characters: number;
  faceup: number;
}

/** What the reference shows of one rulebook in addition to its cards. */
export interface Reference {
  drafts: Draft[];
  rulings: Record<string, string>; // an open point, and how it is interpreted here
}
