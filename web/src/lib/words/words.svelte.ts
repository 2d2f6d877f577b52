import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language, Profile } from '../protocol/names.gen';
import type { Keys } from './keys.gen';

type Values = Record<string, FluentVariable>;
type Given<K extends keyof Keys> = Record<never, never> extends Keys[K]
  ? [values?: Values]
  : [values: Keys[K]];

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('words:en'),
  fr: () => import('words:fr'),
  ru: () => import('words:ru'),
  uk: () => import('words:uk'),
  bg: () => import('words:bg'),
};

/** What people read, in one language at a time. Changing it changes every text on the page. */
export class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  #kept = new Map<Language, FluentBundle>();

  /** Fetch a language and use it from now on. */
  async use(language: Language): Promise<void> {
    let bundle = this.#kept.get(language);
    if (!bundle) {
      const text = (await LOADERS[language]()).default;
      bundle = bundle_of(language, text);
      this.#kept.set(language, bundle);
    }
    this.#bundle = bundle;
    this.language = language;
  }

  /** A text by its key, with what its places need. */
  get<K extends keyof Keys>(key: K, ...values: Given<K>): string {
    return this.text(key, values[0] as Values | undefined);
  }

  /** A text by a key that is put together. */
  text(key: string, values?: Values): string {
    const pattern = this.#pattern(key);
    if (pattern === undefined) return key;
    return this.#bundle.formatPattern(pattern, values, []);
  }

  has(key: string): boolean {
    return this.#pattern(key) !== undefined;
  }

  /** A text in the words of a profile: its own, those of its family, or those of 2016. */
  printed(profile: Profile | string, key: string, values?: Values): string {
    for (const ending of [profile, profile.split('-')[0] ?? profile]) {
      const variant = key.includes('.') ? `${key}-${ending}` : `${key}.${ending}`;
      if (this.has(variant)) return this.text(variant, values);
    }
    return this.text(key, values);
  }

  #pattern(key: string) {
    const [id = '', attribute] = key.split('.', 2);
    const message = this.#bundle.getMessage(id);
    if (!message) return undefined;
    return (attribute ? message.attributes[attribute] : message.value) ?? undefined;
  }
}

function bundle_of(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

export const words = new Words();
