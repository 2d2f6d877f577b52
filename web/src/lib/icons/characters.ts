import type { Character } from '../protocol/names.gen';

type Lazy = () => Promise<{ default: string }>;

/** The icon of each character, fetched when it is first shown. */
export const CHARACTER_ICONS: Record<Character, Lazy> = {
  assassin: () => import('icon:hooded-assassin'),
  witch: () => import('icon:witch-flight'),
  magistrate: () => import('icon:gavel'),
  thief: () => import('icon:ninja-mask'),
  spy: () => import('icon:spy'),
  blackmailer: () => import('icon:rose'),
  magician: () => import('icon:magic-hat'),
  wizard: () => import('icon:wizard-face'),
  seer: () => import('icon:crystal-ball'),
  king: () => import('icon:crown'),
  emperor: () => import('icon:imperial-crown'),
  patrician: () => import('icon:laurels'),
  bishop: () => import('icon:pope-crown'),
  abbot: () => import('icon:prayer'),
  cardinal: () => import('icon:jerusalem-cross'),
  merchant: () => import('icon:cash'),
  alchemist: () => import('icon:round-potion'),
  trader: () => import('icon:scales'),
  architect: () => import('icon:pencil-ruler'),
  navigator: () => import('icon:galleon'),
  scholar: () => import('icon:owl'),
  warlord: () => import('icon:warlord-helmet'),
  diplomat: () => import('icon:peace-dove'),
  marshal: () => import('icon:mounted-knight'),
  queen: () => import('icon:queen-crown'),
  artist: () => import('icon:palette'),
  'tax-collector': () => import('icon:receive-money'),
};

/** The icon of the character with this name, or nothing for an unknown name. */
export function characterIcon(name: string): Lazy | undefined {
  return Object.hasOwn(CHARACTER_ICONS, name) ? CHARACTER_ICONS[name as Character] : undefined;
}
