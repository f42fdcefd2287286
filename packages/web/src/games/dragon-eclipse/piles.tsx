import { auraText } from '@tabard/dragon-eclipse';
import { useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { cardRef } from '../../table/kit/board-context.ts';
import { Thing } from '../../table/kit/thing.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GameCard } from '../../ui/game-card.tsx';
import { type CombatBoard, nameOfDef, useCombatBoard } from './eclipse-board.ts';
import { GLYPHS } from './glyphs.ts';

/** Deck, discard pile with the passive in force on its top, and the Upgrade. */
export function Piles({ fighter }: { fighter: number }) {
  const board = useCombatBoard();
  const { state, words } = board;
  const { deck, discard, upgrade } = state.combat.fighters[fighter];
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="eclipse-piles" aria-label={words('your-cards')}>
      <DiscardTop fighter={fighter} onOpen={() => setOpen(true)} />
      {upgrade.map((card) => (
        <LyingCard key={card} fighter={fighter} card={card} kind="upgrade" />
      ))}
      <p className="eclipse-counts">
        <span>
          <Icon name={GLYPHS.deck} /> {words('deck-count', deck.length)}
        </span>
        <span>
          <Icon name={GLYPHS.discard} /> {words('discard-count', discard.length)}
        </span>
      </p>
      {isOpen && (
        <Dialog
          title={words('discard-of', nameOfDef(board, state.combat.fighters[fighter].def))}
          open
          onClose={() => setOpen(false)}
        >
          <ul className="eclipse-pile">
            {discard.toReversed().map((card) => (
              <li key={card}>
                <GameCard face={board.faceOf(card)} back={board.backOf(card)} size="medium" />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  );
}

function DiscardTop({ fighter, onOpen }: { fighter: number; onOpen(): void }) {
  const { state, words } = useCombatBoard();
  const top = state.combat.fighters[fighter].discard.at(-1);
  if (top === undefined) return <p className="eclipse-none">{words('discard-empty')}</p>;
  return <LyingCard fighter={fighter} card={top} kind="discard" onOpen={onOpen} />;
}

interface LyingCardProps {
  readonly fighter: number;
  readonly card: number;
  readonly kind: 'discard' | 'upgrade';
  onOpen?(): void;
}

/** A card whose effect is in force while it lies here. */
function LyingCard({ fighter, card, kind, onOpen }: LyingCardProps) {
  const board = useCombatBoard();
  const { words, state } = board;
  const name = nameOfDef(board, state.cards.def[card]);
  const text = auraOf(board, fighter, card, kind);
  const label = kind === 'upgrade' ? words('upgrade') : text ? words('live-passive') : words('on-top');
  return (
    <Thing
      refs={[cardRef(card)]}
      shows={cardRef(card)}
      name={`${label}: ${name}`}
      state={[text]}
      onOpen={onOpen}
      className={`eclipse-lying is-${kind} ${text ? 'is-live' : ''}`}
    >
      {() => (
        <>
          <Icon name={GLYPHS[kind]} />
          <span>
            <small>{label}</small>
            <b>{name}</b>
            {text && <span className="eclipse-lying-text">{text}</span>}
          </span>
        </>
      )}
    </Thing>
  );
}

function auraOf(
  { state, content, language }: CombatBoard,
  fighter: number,
  card: number,
  kind: string,
): string {
  const def = content.defs[state.cards.def[card]];
  const aura = def?.type === 'action' ? (kind === 'upgrade' ? def.upgrade : def.passive) : undefined;
  return aura ? auraText(content, aura, language, state.combat.fighters[fighter].def) : '';
}
