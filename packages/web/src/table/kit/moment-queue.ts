/** A moment that waits to be shown. */
export interface Queued<M> {
  readonly id: string;
  readonly moment: M;
}

/** What came in with an update, and the number of the question that the viewer is asked now. */
export interface MomentSource {
  readonly pulse: number;
  readonly asked: number | undefined;
}

/** The moments still to be shown, the first of them now. */
export interface MomentQueue<M> extends MomentSource {
  readonly queue: readonly Queued<M>[];
}

/** Whether it stays until it is dismissed. */
interface Staying {
  readonly stays: boolean;
}

const MOST = 3;

/** The queue after an update; the same one if nothing came in. */
export function updated<M extends Staying>(
  before: MomentQueue<M>,
  { pulse, asked }: MomentSource,
  momentsNow: () => readonly M[],
): MomentQueue<M> {
  if (before.pulse === pulse && before.asked === asked) return before;
  const hasAnswered = before.asked !== undefined && before.asked !== asked;
  const left = hasAnswered ? unseenOf(before.queue) : before.queue;
  const fresh = before.pulse === pulse ? [] : momentsNow();
  const added = fresh.map((moment, at) => ({ id: `${pulse}-${at}`, moment }));
  return { pulse, asked, queue: added.length ? keptOf([...left, ...added]) : left };
}

/** After an answer: what was shown is past, and of the rest only what must be seen is left. */
function unseenOf<M extends Staying>(queue: readonly Queued<M>[]): readonly Queued<M>[] {
  return queue.slice(1).filter(({ moment }) => moment.stays);
}

/** Keeps moments that must be dismissed, and of the others the newest. */
function keptOf<M extends Staying>(queue: readonly Queued<M>[]): readonly Queued<M>[] {
  const newest = queue.slice(-MOST);
  return queue.filter((one, at) => at === 0 || one.moment.stays || newest.includes(one)).slice(-2 * MOST);
}
