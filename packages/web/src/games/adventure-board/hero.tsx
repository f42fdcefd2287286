import {
  type AttackKind,
  defOfType,
  type HeroFacts,
  heroFacts,
  LEVELS,
  sumOf,
  type Value,
  valourSum,
} from '@tabard/adventure-board';
import type { EntityRef, Seat, Sum } from '@tabard/engine';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { seatRef } from '../../table/kit/board-context.ts';
import { Explained } from '../../table/kit/explained.tsx';
import { Pips } from '../../table/kit/pips.tsx';
import { seatColour } from '../../table/kit/seat-colour.ts';
import { Thing } from '../../table/kit/thing.tsx';
import { LevelSign } from './faces.tsx';
import { GLYPHS } from './glyphs.ts';
import { type OrrenBoard, useOrrenBoard } from './orren-board.ts';
import { Pawn } from './pawn.tsx';

/** The side of the character card that lies up. */
export function sideUp({ content, state }: OrrenBoard, seat: Seat) {
  const { def, level, face } = state.heroes[seat];
  const character = defOfType(content, def, 'character');
  return { character, level, face: character.cards[level][face] };
}

/** How options speak of a Character: as a seat, and by the powers of the side that lies up. */
function heroRefs(board: OrrenBoard, seat: Seat): EntityRef[] {
  const uses = seat === board.own ? sideUp(board, seat).face.uses : [];
  return [seatRef(seat), ...uses.map((id) => ({ kind: 'use', id }))];
}

/** A Character with all that it can do: one's own large, the others' in a line. */
export function HeroPlate({ seat }: { seat: Seat }) {
  const board = useOrrenBoard();
  const { state, words, language, reader, own, openSheet } = board;
  const hero = state.heroes[seat];
  const { character, level, face } = sideUp(board, seat);
  const facts = heroFacts(state, seat);
  return (
    <section
      className="orren-hero"
      style={seatColour(seat)}
      data-guide={seat === own ? 'hero' : undefined}
      data-spot={`seat-${seat}`}
      aria-label={words('hero-of', reader.seats[seat])}
    >
      <Thing
        className="orren-portrait"
        refs={heroRefs(board, seat)}
        name={`${character.names[language]}, ${face.names[language]}`}
        state={aboutHero(board, seat)}
        onOpen={() => openSheet({ seat })}
      >
        {() => (
          <>
            <span className="orren-portrait-field" data-class={character.class}>
              <Icon name={character.picture.icon} />
              <LevelSign level={level} say={words} />
            </span>
            <span className="orren-portrait-name">
              <b>
                <Pawn seat={seat} /> {character.names[language]}
              </b>
              <small>{face.names[language]}</small>
            </span>
          </>
        )}
      </Thing>
      <div className="orren-vitals">
        <Meter
          icon={GLYPHS.health}
          label={words('health-left', facts.health - hero.damage, facts.health)}
          count={facts.health - hero.damage}
          most={facts.health}
          tone="health"
          parts={sumOf(state, seat, 'health')}
        />
        <Meter
          icon={GLYPHS.energy}
          label={words('energy-is', hero.energy)}
          count={hero.energy}
          most={Math.max(3, hero.energy)}
          tone="energy"
        />
      </div>
      <div className="orren-stats">
        <Attack seat={seat} kind="ranged" attack={facts.ranged} />
        <Attack seat={seat} kind="melee" attack={facts.melee} />
        <Stat seat={seat} value="defence" label={words('defence-is', facts.defence)}>
          <Icon name={GLYPHS.defence} /> {facts.defence}
        </Stat>
        {facts.ward > 0 && (
          <Stat seat={seat} value="ward" label={words('ward-is', facts.ward)}>
            <Icon name={GLYPHS.ward} /> {facts.ward}
          </Stat>
        )}
        <Explained
          className="orren-valour"
          label={words('valour-is', facts.valour, state.points)}
          parts={valourSum(state, seat)}
        >
          <Icon name={GLYPHS.valour} />
          <b>
            {facts.valour}
            <small>/{state.points}</small>
          </b>
        </Explained>
      </div>
    </section>
  );
}

interface AttackProps {
  readonly seat: Seat;
  readonly kind: AttackKind;
  readonly attack: HeroFacts['ranged'];
}

/** An attack and the damage of its hits, each with its parts. */
function Attack({ seat, kind, attack }: AttackProps) {
  const { words } = useOrrenBoard();
  if (!attack) return null;
  return (
    <span className="orren-attack-stat">
      <Stat seat={seat} value={kind} label={words(`attack.${kind}`, attack.attack)}>
        <Icon name={GLYPHS[kind]} /> {attack.attack}
      </Stat>
      <Stat seat={seat} value={`${kind}-damage`} label={words(`damage.${kind}`, attack.damage)}>
        /{attack.damage}
      </Stat>
    </span>
  );
}

/** Points in a line. */
export function ValourOf({ seat }: { seat: Seat }) {
  const { state, words } = useOrrenBoard();
  const { valour } = heroFacts(state, seat);
  const label = words('valour-is', valour, state.points);
  return (
    <span className="orren-valour" title={label}>
      <Icon name={GLYPHS.valour} label={label} />
      <b aria-hidden="true">
        {valour}
        <small>/{state.points}</small>
      </b>
    </span>
  );
}

interface StatProps {
  readonly seat: Seat;
  readonly value: Value;
  readonly label: string;
  readonly children: ReactNode;
}

function Stat({ seat, value, label, children }: StatProps) {
  const { state } = useOrrenBoard();
  return (
    <Explained label={label} parts={sumOf(state, seat, value)} className="orren-stat">
      {children}
    </Explained>
  );
}

interface MeterProps {
  readonly icon: string;
  readonly label: string;
  readonly count: number;
  readonly most: number;
  readonly tone: 'health' | 'energy';
  /** What the most of it comes from. */
  readonly parts?: Sum;
}

function Meter({ icon, label, count, most, tone, parts }: MeterProps): ReactNode {
  const className = `orren-meter is-${tone}`;
  const sign = (
    <>
      <b aria-hidden="true">{count}</b>
      <Pips className="orren-pips" count={count} most={most} />
    </>
  );
  if (parts)
    return (
      <Explained className={className} label={label} parts={parts}>
        <Icon name={icon} />
        {sign}
      </Explained>
    );
  return (
    <span className={className} title={label}>
      <Icon name={icon} label={label} />
      {sign}
    </span>
  );
}

/** What everybody may know of a Character, in words. */
export function aboutHero(board: OrrenBoard, seat: Seat): string[] {
  const { state, words, view } = board;
  const hero = state.heroes[seat];
  const facts = heroFacts(state, seat);
  return [
    view.waiting.includes(seat) ? words('awaited') : '',
    words('level-is', words(`level.${LEVELS[hero.level]}`)),
    words('valour-is', facts.valour, state.points),
    words('health-left', facts.health - hero.damage, facts.health),
    words('energy-is', hero.energy),
    words('hand-count', hero.hand.length),
  ];
}
