import type { MatchSummary } from '@tabard/table';
import type { ClientMessage, StoryPage } from '@tabard/table/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableSight } from '../host.ts';
import { storyEnd } from '../merge-story.ts';
import type { ServerProblem } from './server-problem.ts';
import {
  learn,
  type MatchMessage,
  NOTHING_KNOWN,
  sightOf,
  type WatchedMatch,
  withOlder,
} from './watched-match.ts';

type SightListener = (sight: TableSight) => void;

/** Handle of one component that watches a match. */
export interface Watch {
  readonly known: StoreApi<WatchedMatch>;
  /** Calls back once the table is loaded, then on every change. */
  subscribe(listener: SightListener): () => void;
  close(): void;
}

/** Client state of a match and its listeners. */
interface Subscription {
  readonly known: StoreApi<WatchedMatch>;
  readonly listeners: Map<SightListener, 'new' | 'told before'>;
  /** Invitation code that permits watching. */
  readonly code: string | undefined;
  watchers: number;
}

/** Subscriptions of this page over one socket; components that watch the same match share one. */
export class Subscriptions {
  private readonly byMatch = new Map<string, Subscription>();
  private readonly send: (message: ClientMessage) => void;

  constructor(send: (message: ClientMessage) => void) {
    this.send = send;
  }

  watch(match: string, code?: string): Watch {
    const subscription = this.byMatch.get(match) ?? this.begin(match, code);
    subscription.watchers++;
    let isClosed = false;
    return {
      known: subscription.known,
      subscribe: (listener) => {
        subscription.listeners.set(listener, 'new');
        tell(subscription, [listener]);
        return () => subscription.listeners.delete(listener);
      },
      close: () => {
        if (!isClosed) this.leave(match, subscription);
        isClosed = true;
      },
    };
  }

  receive(message: MatchMessage): void {
    const subscription = this.byMatch.get(message.match);
    if (!subscription) return;
    const before = subscription.known.getState();
    const known = learn(before, message);
    if (known) subscription.known.setState(known, true);
    if (!known) this.watchAgain(message.match, subscription);
    else if (message.type === 'table' || message.type === 'change') tell(subscription);
    else if (message.type === 'seats' && isReseated(before, known)) tellSeats(subscription);
  }

  /** Index of the first loaded event. */
  storyFrom(match: string): number {
    return this.byMatch.get(match)?.known.getState().storyFrom ?? 0;
  }

  /** Prepends an earlier page of the story. */
  addOlder(match: string, page: StoryPage): void {
    const subscription = this.byMatch.get(match);
    if (!subscription) return;
    subscription.known.setState(withOlder(subscription.known.getState(), page), true);
    tell(subscription);
  }

  /** After a reconnect: requests the events that were missed. */
  resume(): void {
    for (const [match, { code, known }] of this.byMatch) {
      const { table } = known.getState();
      const heard = table && { version: table.version, heard: storyEnd(known.getState()) };
      this.send({ type: 'watch', match, code, ...heard });
    }
  }

  /** Stores why the table cannot be watched. */
  fail(match: string, problem: ServerProblem): void {
    this.byMatch.get(match)?.known.setState({ problem });
  }

  private begin(match: string, code: string | undefined): Subscription {
    const known = createStore(() => NOTHING_KNOWN);
    const subscription: Subscription = { known, listeners: new Map(), code, watchers: 0 };
    this.byMatch.set(match, subscription);
    this.send({ type: 'watch', match, code });
    return subscription;
  }

  private watchAgain(match: string, subscription: Subscription): void {
    const { table: _, ...rest } = subscription.known.getState();
    subscription.known.setState(rest, true);
    this.send({ type: 'watch', match, code: subscription.code });
  }

  private leave(match: string, subscription: Subscription): void {
    if (--subscription.watchers > 0) return;
    this.byMatch.delete(match);
    this.send({ type: 'leave', match });
  }
}

function tell(
  { known, listeners }: Subscription,
  whom: Iterable<SightListener> = [...listeners.keys()],
): void {
  for (const listener of whom) {
    const sight = sightOf(known.getState(), listeners.get(listener) ?? 'new');
    if (!sight) continue;
    listeners.set(listener, 'told before');
    listener(sight);
  }
}

/** Notifies listeners of changed seats, without new events. */
function tellSeats(subscription: Subscription): void {
  subscription.known.setState({ news: [] });
  tell(subscription);
}

function isReseated(before: WatchedMatch, after: WatchedMatch): boolean {
  return seatsIn(before) !== seatsIn(after);
}

function seatsIn({ info }: WatchedMatch): string {
  const seats = info?.seats.map(({ name, kind, bot }): MatchSummary['seats'][number] => ({
    name,
    kind: kind === 'bot' ? 'bot' : 'person',
    bot: bot ?? undefined,
  }));
  return JSON.stringify(seats);
}
