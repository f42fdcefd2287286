import type { MatchSummary, ReplayViewer } from '../../host/host.ts';
import { firstViewer, formatViewer, parseViewer, viewersOf } from './viewers.ts';

/** Where in a replay one is, and through whose eyes one looks. */
export interface ReplayPlace {
  readonly seq: number;
  readonly viewer: ReplayViewer;
}

type SeenPlace = Pick<MatchSummary, 'seats' | 'outcome' | 'length'>;

/** The part of an address after the match: `12`, or `12,spectator` through eyes that are not the first ones. */
export function formatPlace({ seq, viewer }: ReplayPlace, match: SeenPlace): string {
  return viewer === firstViewer(match) ? String(seq) : `${seq},${formatViewer(viewer)}`;
}

/** Anything may stand in an address: what makes no sense there leads to the beginning, or to the first eyes. */
export function parsePlace(anchor: string | undefined, match: SeenPlace): ReplayPlace {
  const [seq, eyes] = (anchor ?? '').split(',');
  const viewer = viewersOf(match).find((one) => eyes !== undefined && one === parseViewer(eyes));
  return { seq: seqIn(seq, match.length), viewer: viewer ?? firstViewer(match) };
}

function seqIn(text: string, length: number): number {
  return /^\d+$/.test(text) ? Math.min(Number(text), length) : 0;
}
