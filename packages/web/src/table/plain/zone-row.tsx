import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { GameCard } from '../../ui/game-card.tsx';
import type { BoardProps } from '../board.ts';
import { CardThing } from '../kit/card-thing.tsx';
import { phraseOf } from '../say.ts';
import type { Zone } from './survey.ts';

/** Maximum number of known cards shown before the rest is collapsed. */
const MOST = 8;

/** The cards of a place: known ones by their faces, the others as one pile of backs. */
export function ZoneRow({ zone, board }: { zone: Zone; board: BoardProps }) {
  const t = useTranslations('table');
  const [isOpen, setOpen] = useState(false);
  const known = zone.cards.filter((card) => board.faceOf(card) !== undefined);
  const hidden = zone.cards.filter((card) => board.faceOf(card) === undefined);
  // The top of a pile is its last card; cards that can be chosen are never collapsed.
  const choosable = known.filter((card) => board.offers.at({ kind: 'card', id: card }).length > 0);
  const top = known.toReversed();
  const shown = isOpen ? top : [...new Set([...choosable, ...top.slice(0, MOST)])];
  const label = phraseOf(board.game, board.reader, `field.${zone.path}`) ?? zone.label;
  return (
    <div className="plain-zone">
      <h3>
        {label} <span className="plain-count">{zone.cards.length}</span>
      </h3>
      <div className="plain-cards">
        {shown.map((card) => (
          <CardThing
            key={card}
            card={card}
            size={choosable.includes(card) ? 'medium' : 'small'}
            description={board.faceOf(card)?.text}
            data={{ 'data-card': card }}
          />
        ))}
        {hidden.length > 0 && <HiddenPile cards={hidden} board={board} />}
        {shown.length < known.length && (
          <button type="button" className="button button-plain" onClick={() => setOpen(true)}>
            {t('showAll', { count: known.length })}
          </button>
        )}
      </div>
    </div>
  );
}

function HiddenPile({ cards, board }: { cards: readonly number[]; board: BoardProps }) {
  const t = useTranslations('table');
  return (
    <div className="plain-pile" role="img" aria-label={t('hidden', { count: cards.length })}>
      <GameCard size="small" back={board.backOf(cards[cards.length - 1])} />
      <span className="plain-pile-count" aria-hidden="true">
        {cards.length}
      </span>
    </div>
  );
}
