import { type MatchLog, parseLog } from '@tabard/engine';
import type { TableInfo } from '@tabard/table/protocol';
import { useEffect, useState } from 'react';
import { useFormatter } from 'use-intl';
import { Link } from 'wouter';
import { ProblemLine } from '../../../online/problem-line.tsx';
import { remote } from '../../../online/server.ts';
import { useAction } from '../../../online/use-action.ts';
import type { Say } from '../../../table/kit/words.ts';
import { useRunInWords } from './run-in-words.ts';
import { standingOf } from './standing.ts';

/** The Runs that this person has played on the server, the latest first; the seed is told once a Run is over. */
export function ServerRuns({ tell }: { tell: Say }) {
  const [runs, setRuns] = useState<readonly TableInfo[]>([]);
  const { run, problem } = useAction();
  useEffect(() => run(async () => setRuns(await runsOnServer())), [run]);
  if (runs.length === 0) return <ProblemLine problem={problem} />;
  return (
    <section className="sheet-shelf" aria-labelledby="runs-server">
      <h2 id="runs-server">{tell('history-server')}</h2>
      <ul>
        {runs.map((info) => (
          <ServerRun key={info.id} info={info} tell={tell} />
        ))}
      </ul>
    </section>
  );
}

async function runsOnServer(): Promise<TableInfo[]> {
  const found: TableInfo[] = [];
  for (let after: string | undefined; ; ) {
    const { tables, next } = await remote().api('myTables', { query: { after } });
    found.push(...tables.filter(isRunTable));
    if (!next) return found.toSorted((a, b) => b.updated - a.updated);
    after = next;
  }
}

function isRunTable({ game, options }: TableInfo): boolean {
  return game === 'dragon-eclipse' && options.mode === 'roguelite';
}

function ServerRun({ info, tell }: { info: TableInfo; tell: Say }) {
  const format = useFormatter();
  const { id, status, outcome, updated } = info;
  const log = useLog(info);
  const told = useRunInWords(log);
  const isOver = status === 'over';
  return (
    <li>
      <span>
        <strong>{tell(standingOf(outcome?.reason))}</strong>{' '}
        {format.dateTime(updated, { dateStyle: 'medium', timeStyle: 'short' })}
        {told && <br />}
        {told}
        {log && <br />}
        {log && tell('seed', log.seed)}
      </span>
      <Link href={isOver ? `/online/replay/${id}` : `/online/${id}`} className="button button-plain">
        {tell(isOver ? 'watch' : 'play-on')}
      </Link>
    </li>
  );
}

/** The log of a Run that is over. */
function useLog({ id, status }: TableInfo): MatchLog | undefined {
  const [log, setLog] = useState<MatchLog>();
  useEffect(() => {
    if (status !== 'over') return;
    const learn = remote().api('log', { params: { match: id } });
    learn.then((found) => setLog(parseLog(found))).catch(() => undefined);
  }, [id, status]);
  return log;
}
