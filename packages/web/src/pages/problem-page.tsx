import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { HostProblem } from '../host/host.ts';
import { PageFrame } from '../ui/page.tsx';
import { ProblemScene } from '../ui/problem-scene.tsx';

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
    <PageFrame title={t(`${problem}.title`)}>
      <ProblemScene>
        <h1>{t(`${problem}.title`)}</h1>
        <p>{t(`${problem}.text`)}</p>
        {detail && <p className="problem-detail">{t('detail', { detail })}</p>}
        <div className="problem-ways">
          {children}
          <Link className="button button-lamp" href="/">
            {common('back')}
          </Link>
        </div>
      </ProblemScene>
    </PageFrame>
  );
}
