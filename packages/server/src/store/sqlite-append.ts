import { awaitedMask, rowOfProgress } from './sql-store/match-rows.ts';
import type { SqliteStatements } from './sqlite-statements.ts';
import type { Append, LeasedJob } from './store.ts';

const MOVE_ON = `update matches set status = ?, seq = ?, length = ?, turn = ?, waiting = ?, outcome = ?, clocks = ?,
  asking = coalesce(?, asking), undo = ?, updated = ? where id = ? and seq = ?`;
const ADD_ENTRY =
  'insert into entries (match, seq, body, events, hash, rules, at) values (?, ?, ?, ?, ?, ?, ?)';
const MARK_SEATS = `update seats set awaited = 1 - awaited, since = case when awaited = 0 then ? end
  where match = ? and awaited <> case when kind = 'person' then (? >> seat) & 1 else 0 end`;
const PUT_JOB = `insert into jobs (match, seq, kind, seat, due, owner, lease) values (?, ?, ?, ?, ?, ?, ?)
  on conflict (match) do update set seq = excluded.seq, kind = excluded.kind, seat = excluded.seat,
  due = excluded.due, owner = excluded.owner, lease = excluded.lease`;
const DROP_JOB = 'delete from jobs where match = ?';

/** One entry and all that follows from it; the transaction is whoever calls this one's. */
export function appendToSqlite(
  writer: SqliteStatements,
  { match, entry, progress, job, isAskingSame }: Append,
): 'kept' | 'taken' {
  const { status, seq, length, turn, waiting, outcome, clocks, asking, undo, updated } =
    rowOfProgress(progress);
  const now = [
    status,
    seq,
    length,
    turn,
    waiting,
    outcome,
    clocks,
    isAskingSame ? null : asking,
    undo,
    updated,
  ];
  if (writer.run(MOVE_ON, [...now, match, entry.seq - 1]) === 0) return 'taken';
  const { events, hash, rules, at } = entry;
  writer.run(ADD_ENTRY, [match, entry.seq, JSON.stringify(entry.body), events, hash, rules, at]);
  writer.run(MARK_SEATS, [updated, match, awaitedMask(progress)]);
  if (job) writer.run(PUT_JOB, jobValues(job));
  else writer.run(DROP_JOB, [match]);
  return 'kept';
}

function jobValues({ match, seq, kind, seat, due, owner, lease }: LeasedJob) {
  return [match, seq, kind, seat, due, owner, lease];
}
