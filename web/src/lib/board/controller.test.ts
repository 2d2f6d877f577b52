import { expect, it } from 'vitest';

import type { Target } from '../options/option-index';
import { type Option, readOption } from '../protocol/messages.gen';
import type { Table } from '../table/table.svelte';
import { BoardController } from './controller.svelte';

const ME = 1;
const KEEP = 'keep';

/** What was answered when the only thing that can be pressed was pressed. */
function press(target: Target, fields: object): Option[] {
  const answered: Option[] = [];
  const table = {
    isAsked: true,
    isAway: false,
    seat: ME,
    options: [readOption({ id: 1, verb: 'use', ...fields })],
    unavailable: [],
    answer: (option: Option) => answered.push(option),
  };
  const controller = new BoardController(table as unknown as Table);
  controller.activate(target, {} as HTMLElement, '');
  expect(controller.sheet?.options.length ?? 0).toBe(1 - answered.length);
  return answered;
}

it('a thing with a single option is answered with one press', () => {
  expect(press({ on: 'hand', card: KEEP }, { card: KEEP, place: 'hand' })).toHaveLength(1);
  expect(
    press({ on: 'city', seat: ME, card: KEEP }, { card: KEEP, place: 'own-city' }),
  ).toHaveLength(1);
  expect(
    press({ on: 'city', seat: 2, card: KEEP }, { card: KEEP, seat: 2, place: 'city', harm: true }),
  ).toHaveLength(1);
});

it('what costs players their own cards or districts needs a second press', () => {
  const harm = true;
  expect(press({ on: 'hand', card: KEEP }, { card: KEEP, place: 'hand', harm })).toEqual([]);
  expect(
    press({ on: 'city', seat: ME, card: KEEP }, { card: KEEP, seat: ME, place: 'city', harm }),
  ).toEqual([]);
});
