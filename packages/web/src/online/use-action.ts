import { useCallback, useState } from 'react';
import { useProblemWords } from './use-problem-words.ts';

export interface Action {
  /** Runs a request; ignored while the previous one is pending. */
  run(act: () => Promise<unknown>): void;
  readonly isBusy: boolean;
  /** Error message of the last attempt. */
  readonly problem: string | undefined;
}

/** A server request that a button or a form starts, with its pending state and error. */
export function useAction(): Action {
  const words = useProblemWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = useCallback(
    (act: () => Promise<unknown>) => {
      setBusy(true);
      setProblem(undefined);
      act()
        .catch((reason: unknown) => setProblem(words(reason)))
        .finally(() => setBusy(false));
    },
    [words],
  );
  return { run, isBusy, problem };
}
