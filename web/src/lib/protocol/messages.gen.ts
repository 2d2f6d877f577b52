// Written by `python -m web.generate`. Never edited.

import type { EventKind, Place, QuestionKind, Reason, Score, SeatKind, StepKind, TableStatus, Verb } from './names.gen';

/** The first message: the token of the client and the last step it has seen. */
export interface Hello {
  type: 'hello';
  protocol: number;
  token?: string;
  after?: number;
  game?: string;
}

/** One of the options of the question with this number. */
export interface Answer {
  type: 'answer';
  question: number;
  option: number;
  command: string;
}

/** Take back one's last answer. */
export interface Undo {
  type: 'undo';
  question: number;
  command: string;
}

/** The player of a seat is back; the substitute bot stops playing for it. */
export interface Back {
  type: 'back';
  command: string;
}

/** A chat message: a short text, or a phrase that everybody reads in their own language. */
export interface Say {
  type: 'say';
  command: string;
  text?: string;
  phrase?: string;
}

/** Ask what a bot would answer, at a table that allows hints. */
export interface AskHint {
  type: 'ask-hint';
  question: number;
  command: string;
}

/** Asks for a pong, to check the connection. */
export interface Ping {
  type: 'ping';
}

/** A set-up: a spec, a preset, or single cards; random cards if `random` is set. */
export interface SetupRequest {
  spec?: string;
  profile?: string;
  players?: number;
  preset?: string;
  random?: boolean;
  characters?: string[];
  districts?: string[];
  last_rank?: boolean;
  substitutes?: string[];
  rulings?: Record<string, string>;
  target?: number;
  removed?: string[];
}

/** A new table, with the choices of its host. */
export interface NewTable {
  name: string;
  setup?: SetupRequest;
  bots?: Record<string, string>;
  clock?: string;
  stand_in?: string;
  public?: boolean;
  casual?: boolean;
  spectators?: boolean;
}

/** A practice game, which continues from the end of a story. */
export interface NewPractice {
  name: string;
  story: string;
  seat?: number;
  bots?: string;
}

/** A whole game that was played elsewhere, as a story. */
export interface NewGame {
  story: string;
}

/** A person who wants to sit down; without a place, in any free seat. */
export interface JoinRequest {
  name: string;
  place?: number;
}

/** A bot for a seat. */
export interface BotRequest {
  bot: string;
}

/** The place of the new host. */
export interface HostRequest {
  place: number;
}

/** Mutes a player in the chat, or allows them to write again. */
export interface MuteRequest {
  place: number;
  muted?: boolean;
}

/** The answer to a hello. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  table: TableInfo;
  seat: number;
  chat: Chat[];
  now: number;
}

/** A table as everybody may see it. */
export interface TableInfo {
  id: string;
  status: TableStatus;
  public: boolean;
  casual: boolean;
  setup: SetupInfo;
  clock: string;
  stand_in: string;
  seats: SeatInfo[];
  created: number;
  game: string;
  commitment: string;
  secret: string;
  ending?: Ending;
  practice: boolean;
}

/** A set-up with all its cards. */
export interface SetupInfo {
  spec: string;
  profile: string;
  players: number;
  characters: string[];
  districts: string[];
  target: number;
  removed: string[];
  rulings: Record<string, string>;
}

/** A place at the table. An open seat has no name. */
export interface SeatInfo {
  place: number;
  kind: SeatKind;
  name: string;
  bot: string;
  host: boolean;
}

/** The scores and winners of a finished game. */
export interface Ending {
  scores: number[];
  winners: number[];
}

/** A chat message from somebody at the table. */
export interface Chat {
  type: 'chat';
  number: number;
  seat: number;
  name: string;
  at: number;
  text: string;
  phrase: string;
}

/** The steps since the last update, and the state after them.

    If `snapshot` is set, there were too many steps to send, and the state replaces them. */
export interface Update {
  type: 'update';
  steps: Step[];
  state: State;
  snapshot: boolean;
}

/** The effects of one record. */
export interface Step {
  number: number;
  kind: StepKind;
  seat: number;
  at: number;
  events: Event[];
}

/** Something that happened, with only what this client may know. */
export interface Event {
  kind: EventKind;
  seat: number;
  target: number;
  card: string;
  amount: number;
}

/** The game as this client sees it now. */
export interface State {
  game: string;
  number: number;
  question: number;
  common: Common;
  own?: Own;
  away: number[];
  times?: Times;
}

/** The table as a spectator sees it. */
export interface Common {
  round: number;
  rank: number;
  crown: number;
  deck: number;
  players: Player[];
  faceup: string[];
  packet: number;
  aside: boolean;
  laid_down: number;
  draft_first: number;
  first: number;
  first_too: number[];
  tax: number;
  shorter_by: number;
  haunted_round: number;
  museum: number;
  holder: number;
  held: number;
  swap: [number, number];
  marks: Marks;
  turn?: Turn;
  site?: Site;
  asked?: Asked;
  over: boolean;
}

/** The public part of one seat. */
export interface Player {
  gold: number;
  cards: number;
  city: string[];
  roles: string[];
  completed: boolean;
  built: boolean;
}

/** The attacks and marks on characters this round, with the seats that placed them. */
export interface Marks {
  killed: string;
  bewitched: string;
  witch: number;
  robbed: string;
  thief: number;
  warrants: string[];
  magistrate: number;
  threats: string[];
  blackmailer: number;
  shielded: number;
  collector: number;
}

/** Whose turn it is, as which character. */
export interface Turn {
  seat: number;
  role: string;
  resumed: boolean;
  gathered: boolean;
  builds: number;
}

/** A district that is paid for but not yet built. */
export interface Site {
  card: string;
  seat: number;
  paid: number;
}

/** The open question, as far as it is public. */
export interface Asked {
  seat: number;
  kind: QuestionKind;
  source: string;
  target: number;
  card: string;
  amount: number;
}

/** The private part of one seat. */
export interface Own {
  seat: number;
  hand: string[];
  roles: string[];
  seen: string[];
  seen_again: string[];
  packet: string[];
  laid_down: string[];
  swap_given: string;
  swap_taken: string;
  signed: string;
  flowered: string;
  museum: string[];
  held: string[];
  shown_hand: string[];
  shown_deck: string[];
  options: Option[];
  charges: number[];
  unavailable: Unavailable[];
  undo: string;
}

/** One legal answer. */
export interface Option {
  id: number;
  verb: Verb;
  source: string;
  card: string;
  given: string;
  character: string;
  seat: number;
  type: string;
  choice: string;
  gold: number;
  cards: number;
  place: Place;
  harm: boolean;
}

/** What a player could expect but does not have. */
export interface Unavailable {
  option: Option;
  why: Refusal;
}

/** Why something is not among the options, with what the sentence needs. */
export interface Refusal {
  code: Reason;
  card: string;
  character: string;
  seat: number;
  price: number;
  gold: number;
  amount: number;
}

/** The clocks: the time each seat has left, and when the running one ends. */
export interface Times {
  banks: number[];
  running: number;
  deadline: number;
}

/** The table has changed: its seats, its host, or its game has begun or ended. */
export interface Changed {
  type: 'changed';
  table: TableInfo;
}

/** The command is done and stored. A repeated command gets the same reply. */
export interface Accepted {
  type: 'accepted';
  command: string;
  number: number;
}

/** The command changed nothing. `state` is included if the client was out of date. */
export interface Refused {
  type: 'refused';
  code: string;
  command: string;
  why?: Refusal;
  state?: State;
}

/** Estimates for the options, best first, and the beliefs about who holds which character. */
export interface Hint {
  type: 'hint';
  command: string;
  question: number;
  estimates: OptionEstimate[];
  beliefs: (Record<string, number>)[];
}

/** A bot's estimate of an option: the expected share of the victory and its standard error. */
export interface OptionEstimate {
  option: number;
  share: number;
  std_error: number;
}

/** The reply to a ping, with the time of the server. */
export interface Pong {
  type: 'pong';
  now: number;
}

/** The server closes the connection; the code says why. */
export interface Goodbye {
  type: 'goodbye';
  code: string;
}

/** A problem or a warning about a set-up. */
export interface ProblemInfo {
  code: string;
  values: Record<string, string | number>;
}

/** A finished game in numbers. */
export interface ScoreSheet {
  game: string;
  setup: SetupInfo;
  seats: SeatScore[];
  winners: number[];
  ties: TieBreak[];
  rounds: RoundScore[];
  last: number;
  began: number;
  ended: number;
  source: string;
  commitment: string;
  secret: string;
}

/** The points of one seat, item by item. */
export interface SeatScore {
  name: string;
  bot: string;
  total: number;
  items: ScoreItem[];
}

/** Points for one thing. */
export interface ScoreItem {
  purpose: Score;
  points: number;
  card: string;
}

/** One step of breaking a tie, whether it decided or not. */
export interface TieBreak {
  way: string;
  seats: number[];
  values: number[];
}

/** The points of each seat if the game had ended with this round. */
export interface RoundScore {
  round: number;
  points: number[];
}

/** The report, and the sizes of its charts by figure name. */
export interface ReportPage {
  report: Report;
  charts: Record<string, ChartSizes>;
}

/** The whole report in one language. */
export interface Report {
  language: string;
  version: string;
  title: string;
  lead: string;
  labels: ReportLabels;
  notes: ReportNote[];
  chapters: ReportChapter[];
}

/** The headings and labels around the chapters. */
export interface ReportLabels {
  contents: string;
  short: string;
  again: string;
  numbers: string;
}

/** A note before the first chapter. */
export interface ReportNote {
  title: string;
  bots: ReportBot[];
  text: string;
}

/** A bot that has played. */
export interface ReportBot {
  name: string;
  line: string;
  text: string;
}

/** A question, the conclusions, and the figures. */
export interface ReportChapter {
  id: string;
  title: string;
  text: string;
  short: ReportSentence[];
  figures: ReportFigure[];
}

/** One conclusion of a chapter. */
export interface ReportSentence {
  text: string;
  unsure: boolean;
}

/** The texts around a chart, and its numbers. */
export interface ReportFigure {
  name: string;
  title: string;
  setting: string;
  reading: string[];
  facts: string;
  repeat: string;
  head: string[];
  names: number;
  rows: string[][];
}

/** Width and height of a chart, so that a page can reserve space for it. */
export interface ChartSizes {
  wide: [number, number];
  narrow: [number, number];
}

/** The id of a stored game. */
export interface StoredGame {
  game: string;
}

/** A seat that was just taken. The token is sent only in this response. */
export interface SeatCredentials {
  table: TableInfo;
  seat: number;
  token: string;
}

/** The problems of a set-up; or, if there are none, its description and warnings. */
export interface SetupCheck {
  setup?: SetupInfo;
  problems: ProblemInfo[];
  warnings: ProblemInfo[];
}

/** The body of every error response. */
export interface ErrorBody {
  code: string;
  message: string;
  problems: ProblemInfo[];
}

export function readWelcome(raw: Wire<Welcome>): Welcome {
  return {
    ...raw,
    table: readTableInfo(raw.table ?? {}),
    chat: (raw.chat ?? []).map(readChat),
    now: raw.now ?? 0,
  } as Welcome;
}

export function readTableInfo(raw: Wire<TableInfo>): TableInfo {
  return {
    ...raw,
    setup: readSetupInfo(raw.setup ?? {}),
    seats: (raw.seats ?? []).map(readSeatInfo),
    game: raw.game ?? '',
    commitment: raw.commitment ?? '',
    secret: raw.secret ?? '',
    ending: raw.ending && readEnding(raw.ending),
    practice: raw.practice ?? false,
  } as TableInfo;
}

export function readSetupInfo(raw: Wire<SetupInfo>): SetupInfo {
  return {
    ...raw,
    target: raw.target ?? 0,
  } as SetupInfo;
}

export function readSeatInfo(raw: Wire<SeatInfo>): SeatInfo {
  return {
    ...raw,
    name: raw.name ?? '',
    bot: raw.bot ?? '',
    host: raw.host ?? false,
  } as SeatInfo;
}

export function readEnding(raw: Wire<Ending>): Ending {
  return {
    ...raw,

  } as Ending;
}

export function readChat(raw: Wire<Chat>): Chat {
  return {
    ...raw,
    text: raw.text ?? '',
    phrase: raw.phrase ?? '',
  } as Chat;
}

export function readUpdate(raw: Wire<Update>): Update {
  return {
    ...raw,
    steps: (raw.steps ?? []).map(readStep),
    state: readState(raw.state ?? {}),
    snapshot: raw.snapshot ?? false,
  } as Update;
}

export function readStep(raw: Wire<Step>): Step {
  return {
    ...raw,
    events: (raw.events ?? []).map(readEvent),
  } as Step;
}

export function readEvent(raw: Wire<Event>): Event {
  return {
    ...raw,
    seat: raw.seat ?? -1,
    target: raw.target ?? -1,
    card: raw.card ?? '',
    amount: raw.amount ?? 0,
  } as Event;
}

export function readState(raw: Wire<State>): State {
  return {
    ...raw,
    common: readCommon(raw.common ?? {}),
    own: raw.own && readOwn(raw.own),
    away: raw.away ?? [],
    times: raw.times && readTimes(raw.times),
  } as State;
}

export function readCommon(raw: Wire<Common>): Common {
  return {
    ...raw,
    players: (raw.players ?? []).map(readPlayer),
    packet: raw.packet ?? 0,
    aside: raw.aside ?? false,
    laid_down: raw.laid_down ?? 0,
    draft_first: raw.draft_first ?? -1,
    first: raw.first ?? -1,
    first_too: raw.first_too ?? [],
    tax: raw.tax ?? 0,
    shorter_by: raw.shorter_by ?? 0,
    haunted_round: raw.haunted_round ?? 0,
    museum: raw.museum ?? 0,
    holder: raw.holder ?? -1,
    held: raw.held ?? 0,
    swap: raw.swap ?? [-1, -1],
    marks: readMarks(raw.marks ?? {}),
    turn: raw.turn && readTurn(raw.turn),
    site: raw.site && readSite(raw.site),
    asked: raw.asked && readAsked(raw.asked),
    over: raw.over ?? false,
  } as Common;
}

export function readPlayer(raw: Wire<Player>): Player {
  return {
    ...raw,
    completed: raw.completed ?? false,
    built: raw.built ?? false,
  } as Player;
}

export function readMarks(raw: Wire<Marks>): Marks {
  return {
    killed: raw.killed ?? '',
    bewitched: raw.bewitched ?? '',
    witch: raw.witch ?? -1,
    robbed: raw.robbed ?? '',
    thief: raw.thief ?? -1,
    warrants: raw.warrants ?? [],
    magistrate: raw.magistrate ?? -1,
    threats: raw.threats ?? [],
    blackmailer: raw.blackmailer ?? -1,
    shielded: raw.shielded ?? -1,
    collector: raw.collector ?? -1,
  } as Marks;
}

export function readTurn(raw: Wire<Turn>): Turn {
  return {
    ...raw,
    resumed: raw.resumed ?? false,
    gathered: raw.gathered ?? false,
    builds: raw.builds ?? 0,
  } as Turn;
}

export function readSite(raw: Wire<Site>): Site {
  return {
    ...raw,

  } as Site;
}

export function readAsked(raw: Wire<Asked>): Asked {
  return {
    ...raw,
    target: raw.target ?? -1,
    card: raw.card ?? '',
    amount: raw.amount ?? 0,
  } as Asked;
}

export function readOwn(raw: Wire<Own>): Own {
  return {
    ...raw,
    seen: raw.seen ?? [],
    seen_again: raw.seen_again ?? [],
    packet: raw.packet ?? [],
    laid_down: raw.laid_down ?? [],
    swap_given: raw.swap_given ?? '',
    swap_taken: raw.swap_taken ?? '',
    signed: raw.signed ?? '',
    flowered: raw.flowered ?? '',
    museum: raw.museum ?? [],
    held: raw.held ?? [],
    shown_hand: raw.shown_hand ?? [],
    shown_deck: raw.shown_deck ?? [],
    options: (raw.options ?? []).map(readOption),
    charges: raw.charges ?? [],
    unavailable: (raw.unavailable ?? []).map(readUnavailable),
    undo: raw.undo ?? 'not-own-turn',
  } as Own;
}

export function readOption(raw: Wire<Option>): Option {
  return {
    ...raw,
    source: raw.source ?? '',
    card: raw.card ?? '',
    given: raw.given ?? '',
    character: raw.character ?? '',
    seat: raw.seat ?? -1,
    type: raw.type ?? '',
    choice: raw.choice ?? '',
    gold: raw.gold ?? 0,
    cards: raw.cards ?? 0,
    place: raw.place ?? '',
    harm: raw.harm ?? false,
  } as Option;
}

export function readUnavailable(raw: Wire<Unavailable>): Unavailable {
  return {
    option: readOption(raw.option ?? {}),
    why: readRefusal(raw.why ?? {}),
  } as Unavailable;
}

export function readRefusal(raw: Wire<Refusal>): Refusal {
  return {
    ...raw,
    card: raw.card ?? '',
    character: raw.character ?? '',
    seat: raw.seat ?? -1,
    price: raw.price ?? 0,
    gold: raw.gold ?? 0,
    amount: raw.amount ?? 0,
  } as Refusal;
}

export function readTimes(raw: Wire<Times>): Times {
  return {
    ...raw,
    running: raw.running ?? -1,
    deadline: raw.deadline ?? 0,
  } as Times;
}

export function readChanged(raw: Wire<Changed>): Changed {
  return {
    ...raw,
    table: readTableInfo(raw.table ?? {}),
  } as Changed;
}

export function readAccepted(raw: Wire<Accepted>): Accepted {
  return {
    ...raw,
    number: raw.number ?? 0,
  } as Accepted;
}

export function readRefused(raw: Wire<Refused>): Refused {
  return {
    ...raw,
    command: raw.command ?? '',
    why: raw.why && readRefusal(raw.why),
    state: raw.state && readState(raw.state),
  } as Refused;
}

export function readHint(raw: Wire<Hint>): Hint {
  return {
    ...raw,
    estimates: (raw.estimates ?? []).map(readOptionEstimate),
  } as Hint;
}

export function readOptionEstimate(raw: Wire<OptionEstimate>): OptionEstimate {
  return {
    ...raw,

  } as OptionEstimate;
}

export function readPong(raw: Wire<Pong>): Pong {
  return {
    ...raw,

  } as Pong;
}

export function readGoodbye(raw: Wire<Goodbye>): Goodbye {
  return {
    ...raw,

  } as Goodbye;
}

export function readProblemInfo(raw: Wire<ProblemInfo>): ProblemInfo {
  return {
    ...raw,

  } as ProblemInfo;
}

export function readScoreSheet(raw: Wire<ScoreSheet>): ScoreSheet {
  return {
    ...raw,
    setup: readSetupInfo(raw.setup ?? {}),
    seats: (raw.seats ?? []).map(readSeatScore),
    ties: (raw.ties ?? []).map(readTieBreak),
    rounds: (raw.rounds ?? []).map(readRoundScore),
    commitment: raw.commitment ?? '',
    secret: raw.secret ?? '',
  } as ScoreSheet;
}

export function readSeatScore(raw: Wire<SeatScore>): SeatScore {
  return {
    ...raw,
    items: (raw.items ?? []).map(readScoreItem),
  } as SeatScore;
}

export function readScoreItem(raw: Wire<ScoreItem>): ScoreItem {
  return {
    ...raw,
    card: raw.card ?? '',
  } as ScoreItem;
}

export function readTieBreak(raw: Wire<TieBreak>): TieBreak {
  return {
    ...raw,

  } as TieBreak;
}

export function readRoundScore(raw: Wire<RoundScore>): RoundScore {
  return {
    ...raw,

  } as RoundScore;
}

export function readReportPage(raw: Wire<ReportPage>): ReportPage {
  return {
    ...raw,
    report: readReport(raw.report ?? {}),
  } as ReportPage;
}

export function readReport(raw: Wire<Report>): Report {
  return {
    ...raw,
    labels: readReportLabels(raw.labels ?? {}),
    notes: (raw.notes ?? []).map(readReportNote),
    chapters: (raw.chapters ?? []).map(readReportChapter),
  } as Report;
}

export function readReportLabels(raw: Wire<ReportLabels>): ReportLabels {
  return {
    ...raw,

  } as ReportLabels;
}

export function readReportNote(raw: Wire<ReportNote>): ReportNote {
  return {
    ...raw,
    bots: (raw.bots ?? []).map(readReportBot),
  } as ReportNote;
}

export function readReportBot(raw: Wire<ReportBot>): ReportBot {
  return {
    ...raw,

  } as ReportBot;
}

export function readReportChapter(raw: Wire<ReportChapter>): ReportChapter {
  return {
    ...raw,
    short: (raw.short ?? []).map(readReportSentence),
    figures: (raw.figures ?? []).map(readReportFigure),
  } as ReportChapter;
}

export function readReportSentence(raw: Wire<ReportSentence>): ReportSentence {
  return {
    ...raw,

  } as ReportSentence;
}

export function readReportFigure(raw: Wire<ReportFigure>): ReportFigure {
  return {
    ...raw,

  } as ReportFigure;
}

export function readChartSizes(raw: Wire<ChartSizes>): ChartSizes {
  return {
    ...raw,

  } as ChartSizes;
}

export function readStoredGame(raw: Wire<StoredGame>): StoredGame {
  return {
    ...raw,

  } as StoredGame;
}

export function readSeatCredentials(raw: Wire<SeatCredentials>): SeatCredentials {
  return {
    ...raw,
    table: readTableInfo(raw.table ?? {}),
  } as SeatCredentials;
}

export function readSetupCheck(raw: Wire<SetupCheck>): SetupCheck {
  return {
    setup: raw.setup && readSetupInfo(raw.setup),
    problems: (raw.problems ?? []).map(readProblemInfo),
    warnings: (raw.warnings ?? []).map(readProblemInfo),
  } as SetupCheck;
}

export function readErrorBody(raw: Wire<ErrorBody>): ErrorBody {
  return {
    ...raw,
    problems: (raw.problems ?? []).map(readProblemInfo),
  } as ErrorBody;
}

export type FromClient = Hello | Answer | Undo | Back | Say | AskHint | Ping;

export type FromServer = Welcome | Update | Changed | Chat | Accepted | Refused | Hint | Pong | Goodbye;

/** A value as it is sent: fields that are as usual are left out, nothing is null. */
export type Wire<T> = T extends (infer U)[]
  ? Wire<U>[]
  : T extends object
    ? { [K in keyof T]?: Wire<T[K]> }
    : T;

/** A message as it came, with every field in its place. */
export function readMessage(raw: Wire<FromServer>): FromServer {
  switch (raw.type) {
    case 'welcome':
      return readWelcome(raw as Wire<Welcome>);
    case 'update':
      return readUpdate(raw as Wire<Update>);
    case 'changed':
      return readChanged(raw as Wire<Changed>);
    case 'chat':
      return readChat(raw as Wire<Chat>);
    case 'accepted':
      return readAccepted(raw as Wire<Accepted>);
    case 'refused':
      return readRefused(raw as Wire<Refused>);
    case 'hint':
      return readHint(raw as Wire<Hint>);
    case 'pong':
      return readPong(raw as Wire<Pong>);
    case 'goodbye':
      return readGoodbye(raw as Wire<Goodbye>);
    default:
      throw new Error(`unknown message ${String(raw.type)}`);
  }
}

export const CLOSE_BAD_MESSAGE = 4400;
export const CLOSE_BAD_TOKEN = 4401;
export const CLOSE_CORRUPT = 4500;
export const CLOSE_NO_TABLE = 4404;
export const CLOSE_PROTOCOL_MISMATCH = 4426;
export const CLOSE_RATE_LIMITED = 4429;
export const CLOSE_RESTART = 1012;
export const CLOSE_TIMEOUT = 4408;
export const CLOSE_TOO_SLOW = 4409;
export const PROTOCOL = 2;
