import { LANGUAGES, type Language } from '../protocol/names.gen';

/** A language in its own name, with a capital letter. */
export function nativeName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export const NATIVE_NAMES: readonly { language: Language; name: string }[] = LANGUAGES.map(
  (language) => ({ language, name: nativeName(language) }),
);
