import type { District } from '../protocol/names.gen';
import { retryImport } from '../ui/retry-import';
import * as military from './districts/military';
import * as noble from './districts/noble';
import * as religious from './districts/religious';
import * as trade from './districts/trade';
import type { Draw } from './draw';

type DrawFunctions = Partial<Record<District, Draw>>;

/** The districts that are in every game. */
const IN_EVERY_GAME = {
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
} satisfies DrawFunctions;

/** Each of the others is fetched when it is first shown. */
const LAZY: Record<
  Exclude<District, keyof typeof IN_EVERY_GAME>,
  () => Promise<{ default: Draw }>
> = {
  armory: () => import('./districts/unique/armory'),
  basilica: () => import('./districts/unique/basilica'),
  capitol: () => import('./districts/unique/capitol'),
  'dragon-gate': () => import('./districts/unique/dragon-gate'),
  factory: () => import('./districts/unique/factory'),
  framework: () => import('./districts/unique/framework'),
  'gold-mine': () => import('./districts/unique/gold-mine'),
  'great-wall': () => import('./districts/unique/great-wall'),
  'haunted-quarter': () => import('./districts/unique/haunted-quarter'),
  'imperial-treasury': () => import('./districts/unique/imperial-treasury'),
  'ivory-tower': () => import('./districts/unique/ivory-tower'),
  keep: () => import('./districts/unique/keep'),
  laboratory: () => import('./districts/unique/laboratory'),
  library: () => import('./districts/unique/library'),
  'map-room': () => import('./districts/unique/map-room'),
  monument: () => import('./districts/unique/monument'),
  museum: () => import('./districts/unique/museum'),
  necropolis: () => import('./districts/unique/necropolis'),
  observatory: () => import('./districts/unique/observatory'),
  park: () => import('./districts/unique/park'),
  'poor-house': () => import('./districts/unique/poor-house'),
  quarry: () => import('./districts/unique/quarry'),
  'school-of-magic': () => import('./districts/unique/school-of-magic'),
  'secret-vault': () => import('./districts/unique/secret-vault'),
  smithy: () => import('./districts/unique/smithy'),
  stables: () => import('./districts/unique/stables'),
  statue: () => import('./districts/unique/statue'),
  theater: () => import('./districts/unique/theater'),
  'thieves-den': () => import('./districts/unique/thieves-den'),
  'wishing-well': () => import('./districts/unique/wishing-well'),
  graveyard: () => import('./districts/unique/graveyard'),
  university: () => import('./districts/unique/university'),
  lighthouse: () => import('./districts/unique/lighthouse'),
  'bell-tower': () => import('./districts/unique/bell-tower'),
  hospital: () => import('./districts/unique/hospital'),
  'throne-room': () => import('./districts/unique/throne-room'),
  'ball-room': () => import('./districts/unique/ball-room'),
};

class DrawingLoader {
  #loaded = $state.raw<DrawFunctions>(IN_EVERY_GAME);
  #pending = new Map<District, Promise<void>>();

  /** How a district is drawn, as soon as that is known. */
  get(district: District): Draw | undefined {
    const draw = this.#loaded[district];
    if (!draw && isLazy(district)) this.#fetch(district).catch(() => undefined);
    return draw;
  }

  /** Fetches all drawings, for callers that cannot wait for single ones. */
  async loadAll(): Promise<void> {
    const districts = Object.keys(LAZY) as (keyof typeof LAZY)[];
    await Promise.all(districts.map((district) => this.#fetch(district)));
  }

  #fetch(district: keyof typeof LAZY): Promise<void> {
    const pending =
      this.#pending.get(district) ??
      retryImport(LAZY[district]).then(
        ({ default: draw }) => void (this.#loaded = { ...this.#loaded, [district]: draw }),
        (error: unknown) => {
          this.#pending.delete(district); // asked for again when it is shown again
          throw error;
        },
      );
    this.#pending.set(district, pending);
    return pending;
  }
}

function isLazy(district: District): district is keyof typeof LAZY {
  return district in LAZY;
}

export const drawings = new DrawingLoader();
