import { INCAPACITATED, SPUN } from '@tabard/anima';
import type { ComponentProps } from 'react';
import { CardThing } from '../../table/kit/card-thing.tsx';
import { briefFace, type Lying } from './brief-face.ts';
import { defOf } from './defs.ts';
import { type OmegaBoard, useOmegaBoard } from './omega-board.ts';

interface OmegaCardProps
  extends Omit<ComponentProps<typeof CardThing>, 'brief' | 'spun' | 'facedown' | 'overlay'> {
  /** How much of it is seen; all where it is not said. */
  readonly lying?: Lying;
}

/** A card of this game on the table: spun, face down or ready. */
export function OmegaCard({ lying, state = [], ...card }: OmegaCardProps) {
  const board = useOmegaBoard();
  const status = card.card < 0 ? 0 : board.state.status[card.card];
  return (
    <CardThing
      {...card}
      className={isArtifact(board, card.card) ? `${card.className ?? ''} is-artifact` : card.className}
      state={[...statistics(board, card.card), ...statusWords(board, status), ...state]}
      brief={lying && ((face) => briefFace(face, lying))}
      spun={status === SPUN}
      facedown={status === INCAPACITATED}
    />
  );
}

/** AN-ART-01: it lies at its bearer's side. */
function isArtifact({ state }: OmegaBoard, card: number): boolean {
  const def = defOf(state, card);
  return (
    def?.type === 'advantage' &&
    def.stays === 'artifact' &&
    state.parties.some(({ plots }) => plots.includes(card))
  );
}

function statistics({ state, words }: OmegaBoard, card: number): string[] {
  const def = defOf(state, card);
  if (def?.type === 'character')
    return [words('combat-is', def.combat), words('speed-is', def.speed), ...def.skills.map((s) => words(s))];
  if (def?.type === 'advantage') return [words(def.stays ? `type.${def.stays}` : def.skill)];
  if (def?.type === 'encounter')
    return [words('level-is', def.level), def.kind === 'creature' ? words('combat-is', def.combat) : ''];
  return [];
}

function statusWords({ words }: OmegaBoard, status: number): string[] {
  if (status === SPUN) return [words('spun')];
  return status === INCAPACITATED ? [words('incapacitated')] : [];
}
