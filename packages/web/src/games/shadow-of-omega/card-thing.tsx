import { INCAPACITATED, SPUN } from '@tabard/anima';
import type { CSSProperties } from 'react';
import type { Offered } from '../../table/board.ts';
import { type CardSize, GameCard } from '../../ui/game-card.tsx';
import { briefFace, type Lying } from './brief-face.ts';
import { defOf } from './defs.ts';
import { cardRef, type Sitting, useSitting } from './sitting.ts';
import { Thing } from './thing.tsx';

interface CardThingProps {
  readonly card: number;
  /** The zone it lies in; without it a card does not travel, it appears. */
  readonly where?: string;
  readonly size?: CardSize;
  /** How much of it is seen; all where it is not said. */
  readonly lying?: Lying;
  readonly className?: string;
  readonly state?: readonly string[];
  readonly also?: readonly Offered[];
  /** What a click on a card without a face shows instead. */
  onOpen?(): void;
}

/** A card on the table: spun, face down or ready, as the real one would lie. */
export function CardThing(props: CardThingProps) {
  const { card, where, size = 'small', lying, className, state = [], also } = props;
  const sitting = useSitting();
  const { words } = sitting;
  const face = card < 0 ? undefined : sitting.faceOf(card);
  const status = card < 0 ? 0 : sitting.state.status[card];
  const name = face ? face.name : words('a-card');
  return (
    <Thing
      entity={face ? cardRef(card) : undefined}
      name={name}
      state={[...statistics(sitting, card), ...statusWords(sitting, card, status), ...state]}
      also={also}
      className={className}
      lies={face && where ? { card, where } : undefined}
      onOpen={face ? undefined : props.onOpen}
    >
      {({ light }) => (
        <GameCard
          face={briefFace(face, lying)}
          back={sitting.backOf(card)}
          size={size}
          spun={status === SPUN}
          facedown={status === INCAPACITATED}
          lit={light === 'lit'}
          style={nameScale(name)}
        />
      )}
    </Thing>
  );
}

const LONG_WORD = 9;
const scales = new Map<number, CSSProperties>();

/** A name with a long word is written smaller, rather than broken; the same style for the same length. */
function nameScale(name: string): CSSProperties {
  const longest = Math.max(LONG_WORD, ...name.split(/[\s-]/).map((word) => word.length));
  const known = scales.get(longest) ?? ({ '--name-scale': LONG_WORD / longest } as CSSProperties);
  scales.set(longest, known);
  return known;
}

function statistics({ state, words }: Sitting, card: number): string[] {
  const def = defOf(state, card);
  if (def?.type === 'character')
    return [words('combat-is', def.combat), words('speed-is', def.speed), ...def.skills.map((s) => words(s))];
  if (def?.type === 'advantage') return [words(def.skill)];
  if (def?.type === 'encounter')
    return [words('level-is', def.level), def.kind === 'creature' ? words('combat-is', def.combat) : ''];
  return [];
}

function statusWords({ words }: Sitting, card: number, status: number): string[] {
  if (card < 0) return [];
  if (status === SPUN) return [words('spun')];
  return status === INCAPACITATED ? [words('incapacitated')] : [];
}
