import {
  type BotRequest,
  type SetupCheck,
  type JoinRequest,
  type StoredGame,
  type NewGame,
  type NewPractice,
  type NewTable,
  type ProblemInfo,
  type ErrorBody,
  type ScoreSheet,
  type SeatCredentials,
  type SetupRequest,
  type TableInfo,
  type Update,
  type Wire,
  readSetupCheck,
  readScoreSheet,
  readSeatCredentials,
  readTableInfo,
  readUpdate,
} from '../protocol/messages.gen';

/** A request that was refused: nothing has changed. The code has a text in every language. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly problems: ProblemInfo[] = [],
    /** A sentence for programmers, in English; for a story it contains line and column. */
    readonly detail = '',
  ) {
    super(code);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function request(
  method: Method,
  path: string,
  body?: object,
  token?: string,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new ApiError('offline', 0);
  }
  if (response.ok) return response;
  const refusal: unknown = await response.json().catch(() => ({}));
  const { code, problems, message } = (refusal ?? {}) as Partial<ErrorBody>;
  throw new ApiError(code ?? 'broken', response.status, problems ?? [], message ?? '');
}

async function requestTable(method: Method, path: string, token: string, body?: object) {
  const response = await request(method, `/tables/${path}`, body, token);
  return readTableInfo((await response.json()) as Wire<TableInfo>);
}

async function requestSeat(method: Method, path: string, body?: object, token?: string) {
  const response = await request(method, path, body, token);
  return readSeatCredentials((await response.json()) as Wire<SeatCredentials>);
}

/** Requests to the HTTP API of the server; WebSocket messages are elsewhere. */
export const api = {
  async listTables(): Promise<TableInfo[]> {
    const response = await request('GET', '/tables');
    return ((await response.json()) as Wire<TableInfo>[]).map(readTableInfo);
  },
  async getTable(id: string): Promise<TableInfo> {
    const response = await request('GET', `/tables/${id}`);
    return readTableInfo((await response.json()) as Wire<TableInfo>);
  },
  async checkSetup(setup: SetupRequest): Promise<SetupCheck> {
    const response = await request('POST', '/setups/check', setup);
    return readSetupCheck((await response.json()) as Wire<SetupCheck>);
  },
  createTable: (body: NewTable) => requestSeat('POST', '/tables', body),
  createPractice: (body: NewPractice) => requestSeat('POST', '/practice', body),
  joinTable: (id: string, body: JoinRequest) => requestSeat('POST', `/tables/${id}/seats`, body),
  getSeat: (token: string) => requestSeat('GET', '/seat', undefined, token),
  async leaveSeat(id: string, place: number, token: string): Promise<void> {
    await request('DELETE', `/tables/${id}/seats/${place}`, undefined, token);
  },
  seatBot: (id: string, place: number, bot: BotRequest, token: string) =>
    requestTable('PUT', `${id}/seats/${place}/bot`, token, bot),
  transferHost: (id: string, place: number, token: string) =>
    requestTable('PUT', `${id}/host`, token, { place }),
  mute: (id: string, place: number, muted: boolean, token: string) =>
    requestTable('PUT', `${id}/muted`, token, { place, muted }),
  startGame: (id: string, token: string) => requestTable('POST', `${id}/start`, token),
  rematch: (id: string, token: string) => requestTable('POST', `${id}/rematch`, token),
  async getStory(game: string): Promise<string> {
    return (await request('GET', `/games/${game}/story`)).text();
  },
  async getReplay(game: string, seat: number, first: number): Promise<Update[]> {
    const response = await request('GET', `/games/${game}/replay?seat=${seat}&first=${first}`);
    return ((await response.json()) as Wire<Update>[]).map(readUpdate);
  },
  async getScores(game: string): Promise<ScoreSheet> {
    const response = await request('GET', `/games/${game}/scores`);
    return readScoreSheet((await response.json()) as Wire<ScoreSheet>);
  },
  async importGame(body: NewGame): Promise<string> {
    const response = await request('POST', '/games', body);
    return ((await response.json()) as StoredGame).game;
  },
};
