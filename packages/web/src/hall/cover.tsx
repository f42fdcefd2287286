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
      { icon: 'mountains', left: -6, bottom: -8, height: 70, tone: 'far' },
      { icon: 'mountains', left: 46, bottom: -14, height: 78, tone: 'far' },
      { icon: 'evil-tower', left: 60, bottom: 6, height: 74, tone: 'middle' },
      { icon: 'pine-tree', left: 2, bottom: -4, height: 44, tone: 'middle' },
      { icon: 'pine-tree', left: 86, bottom: -6, height: 40, tone: 'near' },
      { icon: 'wizard-staff', left: 16, bottom: 3, height: 34, tone: 'near' },
      { icon: 'swordwoman', left: 28, bottom: 2, height: 38, tone: 'near' },
      { icon: 'archer', left: 41, bottom: 2, height: 35, tone: 'near' },
    ],
  },
};

const PLAIN: CoverArt = {
  sky: ['var(--tide)', 'var(--earth)'],
  figures: [{ icon: 'lantern-flame', left: 34, bottom: 12, height: 70, tone: 'near' }],
};

/** The picture of a game, made of glyphs: dusk, a moon, and who sets out under it. */
export function Cover({ game }: { game: string }) {
  const { sky, figures } = covers[game] ?? PLAIN;
  const style = { '--sky-high': sky[0], '--sky-low': sky[1] } as React.CSSProperties;
  return (
    <div className="cover" style={style} aria-hidden="true">
      <span className="cover-moon" />
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
