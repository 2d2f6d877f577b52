import type { Option, Own } from '../protocol/messages.gen';

/** What an option costs in gold; undefined where it costs nothing. */
export function priceOf(option: Option, own: Own): number | undefined {
  const index = own.options.findIndex((other) => other.id === option.id);
  return own.charges[index] || undefined;
}
