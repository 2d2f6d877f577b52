import { BOOKS } from '../protocol/cards.gen';
import type { Event, State } from '../protocol/messages.gen';
import type { Character, District, QuestionKind } from '../protocol/names.gen';
import { FIRST_GAME } from './first-game';

/** Where on the table a lesson points: an element with this word as its `data-part`. */
export type Part = 'hand' | 'city' | 'rank-track' | 'rivals' | 'question' | 'gold' | 'crown';

/** What the guide knows when it decides whether to show a lesson. */
export interface LessonContext {
  state: State;
  seat: number; // of the learner
  events: readonly Event[]; // what has just happened
}

/** What is at the top of a phone's screen: the guide must not cover it while explaining it. */
const TOP_PARTS: readonly (Part | undefined)[] = ['rank-track', 'rivals', 'crown'];

export function isAtBottom(lesson: Lesson): boolean {
  return TOP_PARTS.includes(lesson.part);
}

export interface Lesson {
  id: string; // the key of its text is `web-learn-` and this
  part?: Part;
  character?: string; // its name is the title of the lesson
  /** It explains what is to be done now, and is dropped when the moment is over. */
  now?: boolean;
  /** It explains something that was just done, and should be shown while that is new. */
  happened?: boolean;
  /** It comes before all others until the first decision is made. */
  opening?: boolean;
  when: (context: LessonContext) => boolean;
}

const POINTS_LESSON_CITY_SIZE = 4; // with this many districts it is time to explain points
const KILLER_RANK = 1; // who is killed is decided before anybody else is called
const BOOK = BOOKS[FIRST_GAME.profile];
const CAST = BOOK.presets[FIRST_GAME.preset]?.characters ?? [];

function isAsked({ state, seat }: LessonContext, kind: QuestionKind): boolean {
  const { asked } = state.common;
  return asked?.seat === seat && asked.kind === kind;
}

function hasGathered({ state }: LessonContext): boolean {
  return state.common.turn?.gathered ?? false;
}

function canBuild({ state }: LessonContext): boolean {
  return state.own?.options.some((option) => option.verb === 'build') ?? false;
}

function builds({ state }: LessonContext): number {
  return state.common.turn?.builds ?? 0;
}

function myRoles({ state }: LessonContext): string[] {
  return state.own?.roles ?? [];
}

function happenedToMe({ events, seat }: LessonContext, kind: Event['kind']): boolean {
  return events.some((event) => event.kind === kind && event.target === seat);
}

function rankOf(role: string): number | undefined {
  return BOOK.characters[role as Character]?.rank;
}

function isUnique(card: string): boolean {
  return BOOK.districts[card as District]?.type === 'unique';
}

/** All lessons. Of several that are due at once the first is shown first. */
export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', part: 'rank-track', opening: true, when: ({ state }) => !state.common.over },
  { id: 'goal', part: 'city', opening: true, when: ({ state }) => !state.common.over },
  { id: 'over', happened: true, when: ({ state }) => state.common.over },
  {
    id: 'killed',
    part: 'rank-track',
    happened: true,
    when: (context) => myRoles(context).includes(context.state.common.marks.killed),
  },
  { id: 'robbed', part: 'gold', happened: true, when: (context) => happenedToMe(context, 'stole') },
  {
    id: 'swapped',
    part: 'hand',
    happened: true,
    when: (context) => happenedToMe(context, 'swapped-hands'),
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
    when: ({ state }) =>
      !state.common.over && state.common.players.some((player) => player.completed),
  },
  {
    id: 'choose',
    part: 'question',
    now: true,
    when: (context) => isAsked(context, 'pick-character') && context.state.common.round <= 1,
  },
  {
    id: 'choose-again',
    part: 'rivals',
    now: true,
    when: (context) => isAsked(context, 'pick-character') && context.state.common.round > 1,
  },
  {
    id: 'gather',
    part: 'question',
    now: true,
    when: (context) => isAsked(context, 'turn') && !hasGathered(context),
  },
  { id: 'keep', part: 'question', now: true, when: (context) => isAsked(context, 'keep-card') },
  ...CAST.map((character): Lesson => ({
    id: `power-${character}`,
    part: 'question',
    character,
    now: true,
    when: (context) => isAsked(context, 'turn') && context.state.common.turn?.role === character,
  })),
  {
    id: 'build',
    part: 'hand',
    now: true,
    when: (context) => isAsked(context, 'turn') && hasGathered(context) && canBuild(context),
  },
  {
    id: 'poor',
    part: 'gold',
    now: true,
    when: (context) =>
      isAsked(context, 'turn') &&
      hasGathered(context) &&
      !canBuild(context) &&
      builds(context) === 0,
  },
  {
    id: 'end',
    part: 'city',
    now: true,
    when: (context) => isAsked(context, 'turn') && hasGathered(context) && builds(context) > 0,
  },
  { id: 'crown', part: 'crown', when: (context) => myRoles(context).length > 0 },
  { id: 'called', part: 'rank-track', when: ({ state }) => state.common.rank > 0 },
  {
    id: 'named',
    part: 'rank-track',
    when: (context) => {
      const { killed } = context.state.common.marks;
      const roles = myRoles(context);
      const mayHaveKilled = roles.some((role) => rankOf(role) === KILLER_RANK);
      return killed !== '' && !roles.includes(killed) && !mayHaveKilled;
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
    when: ({ state }) =>
      state.common.players.some((player) => player.city.length >= POINTS_LESSON_CITY_SIZE),
  },
];

/** Which lessons the guide has shown, and which are queued. */
export interface GuideState {
  shown: readonly string[]; // ids, in the order in which they were shown
  queue: readonly Lesson[]; // the first is shown
}

export const NO_LESSONS: GuideState = { shown: [], queue: [] };

/**
 * Updates the queue after an event. Lessons about a moment that is over are removed; those about
 * what has to be done now come first, then those about what was done, then the rest in the order in
 * which they became due.
 */
export function advance(guide: GuideState, context: LessonContext): GuideState {
  const isOver = (lesson: Lesson) => lesson.now === true && !lesson.when(context);
  const [current] = guide.queue;
  const shown = current && isOver(current) ? [...guide.shown, current.id] : guide.shown;
  const waiting = guide.queue.filter((lesson) => !isOver(lesson));
  const due = LESSONS.filter(
    (lesson) => !shown.includes(lesson.id) && !waiting.includes(lesson) && lesson.when(context),
  );
  const opens = myRoles(context).length === 0;
  const queue = [...waiting, ...due].sort(
    (first, second) => priorityOf(first, opens) - priorityOf(second, opens),
  );
  return { shown, queue };
}

function priorityOf(lesson: Lesson, opens: boolean): number {
  if (lesson.opening && opens) return 0;
  if (lesson.now) return 1;
  return lesson.happened ? 2 : 3;
}

/** The reader has understood the current lesson. */
export function dismissLesson(guide: GuideState): GuideState {
  const [current, ...queue] = guide.queue;
  return current ? { shown: [...guide.shown, current.id], queue } : guide;
}

/** Show the last lesson again. */
export function repeatLesson(guide: GuideState): GuideState {
  const id = guide.shown.at(-1);
  const lesson = LESSONS.find((lesson) => lesson.id === id);
  if (!lesson) return guide;
  return { shown: guide.shown.slice(0, -1), queue: [lesson, ...guide.queue] };
}
