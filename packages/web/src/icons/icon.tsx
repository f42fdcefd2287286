import { iconPath } from './registry.ts';
import './icon.css';

interface IconProps {
  readonly name: string;
  /** Said by a screen reader; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** A game-icons glyph in the colour of the text around it. */
export function Icon({ name, label, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is decoration
    <svg className={`icon ${className ?? ''}`} viewBox="0 0 512 512" {...naming}>
      <path d={iconPath(name)} />
    </svg>
  );
}
