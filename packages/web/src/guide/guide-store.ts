import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface GuideStore {
  /** How far the guide has come in each match that is guided. */
  readonly at: Readonly<Record<string, number>>;
  /** Which guide of its game leads each of them; the first where none is named. */
  readonly by: Readonly<Record<string, string>>;
  begin(match: string, guide: string): void;
  goTo(match: string, step: number): void;
  leave(match: string): void;
}

/** Which matches are guided, kept in this browser. */
export const useGuides = create<GuideStore>()(
  persist(
    (set) => ({
      at: {},
      by: {},
      begin: (match, guide) =>
        set(({ at, by }) => ({ at: { ...at, [match]: 0 }, by: { ...by, [match]: guide } })),
      goTo: (match, step) => set(({ at }) => ({ at: { ...at, [match]: step } })),
      leave: (match) =>
        set(({ at }) => ({ at: Object.fromEntries(Object.entries(at).filter(([id]) => id !== match)) })),
    }),
    { name: 'tabard-guides', version: 1 },
  ),
);
