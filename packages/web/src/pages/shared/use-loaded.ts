import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: unknown }
  | { readonly state: 'ready'; readonly value: T };

const LOADING = { state: 'loading' } as const;

/** Waits for what a key names; while another key is loading, the one before is not shown. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [kept, keep] = useState<{ key: string; loaded: Loaded<T> }>({ key, loaded: LOADING });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything that is loaded
  useEffect(() => {
    let isWanted = true;
    const settle = (loaded: Loaded<T>) => isWanted && keep({ key, loaded });
    load().then(
      (value) => settle({ state: 'ready', value }),
      (problem: unknown) => settle({ state: 'failed', problem }),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return kept.key === key ? kept.loaded : LOADING;
}
