import { beforeAll, describe, expect, it, vi } from 'vitest';

import { BOOKS } from '../protocol/cards.gen';
import { DISTRICTS, PROFILES } from '../protocol/names.gen';
import { costOf, drawingOf, sizeOf, parseDistrict, typeOf } from './building';
import { layOutCity, MAX_HEIGHT } from './city-layout';
import { drawings } from './drawing-loader.svelte';
import { flatten } from './shape';

it('has the basic districts from the start, and fetches others when they are shown', async () => {
  expect(drawingOf('tavern').shapes.length).toBeGreaterThan(5);
  const { width, height, shapes } = drawingOf('library');
  expect(shapes).toEqual([]);
  await vi.waitFor(() => expect(drawingOf('library').shapes.length).toBeGreaterThan(5));
  expect([drawingOf('library').width, drawingOf('library').height]).toEqual([width, height]);
  expect(drawingOf('smithy').shapes).toEqual([]); // not shown yet
});

describe.each(DISTRICTS)('%s', (district) => {
  beforeAll(() => drawings.loadAll());

  it('is drawn, and looks the same every time', () => {
    const draw = () => flatten(drawings.get(district)?.() ?? []);
    const shapes = draw();
    expect(shapes.length).toBeGreaterThan(5);
    expect(draw()).toEqual(shapes);
  });

  it('has clean paths', () => {
    for (const { d } of drawingOf(district).shapes)
      expect(d).toMatch(/^M[-\d. MLHVQATZmlhvqatz]+$/);
  });

  it('fits into a city, beautified or not', () => {
    for (const profile of PROFILES) {
      const { width, height } = sizeOf(`${district}*`, profile);
      expect(width).toBeGreaterThan(0);
      expect(height).toBeGreaterThan(0);
      expect(height).toBeLessThanOrEqual(MAX_HEIGHT);
    }
  });

  it('stays inside its box', () => {
    const { width, height, shapes } = drawingOf(district);
    for (const [x, y] of shapes.flatMap(({ d }) => starts(d))) {
      expect(x).toBeGreaterThanOrEqual(-1);
      expect(x).toBeLessThanOrEqual(width + 1);
      expect(y).toBeGreaterThanOrEqual(-1);
      expect(y).toBeLessThanOrEqual(height + 1);
    }
  });
});

describe('the cost of a district', () => {
  it('makes the building larger', () => {
    const area = (cost: number) => {
      const sizes = DISTRICTS.filter((name) => costOf(name, '2016') === cost).map((name) =>
        sizeOf(name, '2016'),
      );
      return sizes.reduce((sum, { width, height }) => sum + width * height, 0) / sizes.length;
    };
    const areas = [0, 1, 2, 3, 4, 5, 6].map(area);
    expect(areas).toEqual(areas.toSorted((a, b) => a - b));
  });

  it('comes from the edition, and so does the type', () => {
    expect(costOf('factory', '2016')).toBe(BOOKS['2016'].districts.factory?.cost);
    expect(costOf('factory', 'classic-en')).toBe(BOOKS['classic-en'].districts.factory?.cost);
    expect(sizeOf('factory', 'classic-en').width).toBeGreaterThan(sizeOf('factory', '2016').width);
    expect(typeOf('temple*', '2016')).toBe('religious');
  });
});

describe('the name of a district', () => {
  it('may mark the district as beautified', () => {
    expect(parseDistrict('tavern')).toEqual({ slug: 'tavern', beautified: false });
    expect(parseDistrict('tavern*')).toEqual({ slug: 'tavern', beautified: true });
    expect(parseDistrict('toString')).toBeUndefined();
  });

  it('changes the drawing if it marks the district as beautified', () => {
    expect(drawingOf('tavern*').shapes.length).toBeGreaterThan(drawingOf('tavern').shapes.length);
  });

  it('draws nothing if there is no such district', () => {
    expect(drawingOf('moon').shapes).toEqual([]);
    expect(sizeOf('moon', '2016').width).toBeGreaterThan(0);
  });
});

describe('drawing options', () => {
  it('reduce a ruin to rubble', () => {
    expect(drawingOf('castle', { ruin: true }).height).toBeLessThan(drawingOf('castle').height);
  });

  it('show cards behind a district, but only a few', () => {
    const width = (pile: number) => drawingOf('museum', { pile }).width;
    expect(width(2)).toBeGreaterThan(width(0));
    expect(width(50)).toBe(width(6));
  });
});

describe('the layout of a city', () => {
  it('has a lot for each district and a plot for each missing one', () => {
    const { lots, plots, units } = layOutCity(['tavern', 'keep'], '2016', 7, []);
    expect(lots.map(({ district }) => district)).toEqual(['tavern', 'keep']);
    expect(plots).toBe(5);
    expect(units).toBeGreaterThan(lots.reduce((sum, { width }) => sum + width, 0));
  });

  it('has no plots in a completed city', () => {
    expect(layOutCity(['tavern', 'keep', 'park'], '2016', 2, []).plots).toBe(0);
  });

  it('makes the lot of even a slender tower wide enough to press', () => {
    const [lot] = layOutCity(['watchtower'], '2016', 0, []).lots;
    expect(lot?.width).toBeGreaterThanOrEqual(54);
  });
});

/** The absolute points of a path: where its pieces begin, and the ends of straight lines. */
function starts(d: string): [number, number][] {
  return [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}
