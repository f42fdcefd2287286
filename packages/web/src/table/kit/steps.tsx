interface StepsProps<S extends string> {
  readonly label: string;
  readonly steps: readonly S[];
  /** The steps that are open now. */
  readonly now: readonly string[];
  wordFor(step: S): string;
}

/** The steps of a turn in order, with the current one marked. */
export function Steps<S extends string>({ label, steps, now, wordFor }: StepsProps<S>) {
  return (
    <ol aria-label={label}>
      {steps.map((step) => (
        <li key={step} aria-current={now.includes(step) ? 'step' : undefined} data-step={step}>
          <span>{wordFor(step)}</span>
        </li>
      ))}
    </ol>
  );
}
