import { Button } from '../../../ui/button.tsx';
import { nameOfDef } from '../eclipse-board.ts';
import { OtherAnswers, ScriptOptions } from './answers.tsx';
import { ChoiceOfCards, SHOWN_AS_CARDS } from './choosing-room.tsx';
import { useTaleBoard } from './tale-board.ts';

/** What is asked on a page of the Journal: options, cards to choose from, shares, and what else can be answered. */
export function Question() {
  return (
    <div className="tale-question">
      <ScriptOptions />
      <ChoiceOfCards />
      <Shares />
      <OtherAnswers shown={[...SHOWN_AS_CARDS, 'share']} />
    </div>
  );
}

/** How an amount is divided between the two Mystlings of the tray. */
function Shares() {
  const board = useTaleBoard();
  const { offers, choose, state, tell } = board;
  const [first, second] = state.tale.scene?.tray ?? [];
  const shares = offers.all.filter(({ option }) => option.verb === 'share');
  if (!first || !second || shares.length === 0) return null;
  const names = [first, second].map(({ mystling }) => nameOfDef(board, mystling));
  return (
    <ul className="tale-answers">
      {shares.map(({ key, option, digit }) => (
        <li key={key}>
          <Button
            hotkey={digit?.toString()}
            data-option={key}
            data-light="lit"
            onClick={() => choose(option)}
          >
            {tell('share-between', names[0], option.refs[0], names[1], option.refs[1])}
          </Button>
        </li>
      ))}
    </ul>
  );
}
