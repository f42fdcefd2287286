interface PipsProps {
  readonly className: string;
  readonly count: number;
  readonly most: number;
}

/** A number drawn as that many full signs of the most there can be. */
export function Pips({ className, count, most }: PipsProps) {
  return (
    <span className={className} aria-hidden="true">
      {Array.from({ length: most }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its number
        <i key={at} className={at < count ? 'is-full' : ''} />
      ))}
    </span>
  );
}
