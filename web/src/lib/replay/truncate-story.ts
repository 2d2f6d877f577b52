import { withoutUndone } from '../log/turns';
import type { Asked, Step } from '../protocol/messages.gen';

const ANSWER = /^(\S+):\s/;

/**
 * The story of a game up to a step, with the question that is open then: a position from which to
 * continue. Undefined if the story does not have the form of a saved game.
 */
export function truncateStory(
  story: string,
  steps: readonly Step[], // all of the game
  at: number,
  asked: Asked,
): string | undefined {
  const answers = withoutUndone(steps).filter((step) => step.kind === 'answer');
  const lines = story.split(/\r?\n/);
  const names = lines.flatMap((line) => ANSWER.exec(line)?.[1] ?? []);
  if (names.length !== answers.length) return undefined;
  const name = names[answers.findIndex((step) => step.seat === asked.seat)];
  if (!name) return undefined;
  const played = withoutUndone(steps.filter((step) => step.number <= at)).filter(
    (step) => step.kind === 'answer',
  ).length;
  const openQuestion = asked.kind === 'turn' ? `turn ${name}` : `asked ${name} ${asked.kind}`;
  return [...linesUntil(lines, played), openQuestion, ''].join('\n');
}

/** The set-up and a number of answers, each with the random outcomes written before it. */
function linesUntil(lines: readonly string[], answers: number): string[] {
  const result: string[] = [];
  let played = 0;
  let isHeader = true; // up to the first empty line
  for (const line of lines) {
    if (ANSWER.test(line)) played += 1;
    else if (!isHeader && played >= answers) break;
    if (played > answers) break;
    if (isHeader && line.trim() === '') isHeader = false;
    // The commitment belongs to the whole game.
    if (!line.startsWith('sealed ')) result.push(line);
  }
  return result;
}
