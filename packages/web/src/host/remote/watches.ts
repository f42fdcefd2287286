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

type Listener = (sight: TableSight) => void;

/** A match that somebody on this page looks at. */
export interface Watch {
  readonly known: StoreApi<WatchedMatch>;
  /** Calls back as soon as the table is known, then with every change. */
  subscribe(listener: Listener): () => void;
  close(): void;
}

interface Vigil {
  readonly known: StoreApi<WatchedMatch>;
  readonly listeners: Map<Listener, 'new' | 'told before'>;
  /** Shows that one was invited to look on. */
  readonly code: string | undefined;
  watchers: number;
}

/** The matches that this page watches over one line; several parts of the page may watch the same. */
export class Watches {
  private readonly vigils = new Map<string, Vigil>();
  private readonly send: (message: ClientMessage) => void;

  constructor(send: (message: ClientMessage) => void) {
    this.send = send;
  }

  watch(match: string, code?: string): Watch {
    const vigil = this.vigils.get(match) ?? this.begin(match, code);
    vigil.watchers++;
    let isClosed = false;
    return {
      known: vigil.known,
      subscribe: (listener) => {
        vigil.listeners.set(listener, 'new');
        tell(vigil, [listener]);
        return () => vigil.listeners.delete(listener);
      },
      close: () => {
        if (!isClosed) this.leave(match, vigil);
        isClosed = true;
      },
    };
  }

  hear(message: MatchMessage): void {
    const vigil = this.vigils.get(message.match);
    if (!vigil) return;
    const before = vigil.known.getState();
    const known = learn(before, message);
    if (known) vigil.known.setState(known, true);
    if (!known) this.watchAgain(message.match, vigil);
    else if (message.type === 'table' || message.type === 'change') tell(vigil);
    else if (message.type === 'seats' && isReseated(before, known)) tellSeats(vigil);
  }

  /** Where what is known of the story begins. */
  storyFrom(match: string): number {
    return this.vigils.get(match)?.known.getState().storyFrom ?? 0;
  }

  /** Puts what happened earlier before what is known. */
  addOlder(match: string, page: StoryPage): void {
    const vigil = this.vigils.get(match);
    if (!vigil) return;
    vigil.known.setState(withOlder(vigil.known.getState(), page), true);
    tell(vigil);
  }

  /** A new line is open: what happened meanwhile is asked for. */
  resume(): void {
    for (const [match, { code, known }] of this.vigils) {
      const { table } = known.getState();
      const heard = table && { version: table.version, heard: storyEnd(known.getState()) };
      this.send({ type: 'watch', match, code, ...heard });
    }
  }

  /** The table cannot be watched. */
  fail(match: string, problem: ServerProblem): void {
    this.vigils.get(match)?.known.setState({ problem });
  }

  private begin(match: string, code: string | undefined): Vigil {
    const known = createStore(() => NOTHING_KNOWN);
    const vigil: Vigil = { known, listeners: new Map(), code, watchers: 0 };
    this.vigils.set(match, vigil);
    this.send({ type: 'watch', match, code });
    return vigil;
  }

  private watchAgain(match: string, vigil: Vigil): void {
    const { table: _, ...rest } = vigil.known.getState();
    vigil.known.setState(rest, true);
    this.send({ type: 'watch', match, code: vigil.code });
  }

  private leave(match: string, vigil: Vigil): void {
    if (--vigil.watchers > 0) return;
    this.vigils.delete(match);
    this.send({ type: 'leave', match });
  }
}

function tell({ known, listeners }: Vigil, whom: Iterable<Listener> = [...listeners.keys()]): void {
  for (const listener of whom) {
    const sight = sightOf(known.getState(), listeners.get(listener) ?? 'new');
    if (!sight) continue;
    listeners.set(listener, 'told before');
    listener(sight);
  }
}

/** Somebody else sits there; at the table itself nothing happened. */
function tellSeats(vigil: Vigil): void {
  vigil.known.setState({ news: [] });
  tell(vigil);
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
