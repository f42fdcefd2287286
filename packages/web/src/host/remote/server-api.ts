import type { AnswerOf, API, EndpointName, RequestOf, Routes } from '@tabard/table/protocol';
import { ServerProblem } from './server-problem.ts';
import { learnServerTime } from './server-time.ts';

const ROOT: typeof API = '/api/v1';

/** Copied, since the protocol's own list would bundle its schemas; the types keep both equal. */
const ROUTES: Routes = {
  me: ['GET', '/me'],
  guest: ['POST', '/guest'],
  register: ['POST', '/register'],
  signIn: ['POST', '/sign-in'],
  recover: ['POST', '/recover'],
  signOut: ['POST', '/sign-out'],
  rename: ['PUT', '/me/name'],
  changePassword: ['PUT', '/me/password'],
  newRecovery: ['POST', '/me/recovery'],
  deleteMe: ['POST', '/me/delete'],
  shuns: ['GET', '/me/shuns'],
  shun: ['PUT', '/me/shuns/:player'],
  sheets: ['GET', '/me/sheets'],
  replaySheet: ['POST', '/me/sheets'],
  forgetSheet: ['DELETE', '/me/sheets/:match'],
  awaiting: ['GET', '/me/awaiting'],
  games: ['GET', '/games'],
  daily: ['GET', '/daily/:game'],
  openTables: ['GET', '/tables/open'],
  runningTables: ['GET', '/tables/running'],
  myTables: ['GET', '/tables/mine'],
  newTable: ['POST', '/tables'],
  tableByCode: ['GET', '/codes/:code'],
  table: ['GET', '/tables/:match'],
  join: ['POST', '/tables/:match/join'],
  leave: ['POST', '/tables/:match/leave'],
  start: ['POST', '/tables/:match/start'],
  closeTable: ['DELETE', '/tables/:match'],
  setSeat: ['PUT', '/tables/:match/seats/:seat'],
  sendAway: ['DELETE', '/tables/:match/seats/:seat'],
  rematch: ['POST', '/tables/:match/rematch'],
  chat: ['GET', '/tables/:match/chat'],
  replay: ['GET', '/matches/:match/replay'],
  log: ['GET', '/matches/:match/log'],
  content: ['GET', '/matches/:match/content'],
  fork: ['POST', '/matches/:match/fork'],
};

/** Calls the server over HTTP; every failure is a ServerProblem. */
export type ServerApi = <K extends EndpointName>(name: K, request: RequestOf<K>) => Promise<AnswerOf<K>>;

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** HTTP client for the server at this origin. */
export function serverApi(origin: string, fetchFrom: typeof fetch = fetch): ServerApi {
  return async (name, request) => {
    const [method, path] = ROUTES[name];
    const { params, query, body } = request as Parts;
    const address = `${origin}${ROOT}${filledIn(path, params)}${queryText(query)}`;
    const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
    const sent = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
    const asked = Date.now();
    const response = await fetchFrom(address, sent).catch(() => {
      throw new ServerProblem('lost', 'the server cannot be reached');
    });
    learnServerTime(response.headers.get('date'), asked, Date.now());
    return answerOf(response);
  };
}

function filledIn(path: string, params: Parts['params'] = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
}

function queryText(query: Parts['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

async function answerOf(response: Response): Promise<never> {
  if (response.status === 204) return undefined as never;
  const answer = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as never;
  const { code = 'broken', message = `the server answered with status ${response.status}` } = answer ?? {};
  throw new ServerProblem(String(code), String(message));
}
