import type { Analysis } from '@tabard/bots';
import { useEffect, useRef, useState } from 'react';
import { useBackend } from '../../host/backend.tsx';
import type { MatchSummary } from '../../host/host.ts';
import { analysisOf, NotLoaded, type Thinking } from '../../thinking/thinking.ts';
import { keepAnalysis, keptAnalysis } from './kept-analyses.ts';

export interface AnalysisState {
  readonly analysis?: Analysis;
  /** How much is looked through; undefined while nothing is. */
  readonly share?: number;
  readonly problem?: 'failed' | 'unloaded';
}

/** The analysis of a finished match: kept from before, or made now, in the background. */
export function useAnalysis({ id, length }: MatchSummary): AnalysisState & { begin(): void; stop(): void } {
  const backend = useBackend();
  const [state, setState] = useState<AnalysisState>(() => ({ analysis: keptAnalysis(id, length) }));
  const thinking = useRef<Thinking<Analysis>>(undefined);
  useEffect(() => () => thinking.current?.stop(), []);

  const begin = async () => {
    setState({ share: 0 });
    try {
      const now = analysisOf(await backend.host().log(id), (share) => setState({ share }));
      thinking.current = now;
      const analysis = await now.answer;
      keepAnalysis(id, analysis);
      setState({ analysis });
    } catch (problem) {
      setState({ problem: problem instanceof NotLoaded ? 'unloaded' : 'failed' });
    }
  };
  const stop = () => {
    thinking.current?.stop();
    setState({});
  };
  return { ...state, begin: () => void begin(), stop };
}
