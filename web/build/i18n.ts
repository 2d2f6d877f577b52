import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID_PREFIX = 'i18n:';
const TEXT_FOLDER = resolve(import.meta.dirname, '../../citadels/text');
const EXCLUDED_FILES = new Set(['commands.ftl', 'lab.ftl', 'terminal.ftl']);
// Namespaces: messages that only some pages need are fetched with them, as in `i18n:fr/table`. A
// message belongs to the namespace with the longest matching prefix; all others are loaded at
// start.
const NAMESPACES: Record<string, string[]> = {
  lobby: ['web-lobby-', 'web-new-', 'web-room-', 'preset-', 'problem-', 'warning-'],
  table: [
    ...['web-board-', 'web-clock-', 'web-log-', 'question-', 'answer-', 'reason-'],
    ...['log-', 'character-', 'district-', 'term-', 'type-', 'count-'],
  ],
  // Shown in dialogs, in the chat and in reports of attacks on the reader.
  overlays: [
    ...['web-board-key-', 'web-board-leave', 'web-board-export', 'web-board-invite'],
    ...['web-board-struck-', 'web-board-dismiss', 'web-chat-', 'phrase-'],
  ],
  // Shown in page footers and in the settings.
  shell: ['web-shell-foot', 'web-shell-icons', 'web-shell-independent', 'web-settings-'],
  results: ['web-end-', 'web-fair-', 'web-import-', 'web-replay-', 'score-'],
  rules: ['rules-', 'term-'],
  learn: ['web-learn-', 'web-about-', 'web-statistics-'],
};
const KEY_PREFIXES = Object.values(NAMESPACES)
  .flat()
  .sort((first, second) => second.length - first.length);
// Older printings call some cards by other names, or have other texts on them.
const CLASSIC_VARIANTS = /\n +\.(text-)?classic[^\n]*(\n {5,}[^\n]*)*/g;
// The definitions of the terms are a long text that only the rules show.
const TEXTS_DROPPED: Record<string, string> = { table: 'term-' };

/** `import text from 'i18n:fr/table'` is the namespace `table` in French, as one Fluent resource. */
export function i18n(): Plugin {
  return {
    name: 'citadels-i18n',
    resolveId: (id) => (id.startsWith(ID_PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID_PREFIX}`)) return undefined;
      const [language = '', namespace] = id.slice(ID_PREFIX.length + 1).split('/');
      const folder = join(TEXT_FOLDER, language);
      const names = readdirSync(folder).filter(
        (name) => name.endsWith('.ftl') && !EXCLUDED_FILES.has(name),
      );
      const messages = names.sort().flatMap((name) => {
        this.addWatchFile(join(folder, name));
        return splitMessages(readFileSync(join(folder, name), 'utf8'));
      });
      return `export default ${JSON.stringify(selectMessages(messages, namespace).join('\n'))};`;
    },
  };
}

/** Each message with its attributes and variants, which are on indented lines. */
function splitMessages(text: string): string[] {
  return text
    .replace(/^#.*\n/gm, '')
    .split(/\n(?=[a-z-])/)
    .map((message) => message.trim())
    .filter((message) => message);
}

function selectMessages(messages: string[], namespace: string | undefined): string[] {
  if (namespace === undefined) return messages.filter((message) => !keyPrefixOf(message));
  if (namespace === 'classic')
    return messagesOfNamespace(messages, 'table').filter((message) =>
      message.match(CLASSIC_VARIANTS),
    );
  const selected = messagesOfNamespace(messages, namespace);
  return namespace === 'table'
    ? selected.map((message) => message.replace(CLASSIC_VARIANTS, ''))
    : selected;
}

function messagesOfNamespace(messages: string[], namespace: string): string[] {
  const droppedPrefix = TEXTS_DROPPED[namespace];
  return messages
    .filter((message) => NAMESPACES[namespace]?.includes(keyPrefixOf(message)))
    .map((message) =>
      droppedPrefix && message.startsWith(droppedPrefix) ? dropTexts(message) : message,
    );
}

function keyPrefixOf(message: string): string {
  return KEY_PREFIXES.find((prefix) => message.startsWith(prefix)) ?? '';
}

function dropTexts(message: string): string {
  return message.replace(/\n +\.text[^\n]*(\n {5,}[^\n]*)*/g, '');
}
