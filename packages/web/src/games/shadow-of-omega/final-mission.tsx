import { Icon } from '../../icons/icon.tsx';
import { CardThing } from './card-thing.tsx';
import { GLYPHS } from './glyphs.ts';
import { Deck } from './piles.tsx';
import { useSitting } from './sitting.ts';

/** The one Final Mission, hidden or not. */
export function FinalMission() {
  const { state, words } = useSitting();
  const [final] = state.final;
  return (
    <section className="omega-row omega-final" data-revealed={final !== undefined}>
      <header>
        <h2>{words('final')}</h2>
      </header>
      <ul aria-label={words('final')}>
        <li>
          {final === undefined ? (
            <Deck name="final" count={state.decks.final.length} />
          ) : (
            <CardThing card={final} where="final" size="medium" className="omega-met" />
          )}
        </li>
      </ul>
    </section>
  );
}

/** How long it is to the Crisis, once the Final Mission is known. */
export function Countdown() {
  const { state, words } = useSitting();
  // In the Crisis itself the phase says so.
  if (state.countdown < 0 || state.phase === 'crisis') return null;
  return (
    <p className="omega-countdown" data-near={state.countdown <= 2}>
      <Icon name={GLYPHS.crisis} />
      {state.countdown > 0 ? words('countdown', state.countdown) : words('crisis')}
    </p>
  );
}
