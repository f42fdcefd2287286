interface PipsProps {
  readonly className: string;
  readonly count: number;
  readonly most: number;
  /** What they say, where nothing else does. */
  readonly label?: string;
}

/** A number drawn as that many full signs of the most there can be. */
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
