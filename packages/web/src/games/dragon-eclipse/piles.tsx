import { auraText } from '@tabard/dragon-eclipse';
import { useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GameCard } from '../../ui/game-card.tsx';
import { GLYPHS } from './glyphs.ts';
import { cardRef, type Fight, nameOfDef, useFight } from './sitting.ts';
import { Thing } from './thing.tsx';

/** Deck, discard pile with the passive in force on its top, and the Upgrade. */
export function Piles({ fighter }: { fighter: number }) {
  const sitting = useFight();
  const { state, words } = sitting;
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
          title={words('discard-of', nameOfDef(sitting, state.combat.fighters[fighter].def))}
          open
          onClose={() => setOpen(false)}
        >
          <ul className="eclipse-pile">
            {discard.toReversed().map((card) => (
              <li key={card}>
                <GameCard face={sitting.faceOf(card)} back={sitting.backOf(card)} size="medium" />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  );
}

function DiscardTop({ fighter, onOpen }: { fighter: number; onOpen(): void }) {
  const { state, words } = useFight();
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
  const sitting = useFight();
  const { words, state } = sitting;
  const name = nameOfDef(sitting, state.cards.def[card]);
  const text = auraOf(sitting, fighter, card, kind);
  const label = kind === 'upgrade' ? words('upgrade') : text ? words('live-passive') : words('on-top');
  return (
    <Thing
      entities={[cardRef(card)]}
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

function auraOf({ state, content, language }: Fight, fighter: number, card: number, kind: string): string {
  const def = content.defs[state.cards.def[card]];
  const aura = def?.type === 'action' ? (kind === 'upgrade' ? def.upgrade : def.passive) : undefined;
  return aura ? auraText(content, aura, language, state.combat.fighters[fighter].def) : '';
}
