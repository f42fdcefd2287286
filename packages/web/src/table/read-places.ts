import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How far the story of a match was read in this browser. */
interface ReadPlace {
  readonly match: string;
  /** Index into the whole story. */
  readonly until: number;
}

interface ReadPlaces {
  readonly places: readonly ReadPlace[];
  read(match: string, until: number): void;
}

/** Matches that are remembered; the one read last comes last. */
const MOST = 100;

/** Where the reader of a story is, so that a page that was turned stays turned after a reload. */
export const useReadPlaces = create<ReadPlaces>()(
  persist(
    (set) => ({
      places: [],
      read: (match, until) =>
        set(({ places }) => ({
          places: [...places.filter((one) => one.match !== match), { match, until }].slice(-MOST),
        })),
    }),
    { name: 'tabard-read', version: 1 },
  ),
);

/** The place up to which a match was read; 0 where nothing is known. */
export function readUntil(match: string | undefined): number {
  return useReadPlaces.getState().places.find((one) => one.match === match)?.until ?? 0;
}
