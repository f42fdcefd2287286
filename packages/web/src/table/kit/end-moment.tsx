import type { Outcome } from '@tabard/engine';
import { useState } from 'react';
import { endSign, useEnding } from '../outcome-words.ts';
import { useBoardContext } from './board-context.ts';
import { MomentBanner, type ShownMoment } from './moments.tsx';

/**
 * The end of a match as a moment, for those who watched it end, once they have seen what led to it. A finished match
 * that is opened shows a panel.
 */
export function EndMoment({ waits }: { waits: boolean }) {
  const { outcome } = useBoardContext().state;
  const [seen, setSeen] = useState(outcome);
  // An undo may reopen the match.
  if (!outcome && seen) setSeen(undefined);
  if (!outcome || seen || waits) return null;
  return <EndBanner outcome={outcome} onSkip={() => setSeen(outcome)} />;
}

function EndBanner({ outcome, onSkip }: { outcome: Outcome; onSkip(): void }) {
  const board = useBoardContext();
  const { title, why } = useEnding(board, outcome);
  const moment: ShownMoment = {
    dice: [],
    sides: [],
    sentences: [`${title}.`, why ?? ''].filter(Boolean),
    tone: toneOf(outcome, board.own),
    stays: true,
    peak: endSign(outcome, board.own),
  };
  return <MomentBanner id="end" moment={moment} onSkip={onSkip} />;
}

function toneOf({ winners }: Outcome, own: number): ShownMoment['tone'] {
  if (own < 0) return 'plain';
  return winners.includes(own) ? 'gain' : 'harm';
}
