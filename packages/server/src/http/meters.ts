import { type Counter, type Histogram, newRegistry } from './registry.ts';

/** The metrics of a node. */
export interface Meters {
  readonly choices: Counter;
  /** By `code`. */
  readonly refusals: Counter;
  readonly messages: Counter;
  /** By `route` and `status`. */
  readonly requests: Counter;
  readonly appendSeconds: Histogram;
  readonly batchSizes: Histogram;
  readonly botSeconds: Histogram;
  /** Gauges, read when they are scraped. */
  watch(name: 'connections' | 'rooms', read: () => number): void;
  text(): string;
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const GAUGES = {
  connections: ['tabard_connections', 'Sockets that are open.'],
  rooms: ['tabard_rooms', 'Matches in memory.'],
} as const;

export function newMeters(): Meters {
  const registry = newRegistry();
  const { counter, histogram } = registry;
  registry.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  return {
    choices: counter('tabard_choices_total', 'Choices of people that were kept.'),
    refusals: counter('tabard_refusals_total', 'Choices that were refused, by code.'),
    messages: counter('tabard_messages_total', 'Messages of clients, by type.'),
    requests: counter('tabard_http_requests_total', 'Requests, by route and status.'),
    appendSeconds: histogram('tabard_append_seconds', 'From an entry to its being on disk.', SECONDS),
    batchSizes: histogram('tabard_append_batch_size', 'Entries that were committed together.', SIZES),
    botSeconds: histogram('tabard_bot_seconds', 'How long bots thought.', SECONDS),
    watch: (name, read) => registry.gauge(GAUGES[name][0], GAUGES[name][1], read),
    text: registry.text,
  };
}
