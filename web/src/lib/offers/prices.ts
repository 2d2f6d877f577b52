import type { Book } from '../protocol/book';
import type { Common, Option } from '../protocol/messages.gen';
import type { District } from '../protocol/names.gen';
import { bare } from '../words/speech';

/** What an option costs in gold, where that is certain; undefined where it costs nothing or varies. */
export function priceOf(
  option: Option,
  common: Common,
  seat: number,
  book: Book,
): number | undefined {
  const printed = book.districts[bare(option.card) as District];
  if (!printed) return undefined;
  if (option.verb === 'build') {
    const helped = printed.type === 'unique' && has(common, seat, 'factory');
    return printed.cost - (helped ? 1 : 0);
  }
  // The Great Wall changes what the others pay, and each book reads it in its own way.
  if (option.verb !== 'use' || has(common, option.seat, 'great-wall')) return undefined;
  const worth = printed.cost + (option.card.endsWith('*') ? 1 : 0);
  if (option.source === 'warlord') return worth - 1;
  if (option.source === 'marshal') return worth;
  return undefined;
}

function has(common: Common, seat: number, district: string): boolean {
  return common.players[seat]?.city.some((place) => bare(place) === district) ?? false;
}
