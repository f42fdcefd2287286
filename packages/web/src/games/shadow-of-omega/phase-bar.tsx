import { text } from '@tabard/engine';
import { Steps } from '../../table/kit/steps.tsx';
import { Countdown } from './final-mission.tsx';
import { useOmegaBoard } from './omega-board.ts';

const PHASES = ['reset', 'movement', 'interaction', 'exploration'] as const;

/** Where in the turn the match stands. */
export function PhaseBar() {
  const { state, words, say } = useOmegaBoard();
  const { turn, phase } = state;
  return (
    <div className="omega-phases">
      <span className="omega-turn">{turn > 0 ? words('turn', turn) : words('turn.none')}</span>
      <Steps
        label={words('phases')}
        steps={phase === 'crisis' ? ['crisis'] : PHASES}
        now={[phase]}
        wordFor={(step) => say(text(`phase.${step}`))}
      />
      <Countdown look="short" />
    </div>
  );
}
