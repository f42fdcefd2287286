import { awaitedMask, toJson } from './sql-store/match-rows.ts';
import type { Parameters } from './sqlite-library.ts';
import type { SqliteStatements } from './sqlite-statements.ts';
import type { Append, LeasedJob, MatchProgress } from './store.ts';

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

/** The parameters of every statement that one entry takes: plain values, which are cheap to hand to a thread. */
export interface AppendValues {
  readonly move: Parameters;
  readonly entry: Parameters;
  readonly seats: Parameters;
  readonly job: Parameters | undefined;
}

export function appendValues({ match, entry, progress, job, isAskingSame }: Append): AppendValues {
  const { seq, body, events, hash, rules, at } = entry;
  const asking = isAskingSame ? null : JSON.stringify(progress.asking);
  return {
    move: [...moveValues(progress, asking), match, seq - 1],
    entry: [match, seq, JSON.stringify(body), events, hash, rules, at],
    seats: [progress.updated, match, awaitedMask(progress)],
    job: job && jobValues(job),
  };
}

/** One entry and all that follows from it; the transaction is whoever calls this one's. */
export function appendToSqlite(
  writer: SqliteStatements,
  { move, entry, seats, job }: AppendValues,
): 'kept' | 'taken' {
  if (writer.run(MOVE_ON, move) === 0) return 'taken';
  writer.run(ADD_ENTRY, entry);
  writer.run(MARK_SEATS, seats);
  if (job) writer.run(PUT_JOB, job);
  else writer.run(DROP_JOB, [entry[0]]);
  return 'kept';
}

function moveValues(progress: MatchProgress, asking: string | null) {
  const { status, seq, length, turn, waiting, outcome, clocks, undo, updated } = progress;
  const [over, times, wish] = [toJson(outcome), JSON.stringify(clocks), toJson(undo)];
  return [status, seq, length, turn, waiting, over, times, asking, wish, updated];
}

function jobValues({ match, seq, kind, seat, due, owner, lease }: LeasedJob) {
  return [match, seq, kind, seat, due, owner, lease];
}
