import { liveOf } from './sql-store/live-seats.ts';
import { toJson } from './sql-store/match-rows.ts';
import type { Parameters, Value } from './sqlite-library.ts';
import type { SqliteStatements } from './sqlite-statements.ts';
import type { Append, MatchStatus } from './store.ts';

const MOVE = `update matches set seq = ?, length = ?, turn = ?, waiting = ?, clocks = ?,
  asking = coalesce(?, asking), undo = ?, updated = ?`;
/** Where the status stays, whatever else says it need not be touched. */
const GO_ON = `${MOVE} where id = ? and seq = ? and status = 'running'`;
const MOVE_ON = `${MOVE}, status = ?, outcome = ? where id = ? and seq = ?`;
const ADD_ENTRY =
  'insert into entries (match, seq, body, events, hash, rules, at) values (?, ?, ?, ?, ?, ?, ?)';
const MARK_SEATS = 'update seats set live = ? where match = ?';
const PUT_JOB = `insert into jobs (match, seq, kind, seat, due, owner, lease) values (?, ?, ?, ?, ?, ?, ?)
  on conflict (match) do update set seq = excluded.seq, kind = excluded.kind, seat = excluded.seat,
  due = excluded.due, owner = excluded.owner, lease = excluded.lease`;
const DROP_JOB = 'delete from jobs where match = ?';

/**
 * What one entry and all that follows from it come to, in one row of plain values, which is cheap to hand to a thread:
 * the entry, how the match stands after it, what becomes of its job, and that job if there is one.
 */
export type AppendRow = Parameters;
/** Where in such a row the entry ends, and where the job begins. */
const ENTRY_END = 7;
const JOB_BEGIN = 17;

/** `none`: there was nothing to do and there is nothing. */
type JobFate = 'put' | 'drop' | 'none';

export function appendRow({ match, entry, progress, job, isAskingSame, hadNoJob }: Append): AppendRow {
  const { seq, body, events, hash, rules, at } = entry;
  const { length, turn, waiting, clocks, asking, undo, updated, status, outcome } = progress;
  const fate: JobFate = job ? 'put' : hadNoJob ? 'none' : 'drop';
  const row: Value[] = [match, seq, JSON.stringify(body), events, hash, rules, at];
  row.push(length, turn, waiting, JSON.stringify(clocks), isAskingSame ? null : JSON.stringify(asking));
  row.push(toJson(undo), updated, status, toJson(outcome), fate);
  if (job) row.push(job.seq, job.kind, job.seat, job.due, job.owner, job.lease);
  return row;
}

/** One entry and all that follows from it; the transaction is whoever calls this one's. */
export function appendToSqlite(writer: SqliteStatements, row: AppendRow): 'kept' | 'taken' {
  const [match, seq, body, events, hash, rules, at] = row;
  const [length, turn, waiting, clocks, asking, undo, updated, status, outcome, fate] = row.slice(ENTRY_END);
  const move = [seq, length, turn, waiting, clocks, asking, undo, updated];
  const goesOn = status === 'running' && writer.run(GO_ON, [...move, match, (seq as number) - 1]) > 0;
  if (!goesOn) {
    if (writer.run(MOVE_ON, [...move, status, outcome, match, (seq as number) - 1]) === 0) return 'taken';
    writer.run(MARK_SEATS, [liveOf(status as MatchStatus), match]);
  }
  writer.run(ADD_ENTRY, [match, seq, body, events, hash, rules, at]);
  if (fate === 'put') writer.run(PUT_JOB, [match, ...row.slice(JOB_BEGIN)]);
  if (fate === 'drop') writer.run(DROP_JOB, [match]);
  return 'kept';
}
