import { auraText, fighterDef, isPvp, MOST_POWER } from '@tabard/dragon-eclipse';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Bonuses } from './bonuses.tsx';
import { Conditions } from './conditions.tsx';
import { elementsOf } from './faces.tsx';
import { GLYPHS } from './glyphs.ts';
import { Piles } from './piles.tsx';
import { defRef, type Fight, nameOfDef, sideOf, useFight } from './sitting.ts';
import { Slots } from './slots.tsx';
import { Medallion } from './standee.tsx';
import { HealthBar, Stats } from './stats.tsx';
import { Taming } from './taming.tsx';
import { Thing } from './thing.tsx';

/** The sheet of a player's Mystling. */
export function Sheet({ fighter }: { fighter: number }) {
  const sitting = useFight();
  const { state } = sitting;
  const side = sideOf(sitting, fighter);
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

/** What the sheets of both sides share: who it is, Health, statistics, Power, Conditions. */
export function SheetFrame({ fighter, children }: { fighter: number; children: ReactNode }) {
  const sitting = useFight();
  const { state, words } = sitting;
  const name = nameOfDef(sitting, state.combat.fighters[fighter].def);
  return (
    <section className={`eclipse-sheet is-${sideOf(sitting, fighter)}`} aria-label={words('sheet', name)}>
      <div className="eclipse-head">
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
  const sitting = useFight();
  const { state, words } = sitting;
  const def = fighterDef(state, fighter);
  return (
    <Thing
      entities={[{ kind: 'target', id: fighter }]}
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
              <Icon name={GLYPHS[def.element]} /> {elementsOf(words, def)} · {ownerOf(sitting, fighter)}
            </small>
          </span>
        </>
      )}
    </Thing>
  );
}

function ownerOf(sitting: Fight, fighter: number): string {
  const { state, words, seats } = sitting;
  if (fighter === state.seats) return words('tier', fighterDef(state, fighter).tier);
  const { wins } = state.tamers[fighter];
  const name = sideOf(sitting, fighter) === 'own' && sitting.own >= 0 ? words('yours') : seats[fighter].name;
  return state.mode === 'challenge' && wins > 0 ? `${name}, ${words('wins', wins)}` : name;
}

function Power({ fighter }: { fighter: number }) {
  const { state, words } = useFight();
  const { power } = state.combat.fighters[fighter];
  return (
    <p className="eclipse-power" title={words('power-is', power, MOST_POWER)}>
      <span className="visually-hidden">{words('power-is', power, MOST_POWER)}</span>
      <Icon name={GLYPHS.power} />
      <span className="eclipse-pips" aria-hidden="true">
        {Array.from({ length: MOST_POWER }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its number
          <i key={i} className={i < power ? 'is-full' : ''} />
        ))}
      </span>
      <b aria-hidden="true">{power}</b>
    </p>
  );
}

function Passive({ fighter }: { fighter: number }) {
  const { state, content, language, words } = useFight();
  const def = fighterDef(state, fighter);
  if (def.type !== 'mystling' || !def.passive) return null;
  return (
    <p className="eclipse-line">
      <b>{words('passive')}</b> {auraText(content, def.passive, language, state.combat.fighters[fighter].def)}
    </p>
  );
}
