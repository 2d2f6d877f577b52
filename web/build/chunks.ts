/**
 * Which modules travel together. Left to itself the bundler makes a file for every set of pages that
 * share something: dozens of them, each with headers of its own and packed by itself.
 */
export const CHUNKS = [
  // Whatever page it is. What it needs itself comes along, here and below.
  {
    name: 'base',
    test: /src\/(main\.ts|App\.svelte|lib\/(ui\/(Dialog|Later)|api|keeping|router|sound\/sound|lobby\/(bots|refusal))\b)/,
  },
  // Names, prices and signs of cards, which are shown in many places.
  {
    name: 'cards',
    test: /src\/lib\/(icons\/(Icon|CharacterIcon|TypeSign)|words\/speech|protocol\/cards|cards\/names)/,
  },
  { name: 'drawing', test: /src\/lib\/drawing\/Building\.svelte/ },
  { name: 'board', test: /src\/lib\/board\/Board\.svelte/ },
  // What the board does when somebody points at it.
  { name: 'lively', test: /src\/lib\/board\/(Lively|Popover|Hint)\.svelte/ },
  { name: 'seats', test: /src\/lib\/lobby\/(sitting|looking|choices|clocks|NameField|BotSelect)/ },
].map((group, at, all) => ({ ...group, priority: all.length - at }));
