import { isPvp } from '@tabard/dragon-eclipse';
import { Icon } from '../../icons/icon.tsx';
import { cardRef, defRef, type Fight, nameOfDef, useFight } from './sitting.ts';
import { STEPS, stepsNow, type TurnStep } from './steps.ts';
import { Thing } from './thing.tsx';

/** The turn's steps, the round, the Arena card, and the card that is being resolved. */
export function StepBar() {
  const sitting = useFight();
  const { state, words } = sitting;
  const now = stepsNow(state);
  return (
    <div className="eclipse-steps">
      <ol aria-label={words('steps')}>
        {STEPS.filter((step) => step !== 'enemy' || !isPvp(state)).map((step) => (
          <li key={step} aria-current={now.includes(step) ? 'step' : undefined} data-step={step}>
            {stepWord(sitting, step)}
          </li>
        ))}
      </ol>
      <span className="eclipse-round">
        {state.combat.round > 0 ? words('round', state.combat.round) : words('setup')}
      </span>
      <ArenaName />
      <Resolving />
    </div>
  );
}

function stepWord({ words }: Fight, step: TurnStep): string {
  return words(`step.${step}`);
}

function ArenaName() {
  const sitting = useFight();
  const { state, content } = sitting;
  return (
    <Thing
      entities={[]}
      shows={defRef(state.combat.arena)}
      name={nameOfDef(sitting, state.combat.arena)}
      className="eclipse-chip"
    >
      {() => (
        <>
          <Icon name={content.defs[state.combat.arena].picture.icon} />{' '}
          <span>{nameOfDef(sitting, state.combat.arena)}</span>
        </>
      )}
    </Thing>
  );
}

function Resolving() {
  const sitting = useFight();
  const { state, words } = sitting;
  const card = state.combat.fighters.flatMap(({ resolving }) => resolving).at(-1);
  if (card === undefined || card < 0) return null;
  const name = words('now-resolving', nameOfDef(sitting, state.cards.def[card]));
  return (
    <Thing entities={[cardRef(card)]} shows={cardRef(card)} name={name} className="eclipse-chip is-now">
      {() => name}
    </Thing>
  );
}
