import { LEVELS } from '@tabard/adventure-board';
import { memo } from 'react';
import { choicesAt } from '../../table/kit/choices.ts';
import { GraphMap, spotStyle } from '../../table/kit/graph-map.tsx';
import { MapGlyph } from '../../table/kit/map-glyph.tsx';
import { Thing } from '../../table/kit/thing.tsx';
import { Button } from '../../ui/button.tsx';
import { GLYPHS, LEVEL_COLOURS, LEVEL_SHAPES, NETWORK_GLYPHS, RESOURCE_GLYPHS } from './glyphs.ts';
import { Ground } from './ground.tsx';
import { Figures, Flags, Lights, StepsAway, Tokens, Way } from './map-marks.tsx';
import { type OrrenBoard, useOrrenBoard } from './orren-board.ts';
import { aboutSpace, roadsFrom } from './place-words.ts';
import { hereOptions, type QuestMark, questMarks, spaceName, spaceRefs } from './places.ts';
import { AREA, labelOf, planOf, sizeOf } from './plan.ts';

/** So large is what is pressed of a space. */
const SPOT = 78;

/** The land with everything on it: painted and drawn in SVG, answered by a button over each space. */
export function OrrenMap() {
  const board = useOrrenBoard();
  const { content, words, language, decision } = board;
  const { points } = planOf(content.map);
  const lit = content.map.spaces.flatMap((_, space) => (lightOf(board, space) === 'lit' ? [space] : []));
  const marks = questMarks(board);
  return (
    <GraphMap
      area={AREA}
      label={words('map')}
      className="orren-map"
      inSight={{
        at: inSight(board, lit).map((space) => points[space]),
        of: `${decision?.n} ${board.state.active}`,
      }}
      tools={<PlacesButton />}
      spots={content.map.spaces.map(({ id }, space) => (
        <li key={id} style={spotStyle(AREA, points[space], SPOT)}>
          <SpaceThing space={space} marks={marks[space]} />
        </li>
      ))}
    >
      <Ground map={content.map} language={language} />
      <Way />
      <Lights lit={lit} />
      {content.map.spaces.map(({ id }, space) => (
        <Place key={id} space={space} />
      ))}
      <StepsAway lit={lit} />
      <Flags marks={marks} />
      <Tokens />
      <Figures />
    </GraphMap>
  );
}

function PlacesButton() {
  const { words, openSheet } = useOrrenBoard();
  return (
    <Button
      look="quiet"
      icon={GLYPHS.list}
      title={words('places')}
      aria-label={words('places')}
      onClick={() => openSheet('places')}
    />
  );
}

function lightOf(board: OrrenBoard, space: number) {
  return choicesAt(board, spaceRefs(board, space), hereOptions(board, space)).light;
}

/** What is asked about, else whose turn it is. */
function inSight({ state, own }: OrrenBoard, lit: readonly number[]): number[] {
  const here = state.heroes[own >= 0 && lit.length ? own : state.active]?.space ?? -1;
  return here >= 0 && (lit.length === 0 || lit.includes(here))
    ? [here]
    : here >= 0
      ? [here, ...lit]
      : [...lit];
}

/** A space for who presses or hears it. */
export function SpaceThing({ space, marks, children }: SpaceThingProps) {
  const board = useOrrenBoard();
  const { state } = board;
  return (
    <Thing
      className="orren-space"
      refs={spaceRefs(board, space)}
      also={hereOptions(board, space)}
      name={spaceName(board, space)}
      state={aboutSpace(board, space, marks)}
      description={roadsFrom(board, space)}
      shows={shownAt(board, space)}
      aim={`space ${space}`}
      isStop={state.heroes.some((hero) => hero.space === space)}
      data={{ 'data-space': space }}
    >
      {children}
    </Thing>
  );
}

interface SpaceThingProps {
  readonly space: number;
  readonly marks: readonly QuestMark[];
  readonly children?: () => React.ReactNode;
}

/** A look at a space shows the undefeated Encounter on it. */
function shownAt({ state }: OrrenBoard, space: number) {
  const one = state.track.find((undefeated) => undefeated.space === space);
  return one && { kind: 'card', id: one.card[0] };
}

/** The space itself: shape and colour of its level, its name, what it offers. */
const Place = memo(function Place({ space }: { space: number }) {
  const { content, language } = useOrrenBoard();
  const { names, level, isCity, resources, network, encounter, post } = content.map.spaces[space];
  const { x, y } = planOf(content.map).points[space];
  const size = sizeOf(content.map.spaces[space]);
  const label = labelOf(content.map, planOf(content.map), space, names[language]);
  const glyph = isCity
    ? GLYPHS.city
    : encounter >= 0
      ? content.encounters[encounter].picture.icon
      : undefined;
  return (
    <g className="orren-place" data-city={isCity} data-post={post} transform={`translate(${x} ${y})`}>
      <ellipse className="orren-place-shade" cx={2} cy={size * 0.8} rx={size * 1.15} ry={size * 0.5} />
      <path className="orren-place-rim" d={LEVEL_SHAPES[LEVELS[level]]} transform={`scale(${size + 4})`} />
      <path
        d={LEVEL_SHAPES[LEVELS[level]]}
        transform={`scale(${size})`}
        fill={isCity ? '#7a5222' : LEVEL_COLOURS[LEVELS[level]]}
      />
      {glyph && (
        <MapGlyph at={{ x: 0, y: 0 }} size={size * 1.24} name={glyph} className="orren-place-glyph" />
      )}
      <text className="orren-place-name" x={label.x} y={label.y} textAnchor={label.anchor}>
        {names[language]}
      </text>
      {!isCity &&
        resources.map((resource, at) => (
          <MapGlyph
            key={resource}
            at={{
              x: (at - (resources.length - 1) / 2) * 21,
              y: label.anchor === 'middle' ? size + 36 : size + 17,
            }}
            size={17}
            name={resource === 'travel' && network ? NETWORK_GLYPHS[network] : RESOURCE_GLYPHS[resource]}
            className="orren-place-offer"
          />
        ))}
    </g>
  );
});
