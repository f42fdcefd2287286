import { setTimeout as sleep } from 'node:timers/promises';
import { allLimits } from '../../src/config.ts';
import { Browser } from '../browser.ts';
import { BusyTable } from '../busy-table.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

/** What attacks get to know of the server. */
export interface Siege {
  readonly url: string;
  /** A public match that honest people play. */
  readonly match: string;
  /** A client at its own address. */
  from(address: string): Browser;
  /** Whether the attack should continue. */
  goesOn(): boolean;
}

/** An attack of many clients; it ends once `goesOn` is false. */
export type Attack = (siege: Siege) => Promise<void>;

const TOKEN = 'siege';
/** The default limits; visitors' addresses come from a proxy header. */
const AS_IT_COMES = {
  ...allLimits(''),
  TABARD_TRUST_PROXY: 'loopback',
  TABARD_METRICS_TOKEN: TOKEN,
};
const TABLES = 4;
/** The pause before each choice, as of people who read. */
const READING = 40;
/** The choices that every honest table must make during an attack, and those measured before it. */
const LEAST_CHOICES = 10;

export interface SiegeReport {
  readonly choices: number;
  readonly quiet: Quantiles;
  readonly attacked: Quantiles;
  readonly megabytes: number;
}

interface Quantiles {
  readonly p50: number;
  readonly p99: number;
}

/** A server with honest tables, each at its own address, that is attacked. */
export class BesiegedServer {
  private readonly server: ServerProcess;
  private tables: BusyTable[] = [];
  private seated = 0;
  private quiet: number[] = [];

  private constructor(server: ServerProcess) {
    this.server = server;
  }

  static async open(settings: Readonly<Record<string, string>>): Promise<BesiegedServer> {
    const server = new BesiegedServer(await startServerProcess({ ...AS_IT_COMES, ...settings }));
    server.tables = await Promise.all(Array.from({ length: TABLES }, () => server.seat()));
    await server.play((table) => table.latencies.length < 3 * LEAST_CHOICES);
    server.quiet = server.tables.flatMap(({ latencies }) => latencies.splice(0));
    return server;
  }

  /** Plays on during an attack of this many seconds, and until everybody has moved; returns their latencies. */
  async endure(attack: Attack, seconds: number): Promise<SiegeReport> {
    const until = performance.now() + seconds * 1000;
    const isBehind = ({ latencies }: BusyTable) => latencies.length < LEAST_CHOICES;
    const goesOn = () => performance.now() < until || this.tables.some(isBehind);
    const { url } = this.server;
    const from = (address: string) => visitor(url, address);
    const playing = this.play(goesOn);
    await Promise.all([attack({ url, match: this.tables[0].match, from, goesOn }), playing]);
    const attacked = this.tables.flatMap(({ latencies }) => latencies.splice(0));
    return {
      choices: attacked.length,
      quiet: quantiles(this.quiet),
      attacked: quantiles(attacked),
      megabytes: await this.megabytes(),
    };
  }

  async close(): Promise<void> {
    for (const table of this.tables) table.leave();
    await this.server.stop();
  }

  private seat(): Promise<BusyTable> {
    const headers = { 'x-forwarded-for': `192.0.2.${++this.seated}` };
    return BusyTable.at(this.server.url, { game: 'shadow-of-omega', seats: 2, headers });
  }

  private async play(isToGoOn: (table: BusyTable) => boolean): Promise<void> {
    await Promise.all(
      this.tables.map(async (_, at) => {
        while (isToGoOn(this.tables[at])) {
          await this.tables[at].play(1);
          if (this.tables[at].isOver) this.tables[at] = await this.anew(this.tables[at]);
          await sleep(READING);
        }
      }),
    );
  }

  /** Replaces a match that is over. */
  private async anew(before: BusyTable): Promise<BusyTable> {
    const table = await this.seat();
    table.latencies.push(...before.latencies);
    before.leave();
    return table;
  }

  private async megabytes(): Promise<number> {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const text = await (await fetch(`${this.server.url}/metrics`, { headers })).text();
    return Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 2 ** 20);
  }
}

function visitor(url: string, address: string): Browser {
  const browser = new Browser(url);
  browser.headers['x-forwarded-for'] = address;
  return browser;
}

function quantiles(values: readonly number[]): Quantiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]);
  return { p50: at(0.5), p99: at(0.99) };
}

/** The latencies of honest tables, in one line. */
export function told(what: string, { choices, quiet, attacked, megabytes }: SiegeReport): string {
  return `${what}: ${choices} choices of honest people, p50 ${attacked.p50} ms and p99 ${attacked.p99} ms (quiet: ${quiet.p50} and ${quiet.p99} ms), ${megabytes} MB`;
}
