import type { District } from '../protocol/names.gen';
import type { Point } from './shape';

/** The size at which a district is drawn, which grows with its printed cost. */
export interface Size {
  width: number;
  height: number;
  peak: Point; // where the gold of a beautified district stands
}

/** The sizes of all districts, known before their drawings, so that nothing moves on loading. */
export const SIZES: Record<District, Size> = {
  manor: { width: 72, height: 82, peak: [36, 74] },
  castle: { width: 88, height: 98, peak: [44, 95] },
  palace: { width: 108, height: 112, peak: [54, 106] },
  temple: { width: 62, height: 60, peak: [31, 55] },
  church: { width: 62, height: 84, peak: [16, 81] },
  monastery: { width: 88, height: 80, peak: [21, 77] },
  cathedral: { width: 92, height: 122, peak: [46, 79] },
  tavern: { width: 62, height: 62, peak: [27, 54] },
  market: { width: 80, height: 64, peak: [40, 61] },
  'trading-post': { width: 70, height: 72, peak: [32, 64] },
  docks: { width: 90, height: 86, peak: [46, 74] },
  harbor: { width: 104, height: 100, peak: [88, 68] },
  'town-hall': { width: 90, height: 116, peak: [45, 106] },
  watchtower: { width: 42, height: 79, peak: [21, 76] },
  prison: { width: 66, height: 68, peak: [33, 56] },
  barracks: { width: 92, height: 80, peak: [46, 75] },
  fortress: { width: 108, height: 110, peak: [54, 106] },
  armory: { width: 74, height: 82, peak: [37, 76] },
  basilica: { width: 92, height: 96, peak: [42, 93] },
  capitol: { width: 104, height: 112, peak: [52, 106] },
  'dragon-gate': { width: 112, height: 115, peak: [44, 108] },
  factory: { width: 98, height: 112, peak: [14, 92] },
  framework: { width: 70, height: 84, peak: [35, 78] },
  'gold-mine': { width: 106, height: 110, peak: [50, 102] },
  'great-wall': { width: 124, height: 106, peak: [32, 92] },
  'haunted-quarter': { width: 82, height: 76, peak: [23, 64] },
  'imperial-treasury': { width: 86, height: 106, peak: [43, 102] },
  'ivory-tower': { width: 48, height: 114, peak: [24, 108] },
  keep: { width: 66, height: 88, peak: [33, 80] },
  laboratory: { width: 84, height: 110, peak: [54, 108] },
  library: { width: 104, height: 112, peak: [52, 104] },
  'map-room': { width: 82, height: 108, peak: [41, 104] },
  monument: { width: 56, height: 102, peak: [28, 98] },
  museum: { width: 88, height: 80, peak: [44, 75] },
  necropolis: { width: 102, height: 106, peak: [51, 100] },
  observatory: { width: 82, height: 98, peak: [32, 84] },
  park: { width: 118, height: 98, peak: [60, 74] },
  'poor-house': { width: 88, height: 94, peak: [40, 84] },
  quarry: { width: 98, height: 104, peak: [22, 92] },
  'school-of-magic': { width: 100, height: 125, peak: [85, 102] },
  'secret-vault': { width: 62, height: 50, peak: [31, 42] },
  smithy: { width: 92, height: 104, peak: [66, 94] },
  stables: { width: 74, height: 72, peak: [37, 66] },
  statue: { width: 64, height: 90, peak: [30, 82] },
  theater: { width: 102, height: 114, peak: [51, 108] },
  'thieves-den': { width: 82, height: 116, peak: [36, 108] },
  'wishing-well': { width: 76, height: 100, peak: [38, 88] },
  graveyard: { width: 98, height: 104, peak: [30, 90] },
  university: { width: 104, height: 114, peak: [52, 106] },
  lighthouse: { width: 62, height: 104, peak: [31, 96] },
  'bell-tower': { width: 52, height: 116, peak: [26, 108] },
  hospital: { width: 112, height: 106, peak: [56, 98] },
  'throne-room': { width: 98, height: 116, peak: [49, 108] },
  'ball-room': { width: 108, height: 112, peak: [54, 106] },
};
