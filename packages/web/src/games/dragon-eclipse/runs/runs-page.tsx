import type { MatchLog } from '@tabard/engine';
import { useEffect, useState } from 'react';
import { useFormatter } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { host } from '../../../host/current.ts';
import type { MatchSummary } from '../../../host/host.ts';
import { asHostError } from '../../../host/host-error.ts';
import { useOnline } from '../../../online/server.ts';
import { useLanguage } from '../../../settings/settings.ts';
import type { Say } from '../../../table/kit/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { runWordsIn } from '../run/words.ts';
import { DailyRun } from './daily.tsx';
import { useRunInWords } from './run-in-words.ts';
import { ServerRuns } from './server-runs.tsx';
import { standingOf } from './standing.ts';
import { ToServer } from './to-server.tsx';
import '../../../sheets/sheets.css';
import './runs.css';

/** A Run of this browser with its log. */
interface PastRun {
  readonly match: MatchSummary;
  readonly log: MatchLog;
}

/** The Run of the day, and the Runs played on the server and in this browser, each with its seed. */
export default function RunsPage() {
  const tell = runWordsIn(useLanguage());
  const isOnline = useOnline((online) => online.server === 'here');
  const person = useOnline((online) => online.person);
  const [runs, setRuns] = useState<readonly PastRun[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    pastRuns().then(setRuns, (reason) => setProblem(asHostError(reason).message));
  }, []);
  return (
    <Page title={tell('history')}>
      <div className="sheets">
        {isOnline && <DailyRun tell={tell} />}
        {isOnline && person && <ServerRuns key={person.id} tell={tell} />}
        {problem && <p role="alert">{problem}</p>}
        <section className="sheet-shelf" aria-labelledby="runs-here">
          <h2 id="runs-here">{tell('history-here')}</h2>
          <p>{tell('history-lead')}</p>
          {runs?.length === 0 && <p>{tell('history-none')}</p>}
          <ul>
            {runs?.map((run) => (
              <RunLine key={run.match.id} run={run} tell={tell} onProblem={setProblem} />
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

async function pastRuns(): Promise<PastRun[]> {
  const matches = await host().list();
  const runs = matches.filter(
    ({ game, options }) => game === 'dragon-eclipse' && options.mode === 'roguelite',
  );
  return Promise.all(runs.map(async (match) => ({ match, log: await host().log(match.id) })));
}

interface RunLineProps {
  readonly run: PastRun;
  readonly tell: Say;
  onProblem(why: string): void;
}

function RunLine({ run: { match, log }, tell, onProblem }: RunLineProps) {
  const { seed } = log;
  const told = useRunInWords(log);
  const format = useFormatter();
  const [, go] = useLocation();
  const isSignedIn = useOnline(({ server, person }) => server === 'here' && person !== undefined);
  const { game, options, seats, outcome } = match;
  const again = () =>
    host()
      .create({ game, options, seats, seed })
      .then(
        (id) => go(`/table/${id}`),
        (reason) => onProblem(asHostError(reason).message),
      );
  return (
    <li>
      <span>
        <strong>{tell(standingOf(outcome?.reason))}</strong>{' '}
        {format.dateTime(match.updated, { dateStyle: 'medium', timeStyle: 'short' })}
        <br />
        {told}
        {told && <br />}
        {tell('seed', seed)}
      </span>
      <span className="sheet-ways">
        <Link href={outcome ? `/replay/${match.id}` : `/table/${match.id}`} className="button button-plain">
          {tell(outcome ? 'watch' : 'play-on')}
        </Link>
        <Button look="quiet" icon="rolling-dices" onClick={() => void again()}>
          {tell('same-seed')}
        </Button>
        {outcome && isSignedIn && <ToServer match={match.id} tell={tell} />}
      </span>
    </li>
  );
}
