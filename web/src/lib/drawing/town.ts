import type { Book } from '../protocol/book';
import { type District, type DistrictType, TYPES } from '../protocol/names.gen';

// Districts that are not in every game, whose drawings have to be fetched.
const LANDMARKS_PER_TYPE = 1;

/** A town with all kinds of buildings: the types take turns, and so do cheap and dear districts. */
export function townOf(book: Book): District[] {
  const streets = TYPES.map((type, at) => {
    const districts = districtsOf(book, type);
    return fromBothEnds(at % 2 === 0 ? districts : districts.reverse());
  });
  const longest = Math.max(...streets.map((street) => street.length));
  return Array.from({ length: longest }, (_, at) =>
    streets.flatMap((street) => street[at] ?? []),
  ).flat();
}

/** The districts of a type, the most expensive first; few of those that are not in every game. */
function districtsOf(book: Book, type: DistrictType): District[] {
  const cards = Object.entries(book.districts)
    .filter(([, card]) => card.type === type)
    .sort(([, first], [, second]) => second.cost - first.cost);
  const basic = cards.filter(([, card]) => !card.chosen);
  const landmarks = cards.filter(([, card]) => card.chosen).slice(0, LANDMARKS_PER_TYPE);
  return [...landmarks, ...basic].map(([slug]) => slug as District);
}

/** The first, the last, the second, the last but one and so on. */
function fromBothEnds<T>(items: readonly T[]): T[] {
  const rest = [...items];
  return items.flatMap((_, at) => (at % 2 === 0 ? rest.shift() : rest.pop()) ?? []);
}
