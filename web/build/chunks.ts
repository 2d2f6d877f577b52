/** The modules of `src/lib` whose paths begin with one of these. */
function lib(...prefixes: string[]): string {
  return `/src/lib/(${prefixes.join('|')})\\b`;
}

/**
 * Which modules travel together. Left to itself the bundler makes a file for every set of pages that
 * share something: dozens of them, each with headers of its own and packed by itself. What a module
 * needs comes along with it, in the first of these groups that needs it.
 */
const GROUPS: Record<string, string[]> = {
  // Whatever page it is, with the one that most visits end at, and names, prices and signs of
  // cards, which are shown on most.
  base: [
    '/src/(main|App|pages/TablePage)\\b',
    lib(
      'ui/(Dialog|Lazy)',
      'storage/',
      'update/',
      'router',
      'sound/sound',
      'lobby/bots',
      'i18n/localizer',
    ),
    lib('icons/(Icon|CharacterIcon|TypeSign)', 'protocol/(cards|messages)', 'cards/name-width'),
  ],
  // What stands around all pages but a table, and what their forms need.
  frame: [
    lib('shell/(Header|Footer)', 'api/'),
    '/svelte/src/internal/client/dom/elements/bindings/(input|select)\\b',
  ],
  drawing: [lib('drawing/Building')],
  board: [lib('board/Board')],
  // What the board shows when somebody points at it.
  effects: [lib('board/(BoardEffects|popover/Popover|Hint)')],
  'lobby-forms': [lib('lobby/(join|poll|choices|clocks|NameField|BotSelect)')],
};

export const CHUNKS = Object.entries(GROUPS).map(([name, patterns], at, all) => ({
  name,
  test: new RegExp(patterns.join('|')),
  priority: all.length - at,
}));
