import { expect, it } from 'vitest';

import { readScoreSheet, type ScoreItem } from '../protocol/messages.gen';
import { columnsOf, standingsOf } from './standings';

function item(purpose: ScoreItem['purpose'], points: number, card = ''): ScoreItem {
  return { purpose, points, card };
}

function sheet(items: ScoreItem[][], winners: number[]) {
  const seats = items.map((entries, index) => ({
    name: `P${index}`,
    bot: '',
    items: entries,
    total: entries.reduce((sum, standing) => sum + standing.points, 0),
  }));
  return readScoreSheet({ seats, winners });
}

it('orders by points, and players with equal points share a place', () => {
  const standings = standingsOf(
    sheet(
      [[item('district', 3, 'manor')], [item('district', 5, 'palace')], [item('all-types', 3)]],
      [1],
    ),
    ['A', 'B', 'C'],
  );
  expect(standings.map((standing) => [standing.seat, standing.place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
  expect(standings.map((standing) => standing.name)).toEqual(['B', 'A', 'C']);
});

it('puts the winner of a tie-break before the others', () => {
  const standings = standingsOf(sheet([[item('district', 5)], [item('district', 5)]], [1]), []);
  expect(standings.map((standing) => [standing.seat, standing.place, standing.won])).toEqual([
    [1, 1, true],
    [0, 2, false],
  ]);
});

it('sums by column and omits empty columns', () => {
  const standings = standingsOf(
    sheet(
      [[item('district', 2, 'market'), item('first-completed', 4), item('extra', 3, 'museum')]],
      [0],
    ),
    [],
  );
  expect(standings[0]?.sums).toMatchObject({ district: 2, completed: 4, extra: 3 });
  expect(standings[0]?.city).toEqual(['market']);
  expect(columnsOf(standings)).toEqual(['district', 'completed', 'extra']);
});
