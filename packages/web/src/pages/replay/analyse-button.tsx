import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import type { useAnalysis } from './use-analysis.ts';

/** Begins an analysis, says how far it is, and stops it. */
export function AnalyseButton({ looking }: { looking: ReturnType<typeof useAnalysis> }) {
  const t = useTranslations('analysis');
  const format = useFormatter();
  const { analysis, share, problem, begin, stop } = looking;
  if (analysis) return null;
  if (problem === 'failed') return <p role="alert">{t('failed')}</p>;
  if (problem === 'unloaded')
    return (
      <div className="replay-unloaded">
        <p role="alert">{t('unloaded')}</p>
        <Button onClick={begin}>{t('again')}</Button>
      </div>
    );
  if (share === undefined)
    return (
      <Button icon="histogram" onClick={begin} aria-label={t('analyse')}>
        <span className="replay-tool-label">{t('analyse')}</span>
      </Button>
    );
  return (
    <Button icon="cancel" title={t('stop')} onClick={stop}>
      <span role="status">{t('analysing', { share: format.number(share, { style: 'percent' }) })}</span>
    </Button>
  );
}
