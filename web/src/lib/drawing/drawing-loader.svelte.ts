import type { District } from '../protocol/names.gen';
import { retryImport } from '../ui/retry-import';
import type { Draw } from './draw';

type DrawFunctions = Record<string, Draw>;

/** The districts that are in every game, by their files. */
const BASIC = import.meta.glob<Draw>('./*.ts', {
  base: './districts/basic',
  eager: true,
  import: 'default',
});

/** Each of the others is fetched when it is first shown. */
const LAZY = import.meta.glob<Draw>('./*.ts', { base: './districts/unique', import: 'default' });

class DrawingLoader {
  #loaded: DrawFunctions = $state.raw(BASIC);
  #pending = new Map<string, Promise<void>>();

  /** How a district is drawn, as soon as that is known. */
  get(district: District): Draw | undefined {
    const file = `./${district}.ts`;
    const draw = this.#loaded[file];
    if (!draw) this.#fetch(file).catch(() => undefined);
    return draw;
  }

  /** Fetches all drawings, for callers that cannot wait for single ones. */
  async loadAll(): Promise<void> {
    await Promise.all(Object.keys(LAZY).map((file) => this.#fetch(file)));
  }

  async #fetch(file: string): Promise<void> {
    const load = LAZY[file];
    if (!load) return;
    const pending =
      this.#pending.get(file) ??
      retryImport(load).then(
        (draw) => void (this.#loaded = { ...this.#loaded, [file]: draw }),
        (error: unknown) => {
          this.#pending.delete(file); // asked for again when it is shown again
          throw error;
        },
      );
    this.#pending.set(file, pending);
    return pending;
  }
}

export const drawings = new DrawingLoader();
