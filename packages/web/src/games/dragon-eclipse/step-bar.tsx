import { isPvp } from '@tabard/dragon-eclipse';
import { Icon } from '../../icons/icon.tsx';
import { cardRef, defRef } from '../../table/kit/board-context.ts';
import { Steps } from '../../table/kit/steps.tsx';
import { Thing } from '../../table/kit/thing.tsx';
import { nameOfDef, useCombatBoard } from './eclipse-board.ts';
import { STEPS, stepsNow } from './steps.ts';

/** The turn's steps, the round, the Arena card, and the card that is being resolved. */
export function StepBar() {
  const board = useCombatBoard();
  const { state, situations, words } = board;
  return (
    <div className="eclipse-steps">
      <Steps
        label={words('steps')}
        steps={STEPS.filter((step) => step !== 'enemy' || !isPvp(state))}
        now={stepsNow(situations)}
        wordFor={(step) => words(`step.${step}`)}
      />
      <span className="eclipse-round">
        {state.combat.round > 0 ? words('round', state.combat.round) : words('setup')}
      </span>
      <ArenaName />
      <Resolving />
    </div>
  );
}

/** The Arena card; pressed it is shown. */
export function ArenaName() {
  const board = useCombatBoard();
  const { state, content } = board;
  return (
    <Thing
      shows={defRef(state.combat.arena)}
      name={nameOfDef(board, state.combat.arena)}
      className="eclipse-chip"
    >
      {() => (
        <>
          <Icon name={content.defs[state.combat.arena].picture.icon} />{' '}
          <span>{nameOfDef(board, state.combat.arena)}</span>
        </>
      )}
    </Thing>
  );
}

function Resolving() {
  const board = useCombatBoard();
  const { state, words } = board;
  const card = state.combat.fighters.flatMap(({ resolving }) => resolving).at(-1);
  if (card === undefined || card < 0 || state.outcome) return null;
  const name = words('now-resolving', nameOfDef(board, state.cards.def[card]));
  return (
    <Thing refs={[cardRef(card)]} shows={cardRef(card)} name={name} className="eclipse-chip is-now">
      {() => name}
    </Thing>
  );
}
