import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { HostProblem } from '../host/host.ts';
import { Icon } from '../icons/icon.tsx';
import './problem-page.css';

interface ProblemPageProps {
  readonly problem: HostProblem | 'not-found';
  /** One sentence for those who want to know exactly. */
  readonly detail?: string;
  readonly children?: ReactNode;
}

/** No dead end: says what is the matter and how to go on. */
export function ProblemPage({ problem, detail, children }: ProblemPageProps) {
  const t = useTranslations('problem');
  const common = useTranslations('common');
  return (
    <main className="problem-page" id="content">
      <Icon name="lantern-flame" />
      <h1>{t(`${problem}.title`)}</h1>
      <p>{t(`${problem}.text`)}</p>
      {detail && <p className="problem-detail">{t('detail', { detail })}</p>}
      <div className="problem-ways">
        {children}
        <Link className="button button-lamp" href="/">
          {common('back')}
        </Link>
      </div>
    </main>
  );
}
