const ENDINGS: readonly string[] = ['run-won', 'run-lost', 'run-given-up'];

/** How a Run stands, by the reason of its outcome; one that was resigned is given up. */
export function standingOf(reason: string | undefined): string {
  if (reason === undefined) return 'past.on';
  return `past.${ENDINGS.includes(reason) ? reason : 'run-given-up'}`;
}
