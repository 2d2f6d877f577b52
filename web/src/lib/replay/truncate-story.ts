import { standing } from '../log/turns';
import type { Asked, Step } from '../protocol/messages.gen';

const ANSWER = /^(\S+):\s/;

/**
 * The story of a game up to a step, with what is open then: a position to play on from.
 * Nothing if the story was written in another way than games are saved.
 */
export function cutStory(
  story: string,
  steps: readonly Step[], // all of the game
  at: number,
  asked: Asked,
): string | undefined {
  const answers = standing(steps).filter((step) => step.kind === 'answer');
  const lines = story.split(/\r?\n/);
  const names = lines.flatMap((line) => ANSWER.exec(line)?.[1] ?? []);
  if (names.length !== answers.length) return undefined;
  const name = names[answers.findIndex((step) => step.seat === asked.seat)];
  if (!name) return undefined;
  const played = standing(steps.filter((step) => step.number <= at)).filter(
    (step) => step.kind === 'answer',
  ).length;
  const open = asked.kind === 'turn' ? `turn ${name}` : `asked ${name} ${asked.kind}`;
  return [...firstLines(lines, played), open, ''].join('\n');
}

/** The set-up and so many answers, each with the outcomes of chance that stand before it. */
function firstLines(lines: readonly string[], answers: number): string[] {
  const kept: string[] = [];
  let played = 0;
  let isOpening = true; // up to the first empty line
  for (const line of lines) {
    if (ANSWER.test(line)) played += 1;
    else if (!isOpening && played >= answers) break;
    if (played > answers) break;
    if (isOpening && line.trim() === '') isOpening = false;
    // The seal belongs to the whole game.
    if (!line.startsWith('sealed ')) kept.push(line);
  }
  return kept;
}
