/** How characters are laid out before they are chosen. */
export interface Draft {
  players: number;
  characters: number;
  faceup: number;
}

/** What the reference shows of one rulebook besides its cards. */
export interface Reference {
  drafts: Draft[];
  rulings: Record<string, string>; // an open point, and how it is read here
}
