import type { District } from '../protocol/names.gen';
import * as learning from './districts/learning';
import * as military from './districts/military';
import * as noble from './districts/noble';
import * as ramparts from './districts/ramparts';
import * as religious from './districts/religious';
import * as shadow from './districts/shadow';
import * as splendour from './districts/splendour';
import * as trade from './districts/trade';
import * as work from './districts/work';
import type { Recipe } from './recipe';

/** How each district of any edition is drawn. */
export const RECIPES: Record<District, Recipe> = {
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
  armory: splendour.armory,
  basilica: splendour.basilica,
  capitol: splendour.capitol,
  'dragon-gate': ramparts.dragonGate,
  factory: work.factory,
  framework: work.framework,
  'gold-mine': work.goldMine,
  'great-wall': ramparts.greatWall,
  'haunted-quarter': shadow.hauntedQuarter,
  'imperial-treasury': splendour.imperialTreasury,
  'ivory-tower': learning.ivoryTower,
  keep: ramparts.keep,
  laboratory: learning.laboratory,
  library: learning.library,
  'map-room': learning.mapRoom,
  monument: splendour.monument,
  museum: learning.museum,
  necropolis: shadow.necropolis,
  observatory: learning.observatory,
  park: work.park,
  'poor-house': shadow.poorHouse,
  quarry: work.quarry,
  'school-of-magic': learning.schoolOfMagic,
  'secret-vault': shadow.secretVault,
  smithy: work.smithy,
  stables: work.stables,
  statue: splendour.statue,
  theater: splendour.theater,
  'thieves-den': shadow.thievesDen,
  'wishing-well': work.wishingWell,
  graveyard: shadow.graveyard,
  university: learning.university,
  lighthouse: work.lighthouse,
  'bell-tower': splendour.bellTower,
  hospital: shadow.hospital,
  'throne-room': splendour.throneRoom,
  'ball-room': splendour.ballRoom,
};
