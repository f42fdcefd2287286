import { Icon } from '../../../icons/icon.tsx';
import { useTaleBoard } from './tale-board.ts';

/** With two players: whose answer counts where they differ, and whether the other still thinks. */
export function DecisionToken() {
  const { state, own, seats, view, decision, tell } = useTaleBoard();
  if (state.seats !== 2 || state.outcome) return null;
  const holder = seats[state.decider].name;
  const others = view.waiting.filter((seat) => seat !== own).map((seat) => seats[seat].name);
  const isWaiting = own >= 0 && !decision && others.length > 0;
  return (
    <p className="tale-decider" role="note">
      <Icon name="scales" />
      <span>{state.decider === own ? tell('decision-yours') : tell('decision-other', holder)}</span>
      {isWaiting && <b>{tell('thinks', others.join(', '))}</b>}
    </p>
  );
}
