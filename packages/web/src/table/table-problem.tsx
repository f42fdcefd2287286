import { useTranslations } from 'use-intl';
import { useBackend } from '../host/backend.tsx';
import type { HostError } from '../host/host.ts';
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
        <Button icon="save" onClick={() => void saveMatch(backend.host(), match)}>
          {t('keep')}
        </Button>
      )}
    </ProblemPage>
  );
}
