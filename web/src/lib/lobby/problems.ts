import type { ProblemInfo } from '../protocol/messages.gen';

/** The part of the form next to which a problem is shown. */
export type Part = 'players' | 'cast' | 'districts' | 'target';

const OF_DISTRICTS = /^(district|removed|bonus|unknown-district)/;

export function partOf(problem: ProblemInfo): Part {
  if (problem.code === 'players-out-of-range') return 'players';
  if (problem.code === 'bad-target') return 'target';
  return OF_DISTRICTS.test(problem.code) ? 'districts' : 'cast';
}

export function problemsOf(problems: readonly ProblemInfo[], part: Part): ProblemInfo[] {
  return problems.filter((problem) => partOf(problem) === part);
}
