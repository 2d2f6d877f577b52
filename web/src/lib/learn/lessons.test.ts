import { describe, expect, it } from 'vitest';

import { type Event, type Option, readState, type State } from '../protocol/messages.gen';
import { LANGUAGES } from '../protocol/names.gen';
import { I18n } from '../i18n/i18n.svelte';
import { again, type Guidance, heard, LESSONS, type Moment, SILENT, understood } from './lessons';

type Wire = Parameters<typeof readState>[0];

function state(common: object, own: object = {}): State {
  return readState({
    common: { round: 1, players: [], ...common },
    own: { hand: [], ...own },
  } as Wire);
}

function moment(common: object, own: object = {}, events: object[] = []): Moment {
  return { state: state(common, own), seat: 0, events: events as Event[] };
}

const ids = (guidance: Guidance) => guidance.queue.map((lesson) => lesson.id);
const picking = moment({ asked: { seat: 0, kind: 'pick-character' } });
const waiting = moment({ asked: { seat: 1, kind: 'pick-character' } }, { roles: ['merchant'] });
const build = { verb: 'build', card: 'tavern' } as Option;

function turn(gathered: boolean, builds = 0, options: Option[] = []): Moment {
  return moment(
    {
      rank: 6,
      asked: { seat: 0, kind: 'turn' },
      turn: { seat: 0, role: 'merchant', gathered, builds },
    },
    { roles: ['merchant'], options },
  );
}

describe('the guide', () => {
  it('welcomes before it explains the first choice', () => {
    expect(ids(heard(SILENT, picking))).toEqual(['welcome', 'goal', 'choose']);
  });

  it('speaks of the others while they choose', () => {
    expect(ids(heard(SILENT, waiting))).toContain('crown');
  });

  it('drops what was to be done when it is done', () => {
    let guidance = understood(understood(heard(SILENT, picking)));
    expect(ids(guidance)).toEqual(['choose']);
    guidance = heard(guidance, waiting);
    expect(guidance.told).toContain('choose');
    expect(ids(guidance)).not.toContain('choose');
  });

  it('what was dropped before it could be read comes again', () => {
    const guidance = heard(heard(SILENT, turn(false)), waiting);
    expect(guidance.told).not.toContain('power-merchant');
    expect(ids(heard(guidance, turn(false)))).toContain('power-merchant');
  });

  it('begins a turn with gathering, then tells what the character can do', () => {
    expect(ids(heard(SILENT, turn(false))).slice(0, 2)).toEqual(['gather', 'power-merchant']);
  });

  it('tells building apart from having too little gold', () => {
    expect(ids(heard(SILENT, turn(true, 0, [build])))).toContain('build');
    expect(ids(heard(SILENT, turn(true)))).toContain('poor');
    expect(ids(heard(SILENT, turn(true, 1)))).toContain('end');
  });

  it('says what others did to the learner, and only that', () => {
    const stolen = (target: number) =>
      moment({}, { roles: ['king'] }, [{ kind: 'stole', seat: 1, target, amount: 3 }]);
    expect(ids(heard(SILENT, stolen(0)))).toContain('robbed');
    expect(ids(heard(SILENT, stolen(2)))).not.toContain('robbed');
    const marks = { killed: 'king' };
    expect(ids(heard(SILENT, moment({ marks }, { roles: ['king'] })))).toContain('killed');
    expect(ids(heard(SILENT, moment({ marks }, { roles: ['thief'] })))).toContain('named');
    expect(ids(heard(SILENT, moment({ marks }, { roles: ['assassin'] })))).not.toContain('named');
  });

  it('tells nothing twice', () => {
    let guidance = heard(SILENT, picking);
    while (guidance.queue.length) guidance = understood(guidance);
    expect(ids(heard(guidance, picking))).toEqual([]);
  });

  it('explains the last thing again', () => {
    const guidance = understood(heard(SILENT, picking));
    expect(ids(again(guidance))[0]).toBe('welcome');
    expect(again(SILENT)).toBe(SILENT);
  });

  it('has no lesson twice', () => {
    expect(new Set(LESSONS.map((lesson) => lesson.id)).size).toBe(LESSONS.length);
  });
});

describe('the words of the guide', () => {
  it.each(LANGUAGES)('are all there in %s', async (language) => {
    const i18n = new I18n();
    await i18n.setLanguage(language);
    await i18n.load('table', 'learn');
    for (const { id, character } of LESSONS) {
      expect(i18n.has(`web-learn-${id}`), id).toBe(true);
      expect(i18n.has(`web-learn-${id}.title`), id).toBe(character === undefined);
    }
  });
});
