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

  const begin = () => {
    const now = analysisOf(backend.host().log(id), (share) => setState({ share }));
    thinking.current = now;
    setState({ share: 0 });
    const show = (analysis: Analysis) => {
      keepAnalysis(id, analysis);
      setState({ analysis });
    };
    const fail = (problem: unknown) =>
      thinking.current === now && setState({ problem: problem instanceof NotLoaded ? 'unloaded' : 'failed' });
    now.answer.then(show, fail);
  };
  const stop = () => {
    thinking.current?.stop();
    thinking.current = undefined;
    setState({});
  };
  return { ...state, begin, stop };
}
