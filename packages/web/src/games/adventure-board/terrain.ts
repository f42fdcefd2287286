/** How a region is painted, by the picture that its content gives it. */
export interface Terrain {
  /** The wash of its ground. */
  readonly wash: string;
  /** What grows or stands there, drawn around the origin: each a few strokes, some filled. */
  readonly marks: readonly (readonly Stroke[])[];
  /** How much of it is covered, from 0 to 1. */
  readonly dense: number;
  /** It lies under the tide: no land carries it. */
  readonly isDrowned?: boolean;
}

interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
}

const INK = '#4a3826';

const tree = (crown: string): readonly Stroke[] => [
  { d: 'M0 4V13', stroke: INK },
  { d: 'M-9 -2Q-10 -13 0 -14Q10 -13 9 -2Q8 6 0 6Q-8 6 -9 -2Z', fill: crown, stroke: INK },
  { d: 'M-4 -1Q-5 -8 0 -10', stroke: '#fff6' },
];
const pine = (crown: string): readonly Stroke[] => [
  { d: 'M0 9V14', stroke: INK },
  { d: 'M0 -15L8 9H-8Z', fill: crown, stroke: INK },
  { d: 'M-4 0L0 -4L4 0', stroke: INK },
];
const hill = (ground: string): readonly Stroke[] => [
  { d: 'M-20 8Q-9 -12 4 8Z', fill: ground, stroke: INK },
  { d: 'M-4 8Q8 -8 20 8Z', fill: ground, stroke: INK },
  { d: 'M8 -1L11 5M12 1L14 6', stroke: INK },
];
const peak = (light: string, shade: string): readonly Stroke[] => [
  { d: 'M-19 14L0 -20L19 14Z', fill: light, stroke: INK },
  { d: 'M0 -20L19 14H4L7 2L1 -6Z', fill: shade },
  { d: 'M-5 -9L-1 -6L2 -11', stroke: INK },
];

const HILLS: Terrain = { wash: '#c8b883', marks: [hill('#d9c897')], dense: 0.3 };

const TERRAINS: Readonly<Record<string, Terrain>> = {
  wheat: {
    wash: '#a9b46a',
    dense: 0.34,
    marks: [
      tree('#8aa05a'),
      [
        { d: 'M-15 -6L15 -9L17 5L-14 9Z', fill: '#d8bf66', stroke: '#8d7436' },
        { d: 'M-14 -1L16 -4M-14 4L16 1', stroke: '#8d7436' },
      ],
      hill('#c3c583'),
    ],
  },
  seagull: {
    wash: '#cdbf95',
    dense: 0.26,
    marks: [
      [{ d: 'M-12 0Q-6 -8 0 0Q6 -8 12 0', stroke: INK }],
      [{ d: 'M-14 4H14M-10 4L-12 11M-4 4L-5 12M2 4V12M8 4L10 11', stroke: INK }],
      hill('#d6c9a0'),
    ],
  },
  reed: {
    wash: '#7f9471',
    dense: 0.4,
    marks: [
      [
        { d: 'M-15 10Q-8 6 0 10T15 10', stroke: '#3f6f80' },
        { d: 'M-5 9Q-6 -2 -9 -10M0 9V-13M5 9Q7 -2 10 -8', stroke: '#3f5230' },
        { d: 'M-1.6 -13H1.6V-6H-1.6Z', fill: '#6b4a2a' },
      ],
      [{ d: 'M-16 0Q-9 -5 -2 0T12 0M-8 6Q-2 2 4 6T16 6', stroke: '#3f6f80' }],
    ],
  },
  'maple-leaf': {
    wash: '#cf9a54',
    dense: 0.62,
    marks: [tree('#c8702f'), tree('#d99a3a'), pine('#8c7a3a'), tree('#b9522c')],
  },
  'burning-dot': {
    wash: '#bfa489',
    dense: 0.3,
    marks: [
      [{ d: 'M-9 8Q-8 0 -11 -5M-4 8V-7M1 8Q1 0 4 -6M6 8Q7 3 11 0', stroke: '#5b4632' }],
      [
        { d: 'M0 12V-6M0 2L-8 -6M0 -1L7 -10', stroke: '#3b2a20' },
        { d: 'M-3 12H3', stroke: '#3b2a20' },
      ],
      hill('#c9b196'),
    ],
  },
  'thorny-vine': {
    wash: '#7d8a55',
    dense: 0.56,
    marks: [
      [
        { d: 'M-15 8Q-14 -10 -3 -6Q6 -2 0 5Q-6 9 -6 0Q-4 -12 9 -10Q17 -6 14 8', stroke: '#3b4a26' },
        { d: 'M-12 -3L-15 -6M-2 -7V-11M9 -10L11 -14M14 -3L18 -5', stroke: '#3b4a26' },
      ],
      pine('#5f7040'),
    ],
  },
  mountains: {
    wash: '#b6c0bb',
    dense: 0.58,
    marks: [peak('#e4ebe6', '#8ea3a6'), peak('#d6e0dd', '#7c9296'), pine('#6f8577')],
  },
  'greek-temple': {
    wash: '#5f9aa5',
    dense: 0.36,
    isDrowned: true,
    marks: [
      [
        { d: 'M-8 10V-8M-4 10V-8M-10 -9H-2M-11 11H-1', stroke: '#dcebe4' },
        { d: 'M6 11V0M10 11V2', stroke: '#dcebe4' },
      ],
      [{ d: 'M-16 0Q-10 -5 -4 0T8 0T20 0', stroke: '#cfe4e2' }],
      [{ d: 'M-10 0Q-5 -4 0 0T10 0M-4 6Q1 2 6 6T16 6', stroke: '#cfe4e2' }],
    ],
  },
  volcano: {
    wash: '#8d6a5c',
    dense: 0.5,
    marks: [
      peak('#9a7767', '#57403a'),
      [
        { d: 'M-20 14L-5 -14H5L20 14Z', fill: '#6f5048', stroke: '#2d1f1a' },
        { d: 'M-5 -14Q0 -9 5 -14L2 -4L0 4L-2 -5Z', fill: '#e0703a' },
        { d: 'M-1 -18Q-7 -23 0 -27Q7 -31 3 -36', stroke: '#57403a' },
      ],
      [{ d: 'M-12 4L-4 -2L2 3L9 -3L14 2', stroke: '#c8502f' }],
    ],
  },
};

export function terrainOf(icon: string): Terrain {
  return TERRAINS[icon] ?? HILLS;
}
