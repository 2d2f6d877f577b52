import { describe, expect, it } from 'vitest';

import { type Event, type Option, readState, type State } from '../protocol/messages.gen';
import { LANGUAGES } from '../protocol/names.gen';
import { I18n } from '../i18n/i18n.svelte';
import {
  repeatLesson,
  type GuideState,
  advance,
  LESSONS,
  type LessonContext,
  NO_LESSONS,
  dismissLesson,
} from './lessons';

type Wire = Parameters<typeof readState>[0];

function state(common: object, own: object = {}): State {
  return readState({
    common: { round: 1, players: [], ...common },
    own: { hand: [], ...own },
  } as Wire);
}

function context(common: object, own: object = {}, events: object[] = []): LessonContext {
  return { state: state(common, own), seat: 0, events: events as Event[] };
}

const ids = (guide: GuideState) => guide.queue.map((lesson) => lesson.id);
const picking = context({ asked: { seat: 0, kind: 'pick-character' } });
const waiting = context({ asked: { seat: 1, kind: 'pick-character' } }, { roles: ['merchant'] });
const build = { verb: 'build', card: 'tavern' } as Option;

function turn(gathered: boolean, builds = 0, options: Option[] = []): LessonContext {
  return context(
    {
      rank: 6,
      asked: { seat: 0, kind: 'turn' },
      turn: { seat: 0, role: 'merchant', gathered, builds },
    },
    { roles: ['merchant'], options },
  );
}

describe('the guide', () => {
  it('welcomes the learner before it explains the first choice', () => {
    expect(ids(advance(NO_LESSONS, picking))).toEqual(['welcome', 'goal', 'choose']);
  });

  it('explains what the others do while they choose', () => {
    expect(ids(advance(NO_LESSONS, waiting))).toContain('crown');
  });

  it('drops a lesson about a task when the task is done', () => {
    let guide = dismissLesson(dismissLesson(advance(NO_LESSONS, picking)));
    expect(ids(guide)).toEqual(['choose']);
    guide = advance(guide, waiting);
    expect(guide.shown).toContain('choose');
    expect(ids(guide)).not.toContain('choose');
  });

  it('shows a lesson again if it was dropped before it could be read', () => {
    const guide = advance(advance(NO_LESSONS, turn(false)), waiting);
    expect(guide.shown).not.toContain('power-merchant');
    expect(ids(advance(guide, turn(false)))).toContain('power-merchant');
  });

  it('begins a turn with gathering, then explains what the character can do', () => {
    expect(ids(advance(NO_LESSONS, turn(false))).slice(0, 2)).toEqual(['gather', 'power-merchant']);
  });

  it('distinguishes between being able to build and having too little gold', () => {
    expect(ids(advance(NO_LESSONS, turn(true, 0, [build])))).toContain('build');
    expect(ids(advance(NO_LESSONS, turn(true)))).toContain('poor');
    expect(ids(advance(NO_LESSONS, turn(true, 1)))).toContain('end');
  });

  it('explains what others did to the learner, and nothing else', () => {
    const stolen = (target: number) =>
      context({}, { roles: ['king'] }, [{ kind: 'stole', seat: 1, target, amount: 3 }]);
    expect(ids(advance(NO_LESSONS, stolen(0)))).toContain('robbed');
    expect(ids(advance(NO_LESSONS, stolen(2)))).not.toContain('robbed');
    const marks = { killed: 'king' };
    expect(ids(advance(NO_LESSONS, context({ marks }, { roles: ['king'] })))).toContain('killed');
    expect(ids(advance(NO_LESSONS, context({ marks }, { roles: ['thief'] })))).toContain('named');
    expect(ids(advance(NO_LESSONS, context({ marks }, { roles: ['assassin'] })))).not.toContain(
      'named',
    );
  });

  it('shows no lesson twice', () => {
    let guide = advance(NO_LESSONS, picking);
    while (guide.queue.length) guide = dismissLesson(guide);
    expect(ids(advance(guide, picking))).toEqual([]);
  });

  it('shows the last lesson again', () => {
    const guide = dismissLesson(advance(NO_LESSONS, picking));
    expect(ids(repeatLesson(guide))[0]).toBe('welcome');
    expect(repeatLesson(NO_LESSONS)).toBe(NO_LESSONS);
  });

  it('has no lesson twice in its list', () => {
    expect(new Set(LESSONS.map((lesson) => lesson.id)).size).toBe(LESSONS.length);
  });
});

describe('the texts of the guide', () => {
  it.each(LANGUAGES)('are complete in %s', async (language) => {
    const i18n = new I18n();
    await i18n.setLanguage(language);
    await i18n.load('table', 'learn');
    for (const { id, character } of LESSONS) {
      expect(i18n.has(`web-learn-${id}`), id).toBe(true);
      expect(i18n.has(`web-learn-${id}.title`), id).toBe(character === undefined);
    }
  });
});
