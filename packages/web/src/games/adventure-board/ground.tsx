import type { MapDef, RegionDef } from '@tabard/adventure-board';
import type { Language } from '@tabard/engine';
import { memo } from 'react';
import { type GraphPoint, nameArc, roadPath } from '../../table/kit/graph-land.ts';
import { MapGlyph } from '../../table/kit/map-glyph.tsx';
import grain from '../../ui/grain.png';
import { nearest, type Painting, paintingOf } from './painting.ts';
import { AREA } from './plan.ts';
import { terrainOf } from './terrain.ts';

/** The painted land under everything that lies on the map: it changes with the language alone. */
export const Ground = memo(function Ground({ map, language }: { map: MapDef; language: Language }) {
  const painting = paintingOf(map);
  return (
    <g className="orren-ground">
      <Paints map={map} land={painting.land} />
      <rect className="orren-sea" x={-700} y={-500} width={AREA.width + 1400} height={AREA.height + 1000} />
      <Sea {...painting} />
      <path className="orren-shallows" d={painting.shallows} />
      {COAST_LINES.map((width) => (
        <path
          key={width}
          className="orren-coast"
          d={painting.land}
          strokeWidth={width}
          style={{ opacity: 1.15 - width / 62 }}
        />
      ))}
      <path className="orren-land" d={painting.land} />
      <g clipPath="url(#orren-shore)">
        {map.spaces.map(({ id, region }, at) => (
          <circle
            key={id}
            cx={painting.plan.points[at].x}
            cy={painting.plan.points[at].y}
            r={150}
            fill={`url(#orren-wash-${region < 0 ? 'city' : region})`}
          />
        ))}
        <path className="orren-shore-shade" d={painting.land} />
        <rect width={AREA.width} height={AREA.height} fill="url(#orren-grain)" opacity={0.5} />
      </g>
      <path className="orren-shore-line" d={painting.land} />
      <g className="orren-terrain">
        {painting.marks.map(({ x, y, region, mark, size }) => (
          <use
            key={`${x} ${y}`}
            href={`#orren-mark-${region}-${mark}`}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}
          />
        ))}
      </g>
      <g className="orren-roads">
        {painting.plan.roads.map(({ from, to, line }) => (
          <g key={`${from} ${to}`}>
            <path className="orren-road-bed" d={roadPath(line)} />
            <path className="orren-road" d={roadPath(line)} />
          </g>
        ))}
      </g>
      {map.regions.map((region, at) => (
        <RegionName
          key={region.id}
          region={region}
          at={at}
          painting={painting}
          map={map}
          language={language}
        />
      ))}
      <rect className="orren-frame" x={14} y={14} width={AREA.width - 28} height={AREA.height - 28} rx={6} />
      <rect
        className="orren-frame is-inner"
        x={22}
        y={22}
        width={AREA.width - 44}
        height={AREA.height - 44}
        rx={3}
      />
      <Compass {...painting.open[0]} />
      <Cartouche name={map.names[language]} {...painting.open[1]} />
    </g>
  );
});

const COAST_LINES = [58, 46, 35, 25, 16, 8];

function Paints({ map, land }: { map: MapDef; land: string }) {
  return (
    <defs>
      <clipPath id="orren-shore">
        <path d={land} clipRule="evenodd" />
      </clipPath>
      <pattern id="orren-grain" width={180} height={180} patternUnits="userSpaceOnUse">
        <image href={grain} width={180} height={180} />
      </pattern>
      <radialGradient id="orren-deep" cx="46%" cy="48%" r="70%">
        <stop offset="0.35" stopColor="#5b929b" />
        <stop offset="1" stopColor="#2f5c6d" />
      </radialGradient>
      <Wash id="city" colour="#c9a25c" />
      {map.regions.map(({ id, picture }, at) => (
        <Wash key={id} id={String(at)} colour={terrainOf(picture.icon).wash} />
      ))}
      {map.regions.flatMap(({ id, picture }, region) =>
        terrainOf(picture.icon).marks.map((strokes, mark) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
          <g key={`${id} ${mark}`} id={`orren-mark-${region}-${mark}`}>
            {strokes.map(({ d, fill = 'none', stroke = 'none' }) => (
              <path key={d} d={d} fill={fill} stroke={stroke} />
            ))}
          </g>
        )),
      )}
    </defs>
  );
}

function Wash({ id, colour }: { id: string; colour: string }) {
  return (
    <radialGradient id={`orren-wash-${id}`}>
      <stop offset="0" stopColor={colour} stopOpacity={0.95} />
      <stop offset="0.55" stopColor={colour} stopOpacity={0.62} />
      <stop offset="1" stopColor={colour} stopOpacity={0} />
    </radialGradient>
  );
}

function Sea({ waves, open }: Pick<Painting, 'waves' | 'open'>) {
  return (
    <g className="orren-waves">
      {waves.map(({ x, y }) => (
        <path key={`${x} ${y}`} d={`M${x.toFixed(0)} ${y.toFixed(0)}q6 -6 12 0t12 0t12 0`} />
      ))}
      <MapGlyph at={open[2]} size={66} name="caravel" className="orren-beast" />
      <MapGlyph at={open[3]} size={66} name="sea-serpent" className="orren-beast" />
    </g>
  );
}

interface RegionNameProps {
  readonly region: RegionDef;
  readonly at: number;
  readonly map: MapDef;
  readonly painting: Painting;
  readonly language: Language;
}

/** Its name along an arc, where places leave room for it. */
function RegionName({ region, at, map, painting: { plan }, language }: RegionNameProps) {
  const name = region.names[language];
  const own = plan.points.filter((_, space) => map.spaces[space].region === at);
  const avoid = plan.points.flatMap(({ x, y }) => [
    { x, y },
    // Flags and figures.
    { x, y: y - 34 },
    ...[-54, -27, 0, 27, 54].map((aside) => ({ x: x + aside, y: y + 34 })),
  ]);
  const strangeAt = (point: GraphPoint) => (map.spaces[nearest(plan, point)].region === at ? 0 : 1.5);
  const id = `orren-arc-${at}`;
  return (
    <g className="orren-region" data-drowned={terrainOf(region.picture.icon).isDrowned ?? false}>
      <path id={id} d={nameArc(own, name.length * 11.5, { avoid, strangeAt })} fill="none" />
      <text>
        <textPath href={`#${id}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </g>
  );
}

function Compass({ x, y }: GraphPoint) {
  return (
    <g className="orren-compass" transform={`translate(${x} ${y})`}>
      <circle r={46} />
      <circle r={40} />
      {[45, 0].map((turn) => (
        <g key={turn} transform={`rotate(${turn}) scale(${turn ? 0.66 : 1})`}>
          {[0, 90, 180, 270].map((by) => (
            <g key={by} transform={`rotate(${by})`}>
              <path className="is-light" d="M0 -62L0 0L-9 -9Z" />
              <path className="is-dark" d="M0 -62L0 0L9 -9Z" />
            </g>
          ))}
        </g>
      ))}
      <text y={-68}>N</text>
    </g>
  );
}

function Cartouche({ name, x, y }: GraphPoint & { readonly name: string }) {
  return (
    <g className="orren-cartouche" transform={`translate(${x} ${y})`}>
      <path d="M-86 -26H86Q96 -26 96 -14V14Q96 26 86 26H-86Q-96 26 -96 14V-14Q-96 -26 -86 -26Z" />
      <text y={11}>{name}</text>
    </g>
  );
}
