import { Icon } from '../../icons/icon.tsx';
import { CardItems } from '../../table/kit/hand.tsx';
import { GLYPHS } from './glyphs.ts';
import { useOmegaBoard } from './omega-board.ts';
import { OmegaCard } from './omega-card.tsx';
import './twilight.css';

/** AN-INCID-01: the Incidents of the turn, over the whole table for as long as they hold. */
export function Incidents() {
  const { state, words, faceOf } = useOmegaBoard();
  if (!state.incidents.length) return null;
  return (
    <section className="omega-incidents" aria-label={words('incidents')}>
      <Icon name={GLYPHS.incident} label={words('incidents')} />
      <ul>
        <CardItems
          cards={state.incidents}
          of={(card) => (
            <>
              <OmegaCard card={card} where="incidents" lying="mini" className="omega-mini" />
              <p>
                <b>{faceOf(card)?.name}</b> {faceOf(card)?.text?.split('\n').slice(1).join(' ')}
              </p>
            </>
          )}
        />
      </ul>
    </section>
  );
}
