import { useCallback, useState } from 'react';
import { useProblemWords } from './use-problem-words.ts';

export interface Action {
  /** Does something with the server; a second try while one is on its way is not begun. */
  run(act: () => Promise<unknown>): void;
  readonly isBusy: boolean;
  /** Why the last try failed, in words. */
  readonly problem: string | undefined;
}

/** Something that is asked of the server by a button or a form. */
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
