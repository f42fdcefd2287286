import { isPvp } from '@tabard/dragon-eclipse';
import { Icon } from '../../icons/icon.tsx';
import { cardRef, defRef, nameOfDef, type Sitting, useSitting } from './sitting.ts';
import { STEPS, stepsNow, type TurnStep } from './steps.ts';
import { Thing } from './thing.tsx';

/** The turn's steps, the round, the Arena card, and the card that is being resolved. */
export function StepBar() {
  const sitting = useSitting();
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
      <span className="eclipse-round">{state.round > 0 ? words('round', state.round) : words('setup')}</span>
      {state.arena >= 0 && <ArenaName />}
      <Resolving />
    </div>
  );
}

function stepWord({ words }: Sitting, step: TurnStep): string {
  return words(`step.${step}`);
}

function ArenaName() {
  const sitting = useSitting();
  const { state, content } = sitting;
  return (
    <Thing
      entities={[]}
      shows={defRef(state.arena)}
      name={nameOfDef(sitting, state.arena)}
      className="eclipse-chip"
    >
      {() => (
        <>
          <Icon name={content.defs[state.arena].picture.icon} />{' '}
          <span>{nameOfDef(sitting, state.arena)}</span>
        </>
      )}
    </Thing>
  );
}

function Resolving() {
  const sitting = useSitting();
  const { state, words } = sitting;
  const card = state.fighters.flatMap(({ resolving }) => resolving).at(-1);
  if (card === undefined || card < 0) return null;
  const name = words('now-resolving', nameOfDef(sitting, state.cards.def[card]));
  return (
    <Thing entities={[cardRef(card)]} shows={cardRef(card)} name={name} className="eclipse-chip is-now">
      {() => name}
    </Thing>
  );
}
