import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface GuideStore {
  /** How far the guide has come in each match that is guided. */
  readonly at: Readonly<Record<string, number>>;
  /** The games whose guide was begun or declined. */
  readonly known: readonly string[];
  begin(match: string, game: string): void;
  goTo(match: string, step: number): void;
  leave(match: string): void;
}

/** Which matches are guided, kept in this browser. */
export const useGuides = create<GuideStore>()(
  persist(
    (set) => ({
      at: {},
      known: [],
      begin: (match, game) =>
        set(({ at, known }) => ({ at: { ...at, [match]: 0 }, known: [...new Set([...known, game])] })),
      goTo: (match, step) => set(({ at }) => ({ at: { ...at, [match]: step } })),
      leave: (match) =>
        set(({ at }) => ({ at: Object.fromEntries(Object.entries(at).filter(([id]) => id !== match)) })),
    }),
    { name: 'tabard-guides', version: 1 },
  ),
);
