import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { ServerProblem } from '../host/remote/server-problem.ts';

/** Translates server problems into the player's language. */
export function useProblemWords(): (problem: unknown) => string {
  const t = useTranslations('online.problems');
  return useCallback(
    (problem) => {
      const message = problem instanceof Error ? problem.message : String(problem);
      const code = problem instanceof ServerProblem ? problem.code : 'other';
      const key = code as 'lost';
      return code !== 'other' && t.has(key) ? t(key) : t('other', { message });
    },
    [t],
  );
}
