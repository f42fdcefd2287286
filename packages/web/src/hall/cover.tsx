import { Icon } from '../icons/icon.tsx';
import './cover.css';

/** A glyph on a cover: where its foot stands, from left and bottom, and its height, in hundredths. */
interface Figure {
  readonly icon: string;
  readonly left: number;
  readonly bottom: number;
  readonly height: number;
  readonly tone: 'far' | 'middle' | 'near';
}

interface CoverArt {
  readonly sky: readonly [string, string];
  readonly figures: readonly Figure[];
}

const covers: Readonly<Record<string, CoverArt>> = {
  'shadow-of-omega': {
    sky: ['var(--dusk)', 'var(--ember)'],
    figures: [
      { icon: 'evil-tower', left: 58, bottom: 12, height: 66, tone: 'far' },
      { icon: 'pine-tree', left: 76, bottom: 7, height: 34, tone: 'middle' },
      { icon: 'pine-tree', left: 84, bottom: 3, height: 46, tone: 'middle' },
      { icon: 'pine-tree', left: -3, bottom: 4, height: 50, tone: 'middle' },
      { icon: 'hooded-figure', left: 8, bottom: 3, height: 36, tone: 'near' },
      { icon: 'swordwoman', left: 25, bottom: 3, height: 36, tone: 'near' },
      { icon: 'archer', left: 43, bottom: 2, height: 33, tone: 'near' },
    ],
  },
  'dragon-eclipse': {
    sky: ['var(--tide)', 'var(--moss)'],
    figures: [
      { icon: 'spiked-dragon-head', left: 55, bottom: 14, height: 64, tone: 'far' },
      { icon: 'pine-tree', left: 86, bottom: 3, height: 40, tone: 'middle' },
      { icon: 'pine-tree', left: -2, bottom: 5, height: 46, tone: 'middle' },
      { icon: 'rock-golem', left: 39, bottom: 3, height: 38, tone: 'near' },
      { icon: 'hooded-figure', left: 10, bottom: 3, height: 36, tone: 'near' },
      { icon: 'salamander', left: 24, bottom: 2, height: 24, tone: 'near' },
    ],
  },
};

const PLAIN: CoverArt = {
  sky: ['var(--tide)', 'var(--earth)'],
  figures: [{ icon: 'lantern-flame', left: 30, bottom: 4, height: 62, tone: 'near' }],
};

/** The picture of a game, made of glyphs: dusk, a moon, and who sets out under it. */
export function Cover({ game }: { game: string }) {
  const { sky, figures } = covers[game] ?? PLAIN;
  const style = { '--sky-high': sky[0], '--sky-low': sky[1] } as React.CSSProperties;
  return (
    <div className="cover" style={style} aria-hidden="true">
      <span className="cover-moon" />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: decoration inside a hidden picture */}
      <svg className="cover-hills" viewBox="0 0 160 90" preserveAspectRatio="none">
        <path
          className="cover-hill-far"
          d="M0 62 L18 48 L30 56 L52 34 L70 54 L88 44 L110 58 L132 38 L160 58 V90 H0Z"
        />
        <path className="cover-hill-near" d="M0 76 Q30 64 62 74 T122 70 T160 76 V90 H0Z" />
      </svg>
      {figures.map(({ icon, left, bottom, height, tone }) => (
        <span
          key={`${icon} ${left}`}
          className={`cover-figure cover-${tone}`}
          style={{ left: `${left}%`, bottom: `${bottom}%`, height: `${height}%` }}
        >
          <Icon name={icon} />
        </span>
      ))}
    </div>
  );
}
