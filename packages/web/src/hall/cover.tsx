import { pageEntry } from '../games/page-entries.ts';
import type { CoverArt } from '../games/page-entry.ts';
import { Icon } from '../icons/icon.tsx';
import './cover.css';

const PLAIN: CoverArt = {
  sky: ['var(--tide)', 'var(--earth)'],
  figures: [{ icon: 'lantern-flame', left: 30, bottom: 4, height: 62, tone: 'near' }],
};

/** The picture of a game, made of glyphs: dusk, a moon, and who sets out under it. */
export function Cover({ game }: { game: string }) {
  const { sky, figures } = pageEntry(game)?.cover ?? PLAIN;
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
