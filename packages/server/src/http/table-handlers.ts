import { botIds } from '@tabard/bots';
import { type Content, findContent, type Game } from '@tabard/engine';
import { dayAt } from '@tabard/table';
import type { TableInfo } from '@tabard/table/protocol';
import type { SignedIn } from '../accounts/logins.ts';
import { crowdOf, personShare } from '../limits/address.ts';
import { requireLess } from '../limits/limits.ts';
import { notFound } from '../problem.ts';
import { tableInfoFor } from '../rooms/seating.ts';
import type { ServerContext } from '../server-context.ts';
import type { MatchListing, MatchRow, Page, PlayerId } from '../store/rows.ts';
import { parseCode } from '../tables/codes.ts';
import { findByCode, findTable } from '../tables/find-table.ts';
import { loadGame, makeTable } from '../tables/new-table.ts';
import { fork, rematch } from '../tables/rematch.ts';
import { closeTable, join, leave, sendAway, start } from '../tables/seating.ts';
import { handToBot, takeBack } from '../tables/seats.ts';
import { shownLine } from './chat.ts';
import { guessing, invited } from './guesses.ts';
import type { Handlers } from './routes.ts';
import type { Visit } from './visit.ts';

type TableNames =
  | 'games'
  | 'daily'
  | 'openTables'
  | 'runningTables'
  | 'myTables'
  | 'newTable'
  | 'tableByCode'
  | 'table'
  | 'join'
  | 'leave'
  | 'start'
  | 'closeTable'
  | 'setSeat'
  | 'sendAway'
  | 'rematch'
  | 'chat'
  | 'replay'
  | 'log'
  | 'content'
  | 'fork';

/** How many chat lines a newcomer is sent. */
const CHAT_LINES = 100;
/** How many results of a day are listed. */
const MOST_RESULTS = 50;

export function tableHandlers(context: ServerContext): Pick<Handlers, TableNames> {
  const { store, hosting } = context;
  const info = (row: MatchListing, person: PlayerId | undefined): TableInfo =>
    tableInfoFor(row, hosting.presence(row.id), person);
  const listing = ({ rows, next }: Page<MatchListing>, person: PlayerId | undefined) => ({
    tables: rows.map((row) => info(row, person)),
    next: next ?? null,
  });
  /** The table after a change. */
  const fresh = async ({ id }: Pick<MatchRow, 'id'>, person: PlayerId): Promise<TableInfo> =>
    info(await findTable(store, id, { person }), person);

  /** A table that the caller may see, by their seat or by its code. */
  const invitedTo = (id: string, visit: Visit, code: string | undefined): Promise<MatchRow> =>
    invited(context, visit, code, (tried) =>
      findTable(store, id, { person: visit.me?.player.id, code: tried }),
    );
  const requireTableRate = ({ me, shares }: Visit<SignedIn>): void =>
    requireLess(context.limits.tables, [personShare(me.player.id), ...crowdOf(shares)], 'new tables');

  return {
    games: async () => ({ games: await gamesOf(context), bots: [...botIds] }),
    daily: async ({ params, query }) => {
      const { id } = await loadGame(context, params.game);
      const day = query.day ?? dayAt(context.now());
      const results = await store.results.best(id, day, MOST_RESULTS);
      return {
        day,
        results: results.map(({ player, name, match, score, reason, length }) => ({
          player,
          name,
          match,
          score,
          reason,
          length,
        })),
      };
    },
    openTables: async ({ query }, { me }) => listing(await store.matches.open(query), me?.player.id),
    runningTables: async ({ query }, { me }) => listing(await store.matches.running(query), me?.player.id),
    myTables: async ({ query }, { me }) =>
      listing(await store.matches.ofPlayer(me.player.id, query), me.player.id),
    newTable: async ({ body }, visit) => {
      const { player } = visit.me;
      requireTableRate(visit);
      return info(await makeTable(context, player, body), player.id);
    },
    tableByCode: async ({ params }, visit) =>
      info(await guessing(context, visit, () => findByCode(context, params.code)), visit.me?.player.id),
    table: async ({ params, query }, visit) =>
      info(await invitedTo(params.match, visit, query.code), visit.me?.player.id),
    join: async ({ params, body }, visit) => {
      const { player } = visit.me;
      const match = await invitedTo(params.match, visit, body.code);
      await join(context, match, player, body);
      return fresh(match, player.id);
    },
    leave: async ({ params }, { me: { player } }) => {
      const match = await findTable(store, params.match, { person: player.id });
      await leave(context, match, player);
      return info((await store.matches.get(match.id)) ?? match, player.id);
    },
    start: async ({ params, body }, { me: { player } }) => {
      const match = await findTable(store, params.match, { person: player.id });
      await start(context, match, player, body.bot);
      return fresh(match, player.id);
    },
    closeTable: async ({ params }, { me: { player } }) => {
      const match = await findTable(store, params.match, { person: player.id });
      await closeTable(context, match, player);
      return undefined;
    },
    setSeat: async ({ params, body }, { me: { player } }) => {
      const match = await findTable(store, params.match, { person: player.id });
      if (body.kind === 'bot') await handToBot(context, match, player, { seat: params.seat, bot: body.bot });
      else await takeBack(context, match, player, params.seat);
      return fresh(match, player.id);
    },
    sendAway: async ({ params }, { me: { player } }) => {
      const match = await findTable(store, params.match, { person: player.id });
      await sendAway(context, match, player, params.seat);
      return fresh(match, player.id);
    },
    rematch: async ({ params }, visit) => {
      const { player } = visit.me;
      requireTableRate(visit);
      const match = await findTable(store, params.match, { person: player.id });
      return fresh({ id: await rematch(context, match, player) }, player.id);
    },
    chat: async ({ params, query }, visit) => {
      const match = await invitedTo(params.match, visit, query.code);
      return { lines: await chatFor(context, match, visit.me?.player.id) };
    },
    replay: async ({ params, query }, visit) => {
      const { me } = visit;
      const { seq, viewer, code } = query;
      const match = await invitedTo(params.match, visit, code);
      const { view, events, trail, kept, ...where } = await hosting.replay(match.id, viewer, {
        seq,
        person: me?.player.id,
        code: code && parseCode(code),
      });
      return { view, events: [...events], trail: [...trail], ...(kept && { kept }), ...where };
    },
    log: async ({ params, query: { code } }, visit) => {
      const { me } = visit;
      const match = await invitedTo(params.match, visit, code);
      const log = await hosting.log(match.id, { person: me?.player.id, code: code && parseCode(code) });
      return { ...log };
    },
    content: async ({ params, query: { code } }, visit) => {
      const match = await invitedTo(params.match, visit, code);
      return (await contentOf(context, match)) as { hash: string };
    },
    fork: async ({ params, body }, visit) => {
      const { player } = visit.me;
      requireTableRate(visit);
      const match = await invitedTo(params.match, visit, body.code);
      const code = body.code && parseCode(body.code);
      return info(await fork(context, match, player, { ...body, code }), player.id);
    },
  };
}

/** The latest lines, without those of muted or blocked people. */
async function chatFor({ store }: ServerContext, { id, seats }: MatchRow, person: PlayerId | undefined) {
  const shuns = person === undefined ? [] : await store.shuns.of(person);
  const shunned = new Set(shuns.map(({ player }) => player));
  const lines = await store.chat.recent(id, CHAT_LINES);
  return lines
    .filter(({ player }) => player === undefined || !shunned.has(player))
    .map((line) => shownLine(seats, line));
}

/** The content of a match, also before it begins; without its withheld half. */
async function contentOf({ store, games }: ServerContext, { content, game }: MatchRow): Promise<unknown> {
  const loaded = await loadGame({ games }, game);
  const known = findContent(content);
  if (known) return plainContent(loaded, known);
  const stored = await store.contents.get(content);
  if (stored === undefined) throw notFound('The cards of this match are not kept here.');
  return openHalfOf(loaded, stored as Content);
}

function openHalfOf({ kept }: Game, content: Content): Content {
  return kept ? kept.openHalf(content) : content;
}

/** A set of cards as JSON, cached: the installed games have few of them. */
function plainContent(game: Game, content: Content): unknown {
  const plain = plainContents.get(content) ?? JSON.parse(JSON.stringify(openHalfOf(game, content)));
  plainContents.set(content, plain);
  return plain;
}
const plainContents = new WeakMap<Content, unknown>();

function gamesOf({ games }: ServerContext) {
  return Promise.all(
    games.map(async ({ id, title, description, load }) => {
      const { seats, options } = await load();
      return { id, title, description, seats, options: structuredClone(options) as never };
    }),
  );
}
