import { text } from '@tabard/engine';
import { Countdown } from './final-mission.tsx';
import { useSitting } from './sitting.ts';

const PHASES = ['reset', 'movement', 'interaction', 'exploration'] as const;

/** Where in the turn the match stands. */
export function PhaseBar() {
  const { state, words, say } = useSitting();
  const phases = state.phase === 'crisis' ? (['crisis'] as const) : PHASES;
  return (
    <div className="omega-phases">
      <span className="omega-turn">{state.turn > 0 ? words('turn', state.turn) : words('turn.none')}</span>
      <ol aria-label={words('phases')}>
        {phases.map((phase) => (
          <li key={phase} aria-current={state.phase === phase ? 'step' : undefined}>
            <span>{say(text(`phase.${phase}`))}</span>
          </li>
        ))}
      </ol>
      <Countdown look="short" />
    </div>
  );
}
