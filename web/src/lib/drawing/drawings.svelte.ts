import type { District } from '../protocol/names.gen';
import { patiently } from '../ui/patience';
import * as military from './districts/military';
import * as noble from './districts/noble';
import * as religious from './districts/religious';
import * as trade from './districts/trade';
import type { Draw } from './recipe';

type Drawn = Partial<Record<District, Draw>>;

/** The districts that are in every game. */
const USUAL = {
  manor: noble.manor,
  castle: noble.castle,
  palace: noble.palace,
  temple: religious.temple,
  church: religious.church,
  monastery: religious.monastery,
  cathedral: religious.cathedral,
  tavern: trade.tavern,
  market: trade.market,
  'trading-post': trade.tradingPost,
  docks: trade.docks,
  harbor: trade.harbor,
  'town-hall': trade.townHall,
  watchtower: military.watchtower,
  prison: military.prison,
  barracks: military.barracks,
  fortress: military.fortress,
} satisfies Drawn;

/** The others are fetched in five parts, when one of a part is first shown. */
const PARTS = {
  learning: () => import('./districts/learning'),
  ramparts: () => import('./districts/ramparts'),
  shadow: () => import('./districts/shadow'),
  splendour: () => import('./districts/splendour'),
  work: () => import('./districts/work'),
} satisfies Record<string, () => Promise<{ default: Drawn }>>;

const PART_OF: Record<Exclude<District, keyof typeof USUAL>, keyof typeof PARTS> = {
  armory: 'splendour',
  basilica: 'splendour',
  capitol: 'splendour',
  'dragon-gate': 'ramparts',
  factory: 'work',
  framework: 'work',
  'gold-mine': 'work',
  'great-wall': 'ramparts',
  'haunted-quarter': 'shadow',
  'imperial-treasury': 'splendour',
  'ivory-tower': 'learning',
  keep: 'ramparts',
  laboratory: 'learning',
  library: 'learning',
  'map-room': 'learning',
  monument: 'splendour',
  museum: 'learning',
  necropolis: 'shadow',
  observatory: 'learning',
  park: 'work',
  'poor-house': 'shadow',
  quarry: 'work',
  'school-of-magic': 'learning',
  'secret-vault': 'shadow',
  smithy: 'work',
  stables: 'work',
  statue: 'splendour',
  theater: 'splendour',
  'thieves-den': 'shadow',
  'wishing-well': 'work',
  graveyard: 'shadow',
  university: 'learning',
  lighthouse: 'work',
  'bell-tower': 'splendour',
  hospital: 'shadow',
  'throne-room': 'splendour',
  'ball-room': 'splendour',
};

class Drawings {
  #known = $state.raw<Drawn>(USUAL);
  #coming = new Map<string, Promise<void>>();

  /** How a district is drawn, as soon as that is known. */
  of(district: District): Draw | undefined {
    const found = this.#known[district];
    if (!found && isApart(district)) this.#fetch(PART_OF[district]).catch(() => undefined);
    return found;
  }

  /** For whoever cannot wait for single ones. */
  async all(): Promise<void> {
    const parts = Object.keys(PARTS) as (keyof typeof PARTS)[];
    await Promise.all(parts.map((part) => this.#fetch(part)));
  }

  #fetch(part: keyof typeof PARTS): Promise<void> {
    const coming =
      this.#coming.get(part) ??
      patiently<{ default: Drawn }>(PARTS[part]).then(
        ({ default: more }) => void (this.#known = { ...this.#known, ...more }),
        (error: unknown) => {
          this.#coming.delete(part); // asked for again when it is shown again
          throw error;
        },
      );
    this.#coming.set(part, coming);
    return coming;
  }
}

function isApart(district: District): district is keyof typeof PART_OF {
  return district in PART_OF;
}

export const drawings = new Drawings();
