import { optionText, parseKey } from '@tabard/engine';
import { Icon } from '../../../icons/icon.tsx';
import { useTaleBoard } from './tale-board.ts';

/** With two players: whose answer counts where they differ, what one has answered, and whether the other still thinks. */
export function DecisionToken() {
  const { game, state, own, seats, view, decision, say, tell } = useTaleBoard();
  if (state.seats !== 2 || state.outcome) return null;
  const holder = seats[state.decider].name;
  const others = view.waiting.filter((seat) => seat !== own).map((seat) => seats[seat].name);
  const isWaiting = own >= 0 && !decision && others.length > 0;
  const answer = parseKey(state.answers[own] ?? '');
  return (
    <p className="tale-decider" role="note">
      <Icon name="scales" />
      <span>{state.decider === own ? tell('decision-yours') : tell('decision-other', holder)}</span>
      {answer && <span>{tell('answered', say(optionText(game, answer)))}</span>}
      {isWaiting && <b>{tell('thinks', others.join(', '))}</b>}
    </p>
  );
}
