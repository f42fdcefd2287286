import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useBackend } from '../host/backend.tsx';
import type { HostError } from '../host/host.ts';
import { asHostError } from '../host/host-error.ts';
import { saveMatch } from '../host/match-file.ts';
import { ProblemPage } from '../pages/problem-page.tsx';
import { Button } from '../ui/button.tsx';

/** Error page of a table that could not be opened, with what can still be done. */
export function TableProblem({ match, problem }: { match: string; problem: HostError }) {
  const t = useTranslations('problem');
  const backend = useBackend();
  return (
    <ProblemPage problem={problem.problem} detail={problem.message}>
      {problem.problem === 'broken' && <Button onClick={() => location.reload()}>{t('again')}</Button>}
      {problem.problem === 'cannot-go-on' && (
        <>
          <FromSheet match={match} />
          <Button icon="save" onClick={() => void saveMatch(backend.host(), match)}>
            {t('keep')}
          </Button>
        </>
      )}
    </ProblemPage>
  );
}

/** A match that wrote a Save Sheet goes on from it in a new one. */
function FromSheet({ match }: { match: string }) {
  const t = useTranslations('problem');
  const backend = useBackend();
  const [, go] = useLocation();
  const [begin, setBegin] = useState<() => Promise<string>>();
  const [why, setWhy] = useState<string>();
  useEffect(() => {
    const host = backend.host();
    host.log(match).then(
      ({ game, options, plan, sheet }) => {
        if (plan && sheet)
          setBegin(() => () => host.create({ game, options: { ...options, sheet }, seats: plan }));
      },
      () => undefined,
    );
  }, [backend, match]);
  if (!begin) return null;
  const goOn = () =>
    begin().then(
      (id) => go(backend.tablePath(id)),
      (reason) => setWhy(asHostError(reason).message),
    );
  return (
    <>
      <p>{t('sheet')}</p>
      <Button look="lamp" icon="play-button" onClick={() => void goOn()}>
        {t('fromSheet')}
      </Button>
      {why && <p role="alert">{t('detail', { detail: why })}</p>}
    </>
  );
}
