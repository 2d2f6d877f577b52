import { LANGUAGES, type Language } from '../protocol/names.gen';
import { i18n } from '../i18n/i18n.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'off';
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3] as const;

interface Kept {
  language?: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  volume: number; // 0 to 1
  textSize: number;
  name: string; // under which this person last sat down
}

const KEY = 'citadels.settings';
const USUAL: Kept = {
  theme: 'auto',
  motion: 'auto',
  sound: true,
  volume: 0.6,
  textSize: 1,
  name: '',
};

/** What this reader likes, kept in this browser. */
class Settings {
  #kept = $state<Kept>(read());

  get theme() {
    return this.#kept.theme;
  }
  get motion() {
    return this.#kept.motion;
  }
  get sound() {
    return this.#kept.sound;
  }
  get volume() {
    return this.#kept.volume;
  }
  get textSize() {
    return this.#kept.textSize;
  }
  get name() {
    return this.#kept.name;
  }

  /** Whether things may move: the reader and the system both agree. */
  get moves(): boolean {
    return this.motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  change(wish: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...wish };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // It then holds until the page is closed.
    }
    this.apply();
  }

  async setLanguage(language: Language): Promise<void> {
    await painted(); // what was pressed is seen to be pressed before every text changes
    await i18n.setLanguage(language);
    document.documentElement.lang = language;
    this.change({ language });
  }

  /** The language that was chosen, or the first that the browser asks for and we have. */
  async begin(): Promise<void> {
    this.apply();
    const wanted = this.#kept.language ?? preferred(navigator.languages);
    await i18n.setLanguage(wanted);
    document.documentElement.lang = wanted;
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    if (this.motion === 'off') root.dataset.motion = 'off';
    else delete root.dataset.motion;
    root.style.setProperty('--text-size', String(this.textSize));
  }
}

/** After the next frame: a message that is sent in a frame comes when it is painted. */
function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done();
      port2.postMessage(0);
    });
  });
}

export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { ...USUAL, ...kept };
  } catch {
    return { ...USUAL };
  }
}

export const settings = new Settings();
