// Written by `python -m web.generate`. Never edited.

import type { District, DistrictType } from './names.gen';

/** Districts that are used without choosing a target. */
export const UNTARGETED: readonly District[] = ["smithy"];

/** Districts that keep a pile of cards. */
export const KEEPS_PILE: readonly District[] = ["museum"];

/** The type of districts from which a character has an income. */
export const INCOME_TYPES: Readonly<Record<string, DistrictType>> = {
  "king": "noble",
  "emperor": "noble",
  "patrician": "noble",
  "bishop": "religious",
  "abbot": "religious",
  "cardinal": "religious",
  "merchant": "trade",
  "trader": "trade",
  "warlord": "military",
  "diplomat": "military",
  "marshal": "military"
};
