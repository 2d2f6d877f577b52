import { expect, it } from 'vitest';

import { spreadApart, chartOf, ticksFor } from './points-chart';

const FIELD = { left: 0, right: 100, top: 0, bottom: 50, gap: 10 };

it('has a few evenly spaced ticks, the last at or above the highest score', () => {
  expect(ticksFor(4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticksFor(23)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(ticksFor(38)).toEqual([0, 10, 20, 30, 40]);
});

it('moves names apart and keeps them inside the chart', () => {
  expect(spreadApart([20, 20, 40], 10, 0, 50)).toEqual([20, 30, 40]);
  expect(spreadApart([48, 49, 50], 10, 0, 50)).toEqual([30, 40, 50]);
  expect(spreadApart([30, 10], 10, 0, 50)).toEqual([30, 10]);
});

it('draws a line for each seat from the first round to the last', () => {
  const chart = chartOf(
    [
      { round: 1, points: [0, 2] },
      { round: 2, points: [3, 5] },
    ],
    FIELD,
  );
  expect(chart.curves.map((curve) => curve.path)).toEqual(['M0 50L100 20', 'M0 30L100 0']);
  expect(chart.rounds.map((entry) => entry.x)).toEqual([0, 100]);
  expect(chart.ticks.at(-1)).toEqual({ points: 5, y: 0 });
});

it('handles no rounds and a single round', () => {
  expect(chartOf([], FIELD).curves).toEqual([]);
  expect(chartOf([{ round: 4, points: [1] }], FIELD).curves[0]?.points).toHaveLength(1);
});
