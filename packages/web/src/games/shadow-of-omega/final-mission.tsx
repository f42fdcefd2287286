import { Icon } from '../../icons/icon.tsx';
import { GLYPHS } from './glyphs.ts';
import { useOmegaBoard } from './omega-board.ts';
import { OmegaCard } from './omega-card.tsx';
import { OmegaDeck } from './piles.tsx';

/** The one Final Mission, hidden or not, and the countdown to its Crisis. */
export function FinalMission() {
  const { state, words } = useOmegaBoard();
  const [final] = state.final;
  return (
    <section className="omega-row omega-final" data-revealed={final !== undefined}>
      <header>
        <h2>{words('final')}</h2>
      </header>
      <ul aria-label={words('final')}>
        <li>
          {final === undefined ? (
            <OmegaDeck name="final" />
          ) : (
            <OmegaCard card={final} where="final" size="medium" className="omega-met" />
          )}
        </li>
      </ul>
      <Countdown look="full" />
    </section>
  );
}

/** How long it is to the Crisis, once the Final Mission is known; in the Crisis itself the phase says so. */
export function Countdown({ look }: { look: 'short' | 'full' }) {
  const { state, words } = useOmegaBoard();
  const { countdown, phase } = state;
  if (countdown < 0 || phase === 'crisis') return null;
  const said = countdown > 0 ? words('countdown', countdown) : words('crisis');
  return (
    <p className="omega-countdown" data-near={countdown <= 2} title={said}>
      <Icon name={GLYPHS.crisis} label={look === 'short' ? said : undefined} />
      {look === 'full' ? said : <span aria-hidden="true">{countdown}</span>}
    </p>
  );
}
