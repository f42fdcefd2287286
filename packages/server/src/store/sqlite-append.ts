import { awaitedMask, toJson } from './sql-store/match-rows.ts';
import type { Parameters } from './sqlite-library.ts';
import type { SqliteStatements } from './sqlite-statements.ts';
import type { Append, LeasedJob, MatchProgress } from './store.ts';

const MOVE = `update matches set seq = ?, length = ?, turn = ?, waiting = ?, clocks = ?,
  asking = coalesce(?, asking), undo = ?, updated = ?`;
/** Where the status stays the indexes that hold it need not be touched. */
const GO_ON = `${MOVE} where id = ? and seq = ? and status = 'running'`;
const MOVE_ON = `${MOVE}, status = ?, outcome = ? where id = ? and seq = ?`;
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
  readonly where: Parameters;
  readonly status: Parameters;
  readonly entry: Parameters;
  readonly seats: Parameters;
  /** `none`: there was nothing to do and there is nothing. */
  readonly job: Parameters | 'drop' | 'none';
}

export function appendValues(append: Append): AppendValues {
  const { match, entry, progress, job, isAskingSame, hadNoJob } = append;
  const { seq, body, events, hash, rules, at } = entry;
  const asking = isAskingSame ? null : JSON.stringify(progress.asking);
  return {
    move: moveValues(progress, asking),
    where: [match, seq - 1],
    status: [progress.status, toJson(progress.outcome)],
    entry: [match, seq, JSON.stringify(body), events, hash, rules, at],
    seats: [progress.updated, match, awaitedMask(progress)],
    job: job ? jobValues(job) : hadNoJob ? 'none' : 'drop',
  };
}

/** One entry and all that follows from it; the transaction is whoever calls this one's. */
export function appendToSqlite(writer: SqliteStatements, values: AppendValues): 'kept' | 'taken' {
  const { entry, seats, job } = values;
  if (!isMoved(writer, values)) return 'taken';
  writer.run(ADD_ENTRY, entry);
  writer.run(MARK_SEATS, seats);
  if (job === 'drop') writer.run(DROP_JOB, [entry[0]]);
  else if (job !== 'none') writer.run(PUT_JOB, job);
  return 'kept';
}

function isMoved(writer: SqliteStatements, { move, status, where }: AppendValues): boolean {
  if (status[0] === 'running' && writer.run(GO_ON, [...move, ...where]) > 0) return true;
  return writer.run(MOVE_ON, [...move, ...status, ...where]) > 0;
}

function moveValues(progress: MatchProgress, asking: string | null): Parameters {
  const { seq, length, turn, waiting, clocks, undo, updated } = progress;
  return [seq, length, turn, waiting, JSON.stringify(clocks), asking, toJson(undo), updated];
}

function jobValues({ match, seq, kind, seat, due, owner, lease }: LeasedJob): Parameters {
  return [match, seq, kind, seat, due, owner, lease];
}
