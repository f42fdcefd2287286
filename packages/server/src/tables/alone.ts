import { conflict, type HttpProblem } from '../problem.ts';
import { Queue } from '../queue.ts';
import { MOST_ALONE } from '../rooms/bots-alone.ts';
import type { ServerContext } from '../server-context.ts';
import type { MatchId, MatchListing, Player, PlayerId } from '../store/rows.ts';

type AloneTools = Pick<ServerContext, 'store' | 'hosting'>;

/** A seat that a person is about to leave to a bot. */
interface Leaving {
  readonly match: MatchListing;
  readonly person: Player;
  readonly isLeft: (seat: MatchListing['seats'][number]) => boolean;
}

/** Serializes such requests of one person: concurrent ones would all see the same count. */
const leavers = new Map<PlayerId, Queue>();

/** Runs `act`, which leaves a seat to a bot; refuses if bots would then play alone and already play enough of this person's matches. */
export async function leaveToBots<T>(tools: AloneTools, leaving: Leaving, act: () => Promise<T>): Promise<T> {
  if (!wouldBeAlone(tools, leaving)) return act();
  const { id } = leaving.person;
  const queue = leavers.get(id) ?? new Queue();
  leavers.set(id, queue);
  try {
    return await queue.run(async () => {
      if (!(await hasFewAlone(tools, id))) throw tooManyAlone();
      return act();
    });
  } finally {
    if (queue.isEmpty) leavers.delete(id);
  }
}

/** A seat that a bot is about to take over counts as the bot's. */
function wouldBeAlone({ hosting }: AloneTools, { match, isLeft }: Leaving): boolean {
  const pending = pendingSeats(hosting, match.id);
  return match.seats.every((one) => one.kind === 'bot' || isLeft(one) || pending.has(one.seat));
}

function pendingSeats(hosting: ServerContext['hosting'], match: MatchId): ReadonlySet<number> {
  return new Set(hosting.presence(match).takeovers.map(({ seat }) => seat));
}

async function hasFewAlone({ store }: AloneTools, person: PlayerId): Promise<boolean> {
  return (await store.matches.runningOf(person)).alone.length < MOST_ALONE;
}

function tooManyAlone(): HttpProblem {
  return conflict(
    'too-many-bots',
    `Bots play ${MOST_ALONE} matches of yours alone already; take a seat back, look on until one ends, or let this match wait.`,
  );
}
