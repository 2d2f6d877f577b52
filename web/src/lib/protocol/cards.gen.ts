// Written by `python -m web.generate`. Never edited.

import type { Profile } from './names.gen';
import type { Book } from './book';

export const BOOKS: Record<Profile, Book> = {
  "2016": {
    "districts": {
      "manor": {
        "cost": 3,
        "type": "noble",
        "copies": 5,
        "chosen": false
      },
      "castle": {
        "cost": 4,
        "type": "noble",
        "copies": 4,
        "chosen": false
      },
      "palace": {
        "cost": 5,
        "type": "noble",
        "copies": 3,
        "chosen": false
      },
      "temple": {
        "cost": 1,
        "type": "religious",
        "copies": 3,
        "chosen": false
      },
      "church": {
        "cost": 2,
        "type": "religious",
        "copies": 3,
        "chosen": false
      },
      "monastery": {
        "cost": 3,
        "type": "religious",
        "copies": 3,
        "chosen": false
      },
      "cathedral": {
        "cost": 5,
        "type": "religious",
        "copies": 2,
        "chosen": false
      },
      "tavern": {
        "cost": 1,
        "type": "trade",
        "copies": 5,
        "chosen": false
      },
      "market": {
        "cost": 2,
        "type": "trade",
        "copies": 4,
        "chosen": false
      },
      "trading-post": {
        "cost": 2,
        "type": "trade",
        "copies": 3,
        "chosen": false
      },
      "docks": {
        "cost": 3,
        "type": "trade",
        "copies": 3,
        "chosen": false
      },
      "harbor": {
        "cost": 4,
        "type": "trade",
        "copies": 3,
        "chosen": false
      },
      "town-hall": {
        "cost": 5,
        "type": "trade",
        "copies": 2,
        "chosen": false
      },
      "watchtower": {
        "cost": 1,
        "type": "military",
        "copies": 3,
        "chosen": false
      },
      "prison": {
        "cost": 2,
        "type": "military",
        "copies": 3,
        "chosen": false
      },
      "barracks": {
        "cost": 3,
        "type": "military",
        "copies": 3,
        "chosen": false
      },
      "fortress": {
        "cost": 5,
        "type": "military",
        "copies": 2,
        "chosen": false
      },
      "armory": {
        "cost": 3,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "basilica": {
        "cost": 4,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "capitol": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "dragon-gate": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "factory": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "framework": {
        "cost": 3,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "gold-mine": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "great-wall": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "haunted-quarter": {
        "cost": 2,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "imperial-treasury": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "ivory-tower": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "keep": {
        "cost": 3,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "laboratory": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "library": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "map-room": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "monument": {
        "cost": 4,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "museum": {
        "cost": 4,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "necropolis": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "observatory": {
        "cost": 4,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "park": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "poor-house": {
        "cost": 4,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "quarry": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "school-of-magic": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "secret-vault": {
        "cost": 0,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "smithy": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "stables": {
        "cost": 2,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "statue": {
        "cost": 3,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "theater": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "thieves-den": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "wishing-well": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      }
    },
    "characters": {
      "assassin": {
        "rank": 1,
        "leastPlayers": 2
      },
      "witch": {
        "rank": 1,
        "leastPlayers": 2
      },
      "magistrate": {
        "rank": 1,
        "leastPlayers": 2
      },
      "thief": {
        "rank": 2,
        "leastPlayers": 2
      },
      "spy": {
        "rank": 2,
        "leastPlayers": 2
      },
      "blackmailer": {
        "rank": 2,
        "leastPlayers": 2
      },
      "magician": {
        "rank": 3,
        "leastPlayers": 2
      },
      "wizard": {
        "rank": 3,
        "leastPlayers": 2
      },
      "seer": {
        "rank": 3,
        "leastPlayers": 2
      },
      "king": {
        "rank": 4,
        "leastPlayers": 2
      },
      "emperor": {
        "rank": 4,
        "leastPlayers": 3
      },
      "patrician": {
        "rank": 4,
        "leastPlayers": 2
      },
      "bishop": {
        "rank": 5,
        "leastPlayers": 2
      },
      "abbot": {
        "rank": 5,
        "leastPlayers": 2
      },
      "cardinal": {
        "rank": 5,
        "leastPlayers": 2
      },
      "merchant": {
        "rank": 6,
        "leastPlayers": 2
      },
      "alchemist": {
        "rank": 6,
        "leastPlayers": 2
      },
      "trader": {
        "rank": 6,
        "leastPlayers": 2
      },
      "architect": {
        "rank": 7,
        "leastPlayers": 2
      },
      "navigator": {
        "rank": 7,
        "leastPlayers": 2
      },
      "scholar": {
        "rank": 7,
        "leastPlayers": 2
      },
      "warlord": {
        "rank": 8,
        "leastPlayers": 2
      },
      "diplomat": {
        "rank": 8,
        "leastPlayers": 2
      },
      "marshal": {
        "rank": 8,
        "leastPlayers": 2
      },
      "queen": {
        "rank": 9,
        "leastPlayers": 5
      },
      "artist": {
        "rank": 9,
        "leastPlayers": 2
      },
      "tax-collector": {
        "rank": 9,
        "leastPlayers": 2
      }
    },
    "presets": {
      "first-game": {
        "characters": [
          "assassin",
          "thief",
          "magician",
          "king",
          "bishop",
          "merchant",
          "architect",
          "warlord"
        ],
        "districts": [
          "dragon-gate",
          "factory",
          "haunted-quarter",
          "imperial-treasury",
          "keep",
          "laboratory",
          "library",
          "map-room",
          "quarry",
          "school-of-magic",
          "smithy",
          "statue",
          "thieves-den",
          "wishing-well"
        ]
      },
      "ambitious-aristocrats": {
        "characters": [
          "magistrate",
          "thief",
          "wizard",
          "patrician",
          "bishop",
          "trader",
          "architect",
          "marshal",
          "queen"
        ],
        "districts": [
          "capitol",
          "factory",
          "framework",
          "great-wall",
          "haunted-quarter",
          "keep",
          "necropolis",
          "park",
          "poor-house",
          "quarry",
          "school-of-magic",
          "stables",
          "statue",
          "thieves-den"
        ]
      },
      "cunning-agents": {
        "characters": [
          "witch",
          "blackmailer",
          "magician",
          "emperor",
          "abbot",
          "alchemist",
          "architect",
          "warlord",
          "tax-collector"
        ],
        "districts": [
          "armory",
          "basilica",
          "dragon-gate",
          "gold-mine",
          "keep",
          "monument",
          "museum",
          "necropolis",
          "park",
          "poor-house",
          "quarry",
          "secret-vault",
          "smithy",
          "theater"
        ]
      },
      "illustrious-emissaries": {
        "characters": [
          "witch",
          "spy",
          "seer",
          "emperor",
          "bishop",
          "merchant",
          "scholar",
          "diplomat",
          "artist"
        ],
        "districts": [
          "factory",
          "framework",
          "great-wall",
          "haunted-quarter",
          "ivory-tower",
          "keep",
          "library",
          "museum",
          "observatory",
          "park",
          "poor-house",
          "quarry",
          "school-of-magic",
          "smithy"
        ]
      },
      "devious-dignitaries": {
        "characters": [
          "magistrate",
          "blackmailer",
          "wizard",
          "king",
          "abbot",
          "alchemist",
          "navigator",
          "marshal",
          "queen"
        ],
        "districts": [
          "dragon-gate",
          "factory",
          "framework",
          "haunted-quarter",
          "laboratory",
          "necropolis",
          "park",
          "poor-house",
          "secret-vault",
          "smithy",
          "stables",
          "theater",
          "thieves-den",
          "wishing-well"
        ]
      },
      "tenacious-delegates": {
        "characters": [
          "assassin",
          "spy",
          "seer",
          "king",
          "cardinal",
          "trader",
          "scholar",
          "diplomat",
          "artist"
        ],
        "districts": [
          "basilica",
          "capitol",
          "haunted-quarter",
          "imperial-treasury",
          "laboratory",
          "library",
          "map-room",
          "observatory",
          "school-of-magic",
          "secret-vault",
          "smithy",
          "stables",
          "statue",
          "wishing-well"
        ]
      },
      "vicious-nobles": {
        "characters": [
          "assassin",
          "thief",
          "magician",
          "patrician",
          "cardinal",
          "merchant",
          "navigator",
          "warlord",
          "tax-collector"
        ],
        "districts": [
          "armory",
          "basilica",
          "dragon-gate",
          "gold-mine",
          "imperial-treasury",
          "ivory-tower",
          "laboratory",
          "map-room",
          "monument",
          "museum",
          "school-of-magic",
          "statue",
          "thieves-den",
          "wishing-well"
        ]
      }
    },
    "targets": [],
    "completeAt": {
      "2": 8,
      "3": 8,
      "4": 7,
      "5": 7,
      "6": 7,
      "7": 7,
      "8": 7
    },
    "firstCrown": "oldest"
  },
  "classic-en": {
    "districts": {
      "manor": {
        "cost": 3,
        "type": "noble",
        "copies": 5,
        "chosen": false
      },
      "castle": {
        "cost": 4,
        "type": "noble",
        "copies": 4,
        "chosen": false
      },
      "palace": {
        "cost": 5,
        "type": "noble",
        "copies": 3,
        "chosen": false
      },
      "temple": {
        "cost": 1,
        "type": "religious",
        "copies": 3,
        "chosen": false
      },
      "church": {
        "cost": 2,
        "type": "religious",
        "copies": 3,
        "chosen": false
      },
      "monastery": {
        "cost": 3,
        "type": "religious",
        "copies": 3,
        "chosen": false
      },
      "cathedral": {
        "cost": 5,
        "type": "religious",
        "copies": 2,
        "chosen": false
      },
      "tavern": {
        "cost": 1,
        "type": "trade",
        "copies": 5,
        "chosen": false
      },
      "market": {
        "cost": 2,
        "type": "trade",
        "copies": 4,
        "chosen": false
      },
      "trading-post": {
        "cost": 2,
        "type": "trade",
        "copies": 3,
        "chosen": false
      },
      "docks": {
        "cost": 3,
        "type": "trade",
        "copies": 3,
        "chosen": false
      },
      "harbor": {
        "cost": 4,
        "type": "trade",
        "copies": 3,
        "chosen": false
      },
      "town-hall": {
        "cost": 5,
        "type": "trade",
        "copies": 2,
        "chosen": false
      },
      "watchtower": {
        "cost": 1,
        "type": "military",
        "copies": 3,
        "chosen": false
      },
      "prison": {
        "cost": 2,
        "type": "military",
        "copies": 3,
        "chosen": false
      },
      "barracks": {
        "cost": 3,
        "type": "military",
        "copies": 3,
        "chosen": false
      },
      "fortress": {
        "cost": 5,
        "type": "military",
        "copies": 2,
        "chosen": false
      },
      "haunted-quarter": {
        "cost": 2,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "keep": {
        "cost": 3,
        "type": "unique",
        "copies": 2,
        "chosen": false
      },
      "laboratory": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "smithy": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "graveyard": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "observatory": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "school-of-magic": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "library": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "great-wall": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "university": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "dragon-gate": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "armory": {
        "cost": 3,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "ball-room": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "bell-tower": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "factory": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "hospital": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "imperial-treasury": {
        "cost": 4,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "lighthouse": {
        "cost": 3,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "map-room": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "museum": {
        "cost": 4,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "park": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "poor-house": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "quarry": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "throne-room": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "wishing-well": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      }
    },
    "characters": {
      "assassin": {
        "rank": 1,
        "leastPlayers": 2
      },
      "witch": {
        "rank": 1,
        "leastPlayers": 2
      },
      "thief": {
        "rank": 2,
        "leastPlayers": 2
      },
      "tax-collector": {
        "rank": 2,
        "leastPlayers": 2
      },
      "magician": {
        "rank": 3,
        "leastPlayers": 2
      },
      "wizard": {
        "rank": 3,
        "leastPlayers": 2
      },
      "king": {
        "rank": 4,
        "leastPlayers": 2
      },
      "emperor": {
        "rank": 4,
        "leastPlayers": 2
      },
      "bishop": {
        "rank": 5,
        "leastPlayers": 2
      },
      "abbot": {
        "rank": 5,
        "leastPlayers": 2
      },
      "merchant": {
        "rank": 6,
        "leastPlayers": 2
      },
      "alchemist": {
        "rank": 6,
        "leastPlayers": 2
      },
      "architect": {
        "rank": 7,
        "leastPlayers": 2
      },
      "navigator": {
        "rank": 7,
        "leastPlayers": 2
      },
      "warlord": {
        "rank": 8,
        "leastPlayers": 2
      },
      "diplomat": {
        "rank": 8,
        "leastPlayers": 2
      },
      "artist": {
        "rank": 9,
        "leastPlayers": 2
      },
      "queen": {
        "rank": 9,
        "leastPlayers": 5
      }
    },
    "presets": {
      "first-game": {
        "characters": [
          "assassin",
          "thief",
          "magician",
          "king",
          "bishop",
          "merchant",
          "architect",
          "warlord"
        ],
        "districts": []
      }
    },
    "targets": [
      7
    ],
    "completeAt": {
      "2": 8,
      "3": 8,
      "4": 8,
      "5": 8,
      "6": 8,
      "7": 8,
      "8": 8
    },
    "firstCrown": "oldest"
  },
  "classic-ru": {
    "districts": {
      "manor": {
        "cost": 3,
        "type": "noble",
        "copies": 5,
        "chosen": false
      },
      "castle": {
        "cost": 4,
        "type": "noble",
        "copies": 4,
        "chosen": false
      },
      "palace": {
        "cost": 5,
        "type": "noble",
        "copies": 3,
        "chosen": false
      },
      "temple": {
        "cost": 1,
        "type": "religious",
        "copies": 3,
        "chosen": false
      },
      "church": {
        "cost": 2,
        "type": "religious",
        "copies": 3,
        "chosen": false
      },
      "monastery": {
        "cost": 3,
        "type": "religious",
        "copies": 3,
        "chosen": false
      },
      "cathedral": {
        "cost": 5,
        "type": "religious",
        "copies": 2,
        "chosen": false
      },
      "tavern": {
        "cost": 1,
        "type": "trade",
        "copies": 5,
        "chosen": false
      },
      "market": {
        "cost": 2,
        "type": "trade",
        "copies": 4,
        "chosen": false
      },
      "trading-post": {
        "cost": 2,
        "type": "trade",
        "copies": 3,
        "chosen": false
      },
      "docks": {
        "cost": 3,
        "type": "trade",
        "copies": 3,
        "chosen": false
      },
      "harbor": {
        "cost": 4,
        "type": "trade",
        "copies": 3,
        "chosen": false
      },
      "town-hall": {
        "cost": 5,
        "type": "trade",
        "copies": 2,
        "chosen": false
      },
      "watchtower": {
        "cost": 1,
        "type": "military",
        "copies": 3,
        "chosen": false
      },
      "prison": {
        "cost": 2,
        "type": "military",
        "copies": 3,
        "chosen": false
      },
      "barracks": {
        "cost": 3,
        "type": "military",
        "copies": 3,
        "chosen": false
      },
      "fortress": {
        "cost": 5,
        "type": "military",
        "copies": 2,
        "chosen": false
      },
      "haunted-quarter": {
        "cost": 2,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "keep": {
        "cost": 3,
        "type": "unique",
        "copies": 2,
        "chosen": false
      },
      "laboratory": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "smithy": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "graveyard": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "observatory": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "school-of-magic": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "library": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "great-wall": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "university": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "dragon-gate": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "armory": {
        "cost": 3,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "ball-room": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "bell-tower": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "factory": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "hospital": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "imperial-treasury": {
        "cost": 4,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "lighthouse": {
        "cost": 3,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "map-room": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "museum": {
        "cost": 4,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "park": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "poor-house": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "quarry": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "throne-room": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "wishing-well": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      }
    },
    "characters": {
      "assassin": {
        "rank": 1,
        "leastPlayers": 2
      },
      "witch": {
        "rank": 1,
        "leastPlayers": 2
      },
      "thief": {
        "rank": 2,
        "leastPlayers": 2
      },
      "tax-collector": {
        "rank": 2,
        "leastPlayers": 2
      },
      "magician": {
        "rank": 3,
        "leastPlayers": 2
      },
      "wizard": {
        "rank": 3,
        "leastPlayers": 2
      },
      "king": {
        "rank": 4,
        "leastPlayers": 2
      },
      "emperor": {
        "rank": 4,
        "leastPlayers": 2
      },
      "bishop": {
        "rank": 5,
        "leastPlayers": 2
      },
      "abbot": {
        "rank": 5,
        "leastPlayers": 2
      },
      "merchant": {
        "rank": 6,
        "leastPlayers": 2
      },
      "alchemist": {
        "rank": 6,
        "leastPlayers": 2
      },
      "architect": {
        "rank": 7,
        "leastPlayers": 2
      },
      "navigator": {
        "rank": 7,
        "leastPlayers": 2
      },
      "warlord": {
        "rank": 8,
        "leastPlayers": 2
      },
      "diplomat": {
        "rank": 8,
        "leastPlayers": 2
      },
      "artist": {
        "rank": 9,
        "leastPlayers": 2
      },
      "queen": {
        "rank": 9,
        "leastPlayers": 5
      }
    },
    "presets": {
      "first-game": {
        "characters": [
          "assassin",
          "thief",
          "magician",
          "king",
          "bishop",
          "merchant",
          "architect",
          "warlord"
        ],
        "districts": []
      }
    },
    "targets": [
      7
    ],
    "completeAt": {
      "2": 8,
      "3": 8,
      "4": 8,
      "5": 8,
      "6": 8,
      "7": 8,
      "8": 8
    },
    "firstCrown": "oldest"
  },
  "classic-fr": {
    "districts": {
      "manor": {
        "cost": 3,
        "type": "noble",
        "copies": 5,
        "chosen": false
      },
      "castle": {
        "cost": 4,
        "type": "noble",
        "copies": 4,
        "chosen": false
      },
      "palace": {
        "cost": 5,
        "type": "noble",
        "copies": 3,
        "chosen": false
      },
      "temple": {
        "cost": 1,
        "type": "religious",
        "copies": 3,
        "chosen": false
      },
      "church": {
        "cost": 2,
        "type": "religious",
        "copies": 3,
        "chosen": false
      },
      "monastery": {
        "cost": 3,
        "type": "religious",
        "copies": 3,
        "chosen": false
      },
      "cathedral": {
        "cost": 5,
        "type": "religious",
        "copies": 2,
        "chosen": false
      },
      "tavern": {
        "cost": 1,
        "type": "trade",
        "copies": 5,
        "chosen": false
      },
      "market": {
        "cost": 2,
        "type": "trade",
        "copies": 4,
        "chosen": false
      },
      "trading-post": {
        "cost": 2,
        "type": "trade",
        "copies": 3,
        "chosen": false
      },
      "docks": {
        "cost": 3,
        "type": "trade",
        "copies": 3,
        "chosen": false
      },
      "harbor": {
        "cost": 4,
        "type": "trade",
        "copies": 3,
        "chosen": false
      },
      "town-hall": {
        "cost": 5,
        "type": "trade",
        "copies": 2,
        "chosen": false
      },
      "watchtower": {
        "cost": 1,
        "type": "military",
        "copies": 3,
        "chosen": false
      },
      "prison": {
        "cost": 2,
        "type": "military",
        "copies": 3,
        "chosen": false
      },
      "barracks": {
        "cost": 3,
        "type": "military",
        "copies": 3,
        "chosen": false
      },
      "fortress": {
        "cost": 5,
        "type": "military",
        "copies": 2,
        "chosen": false
      },
      "haunted-quarter": {
        "cost": 2,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "keep": {
        "cost": 3,
        "type": "unique",
        "copies": 2,
        "chosen": false
      },
      "laboratory": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "smithy": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "graveyard": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "observatory": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "school-of-magic": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "library": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "great-wall": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "university": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "dragon-gate": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "armory": {
        "cost": 3,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "ball-room": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "bell-tower": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "factory": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "hospital": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "imperial-treasury": {
        "cost": 4,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "lighthouse": {
        "cost": 3,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "map-room": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "museum": {
        "cost": 4,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "park": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "poor-house": {
        "cost": 4,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "quarry": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      },
      "throne-room": {
        "cost": 6,
        "type": "unique",
        "copies": 1,
        "chosen": true
      },
      "wishing-well": {
        "cost": 5,
        "type": "unique",
        "copies": 1,
        "chosen": false
      }
    },
    "characters": {
      "assassin": {
        "rank": 1,
        "leastPlayers": 2
      },
      "witch": {
        "rank": 1,
        "leastPlayers": 2
      },
      "thief": {
        "rank": 2,
        "leastPlayers": 2
      },
      "tax-collector": {
        "rank": 2,
        "leastPlayers": 2
      },
      "magician": {
        "rank": 3,
        "leastPlayers": 2
      },
      "wizard": {
        "rank": 3,
        "leastPlayers": 2
      },
      "king": {
        "rank": 4,
        "leastPlayers": 2
      },
      "emperor": {
        "rank": 4,
        "leastPlayers": 2
      },
      "bishop": {
        "rank": 5,
        "leastPlayers": 2
      },
      "abbot": {
        "rank": 5,
        "leastPlayers": 2
      },
      "merchant": {
        "rank": 6,
        "leastPlayers": 2
      },
      "alchemist": {
        "rank": 6,
        "leastPlayers": 2
      },
      "architect": {
        "rank": 7,
        "leastPlayers": 2
      },
      "navigator": {
        "rank": 7,
        "leastPlayers": 2
      },
      "warlord": {
        "rank": 8,
        "leastPlayers": 2
      },
      "diplomat": {
        "rank": 8,
        "leastPlayers": 2
      },
      "artist": {
        "rank": 9,
        "leastPlayers": 2
      },
      "queen": {
        "rank": 9,
        "leastPlayers": 5
      }
    },
    "presets": {
      "first-game": {
        "characters": [
          "assassin",
          "thief",
          "magician",
          "king",
          "bishop",
          "merchant",
          "architect",
          "warlord"
        ],
        "districts": []
      }
    },
    "targets": [
      7,
      6
    ],
    "completeAt": {
      "2": 8,
      "3": 8,
      "4": 8,
      "5": 8,
      "6": 8,
      "7": 8,
      "8": 8
    },
    "firstCrown": "random"
  }
};
