import { hasTale } from '@tabard/dragon-eclipse';
import type { EntityRef } from '@tabard/engine';
import { useRef } from 'react';
import { Thing } from '../../table/kit/thing.tsx';
import { type CardFace, GameCard } from '../../ui/game-card.tsx';
import { type CombatBoard, type EclipseBoard, useCombatBoard, useEclipseBoard } from './eclipse-board.ts';
import { faceOf as drawFace, ledFaceOf } from './faces.tsx';
import { useInSight } from './use-in-sight.ts';

/** Cards that can be chosen and lie nowhere in sight: those looked at, those in the discard pile. */
export function Shelf() {
  const board = useCombatBoard();
  const { words, decision } = board;
  const cards = shelved(board);
  const ref = useRef<HTMLElement>(null);
  useInSight(ref, cards.length > 0 ? decision?.n : undefined);
  if (cards.length === 0) return null;
  return (
    <section ref={ref} className="eclipse-shelf" aria-label={words('choose')}>
      <ul>
        {cards.map((entity) => (
          <li key={`${entity.kind} ${entity.id}`}>
            <ChoiceCard entity={entity} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cards of options that are not on the table already. */
function shelved({ offers, state }: CombatBoard): EntityRef[] {
  const inSight = new Set(
    state.combat.fighters.flatMap(({ slots, upgrade, discard, resolving, corruption }) => [
      ...slots,
      ...upgrade,
      ...resolving,
      ...corruption,
      ...discard.slice(-1),
    ]),
  );
  const found = new Map<string, EntityRef>();
  for (const { about } of offers.all)
    for (const entity of about)
      if (entity.kind === 'card' && entity.id >= 0 && !inSight.has(entity.id))
        found.set(`${entity.kind} ${entity.id}`, entity);
  return [...found.values()];
}

/** A Mystling is shown with the numbers that it will be led with. */
function faceToChoose(board: EclipseBoard, def: number): CardFace {
  const { game, content, language, state } = board;
  if (content.defs[def].type !== 'mystling') return drawFace(game, content, def, language);
  return ledFaceOf(board, def, state.run ? 'run' : hasTale(state) ? 'stats' : 'pvp');
}

/** A card one can choose, by what it is or by which one it is. */
export function ChoiceCard({ entity, note }: { entity: EntityRef; note?: string }) {
  const board = useEclipseBoard();
  const { state } = board;
  const def = entity.kind === 'def' ? entity.id : state.cards.def[entity.id];
  const face = def >= 0 ? faceToChoose(board, def) : undefined;
  return (
    <Thing
      refs={[entity]}
      shows={entity}
      name={face?.name ?? board.nameOf(entity)}
      state={[note ?? '', face?.text ?? '']}
      className="eclipse-card"
    >
      {({ light }) => (
        <>
          <GameCard face={face} size="medium" lit={light === 'lit'} dimmed={light === 'refused'} />
          {note && <span className="eclipse-note">{note}</span>}
        </>
      )}
    </Thing>
  );
}
