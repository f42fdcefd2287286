import { CHANNEL } from './postgres-notices.ts';
import type { PostgresPool } from './postgres-pool.ts';
import type { Append } from './rows.ts';
import { LIVE } from './sql-store/live-seats.ts';
import { rowOfProgress } from './sql-store/match-rows.ts';

/** The columns of an append; a batch is sent as one array per column. */
const COLUMNS: readonly (readonly [
  name: string,
  type: string,
  of: (append: Append) => string | number | null,
])[] = [
  ['match', 'text', ({ match }) => match],
  ['seq', 'int', ({ entry }) => entry.seq],
  ['body', 'text', ({ entry }) => JSON.stringify(entry.body)],
  ['events', 'text', ({ entry }) => entry.events],
  ['hash', 'text', ({ entry }) => entry.hash],
  ['rules', 'int', ({ entry }) => entry.rules],
  ['at', 'bigint', ({ entry }) => entry.at],
  ['job_seq', 'int', ({ job }) => job?.seq ?? null],
  ['job_kind', 'text', ({ job }) => job?.kind ?? null],
  ['job_seat', 'int', ({ job }) => job?.seat ?? null],
  ['job_due', 'bigint', ({ job }) => job?.due ?? null],
  ['job_owner', 'text', ({ job }) => job?.owner ?? null],
  ['job_lease', 'bigint', ({ job }) => job?.lease ?? null],
];
const PROGRESS = [
  ...([
    ['status', 'text'],
    ['length', 'int'],
    ['turn', 'int'],
    ['waiting', 'int'],
    ['outcome', 'text'],
  ] as const),
  ...([
    ['clocks', 'text'],
    ['asking', 'text'],
    ['undo', 'text'],
    ['updated', 'bigint'],
  ] as const),
] as const;

const names = [...COLUMNS, ...PROGRESS].map(([name]) => name).join(', ');
const arrays = [...COLUMNS, ...PROGRESS].map(([, type], at) => `$${at + 2}::${type}[]`).join(', ');

/** The ask settings stay as they are if the entry did not change them. */
function fresh(name: string): string {
  return name === 'asking' ? 'coalesce(g.asking, matches.asking)' : `g.${name}`;
}

/**
 * A whole batch in one statement, so in one transaction and one round trip. Entries are sorted by match, so that two nodes
 * lock rows in the same order. The matches are locked first, so that the rest of the statement sees their latest
 * version. Only inserted entries change anything else.
 */
const APPEND = `with
  given as (select * from unnest(${arrays}) as given (${names})),
  held as (
    select id, seq, status from matches where id in (select match from given) order by id for update),
  kept as (
    insert into entries (match, seq, body, events, hash, rules, at)
    select match, seq, body, events, hash, rules, at from given
    where (select held.seq from held where id = given.match) = given.seq - 1
    order by match
    on conflict do nothing returning match, seq),
  standing as (select given.* from given join kept using (match, seq)),
  moved as (
    update matches set seq = g.seq, ${PROGRESS.map(([name]) => `${name} = ${fresh(name)}`).join(', ')}
    from standing as g where matches.id = g.match),
  marked as (
    update seats set live = case when g.status in (${LIVE.map((status) => `'${status}'`).join(', ')}) then 1 else 0 end
    from standing as g join held on held.id = g.match
    where held.status <> g.status and seats.match = g.match),
  planned as (
    insert into jobs (match, seq, kind, seat, due, owner, lease)
    select match, job_seq, job_kind, job_seat, job_due, job_owner, job_lease from standing where job_kind is not null
    on conflict (match) do update set seq = excluded.seq, kind = excluded.kind, seat = excluded.seat,
      due = excluded.due, owner = excluded.owner, lease = excluded.lease),
  dropped as (delete from jobs using standing as g where jobs.match = g.match and g.job_kind is null)
  select match, pg_notify('${CHANNEL}', $1 || ' entries ' || match || ' ' || seq) from kept`;

/** Returns the matches whose entries were inserted. A batch has at most one entry of a match. */
export async function appendToPostgres(
  pool: PostgresPool,
  node: string,
  batch: readonly Append[],
): Promise<ReadonlySet<string>> {
  const progress = batch.map(({ progress, isAskingSame }) => ({
    ...rowOfProgress(progress),
    ...(isAskingSame && { asking: null }),
  }));
  const values = [
    node,
    ...COLUMNS.map(([, , of]) => batch.map(of)),
    ...PROGRESS.map(([name]) => progress.map((row) => row[name])),
  ];
  const rows = await pool.query<{ match: string }>({ name: 'append', text: APPEND, values });
  return new Set(rows.map(({ match }) => match));
}
