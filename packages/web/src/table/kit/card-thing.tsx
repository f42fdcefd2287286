import type { CSSProperties, ReactNode } from 'react';
import { type CardFace, type CardSize, GameCard } from '../../ui/game-card.tsx';
import { cardRef, useBoardContext } from './board-context.ts';
import { Thing, type ThingProps } from './thing.tsx';

export interface CardThingProps
  extends Pick<ThingProps, 'also' | 'aim' | 'className' | 'data' | 'description' | 'onOpen' | 'state'> {
  readonly card: number;
  /** Its zone; without it the card appears without a travel. */
  readonly where?: string;
  readonly size?: CardSize;
  /** How its face is drawn, if not in full. */
  brief?(face: CardFace): CardFace;
  readonly spun?: boolean;
  readonly facedown?: boolean;
  readonly overlay?: ReactNode;
}

/** A card on the table. A card unknown to this viewer has no preview. */
export function CardThing(props: CardThingProps) {
  const { card, where, size = 'small', brief, spun, facedown, overlay, onOpen, ...thing } = props;
  const { words, faceOf, backOf } = useBoardContext();
  const face = card < 0 ? undefined : faceOf(card);
  const name = face?.name ?? words('a-card');
  return (
    <Thing
      {...thing}
      refs={card < 0 ? [] : [cardRef(card)]}
      shows={face && cardRef(card)}
      name={name}
      lies={face && where ? { card, where } : undefined}
      onOpen={face ? undefined : onOpen}
    >
      {({ light }) => (
        <GameCard
          face={face && brief ? brief(face) : face}
          back={backOf(card)}
          size={size}
          spun={spun}
          facedown={facedown}
          lit={light === 'lit'}
          overlay={overlay}
          style={nameScale(name)}
        />
      )}
    </Thing>
  );
}

const LONG_WORD = 9;
const scales = new Map<number, CSSProperties>();

/** Smaller type for a name with a long word, cached by length. */
function nameScale(name: string): CSSProperties {
  const words = name.split(' ').flatMap((word) => word.split('-'));
  const longest = Math.max(LONG_WORD, ...words.map((word) => word.length));
  const known = scales.get(longest) ?? ({ '--name-scale': LONG_WORD / longest } as CSSProperties);
  scales.set(longest, known);
  return known;
}
