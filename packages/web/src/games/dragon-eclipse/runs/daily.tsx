import type { DayResult } from '@tabard/table/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { ensurePerson } from '../../../online/account-actions.ts';
import { ProblemLine } from '../../../online/problem-line.tsx';
import { remote, useOnline } from '../../../online/server.ts';
import { ServerForm } from '../../../online/server-form.tsx';
import { NameField } from '../../../online/text-field.tsx';
import { useAction } from '../../../online/use-action.ts';
import { useSettings } from '../../../settings/settings.ts';
import type { Say } from '../../../table/kit/words.ts';
import { standingOf } from './standing.ts';

const GAME = 'dragon-eclipse';

interface DayOfResults {
  readonly day: string;
  readonly results: readonly DayResult[];
}

/** The Run of the day on the server: the way into it, and how far everybody came. */
export function DailyRun({ tell }: { tell: Say }) {
  const format = useFormatter();
  const [today, setToday] = useState<DayOfResults>();
  const { run, problem } = useAction();
  const refresh = useCallback(
    () => run(async () => setToday(await remote().api('daily', { params: { game: GAME } }))),
    [run],
  );
  useEffect(refresh, [refresh]);
  return (
    <section className="sheet-shelf" aria-labelledby="runs-daily">
      <h2 id="runs-daily">{tell('daily')}</h2>
      <p>{tell('daily-note')}</p>
      <BeginDaily tell={tell} />
      <ProblemLine problem={problem} />
      {today && (
        <h3>
          {tell(
            'daily-results',
            format.dateTime(Date.parse(today.day), { dateStyle: 'long', timeZone: 'UTC' }),
          )}
        </h3>
      )}
      {today?.results.length === 0 && <p>{tell('daily-none')}</p>}
      {today && today.results.length > 0 && <Results results={today.results} tell={tell} />}
    </section>
  );
}

/** Begins it as who one is here, or as a guest by name. */
function BeginDaily({ tell }: { tell: Say }) {
  const [, go] = useLocation();
  const person = useOnline((online) => online.person);
  const [name, setName] = useState(useSettings.getState().name);
  const t = useTranslations('online');
  const action = useAction();
  const begin = async () => {
    await ensurePerson(name);
    const wish = { game: GAME, options: {}, seats: [{ kind: 'me' as const }], isDaily: true };
    const { id } = await remote().api('newTable', {
      body: { ...wish, isPublic: false, pace: 'live', clock: null },
    });
    go(`/online/${id}`);
  };
  return (
    <ServerForm action={action} submit={tell('daily-begin')} icon="treasure-map" onSubmit={begin}>
      {!person && <NameField label={t('yourName')} value={name} onChange={setName} />}
    </ServerForm>
  );
}

function Results({ results, tell }: { results: readonly DayResult[]; tell: Say }) {
  const person = useOnline((online) => online.person);
  return (
    <ol className="run-results">
      {results.map(({ player, name, match, score, reason, length }) => (
        <li key={player} data-own={player === person?.id ? '' : undefined}>
          <strong>{name}</strong>
          <span>{tell('points', score)}</span>
          <span>
            {tell(standingOf(reason))}, {tell('choices', length)}
          </span>
          {player === person?.id && <Link href={`/online/replay/${match}`}>{tell('watch')}</Link>}
        </li>
      ))}
    </ol>
  );
}
