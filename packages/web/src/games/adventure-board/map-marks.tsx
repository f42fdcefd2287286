import { encounterOn, reachOf } from '@tabard/adventure-board';
import type { Seat } from '@tabard/engine';
import type { GraphPoint } from '../../table/kit/graph-land.ts';
import { roadPath } from '../../table/kit/graph-land.ts';
import { useLookedAt } from '../../table/kit/looked-at.ts';
import { MapGlyph } from '../../table/kit/map-glyph.tsx';
import { seatColour } from '../../table/kit/seat-colour.ts';
import { KIND_GLYPHS, LEVEL_SHAPES } from './glyphs.ts';
import { useOrrenBoard } from './orren-board.ts';
import { type QuestMark, spaceOfKey, wayTo } from './places.ts';
import { planOf } from './plan.ts';

/** What glows. */
export function Lights({ lit }: { lit: readonly number[] }) {
  const { content } = useOrrenBoard();
  const { points } = planOf(content.map);
  return (
    <g>
      {lit.map((space) => (
        <circle key={space} className="orren-glow" cx={points[space].x} cy={points[space].y} r={34} />
      ))}
    </g>
  );
}

/** How many steps it takes to what can be walked to. */
export function StepsAway({ lit }: { lit: readonly number[] }) {
  const { content, state, own, decision } = useOrrenBoard();
  if (decision?.kind !== 'move' || own < 0) return null;
  const { points } = planOf(content.map);
  const reach = reachOf(state, own);
  return (
    <g>
      {lit
        .filter((space) => reach[space] > 0)
        .map((space) => (
          <g
            key={space}
            className="orren-steps"
            transform={`translate(${points[space].x + 27} ${points[space].y - 23})`}
          >
            <circle r={13} />
            <text y={6}>{reach[space]}</text>
          </g>
        ))}
    </g>
  );
}

/** The way to what is looked at, and the places of a Quest that is. */
export function Way() {
  const board = useOrrenBoard();
  const { content, state, own, decision } = board;
  const key = useLookedAt(({ key: seen }) => seen);
  const { points } = planOf(content.map);
  const to = spaceOfKey(key);
  if (to === undefined || decision?.kind !== 'move' || own < 0) return null;
  const way = wayTo(board, reachOf(state, own), to);
  return (
    <g className="orren-way">
      {way.slice(1).map((space, at) => {
        // A road is drawn from the lower number to the higher.
        const ends = [way[at], space].sort((a, b) => a - b);
        return <path key={space} d={roadPath([points[ends[0]], points[ends[1]]])} />;
      })}
    </g>
  );
}

/** Where players have business: a flag in the quester's colour with their letter. */
export function Flags({ marks }: { marks: readonly (readonly QuestMark[])[] }) {
  const { content, letters, own } = useOrrenBoard();
  const { points } = planOf(content.map);
  const key = useLookedAt(({ key: seen }) => seen);
  return (
    <g className="orren-flags">
      {marks.flatMap((here, space) =>
        here.map(({ seat, card, isOne }, at) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
            key={`${space} ${card}`}
            className="orren-flag"
            style={seatColour(seat)}
            data-own={seat === own}
            data-looked={key === `quest ${card}`}
            transform={`translate(${points[space].x - 14 - at * 13} ${points[space].y - 14}) scale(${isOne ? 1 : 0.62})`}
          >
            <path className="orren-flag-pole" d="M0 4V-40" />
            <path className="orren-flag-cloth" d="M0 -40Q12 -46 26 -39L19 -30L26 -21Q12 -26 0 -20Z" />
            {isOne && (
              <text x={10} y={-26}>
                {letters[seat]}
              </text>
            )}
          </g>
        )),
      )}
    </g>
  );
}

/** Undefeated Encounters with their numbers, and facedown Discoveries. */
export function Tokens() {
  const { content, state } = useOrrenBoard();
  const { points } = planOf(content.map);
  const rank = (space: number, before: readonly { readonly space: number }[]) =>
    before.filter((one) => one.space === space).length;
  return (
    <g className="orren-tokens">
      {state.track.map((one, at) => (
        <g
          key={one.number}
          className="orren-foe"
          data-red={one.isRed}
          transform={`translate(${points[one.space].x + 41} ${points[one.space].y + 4 - rank(one.space, state.track.slice(0, at)) * 27})`}
        >
          <path
            d={one.isRed ? LEVEL_SHAPES.red : LEVEL_SHAPES.grey}
            transform={`scale(${one.isRed ? 17 : 15})`}
          />
          <MapGlyph at={{ x: 0, y: 0 }} size={19} name={KIND_GLYPHS[encounterOn(state, one.card[0]).kind]} />
          <text x={15} y={16}>
            {one.number}
          </text>
        </g>
      ))}
      {state.markers.map(({ space, placer, card }, at) => (
        <g
          key={card[0]}
          className="orren-marker"
          style={seatColour(placer)}
          transform={`translate(${points[space].x - 34} ${points[space].y + 6 - rank(space, state.markers.slice(0, at)) * 24})`}
        >
          <rect x={-9} y={-12} width={18} height={24} rx={3} />
          <text y={6}>?</text>
        </g>
      ))}
    </g>
  );
}

/** Figures walk: where one stands changes, and the picture follows. */
export function Figures() {
  const { state, letters, own, content } = useOrrenBoard();
  const { points } = planOf(content.map);
  return (
    <g className="orren-figures">
      {state.heroes.map((hero, seat) =>
        hero.space < 0 ? null : (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its seat's
            key={seat}
            className="orren-figure"
            style={{ ...seatColour(seat), ...figureAt(points, state.heroes, seat) }}
            data-own={seat === own}
            data-active={seat === state.active}
          >
            <ellipse cx={1} cy={17} rx={15} ry={5} />
            <path d="M-14 17Q-14 4 -6.500 -1A10 10 0 1 1 6.500 -1Q14 4 14 17Z" />
            <text y={13}>{letters[seat]}</text>
          </g>
        ),
      )}
    </g>
  );
}

/** Side by side above the space they share. */
function figureAt(points: readonly GraphPoint[], heroes: readonly { readonly space: number }[], seat: Seat) {
  const { space } = heroes[seat];
  const here = heroes.flatMap((hero, at) => (hero.space === space ? [at] : []));
  const aside = (here.indexOf(seat) - (here.length - 1) / 2) * 27;
  return { transform: `translate(${points[space].x + aside}px, ${points[space].y - 27}px)` };
}
