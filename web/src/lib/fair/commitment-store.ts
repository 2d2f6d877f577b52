/** The commitment that this browser saw at the start of a game, to be compared with the end. */
const KEY = 'citadels.sealed';
const MAX_GAMES = 40;

type Commitments = Record<string, string>;

function load(): Commitments {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Commitments;
  } catch {
    return {};
  }
}

/** Store the commitment once: a later one does not replace the first. */
export function saveCommitment(game: string, commitment: string): void {
  if (!game || !commitment) return;
  const saved = load();
  if (saved[game]) return;
  const newest = Object.entries({ ...saved, [game]: commitment }).slice(-MAX_GAMES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without storage the secret is compared with the commitment that the server sends now.
  }
}

export function savedCommitment(game: string): string | undefined {
  return load()[game];
}
