import { tamingOf, tamingText } from '@tabard/dragon-eclipse';
import { Icon } from '../../icons/icon.tsx';
import { GLYPHS } from './glyphs.ts';
import { useSitting } from './sitting.ts';

/** The Taming card: its conditions in order, and which are fulfilled. */
export function Taming() {
  const { state, content, language, words } = useSitting();
  const steps = tamingOf(state);
  if (steps.length === 0) return null;
  const owner = state.fighters[state.seats].def;
  return (
    <section className="eclipse-taming" aria-label={words('taming')}>
      <h2>
        <Icon name={GLYPHS.taming} /> {words('taming')}
      </h2>
      <ol>
        {steps.map((step, at) => {
          const standing = at < state.tamed ? 'done' : at === state.tamed ? 'now' : 'later';
          return (
            <li key={step.names.en} className={`is-${standing}`}>
              <span className="eclipse-tick" aria-hidden="true" />
              <span>
                <span className="visually-hidden">{words(`taming-${standing}`)} </span>
                {tamingText(content, step, language, owner)}
                {standing === 'now' && step.count > 1 && (
                  <b> {words('taming-count', state.tamingCount, step.count)}</b>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
