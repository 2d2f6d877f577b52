import { BOOKS } from '../protocol/cards.gen';
import type { Event, State } from '../protocol/messages.gen';
import type { District, QuestionKind } from '../protocol/names.gen';

/** Where on the table a lesson points: an element with this word as its `data-part`. */
export type Part = 'hand' | 'city' | 'rank-track' | 'rivals' | 'question' | 'gold' | 'crown';

/** What the guide knows when it decides whether to speak. */
export interface Moment {
  state: State;
  seat: number; // of the one who learns
  events: readonly Event[]; // what has just happened
}

/** What lies at the top of a phone's screen: the guide must not lie there when it speaks of it. */
const AT_THE_TOP: readonly (Part | undefined)[] = ['rank-track', 'rivals', 'crown'];

export function liesLow(lesson: Lesson): boolean {
  return AT_THE_TOP.includes(lesson.part);
}

export interface Lesson {
  id: string; // the text is `web-learn-` and this
  part?: Part;
  character?: string; // its name is the title
  /** It speaks of what is to be done now, and makes no sense when the moment is over. */
  now?: boolean;
  /** Something that was done: it should be told while it is fresh. */
  happened?: boolean;
  /** It comes before all others until the first decision is made. */
  opening?: boolean;
  when: (moment: Moment) => boolean;
}

const POWERS = [
  'assassin',
  'thief',
  'magician',
  'king',
  'bishop',
  'merchant',
  'architect',
  'warlord',
] as const;
const BIG_CITY = 4; // so many districts, and it is time to speak of points
const BOOK = BOOKS['2016']; // the one that beginners play

function isAsked({ state, seat }: Moment, kind: QuestionKind): boolean {
  const { asked } = state.common;
  return asked?.seat === seat && asked.kind === kind;
}

function hasGathered({ state }: Moment): boolean {
  return state.common.turn?.gathered ?? false;
}

function canBuild({ state }: Moment): boolean {
  return state.own?.options.some((option) => option.verb === 'build') ?? false;
}

function builds({ state }: Moment): number {
  return state.common.turn?.builds ?? 0;
}

function myRoles({ state }: Moment): string[] {
  return state.own?.roles ?? [];
}

function befell({ events, seat }: Moment, kind: Event['kind']): boolean {
  return events.some((event) => event.kind === kind && event.target === seat);
}

function isUnique(card: string): boolean {
  return BOOK.districts[card as District]?.type === 'unique';
}

/** All lessons. Of several that are due at once the first is told first. */
export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', part: 'rank-track', opening: true, when: ({ state }) => !state.common.over },
  { id: 'goal', part: 'city', opening: true, when: ({ state }) => !state.common.over },
  { id: 'over', happened: true, when: ({ state }) => state.common.over },
  {
    id: 'killed',
    part: 'rank-track',
    happened: true,
    when: (moment) => myRoles(moment).includes(moment.state.common.marks.killed),
  },
  { id: 'robbed', part: 'gold', happened: true, when: (moment) => befell(moment, 'stole') },
  {
    id: 'swapped',
    part: 'hand',
    happened: true,
    when: (moment) => befell(moment, 'swapped-hands'),
  },
  {
    id: 'destroyed',
    part: 'city',
    happened: true,
    when: ({ events, seat }) =>
      events.some((event) => event.kind === 'destroyed' && event.seat === seat),
  },
  {
    id: 'last',
    part: 'rivals',
    happened: true,
    when: ({ state }) => !state.common.over && state.common.players.some((one) => one.completed),
  },
  {
    id: 'choose',
    part: 'question',
    now: true,
    when: (moment) => isAsked(moment, 'pick-character') && moment.state.common.round <= 1,
  },
  {
    id: 'choose-again',
    part: 'rivals',
    now: true,
    when: (moment) => isAsked(moment, 'pick-character') && moment.state.common.round > 1,
  },
  {
    id: 'gather',
    part: 'question',
    now: true,
    when: (moment) => isAsked(moment, 'turn') && !hasGathered(moment),
  },
  { id: 'keep', part: 'question', now: true, when: (moment) => isAsked(moment, 'keep-card') },
  ...POWERS.map((character): Lesson => ({
    id: `power-${character}`,
    part: 'question',
    character,
    now: true,
    when: (moment) => isAsked(moment, 'turn') && moment.state.common.turn?.role === character,
  })),
  {
    id: 'build',
    part: 'hand',
    now: true,
    when: (moment) => isAsked(moment, 'turn') && hasGathered(moment) && canBuild(moment),
  },
  {
    id: 'poor',
    part: 'gold',
    now: true,
    when: (moment) =>
      isAsked(moment, 'turn') && hasGathered(moment) && !canBuild(moment) && builds(moment) === 0,
  },
  {
    id: 'end',
    part: 'city',
    now: true,
    when: (moment) => isAsked(moment, 'turn') && hasGathered(moment) && builds(moment) > 0,
  },
  { id: 'crown', part: 'crown', when: (moment) => myRoles(moment).length > 0 },
  { id: 'called', part: 'rank-track', when: ({ state }) => state.common.rank > 0 },
  {
    id: 'named',
    part: 'rank-track',
    when: (moment) => {
      const { killed } = moment.state.common.marks;
      const roles = myRoles(moment);
      return killed !== '' && !roles.includes(killed) && !roles.includes('assassin');
    },
  },
  {
    id: 'unique',
    part: 'hand',
    when: ({ state }) => state.own?.hand.some(isUnique) ?? false,
  },
  {
    id: 'points',
    part: 'rivals',
    when: ({ state }) => state.common.players.some((one) => one.city.length >= BIG_CITY),
  },
];

/** What the guide has said, and what it wants to say. */
export interface Guidance {
  told: readonly string[]; // in the order in which it was told
  queue: readonly Lesson[]; // the first is on show
}

export const SILENT: Guidance = { told: [], queue: [] };

/**
 * Something happened. What speaks of a moment that is over goes away; what has to be done now comes
 * first, then what was done, then the rest in the order in which it came up.
 */
export function heard(guidance: Guidance, moment: Moment): Guidance {
  const isOver = (lesson: Lesson) => lesson.now === true && !lesson.when(moment);
  const [shown] = guidance.queue;
  const told = shown && isOver(shown) ? [...guidance.told, shown.id] : guidance.told;
  const waiting = guidance.queue.filter((lesson) => !isOver(lesson));
  const fresh = LESSONS.filter(
    (lesson) => !told.includes(lesson.id) && !waiting.includes(lesson) && lesson.when(moment),
  );
  const opens = myRoles(moment).length === 0;
  const queue = [...waiting, ...fresh].sort(
    (one, other) => placeOf(one, opens) - placeOf(other, opens),
  );
  return { told, queue };
}

function placeOf(lesson: Lesson, opens: boolean): number {
  if (lesson.opening && opens) return 0;
  if (lesson.now) return 1;
  return lesson.happened ? 2 : 3;
}

/** The lesson on show is understood. */
export function understood(guidance: Guidance): Guidance {
  const [shown, ...queue] = guidance.queue;
  return shown ? { told: [...guidance.told, shown.id], queue } : guidance;
}

/** The last lesson again. */
export function again(guidance: Guidance): Guidance {
  const id = guidance.told.at(-1);
  const lesson = LESSONS.find((one) => one.id === id);
  if (!lesson) return guidance;
  return { told: guidance.told.slice(0, -1), queue: [lesson, ...guidance.queue] };
}
