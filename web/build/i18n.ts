import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'words:';
const FOLDER = resolve(import.meta.dirname, '../../citadels/text');
const LEFT_OUT = new Set(['commands.ftl', 'lab.ftl', 'terminal.ftl']);
// What is said only on some pages is fetched with them: `words:fr/table`. Told by the beginnings of
// the keys, of which the longest counts; all others are there from the first moment.
const AREAS: Record<string, string[]> = {
  lobby: ['web-lobby-', 'web-new-', 'web-room-', 'preset-', 'problem-', 'warning-'],
  table: [
    ...['web-board-', 'web-clock-', 'web-log-', 'question-', 'answer-', 'reason-'],
    ...['log-', 'character-', 'district-', 'term-', 'type-', 'count-'],
  ],
  // Said in dialogs and in the chat, and of what was done to the reader.
  beside: [
    ...['web-board-key-', 'web-board-leave', 'web-board-export', 'web-board-invite'],
    ...['web-board-struck-', 'web-board-dismiss', 'web-chat-', 'phrase-'],
  ],
  // Said at the foot of pages and in the settings.
  around: ['web-shell-foot', 'web-shell-icons', 'web-shell-independent', 'web-settings-'],
  after: ['web-end-', 'web-fair-', 'web-import-', 'web-replay-', 'score-'],
  rules: ['rules-', 'term-'],
  learn: ['web-learn-', 'web-about-', 'web-statistics-'],
};
const BEGINNINGS = Object.values(AREAS)
  .flat()
  .sort((one, other) => other.length - one.length);
// Older printings call some cards by other names, or have other texts on them.
const CLASSIC = /\n +\.(text-)?classic[^\n]*(\n {5,}[^\n]*)*/g;
// What the words of the table mean is a long text that only the rules give.
const SHORT: Record<string, string> = { table: 'term-' };

/** `import text from 'words:fr/table'` is what is said in French at a table, in one piece. */
export function words(): Plugin {
  return {
    name: 'citadels-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', area] = id.slice(PREFIX.length + 1).split('/');
      const folder = join(FOLDER, language);
      const names = readdirSync(folder).filter(
        (name) => name.endsWith('.ftl') && !LEFT_OUT.has(name),
      );
      const messages = names.sort().flatMap((name) => {
        this.addWatchFile(join(folder, name));
        return messagesOf(readFileSync(join(folder, name), 'utf8'));
      });
      return `export default ${JSON.stringify(chosen(messages, area).join('\n'))};`;
    },
  };
}

/** Each message with its attributes and variants, which stand further to the right. */
function messagesOf(text: string): string[] {
  return text
    .replace(/^#.*\n/gm, '')
    .split(/\n(?=[a-z-])/)
    .map((message) => message.trim())
    .filter((message) => message);
}

function chosen(messages: string[], area: string | undefined): string[] {
  if (area === undefined) return messages.filter((message) => !beginningOf(message));
  if (area === 'classic') return ofArea(messages, 'table').filter((one) => one.match(CLASSIC));
  const own = ofArea(messages, area);
  return area === 'table' ? own.map((message) => message.replace(CLASSIC, '')) : own;
}

function ofArea(messages: string[], area: string): string[] {
  const short = SHORT[area];
  return messages
    .filter((message) => AREAS[area]?.includes(beginningOf(message)))
    .map((message) => (short && message.startsWith(short) ? withoutTexts(message) : message));
}

function beginningOf(message: string): string {
  return BEGINNINGS.find((beginning) => message.startsWith(beginning)) ?? '';
}

function withoutTexts(message: string): string {
  return message.replace(/\n +\.text[^\n]*(\n {5,}[^\n]*)*/g, '');
}
