/** A moment that waits to be shown. */
export interface Queued<M> {
  readonly id: string;
  readonly moment: M;
}

/** Whether it stays until it is dismissed. */
interface Staying {
  readonly stays: boolean;
}

const MOST = 3;

/** After an answer: what was shown is past, and of the rest only what must be seen is left. */
export function unseenOf<M extends Staying>(queue: readonly Queued<M>[]): Queued<M>[] {
  return queue.slice(1).filter(({ moment }) => moment.stays);
}

/** Keeps moments that must be dismissed, and of the others the newest. */
export function keptOf<M extends Staying>(queue: readonly Queued<M>[]): Queued<M>[] {
  const newest = queue.slice(-MOST);
  return queue.filter((one, at) => at === 0 || one.moment.stays || newest.includes(one)).slice(-2 * MOST);
}
