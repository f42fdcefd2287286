import { type CSSProperties, type HTMLAttributes, memo, type ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import './game-card.css';

/** A statistic in a corner of a card. */
export interface Corner {
  readonly icon?: string;
  readonly text: string;
  /** What it is, for a screen reader and the large preview. */
  readonly label: string;
}

/** Everything that is needed to draw the face of a card of any game. */
export interface CardFace {
  readonly name: string;
  readonly typeLabel?: string;
  readonly icon: string;
  /** Two palette names (`tide`) or CSS colours: the field behind the icon. */
  readonly colours: readonly string[];
  /** The colour of the frame: a palette name or a CSS colour. */
  readonly frame?: string;
  /** Up to four, along the foot of the picture. */
  readonly corners?: readonly Corner[];
  /** Beside the name: pips of a level and the like. */
  readonly badge?: ReactNode;
  /** Between picture and text: a table of dice results and the like. */
  readonly middle?: ReactNode;
  readonly text?: string;
  /** At the foot, small: keywords. */
  readonly foot?: ReactNode;
  readonly flavour?: string;
}

export interface BackFace {
  readonly icon: string;
  readonly colour: string;
  readonly label?: string;
}

export type CardSize = 'chip' | 'small' | 'medium' | 'large';

interface GameCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Without a face the back is drawn. */
  readonly face?: CardFace;
  readonly back?: BackFace;
  readonly size?: CardSize;
  readonly spun?: boolean;
  readonly facedown?: boolean;
  /** It can be chosen now: it glows in the lamp colour. */
  readonly lit?: boolean;
  readonly dimmed?: boolean;
  /** Lies over the card: pawns, counters. */
  readonly overlay?: ReactNode;
}

const PLAIN_BACK: BackFace = { icon: 'card-random', colour: 'tide' };

/**
 * A card of any game: parchment face, rounded frame, glyph on a soft field; or its back. A table draws many of them
 * again with every choice, so one whose props are the same is left as it is.
 */
export const GameCard = memo(function GameCard(props: GameCardProps) {
  const {
    face,
    back,
    size = 'small',
    spun,
    facedown,
    lit,
    dimmed,
    overlay,
    className,
    style,
    ...rest
  } = props;
  const shown = facedown ? undefined : face;
  const classes = ['game-card', `game-card-${size}`, className];
  if (spun) classes.push('is-spun');
  if (lit) classes.push('is-lit');
  if (dimmed) classes.push('is-dimmed');
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      style={{ ...coloursOf(shown, back), ...style }}
      {...rest}
    >
      <div className="game-card-body">
        {shown ? <Face face={shown} size={size} /> : <Back back={back ?? PLAIN_BACK} />}
        {overlay}
      </div>
    </div>
  );
});

/** More letters than a large card shows at its usual size within a low page. */
const LONG = 360;

function Face({ face, size }: { face: CardFace; size: CardSize }) {
  return (
    <div className="game-card-face" data-long={(face.text?.length ?? 0) > LONG ? '' : undefined}>
      <div className="game-card-head">
        <span className="game-card-name">{face.name}</span>
        {face.badge}
      </div>
      <div className="game-card-field">
        <Icon name={face.icon} />
      </div>
      {size !== 'chip' && <Rest face={face} size={size} />}
    </div>
  );
}

function Rest({ face, size }: { face: CardFace; size: CardSize }) {
  return (
    <>
      {face.corners && face.corners.length > 0 && (
        <div className="game-card-corners">
          {face.corners.map((corner) => (
            <span key={corner.label} title={corner.label}>
              {corner.icon && <Icon name={corner.icon} label={corner.label} />} {corner.text}
            </span>
          ))}
        </div>
      )}
      {face.middle}
      {size !== 'small' && face.text && <p className="game-card-text">{face.text}</p>}
      {size === 'large' && face.flavour && <p className="game-card-flavour">{face.flavour}</p>}
      {face.foot && <div className="game-card-foot">{face.foot}</div>}
      {!face.foot && face.typeLabel && <div className="game-card-foot">{face.typeLabel}</div>}
    </>
  );
}

function Back({ back }: { back: BackFace }) {
  return (
    <div className="game-card-back">
      <Icon name={back.icon} label={back.label} />
    </div>
  );
}

const PALETTE = /^[a-z]+$/;

/** A palette name as its CSS colour. */
function colourOf(name: string | undefined, fallback: string): string {
  if (name === undefined) return `var(--${fallback})`;
  return PALETTE.test(name) ? `var(--${name})` : name;
}

function coloursOf(face: CardFace | undefined, back: BackFace | undefined): CSSProperties {
  const colours: Record<string, string> = face
    ? {
        '--card-from': colourOf(face.colours[0], 'bone'),
        '--card-to': colourOf(face.colours[1] ?? face.colours[0], 'earth'),
        '--card-frame': colourOf(face.frame, 'earth'),
      }
    : { '--card-frame': colourOf(back?.colour, 'tide') };
  return colours as CSSProperties;
}
