// Written by `python -m web.generate`. Never edited.

import type { Profile } from '../protocol/names.gen';
import type { Reference } from './reference';

export const VERSION = '0.1.0';

/** In what the rulebooks differ, in the order of the texts about it. */
export const DIFFERENCES = [
  "city",
  "deck",
  "three",
  "short",
  "ties",
  "king",
  "killed",
  "warlord",
  "extra",
  "emperor",
  "abbot",
  "navigator",
  "diplomat",
  "tax",
  "witch",
  "laboratory",
  "library"
] as const;

export const REFERENCE: Record<Profile, Reference> = {
  "2016": {
    "drafts": [
      {
        "players": 2,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 3,
        "characters": 9,
        "faceup": 0
      },
      {
        "players": 4,
        "characters": 8,
        "faceup": 2
      },
      {
        "players": 4,
        "characters": 9,
        "faceup": 3
      },
      {
        "players": 5,
        "characters": 8,
        "faceup": 1
      },
      {
        "players": 5,
        "characters": 9,
        "faceup": 2
      },
      {
        "players": 6,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 6,
        "characters": 9,
        "faceup": 1
      },
      {
        "players": 7,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 7,
        "characters": 9,
        "faceup": 0
      },
      {
        "players": 8,
        "characters": 9,
        "faceup": 0
      }
    ],
    "rulings": {
      "great-wall-coin": "bank",
      "great-wall-covers-itself": "no",
      "own-rank-8-respects-own-protection": "yes",
      "armory-from-completed-city": "no",
      "shrunk-city-keeps-bonus": "yes",
      "name-faceup-characters": "yes",
      "mark-own-token": "yes",
      "gather-cards-from-empty-deck": "yes",
      "order-under-deck": "chosen",
      "wizard-builds-before-gathering": "yes",
      "wizard-build-by-sacrifice": "no",
      "wizard-must-take": "yes",
      "cardinal-mixes-with-den": "yes",
      "bribe-with-nothing": "yes",
      "magistrate-second-chance": "no",
      "uncounted-stays-uncounted": "yes",
      "witch-as-tax-collector-taxed": "no",
      "beautified-counts-everywhere": "yes",
      "emperor-may-decline": "no",
      "queen-sits-where-witch-sits": "yes",
      "seer-takes": "random",
      "same-name-exchange": "no",
      "tie-break-by": "revealed",
      "default-rank-9": "artist",
      "sacrifice-makes-room-for-monument": "no",
      "museum-seen-by": "owner",
      "vault-counts-as-hand-card": "yes",
      "haunted-quarter-one-type": "yes",
      "crown-moves-before-scoring": "yes",
      "unused-marks-returned": "hidden",
      "magician-discards-first": "yes",
      "name-own-second-character": "yes",
      "end-of-turn-order": "poor-house-park-alchemist",
      "confiscated-gold-refunded-once": "yes",
      "marshal-with-completed-city": "yes",
      "warlord-in-own-completed-city": "no"
    }
  },
  "classic-en": {
    "drafts": [
      {
        "players": 2,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 3,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 4,
        "characters": 8,
        "faceup": 2
      },
      {
        "players": 4,
        "characters": 9,
        "faceup": 3
      },
      {
        "players": 5,
        "characters": 8,
        "faceup": 1
      },
      {
        "players": 5,
        "characters": 9,
        "faceup": 2
      },
      {
        "players": 6,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 6,
        "characters": 9,
        "faceup": 1
      },
      {
        "players": 7,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 7,
        "characters": 9,
        "faceup": 0
      },
      {
        "players": 8,
        "characters": 9,
        "faceup": 0
      }
    ],
    "rulings": {
      "shrunk-city-keeps-bonus": "yes",
      "gather-cards-from-empty-deck": "no",
      "order-under-deck": "chosen",
      "wizard-builds-before-gathering": "no",
      "wizard-must-take": "yes",
      "queen-sits-where-witch-sits": "yes",
      "same-name-exchange": "yes",
      "default-rank-9": "artist",
      "museum-seen-by": "owner",
      "haunted-quarter-one-type": "yes",
      "crown-moves-before-scoring": "yes",
      "magician-discards-first": "yes",
      "end-of-turn-order": "alchemist-poor-house-park",
      "two-ways-together": "yes",
      "more-than-two-replaced": "no",
      "witch-may-decline": "no",
      "bewitched-emperor-crowns": "witch",
      "killed-emperor-crowns": "no",
      "extra-may-be-refused": "yes",
      "diplomat-in-completed-city": "yes",
      "diplomat-moment": "at-end",
      "witch-pays-tax-on-reveal": "yes",
      "queen-beside-emperor": "no",
      "alchemist-repaid": "at-end",
      "navigator-must-take": "yes",
      "lost-bell-tower": "lengthens",
      "bell-tower-bonus": "earliest",
      "ball-room-manner": "courtesy",
      "quarry-repeats": "one",
      "hospital-may-be-declined": "yes",
      "import-bonus-districts": "no",
      "ordinary-removed": "for-each",
      "tie-break": "book"
    }
  },
  "classic-ru": {
    "drafts": [
      {
        "players": 2,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 3,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 4,
        "characters": 8,
        "faceup": 2
      },
      {
        "players": 4,
        "characters": 9,
        "faceup": 3
      },
      {
        "players": 5,
        "characters": 8,
        "faceup": 1
      },
      {
        "players": 5,
        "characters": 9,
        "faceup": 2
      },
      {
        "players": 6,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 6,
        "characters": 9,
        "faceup": 1
      },
      {
        "players": 7,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 7,
        "characters": 9,
        "faceup": 0
      },
      {
        "players": 8,
        "characters": 9,
        "faceup": 0
      }
    ],
    "rulings": {
      "shrunk-city-keeps-bonus": "yes",
      "gather-cards-from-empty-deck": "no",
      "order-under-deck": "chosen",
      "wizard-builds-before-gathering": "no",
      "wizard-must-take": "yes",
      "queen-sits-where-witch-sits": "yes",
      "same-name-exchange": "yes",
      "default-rank-9": "artist",
      "museum-seen-by": "owner",
      "haunted-quarter-one-type": "yes",
      "crown-moves-before-scoring": "yes",
      "magician-discards-first": "yes",
      "end-of-turn-order": "alchemist-poor-house-park",
      "two-ways-together": "yes",
      "more-than-two-replaced": "no",
      "witch-may-decline": "yes",
      "bewitched-emperor-crowns": "witch",
      "killed-emperor-crowns": "no",
      "extra-may-be-refused": "yes",
      "diplomat-in-completed-city": "no",
      "diplomat-moment": "at-end",
      "witch-pays-tax-on-reveal": "no",
      "queen-beside-emperor": "yes",
      "alchemist-repaid": "at-end",
      "navigator-must-take": "no",
      "lost-bell-tower": "lengthens",
      "bell-tower-bonus": "earliest",
      "ball-room-manner": "courtesy",
      "quarry-repeats": "one",
      "hospital-may-be-declined": "yes",
      "ordinary-removed": "for-each"
    }
  },
  "classic-fr": {
    "drafts": [
      {
        "players": 2,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 3,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 4,
        "characters": 8,
        "faceup": 2
      },
      {
        "players": 4,
        "characters": 9,
        "faceup": 3
      },
      {
        "players": 5,
        "characters": 8,
        "faceup": 1
      },
      {
        "players": 5,
        "characters": 9,
        "faceup": 2
      },
      {
        "players": 6,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 6,
        "characters": 9,
        "faceup": 1
      },
      {
        "players": 7,
        "characters": 8,
        "faceup": 0
      },
      {
        "players": 7,
        "characters": 9,
        "faceup": 0
      },
      {
        "players": 8,
        "characters": 9,
        "faceup": 0
      }
    ],
    "rulings": {
      "shrunk-city-keeps-bonus": "first-only",
      "gather-cards-from-empty-deck": "no",
      "order-under-deck": "chosen",
      "wizard-builds-before-gathering": "no",
      "wizard-must-take": "yes",
      "queen-sits-where-witch-sits": "yes",
      "same-name-exchange": "yes",
      "default-rank-9": "artist",
      "museum-seen-by": "owner",
      "haunted-quarter-one-type": "yes",
      "crown-moves-before-scoring": "yes",
      "magician-discards-first": "yes",
      "end-of-turn-order": "alchemist-poor-house-park",
      "two-ways-together": "yes",
      "more-than-two-replaced": "no",
      "witch-may-decline": "no",
      "bewitched-emperor-crowns": "emperor",
      "killed-emperor-crowns": "yes",
      "extra-may-be-refused": "yes",
      "diplomat-in-completed-city": "no",
      "diplomat-moment": "after-gathering",
      "witch-pays-tax-on-reveal": "no",
      "queen-beside-emperor": "yes",
      "alchemist-repaid": "at-once",
      "navigator-must-take": "no",
      "lost-bell-tower": "stays-short",
      "bell-tower-bonus": "earliest",
      "ball-room-manner": "courtesy",
      "quarry-repeats": "all",
      "hospital-may-be-declined": "no",
      "add-without-exchange": "no",
      "tie-break": "book",
      "wishing-well-counts-itself": "no"
    }
  }
};
