/** The kept half of a content: what nobody was shown yet stays with the host, which hands out part after part. */
import type { Content } from './content.ts';
import type { MatchEvent } from './events.ts';
import type { MatchState } from './match.ts';
import type { Options } from './options.ts';
import type { View } from './view.ts';

/** Parts of the kept half by their keys, as JSON. */
export type KeptParts = Readonly<Record<string, unknown>>;

/** What a game declares whose content has a kept half. */
export interface KeptHalf<S extends MatchState = MatchState> {
  /** Whether a match with these options is played on it. */
  isNeeded(options: Options): boolean;
  /** The keys of the parts that a viewer is shown by what they see. */
  shownIn(view: View<S>): readonly string[];
  /** The keys of the parts that these events tell of. */
  toldBy(content: Content, events: readonly MatchEvent[]): readonly string[];
  /** One part, as it is handed out. */
  part(content: Content, key: string): unknown;
  /** The content without its kept half, as it is handed out. */
  openHalf(content: Content): Content;
  /** The open half that this program has of the content with this hash; undefined where it has another. */
  openUnder(hash: string): Content | undefined;
  /** Puts a part that was handed out into an open half. */
  put(content: Content, key: string, part: unknown): void;
}

/** How content with a kept half is named, and the hash of its open half. */
export function bothHashes(open: string, kept: string): string {
  return `${open}.${kept}`;
}

export function openHash(hash: string): string {
  return hash.split('.')[0];
}

type TakeParts = (parts: KeptParts) => void;

const takers = new Map<string, TakeParts>();
const waiting = new Map<string, Record<string, unknown>>();

/** A host has shown these parts; they wait until the open half they belong to is loaded. */
export function learnParts(hash: string, parts: KeptParts): void {
  const take = takers.get(hash);
  if (take) take(parts);
  else waiting.set(hash, Object.assign(waiting.get(hash) ?? {}, parts));
}

/** From now on an open half takes what a host shows of its kept half, and what it has shown so far. */
export function followParts(hash: string, take: TakeParts): void {
  takers.set(hash, take);
  take(waiting.get(hash) ?? {});
  waiting.delete(hash);
}
