/** The modules of `src/lib` whose paths begin with one of these. */
function lib(...prefixes: string[]): string {
  return `/src/lib/(${prefixes.join('|')})\\b`;
}

/**
 * Which modules are bundled together. Left to itself the bundler makes a file for every set of
 * pages that share something: dozens of them, each with its own headers and compressed separately.
 * The dependencies of a module go into the first of these groups that needs them.
 */
const GROUPS: Record<string, string[]> = {
  // What every page needs, the page that most visits end at, and the names, prices and icons of
  // cards, which most pages show.
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
  // The frame of all pages except a table, and what their forms need.
  frame: [
    lib('shell/(Header|Footer)', 'api/'),
    '/svelte/src/internal/client/dom/elements/bindings/(input|select)\\b',
  ],
  drawing: [lib('drawing/Building')],
  board: [lib('board/Board')],
  // What the board shows on hover and focus.
  effects: [lib('board/(BoardEffects|popover/Popover|Hint)')],
  'lobby-forms': [lib('lobby/(join|poll|choices|clocks|NameField|BotSelect)')],
};

export const CHUNKS = Object.entries(GROUPS).map(([name, patterns], at, all) => ({
  name,
  test: new RegExp(patterns.join('|')),
  priority: all.length - at,
}));
