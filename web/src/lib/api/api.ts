import {
  type BotBody,
  type Checked,
  type Joining,
  type Kept,
  type NewGame,
  type NewPractice,
  type NewTable,
  type ProblemInfo,
  type RefusedRequest,
  type ScoreSheet,
  type Seated,
  type SetupBody,
  type TableInfo,
  type Update,
  type Wire,
  readChecked,
  readScoreSheet,
  readSeated,
  readTableInfo,
  readUpdate,
} from '../protocol/messages.gen';

/** A request that was refused: nothing has changed. The code has words in every language. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly problems: ProblemInfo[] = [],
    /** A sentence for programmers, in English: of a story it names line and column. */
    readonly detail = '',
  ) {
    super(code);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function ask(
  method: Method,
  path: string,
  body?: object,
  token?: string,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new ApiError('no-line', 0);
  }
  if (answer.ok) return answer;
  const told: unknown = await answer.json().catch(() => ({}));
  const { code, problems, message } = (told ?? {}) as Partial<RefusedRequest>;
  throw new ApiError(code ?? 'broken', answer.status, problems ?? [], message ?? '');
}

async function table(method: Method, path: string, token: string, body?: object) {
  const answer = await ask(method, `/tables/${path}`, body, token);
  return readTableInfo((await answer.json()) as Wire<TableInfo>);
}

async function seated(method: Method, path: string, body?: object, token?: string) {
  const answer = await ask(method, path, body, token);
  return readSeated((await answer.json()) as Wire<Seated>);
}

/** The requests of the server; what goes over the connection is not here. */
export const api = {
  async tables(): Promise<TableInfo[]> {
    const answer = await ask('GET', '/tables');
    return ((await answer.json()) as Wire<TableInfo>[]).map(readTableInfo);
  },
  async table(id: string): Promise<TableInfo> {
    const answer = await ask('GET', `/tables/${id}`);
    return readTableInfo((await answer.json()) as Wire<TableInfo>);
  },
  async check(setup: SetupBody): Promise<Checked> {
    const answer = await ask('POST', '/setups/check', setup);
    return readChecked((await answer.json()) as Wire<Checked>);
  },
  open: (wanted: NewTable) => seated('POST', '/tables', wanted),
  practise: (wanted: NewPractice) => seated('POST', '/practice', wanted),
  join: (id: string, who: Joining) => seated('POST', `/tables/${id}/seats`, who),
  seat: (token: string) => seated('GET', '/seat', undefined, token),
  async leave(id: string, place: number, token: string): Promise<void> {
    await ask('DELETE', `/tables/${id}/seats/${place}`, undefined, token);
  },
  seatBot: (id: string, place: number, bot: BotBody, token: string) =>
    table('PUT', `${id}/seats/${place}/bot`, token, bot),
  handOver: (id: string, place: number, token: string) =>
    table('PUT', `${id}/host`, token, { place }),
  mute: (id: string, place: number, muted: boolean, token: string) =>
    table('PUT', `${id}/muted`, token, { place, muted }),
  start: (id: string, token: string) => table('POST', `${id}/start`, token),
  rematch: (id: string, token: string) => table('POST', `${id}/rematch`, token),
  async story(game: string): Promise<string> {
    return (await ask('GET', `/games/${game}/story`)).text();
  },
  async replay(game: string, seat: number, first: number): Promise<Update[]> {
    const answer = await ask('GET', `/games/${game}/replay?seat=${seat}&first=${first}`);
    return ((await answer.json()) as Wire<Update>[]).map(readUpdate);
  },
  async scores(game: string): Promise<ScoreSheet> {
    const answer = await ask('GET', `/games/${game}/scores`);
    return readScoreSheet((await answer.json()) as Wire<ScoreSheet>);
  },
  async importGame(wanted: NewGame): Promise<string> {
    const answer = await ask('POST', '/games', wanted);
    return ((await answer.json()) as Kept).game;
  },
};
