import { auraText, fighterDef, isPvp, MOST_POWER } from '@tabard/dragon-eclipse';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { defRef } from '../../table/kit/board-context.ts';
import { Pips } from '../../table/kit/pips.tsx';
import { Thing } from '../../table/kit/thing.tsx';
import { Bonuses } from './bonuses.tsx';
import { Conditions } from './conditions.tsx';
import { type CombatBoard, nameOfDef, sideOf, useCombatBoard } from './eclipse-board.ts';
import { elementsOf } from './faces.tsx';
import { GLYPHS } from './glyphs.ts';
import { Piles } from './piles.tsx';
import { Slots } from './slots.tsx';
import { Medallion } from './standee.tsx';
import { HealthBar, Stats } from './stats.tsx';
import { Taming } from './taming.tsx';

/** The sheet of a player's Mystling. */
export function Sheet({ fighter }: { fighter: number }) {
  const board = useCombatBoard();
  const { state } = board;
  const side = sideOf(board, fighter);
  const isOther = side !== 'own';
  const isBrief = side === 'partner';
  return (
    <SheetFrame fighter={fighter}>
      <div className="eclipse-rest">
        <Passive fighter={fighter} />
        {isOther && state.combat.fighters[fighter].slots.length > 0 && (
          <Slots fighter={fighter} size="small" />
        )}
        {!isBrief && <Bonuses fighter={fighter} />}
        <Piles fighter={fighter} />
        {!isPvp(state) && state.seats === 1 && <Taming />}
      </div>
    </SheetFrame>
  );
}

interface SheetFrameProps {
  readonly fighter: number;
  /** What a guide calls it when it points there. */
  readonly guide?: string;
  readonly children: ReactNode;
}

/** What the sheets of both sides share: who it is, Health, statistics, Power, Conditions. */
export function SheetFrame({ fighter, guide, children }: SheetFrameProps) {
  const board = useCombatBoard();
  const { state, words } = board;
  const name = nameOfDef(board, state.combat.fighters[fighter].def);
  return (
    <section className={`eclipse-sheet is-${sideOf(board, fighter)}`} aria-label={words('sheet', name)}>
      <div className="eclipse-head" data-guide={guide}>
        <Who fighter={fighter} name={name} />
        <HealthBar fighter={fighter} />
        {fighter < state.seats && <Power fighter={fighter} />}
        <Stats fighter={fighter} />
        <Conditions fighter={fighter} />
      </div>
      {children}
    </section>
  );
}

function Who({ fighter, name }: { fighter: number; name: string }) {
  const board = useCombatBoard();
  const { state, words } = board;
  const def = fighterDef(state, fighter);
  return (
    <Thing
      refs={[{ kind: 'target', id: fighter }]}
      shows={defRef(state.combat.fighters[fighter].def)}
      name={name}
      state={[elementsOf(words, def), words('tier', def.tier)]}
      className="eclipse-who"
    >
      {() => (
        <>
          <Medallion fighter={fighter} />
          <span>
            <b className="eclipse-name">{name}</b>
            <small>
              <Icon name={GLYPHS[def.element]} /> {elementsOf(words, def)} · {ownerOf(board, fighter)}
            </small>
          </span>
        </>
      )}
    </Thing>
  );
}

function ownerOf(board: CombatBoard, fighter: number): string {
  const { state, words, seats } = board;
  if (fighter === state.seats) return words(isBoss(board) ? 'boss' : 'tier', fighterDef(state, fighter).tier);
  const { wins } = state.tamers[fighter];
  const name = sideOf(board, fighter) === 'own' && board.own >= 0 ? words('yours') : seats[fighter].name;
  return state.mode === 'challenge' && wins > 0 ? `${name}, ${words('wins', wins)}` : name;
}

/** Whether the Boss of a Run is fought. */
function isBoss({ situations }: CombatBoard): boolean {
  return situations.some((one) => one.kind === 'run-combat' && one.isBoss);
}

function Power({ fighter }: { fighter: number }) {
  const { state, words } = useCombatBoard();
  const { power } = state.combat.fighters[fighter];
  return (
    <p className="eclipse-power" title={words('power-is', power, MOST_POWER)}>
      <span className="visually-hidden">{words('power-is', power, MOST_POWER)}</span>
      <Icon name={GLYPHS.power} />
      <Pips className="eclipse-pips" count={power} most={MOST_POWER} />
      <b aria-hidden="true">{power}</b>
    </p>
  );
}

function Passive({ fighter }: { fighter: number }) {
  const { state, content, language, words } = useCombatBoard();
  const def = fighterDef(state, fighter);
  if (def.type !== 'mystling' || !def.passive) return null;
  return (
    <p className="eclipse-line">
      <b>{words('passive')}</b> {auraText(content, def.passive, language, state.combat.fighters[fighter].def)}
    </p>
  );
}
