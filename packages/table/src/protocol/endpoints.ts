import { z } from 'zod';
import * as rest from './rest.ts';

/** A request that a client may make. Every failure is answered with a `problem`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v1`; a word after a colon is a parameter. */
  readonly path: string;
  readonly summary: string;
  /** Whether a cookie is needed; a guest's is enough. */
  readonly isPersonal: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Without one the answer is empty, with status 204. */
  readonly answer?: z.ZodType;
}

export const API = '/api/v1';

const match = z.strictObject({ match: z.string().min(1).max(64) });
const matchSeat = match.extend({ seat: z.coerce.number().int().min(0).max(9) });
const open = { isPersonal: false } as const;
const personal = { isPersonal: true } as const;

/** All requests, by name; the server answers these and no others. */
export const endpoints = {
  me: { ...open, method: 'GET', path: '/me', summary: 'Who am I', answer: rest.me },
  guest: {
    ...open,
    method: 'POST',
    path: '/guest',
    summary: 'Sign in as a guest with a name; sets the cookie',
    body: rest.guestBody,
    answer: rest.person,
  },
  register: {
    ...open,
    method: 'POST',
    path: '/register',
    summary: 'Create an account; the guest of this cookie becomes it',
    body: rest.registerBody,
    answer: rest.registered,
  },
  signIn: {
    ...open,
    method: 'POST',
    path: '/sign-in',
    summary: "Sign in; the matches of this cookie's guest move to the account",
    body: rest.signInBody,
    answer: rest.person,
  },
  recover: {
    ...open,
    method: 'POST',
    path: '/recover',
    summary: 'Set a new password with the recovery code, which is then used up',
    body: rest.recoverBody,
    answer: rest.person,
  },
  signOut: { ...open, method: 'POST', path: '/sign-out', summary: 'Sign this device out' },
  rename: {
    ...personal,
    method: 'PUT',
    path: '/me/name',
    summary: 'Change the name',
    body: rest.renameBody,
    answer: rest.person,
  },
  changePassword: {
    ...personal,
    method: 'PUT',
    path: '/me/password',
    summary: 'Change the password; all other devices are signed out, and this one gets a new cookie',
    body: rest.passwordBody,
  },
  newRecovery: {
    ...personal,
    method: 'POST',
    path: '/me/recovery',
    summary: 'Get a new recovery code; an older one is void',
    body: rest.confirmBody,
    answer: rest.recoveryCode,
  },
  deleteMe: {
    ...personal,
    method: 'POST',
    path: '/me/delete',
    summary: 'Delete the account or guest; bots take its seats',
    body: rest.confirmBody,
  },
  shuns: {
    ...personal,
    method: 'GET',
    path: '/me/shuns',
    summary: 'Whom I mute or block',
    answer: rest.shunList,
  },
  shun: {
    ...personal,
    method: 'PUT',
    path: '/me/shuns/:player',
    summary: 'Mute, block, or neither',
    params: z.strictObject({ player: z.string().min(1).max(64) }),
    body: rest.shunBody,
  },
  sheets: {
    ...personal,
    method: 'GET',
    path: '/me/sheets',
    summary: 'The latest Save Sheet of each of my matches, and whether it counts here',
    answer: rest.sheetList,
  },
  replaySheet: {
    ...personal,
    method: 'POST',
    path: '/me/sheets',
    summary: 'Keep the Save Sheet of a match that I played elsewhere, once this server has replayed it',
    body: rest.sentRecord,
    answer: rest.sheet,
  },
  forgetSheet: {
    ...personal,
    method: 'DELETE',
    path: '/me/sheets/:match',
    summary: 'Forget a Save Sheet',
    params: match,
  },
  awaiting: {
    ...personal,
    method: 'GET',
    path: '/me/awaiting',
    summary: 'How many matches wait for me, and the next of them',
    answer: rest.awaiting,
  },
  games: {
    ...open,
    method: 'GET',
    path: '/games',
    summary: 'The games with their seats and options, and the bots',
    answer: rest.gameList,
  },
  daily: {
    ...open,
    method: 'GET',
    path: '/daily/:game',
    summary: 'The results of the match of a day, today unless `?day=` says otherwise',
    params: z.strictObject({ game: z.string().min(1).max(60) }),
    query: rest.dayQuery,
    answer: rest.dayResults,
  },
  openTables: {
    ...open,
    method: 'GET',
    path: '/tables/open',
    summary: 'Public tables that wait for people, newest first',
    query: rest.listQuery,
    answer: rest.tableList,
  },
  runningTables: {
    ...open,
    method: 'GET',
    path: '/tables/running',
    summary: 'Public matches under way',
    query: rest.listQuery,
    answer: rest.tableList,
  },
  myTables: {
    ...personal,
    method: 'GET',
    path: '/tables/mine',
    summary: 'All matches I have a seat in, those that wait for me first',
    query: rest.listQuery.omit({ game: true }),
    answer: rest.tableList,
  },
  newTable: {
    ...personal,
    method: 'POST',
    path: '/tables',
    summary: 'Make a table; it begins by itself when no seat is open',
    body: rest.newTable,
    answer: rest.tableInfo,
  },
  tableByCode: {
    ...open,
    method: 'GET',
    path: '/codes/:code',
    summary: 'The table with this code',
    params: z.strictObject({ code: z.string().min(1).max(20) }),
    answer: rest.tableInfo,
  },
  table: {
    ...open,
    method: 'GET',
    path: '/tables/:match',
    summary: 'One table',
    params: match,
    query: rest.codeQuery,
    answer: rest.tableInfo,
  },
  join: {
    ...personal,
    method: 'POST',
    path: '/tables/:match/join',
    summary: 'Sit down, in a given seat or the first open one, with the options that belong to it',
    params: match,
    body: rest.joinBody,
    answer: rest.tableInfo,
  },
  leave: {
    ...personal,
    method: 'POST',
    path: '/tables/:match/leave',
    summary: 'Stand up before the match begins',
    params: match,
    answer: rest.tableInfo,
  },
  start: {
    ...personal,
    method: 'POST',
    path: '/tables/:match/start',
    summary: 'Fill the open seats with bots and begin; only for the host',
    params: match,
    body: rest.startBody,
    answer: rest.tableInfo,
  },
  closeTable: {
    ...personal,
    method: 'DELETE',
    path: '/tables/:match',
    summary: 'Close a table that has not begun; only for the host',
    params: match,
  },
  setSeat: {
    ...personal,
    method: 'PUT',
    path: '/tables/:match/seats/:seat',
    summary: 'Hand a seat to a bot, or take it back',
    params: matchSeat,
    body: rest.seatBody,
    answer: rest.tableInfo,
  },
  sendAway: {
    ...personal,
    method: 'DELETE',
    path: '/tables/:match/seats/:seat',
    summary: 'Ban somebody from the table before the match begins; only for the host',
    params: matchSeat,
    answer: rest.tableInfo,
  },
  rematch: {
    ...personal,
    method: 'POST',
    path: '/tables/:match/rematch',
    summary: 'The same game with the same people; the first request makes the table, later ones return it',
    params: match,
    answer: rest.tableInfo,
  },
  chat: {
    ...open,
    method: 'GET',
    path: '/tables/:match/chat',
    summary: 'The latest lines of the chat at a table',
    params: match,
    query: rest.codeQuery,
    answer: rest.chatLines,
  },
  replay: {
    ...open,
    method: 'GET',
    path: '/matches/:match/replay',
    summary: 'One moment of a finished match as any viewer, or of a running one as myself or a spectator',
    params: match,
    query: rest.replayQuery,
    answer: rest.replayMoment,
  },
  log: {
    ...open,
    method: 'GET',
    path: '/matches/:match/log',
    summary: 'The whole log of a finished match, its seed included',
    params: match,
    query: rest.codeQuery,
    answer: rest.matchLog,
  },
  content: {
    ...open,
    method: 'GET',
    path: '/matches/:match/content',
    summary: 'The set of cards that a match is played with, for a client that has another by now',
    params: match,
    query: rest.codeQuery,
    answer: rest.matchContent,
  },
  fork: {
    ...personal,
    method: 'POST',
    path: '/matches/:match/fork',
    summary: 'Play on from a moment of a match as a new one against bots',
    params: match,
    body: rest.forkBody,
    answer: rest.tableInfo,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
