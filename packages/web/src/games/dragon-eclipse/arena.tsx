import {
  type Aim,
  AT_SPACE,
  aimOf,
  aimOfForecast,
  dragonEclipse,
  fighterDef,
  geometryOf,
  type InCombat,
  isSummonAt,
  MARKERS,
  mapDef,
  mapSide,
  summonDef,
  terrainAt,
  textOfTerrain,
  tokenAt,
} from '@tabard/dragon-eclipse';
import type { EntityRef } from '@tabard/engine';
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { defRef } from '../../table/kit/board-context.ts';
import { choicesAt } from '../../table/kit/choices.ts';
import { boxOf, cornersOf, type Hex, type HexPlan, planOf } from '../../table/kit/hex-map.ts';
import { useLookedAt } from '../../table/kit/looked-at.ts';
import { MapGlyph } from '../../table/kit/map-glyph.tsx';
import { RisingSigns } from '../../table/kit/rising-signs.tsx';
import { Thing } from '../../table/kit/thing.tsx';
import { type CombatBoard, nameOfDef, seenBy, sideOf, useCombatBoard } from './eclipse-board.ts';
import { floatsOf } from './floats.ts';
import { ELEMENT_COLOURS, GLYPHS } from './glyphs.ts';
import { Standee, spanText } from './standee.tsx';
import { useHarms } from './use-harms.ts';

const NUMERALS = ['I', 'II', 'III'];

/** The hexagons with everything on them: drawn in SVG, answered by a button over each space. */
export function Arena() {
  const board = useCombatBoard();
  const { state, words } = board;
  const geometry = geometryOf(mapDef(state).radius);
  const plan = planOf(geometry);
  const ref = useRef<HTMLElement>(null);
  useBroughtIntoSight(ref, board);
  return (
    <section ref={ref} className="eclipse-arena" data-guide="arena" aria-label={words('arena')}>
      <div className="eclipse-field" style={{ aspectRatio: `${plan.width} / ${plan.height}` }}>
        <svg viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
          <Ground state={state} plan={plan} />
          <Marks plan={plan} />
          <Contents plan={plan} />
        </svg>
        {geometry.names.map((name, space) => (
          <Space key={name} space={space} plan={plan} />
        ))}
        {state.combat.fighters.map((fighter, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a fighter is its number
          fighter.space < 0 ? null : <Standee key={at} fighter={at} plan={plan} />,
        )}
        <Harms plan={plan} />
        <RisingSigns
          signsNow={() =>
            floatsOf(state, board.events, words).map((sign) => ({ ...sign, box: boxOf(plan, sign.space) }))
          }
        />
        <Legend />
      </div>
    </section>
  );
}

/** Where the page scrolls, a question about spaces brings the Arena into sight. */
function useBroughtIntoSight(ref: RefObject<HTMLElement | null>, { decision, offers }: CombatBoard): void {
  const n = decision?.n;
  const isAsked = offers.all.some(({ about }) => about[0]?.kind === 'space' || about[0]?.kind === 'target');
  // biome-ignore lint/correctness/useExhaustiveDependencies: every such question once
  useEffect(() => {
    if (isAsked) ref.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [n, isAsked]);
}

/** The board itself: it changes only with the map. */
const Ground = memo(
  function Ground({ state, plan }: { state: InCombat; plan: HexPlan }) {
    const { holes, markers, starts } = mapSide(state);
    const { names } = geometryOf(mapDef(state).radius);
    return (
      <g>
        {plan.hexes.map((hex, space) => (
          <g key={`${hex.x} ${hex.y}`} className={holes[space] ? 'eclipse-hole' : 'eclipse-ground'}>
            <polygon points={cornersOf(hex, holes[space] ? 0.8 : 0.955)} />
            {markers[space] > 0 && (
              <MapGlyph
                at={hex}
                size={0.74}
                name={GLYPHS[MARKERS[markers[space] - 1]]}
                className="eclipse-marker"
              />
            )}
            {!holes[space] && (
              <text className="eclipse-coordinate" x={hex.x} y={hex.y + 0.8}>
                {names[space]}
              </text>
            )}
            {starts.includes(space) && (
              <text className="eclipse-start" x={hex.x} y={hex.y - 0.6}>
                {NUMERALS[starts.indexOf(space)]}
              </text>
            )}
          </g>
        ))}
      </g>
    );
  },
  (before, after) => before.plan === after.plan && mapSide(before.state) === mapSide(after.state),
);

/** What glows, and what the thing that is looked at would reach. */
function Marks({ plan }: { plan: HexPlan }) {
  const board = useCombatBoard();
  const aim = useAimNow();
  return (
    <g className="eclipse-marks">
      {plan.hexes.map((hex, space) => {
        const classes = [];
        if (choicesAt(board, spaceRefs(board, space)).light === 'lit') classes.push('is-lit');
        if (aim.reach.has(space)) classes.push('is-reach');
        if (aim.range.has(space)) classes.push('is-range');
        if (aim.spot === space) classes.push('is-spot');
        return classes.length === 0 ? null : (
          <polygon key={`${hex.x} ${hex.y}`} className={classes.join(' ')} points={cornersOf(hex, 0.9)} />
        );
      })}
    </g>
  );
}

function useAimNow(): Aim {
  const { state, own } = useCombatBoard();
  const key = useLookedAt(({ key: seen }) => seen);
  return useMemo(() => {
    const seat = Math.max(0, own);
    if (key !== 'forecast') return aimOf(state, seat, key);
    return aimOfForecast(dragonEclipse, seenBy(own, state), seat);
  }, [state, own, key]);
}

/** The damage that the option which is looked at would do, on its targets. */
function Harms({ plan }: { plan: HexPlan }) {
  const { state } = useCombatBoard();
  const harms = useHarms();
  return (
    <div className="eclipse-harms" aria-hidden="true">
      {harms.map(({ target, ...span }) => {
        const space = target >= AT_SPACE ? target - AT_SPACE : state.combat.fighters[target].space;
        return (
          <span key={target} style={boxOf(plan, space)}>
            <b className="eclipse-harm">{spanText(span)}</b>
          </span>
        );
      })}
    </div>
  );
}

/** What the colours mean, while there are some. */
function Legend() {
  const { words } = useCombatBoard();
  const { reach, range } = useAimNow();
  const who = useLookedAt(({ key }) => key) === 'forecast' ? 'enemy' : 'shown';
  return (
    <p className="eclipse-legend" aria-hidden="true">
      {reach.size > 0 && <span className="is-reach">{words(`reach-${who}`)}</span>}
      {range.size > 0 && <span className="is-range">{words(`range-${who}`)}</span>}
    </p>
  );
}

/** Terrain, Elemental tokens and Summons. */
function Contents({ plan }: { plan: HexPlan }) {
  const { state } = useCombatBoard();
  return (
    <g>
      {plan.hexes.map((hex, space) => (
        <g key={`${hex.x} ${hex.y}`}>
          <Terrain state={state} hex={hex} space={space} />
          {[0, 1].map((colour) => (
            <Token key={colour} state={state} hex={hex} space={space} colour={colour} />
          ))}
        </g>
      ))}
    </g>
  );
}

interface ContentProps {
  readonly state: InCombat;
  readonly hex: Hex;
  readonly space: number;
}

function Terrain({ state, hex, space }: ContentProps) {
  const kind = terrainAt(state, space);
  if (!kind) return null;
  const { polarity, picture } = kind;
  const look = picture && ({ '--look': `var(--${picture.colours[0]})` } as React.CSSProperties);
  return (
    <g className={`eclipse-terrain is-${polarity} ${picture ? 'is-pictured' : ''}`} style={look}>
      <polygon points={cornersOf(hex, 0.78)} />
      <MapGlyph at={hex} size={0.9} name={picture?.icon ?? GLYPHS[polarity]} />
    </g>
  );
}

function Token({ state, hex, space, colour }: ContentProps & { colour: number }) {
  const owner = tokenAt(state, colour, space);
  if (owner < 0) return null;
  const { element } = fighterDef(state, owner);
  const style = { '--element': `var(--${ELEMENT_COLOURS[element]})` } as React.CSSProperties;
  if (colour === 1 && isSummonAt(state, space)) return <Summon state={state} hex={hex} space={space} />;
  const { aside, down, radius } = TOKENS[isStoodOn(state, space) ? 'beside' : 'alone'];
  const at = { x: hex.x + (colour === 0 ? -aside : aside), y: hex.y + down };
  return (
    <g className={`eclipse-token is-${colour === 0 ? 'white' : 'black'}`} style={style}>
      <circle cx={at.x} cy={at.y} r={radius} />
      <MapGlyph at={at} size={radius * 1.33} name={GLYPHS[element]} />
    </g>
  );
}

/** Where tokens lie, inside their own hexagon: at its lower corners where a standee would hide them. */
const TOKENS = {
  alone: { aside: 0.36, down: 0.26, radius: 0.3 },
  beside: { aside: 0.5, down: 0.46, radius: 0.21 },
};

function isStoodOn({ combat }: InCombat, space: number): boolean {
  return combat.fighters.some((fighter) => fighter.space === space);
}

function Summon({ state, hex, space }: ContentProps) {
  const summon = summonDef(state);
  if (!summon) return null;
  return (
    <g className="eclipse-summon">
      <circle cx={hex.x} cy={hex.y} r={0.58} />
      <MapGlyph at={hex} size={0.8} name={summon.picture.icon} />
      <text x={hex.x} y={hex.y + 0.82}>
        {Math.max(0, summon.stats.health - state.combat.summonDamage[space])}/{summon.stats.health}
      </text>
    </g>
  );
}

/** The ways in which an option may mean a space: itself, or who or what is there. */
function spaceRefs({ state }: CombatBoard, space: number): EntityRef[] {
  const refs: EntityRef[] = [
    { kind: 'space', id: space },
    { kind: 'target', id: AT_SPACE + space },
  ];
  state.combat.fighters.forEach((fighter, id) => {
    if (fighter.space === space) refs.push({ kind: 'target', id });
  });
  return refs;
}

function Space({ space, plan }: { space: number; plan: HexPlan }) {
  const board = useCombatBoard();
  const { state } = board;
  if (mapSide(state).holes[space]) return null;
  const here = state.combat.fighters.findIndex((fighter) => fighter.space === space);
  const shown = here >= 0 ? state.combat.fighters[here].def : undefined;
  return (
    <Thing
      className="eclipse-space"
      style={boxOf(plan, space)}
      refs={spaceRefs(board, space)}
      name={geometryOf(mapDef(state).radius).names[space]}
      state={contentsOf(board, space)}
      tip={tipOf(board, space)}
      shows={shown === undefined ? undefined : defRef(shown)}
      aim={`move ${space}`}
      isStop={here >= 0}
      data={{ 'data-space': space }}
    />
  );
}

/** What stands and lies in a space, in words. */
function contentsOf(board: CombatBoard, space: number): string[] {
  const { state, words, language } = board;
  const said: string[] = [];
  state.combat.fighters.forEach((fighter, at) => {
    if (fighter.space === space) said.push(`${nameOfDef(board, fighter.def)} (${whose(board, at)})`);
  });
  const kind = terrainAt(state, space);
  if (kind) said.push(words('terrain-is', kind.names[language]));
  for (const colour of [0, 1]) {
    const owner = tokenAt(state, colour, space);
    if (owner < 0) continue;
    const { token, names } = fighterDef(state, owner);
    said.push(words('token-of', token.names[language], names[language]));
  }
  const { markers, starts } = mapSide(state);
  if (markers[space] > 0) said.push(words(MARKERS[markers[space] - 1]));
  if (starts.includes(space)) said.push(words('start', NUMERALS[starts.indexOf(space)]));
  return said.length ? said : [words('empty')];
}

/** Where one is, what stands and lies there, and what each of it does. */
function tipOf(board: CombatBoard, space: number): string[] {
  const { state, words, content, language } = board;
  const name = geometryOf(mapDef(state).radius).names[space];
  const kind = terrainAt(state, space);
  const isToken = [0, 1].some((colour) => tokenAt(state, colour, space) >= 0);
  return [
    `${name} · ${contentsOf(board, space).join(', ')}`,
    ...(kind ? [textOfTerrain(content, kind, language)] : []),
    ...(isToken ? [words('token-means')] : []),
    ...(mapSide(state).markers[space] > 0 ? [words('marker-means')] : []),
  ];
}

/** Whose fighter it is, seen from the one who looks. */
function whose(board: CombatBoard, fighter: number): string {
  const { state, words, seats } = board;
  if (fighter === state.seats) return words('wild');
  const side = sideOf(board, fighter);
  if (board.own < 0) return words('of-player', seats[fighter].name);
  return words(side === 'own' ? 'yours' : side === 'partner' ? 'partner' : 'opponent');
}
