import { iconPath } from '../../icons/registry.ts';

interface MapGlyphProps {
  /** Its middle, in the units of the drawing. */
  readonly at: { readonly x: number; readonly y: number };
  readonly size: number;
  readonly name: string;
  readonly className?: string;
}

/** A glyph in the drawing of a map. */
export function MapGlyph({ at, size, name, className }: MapGlyphProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of a hidden drawing
    <svg
      className={className}
      x={at.x - size / 2}
      y={at.y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 512 512"
    >
      <path d={iconPath(name)} />
    </svg>
  );
}
