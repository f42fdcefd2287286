import { type TamingStep, tamingOf, tamingText } from '@tabard/dragon-eclipse';
import { Icon } from '../../icons/icon.tsx';
import { useCombatBoard } from './eclipse-board.ts';
import { GLYPHS } from './glyphs.ts';
import { Bubble } from './stats.tsx';

/** The Taming card: its conditions in order, and which are fulfilled. */
export function Taming() {
  const { state, words } = useCombatBoard();
  const steps = tamingOf(state);
  if (steps.length === 0) return null;
  return (
    <section className="eclipse-taming" aria-label={words('taming')}>
      <h2>
        <Icon name={GLYPHS.taming} /> {words('taming')}{' '}
        <small>{words('taming-count', state.combat.tamed, steps.length)}</small>
      </h2>
      <ol>
        {steps.map((step, at) => (
          <Condition key={step.names.en} step={step} at={at} />
        ))}
      </ol>
    </section>
  );
}

function Condition({ step, at }: { step: TamingStep; at: number }) {
  const { state, content, language, words } = useCombatBoard();
  const standing = at < state.combat.tamed ? 'done' : at === state.combat.tamed ? 'now' : 'later';
  const told = tamingText(content, step, language, state.combat.fighters[state.seats].def);
  const isCounted = standing === 'now' && step.count > 1;
  const count = isCounted ? words('taming-count', state.combat.tamingCount, step.count) : '';
  return (
    <li className={`is-${standing}`}>
      <button type="button" aria-label={`${words(`taming-${standing}`)} ${told} ${count}`.trim()}>
        <span className="eclipse-tick" aria-hidden="true" />
        <span className="eclipse-taming-title">{step.names[language]}</span>
        <span className="eclipse-taming-text">
          {told} {isCounted && <b>{count}</b>}
        </span>
        <Bubble lines={[told]} />
      </button>
    </li>
  );
}
