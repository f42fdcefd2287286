import { FIGURE_NAMES, isOneOf } from '@tabard/engine';
import type { CSSProperties } from 'react';
import { iconPath } from '../../icons/registry.ts';
import { AFLOAT, FIGURES } from './figures.ts';
import './drawing.css';

/** A layer of a drawing, from the ground up; places in hundredths of its width and height. */
export interface DrawnLayer {
  readonly kind: 'wash' | 'area' | 'line' | 'figures' | 'glyph' | 'light';
  /** The figure or the glyph. */
  readonly what?: string;
  readonly points: readonly (readonly [number, number])[];
  /** Palette names: a wash has two, the others one. */
  readonly tones: readonly string[];
  /** The height of a figure, the width of a line, the reach of a light. */
  readonly size: number;
  /** Opacity in percent. */
  readonly strength: number;
}

/** A drawing is 160 wide and 100 high. */
const WIDTH = 160;
const HEIGHT = 100;
const BOX = 20;

interface DrawingProps {
  readonly layers: readonly DrawnLayer[];
  /** The place to look at closely, in hundredths; without it all of the drawing is seen. */
  readonly near?: readonly [number, number];
  readonly className?: string;
}

/** A picture from data: washes, areas, lines, figures, glyphs and lights, one above the other. */
export function Drawing({ layers, near, className }: DrawingProps) {
  return (
    <svg
      className={`drawing ${className ?? ''}`}
      viewBox={boxOf(near)}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {layers.map((layer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers have an order and nothing else
        <Layer key={at} layer={layer} id={`drawn-${at}-${layer.tones.join('-')}`} />
      ))}
    </svg>
  );
}

/** Fraction of the drawing that a close-up shows. */
const CLOSE = 0.38;

function boxOf(near: DrawingProps['near']): string {
  if (!near) return `0 0 ${WIDTH} ${HEIGHT}`;
  const [width, height] = [WIDTH * CLOSE, HEIGHT * CLOSE];
  const [x, y] = [
    within(along(near[0]) - width / 2, WIDTH - width),
    within(near[1] - height * 0.55, HEIGHT - height),
  ];
  return `${x} ${y} ${width} ${height}`;
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

function along(x: number): number {
  return (x * WIDTH) / 100;
}

function Layer({ layer, id }: { layer: DrawnLayer; id: string }) {
  const opacity = layer.strength / 100;
  switch (layer.kind) {
    case 'wash':
      return <Wash layer={layer} id={id} />;
    case 'area':
      return <path d={`${smooth(layer.points, 'closed')}Z`} style={toned(layer)} fillOpacity={opacity} />;
    case 'line':
      return (
        <path
          d={smooth(layer.points, 'open')}
          style={toned(layer)}
          className="is-line"
          strokeWidth={layer.size}
          strokeOpacity={opacity}
        />
      );
    case 'light':
      return <Light layer={layer} id={id} />;
    default:
      return (
        <g style={toned(layer)} opacity={opacity}>
          {layer.points.map(([x, y], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: figures of a layer have places and nothing else
            <Standing key={at} layer={layer} x={along(x)} y={y} />
          ))}
        </g>
      );
  }
}

function toned({ tones: [tone] }: DrawnLayer): CSSProperties {
  return { '--tone': `var(--${tone})` } as CSSProperties;
}

function Wash({ layer: { tones, strength }, id }: { layer: DrawnLayer; id: string }) {
  const [from, to] = tones;
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" style={{ stopColor: `var(--${from})` }} />
        <stop offset="1" style={{ stopColor: `var(--${to ?? from})` }} />
      </linearGradient>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} opacity={strength / 100} />
    </>
  );
}

function Light({ layer, id }: { layer: DrawnLayer; id: string }) {
  const [tone] = layer.tones;
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0" style={{ stopColor: `var(--${tone})` }} stopOpacity={layer.strength / 100} />
        <stop offset="1" style={{ stopColor: `var(--${tone})` }} stopOpacity="0" />
      </radialGradient>
      {layer.points.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={along(x)} cy={y} r={layer.size} fill={`url(#${id})`} />
      ))}
    </>
  );
}

/** A figure or a glyph with its foot at a place. */
function Standing({ layer: { kind, what = '', size }, x, y }: { layer: DrawnLayer; x: number; y: number }) {
  if (kind === 'glyph') {
    const scale = size / ICON;
    return (
      <path
        className="is-glyph"
        d={iconPath(what)}
        transform={`translate(${x - size / 2} ${y - size}) scale(${scale})`}
      />
    );
  }
  // A story refuses every other name.
  if (!isOneOf(FIGURE_NAMES, what)) return null;
  const scale = size / BOX;
  return (
    <g transform={`translate(${x - size / 2} ${y - size}) scale(${scale})`}>
      {!AFLOAT.includes(what) && <ellipse className="is-shadow" cx="10" cy="20" rx="8" ry="1.4" />}
      {FIGURES[what].map(([outline, shade, tone]) => (
        <path key={outline} d={outline} style={shaded(shade, tone)} />
      ))}
    </g>
  );
}

const ICON = 512;

function shaded(shade: number, tone: string | undefined): CSSProperties {
  const colour = tone === undefined ? 'var(--tone)' : `var(--${tone})`;
  const towards = shade < 0 ? '#120d09' : '#fff6e2';
  return { fill: `color-mix(in oklab, ${colour}, ${towards} ${Math.abs(shade) * 100}%)` };
}

/** A smooth line through points: a bend at each, no overshooting. */
function smooth(points: DrawnLayer['points'], ends: 'open' | 'closed'): string {
  const all = points.map(([x, y]) => [along(x), y] as const);
  const count = all.length;
  const at = (i: number) => (ends === 'closed' ? all[(i + count) % count] : all[within(i, count - 1)]);
  const [x, y] = all[0];
  const last = ends === 'closed' ? count : count - 1;
  const bends = Array.from({ length: last }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const lead = (a: readonly [number, number], b: readonly [number, number], axis: 0 | 1) =>
      (b[axis] - a[axis]) / 6;
    return `C${from[0] + lead(before, to, 0)} ${from[1] + lead(before, to, 1)} ${to[0] - lead(from, after, 0)} ${to[1] - lead(from, after, 1)} ${to[0]} ${to[1]}`;
  });
  return `M${x} ${y}${bends.join('')}`;
}
