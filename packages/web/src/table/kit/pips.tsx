interface PipsProps {
  readonly className: string;
  readonly count: number;
  readonly most: number;
  /** Their accessible label, if nothing else gives it. */
  readonly label?: string;
}

/** A number as filled icons out of a maximum. */
export function Pips({ className, count, most, label }: PipsProps) {
  const pips = Array.from({ length: most }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its number
    <i key={at} className={at < count ? 'is-full' : ''} />
  ));
  if (label === undefined)
    return (
      <span className={className} aria-hidden="true">
        {pips}
      </span>
    );
  return (
    <span className={className} role="img" aria-label={label} title={label}>
      {pips}
    </span>
  );
}
