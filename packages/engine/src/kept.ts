/** The withheld half of a content: it stays with the host, which sends each part once it is shown. */
import type { Content } from './content.ts';
import type { MatchEvent } from './events.ts';
import type { MatchState } from './match.ts';
import type { Options } from './options.ts';
import type { View } from './view.ts';

/** Parts of the withheld half by key, as JSON. */
export type KeptParts = Readonly<Record<string, unknown>>;

/** Declared by a game whose content has a withheld half. */
export interface KeptHalf<S extends MatchState = MatchState> {
  /** Whether a match with these options uses it. */
  isNeeded(options: Options): boolean;
  /** The keys of the parts that this view shows. */
  shownIn(view: View<S>): readonly string[];
  /** The keys of the parts that these events mention. */
  toldBy(content: Content, events: readonly MatchEvent[]): readonly string[];
  /** One part, as it is sent. */
  part(content: Content, key: string): unknown;
  /** The content without its withheld half, as it is sent. */
  openHalf(content: Content): Content;
  /** This program's open half of the content with this hash, or undefined. */
  openUnder(hash: string): Content | undefined;
  /** Adds a received part to an open half. */
  put(content: Content, key: string, part: unknown): void;
}

/** The hash of content with a withheld half; `openHash` gives that of its open half. */
export function bothHashes(open: string, kept: string): string {
  return `${open}.${kept}`;
}

export function openHash(hash: string): string {
  return hash.split('.')[0];
}

type TakeParts = (parts: KeptParts) => void;

const takers = new Map<string, TakeParts>();
const waiting = new Map<string, Record<string, unknown>>();

/** Adds parts sent by a host to their open half, or buffers them until that is loaded. */
export function receiveParts(hash: string, parts: KeptParts): void {
  const take = takers.get(hash);
  if (take) take(parts);
  else waiting.set(hash, Object.assign(waiting.get(hash) ?? {}, parts));
}

/** Subscribes an open half to its parts, including those already buffered. */
export function subscribeToParts(hash: string, take: TakeParts): void {
  takers.set(hash, take);
  take(waiting.get(hash) ?? {});
  waiting.delete(hash);
}
