import { useTranslations } from 'use-intl';
import type { HostError } from '../host/host.ts';
import { Button } from '../ui/button.tsx';

/** What went wrong, and how to go on from here. */
export function ProblemNote({ problem, onClose }: { problem: HostError; onClose(): void }) {
  const t = useTranslations('problem');
  const common = useTranslations('common');
  return (
    <div className="hall-problem" role="alert">
      <div>
        <h2>{t(`${problem.problem}.title`)}</h2>
        <p>{t(`${problem.problem}.text`)}</p>
        <p className="problem-detail">{t('detail', { detail: problem.message })}</p>
      </div>
      <Button look="quiet" icon="cancel" aria-label={common('close')} onClick={onClose} />
    </div>
  );
}
