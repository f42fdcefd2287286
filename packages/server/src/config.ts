import { InputError } from '@tabard/engine';
import { LIMIT_SETTINGS } from './limits/limit-settings.ts';
import { hostName, list, oneOf, type Setting, text, whole } from './setting.ts';
import type { StoreTarget } from './store/open-store.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** All settings of a server. `docs/server.md` and `tabard serve --help` are generated from them. */
export const SETTINGS = {
  port: whole({
    flag: 'port',
    env: 'TABARD_PORT',
    what: 'the port; 0 finds a free one',
    fallback: 4173,
    min: 0,
    max: 65_535,
  }),
  host: text({
    flag: 'host',
    env: 'TABARD_HOST',
    shape: 'address',
    what: 'the address to listen at; 0.0.0.0 for every network',
    fallback: '127.0.0.1',
  }),
  data: text({
    flag: 'data',
    env: 'TABARD_DATA',
    shape: 'folder',
    what: 'where everything is kept, unless DATABASE_URL is set',
    fallback: '.tabard',
  }),
  databaseUrl: text({
    env: 'DATABASE_URL',
    shape: 'url',
    what: 'a PostgreSQL database to keep everything in instead; several servers may share it',
    fallback: undefined,
  }),
  databaseSeconds: whole({
    flag: 'database-seconds',
    env: 'TABARD_DATABASE_SECONDS',
    what: 'how long PostgreSQL may take to answer before a request is refused with 503',
    fallback: 10,
    min: 1,
    max: 600,
  }),
  page: text({
    flag: 'page',
    env: 'TABARD_PAGE',
    shape: 'folder',
    what: 'the built page to serve',
    fallback: undefined,
    fallbackText: 'that of the clone, if it is built',
  }),
  secret: text({
    env: 'TABARD_SECRET',
    what: 'signs the cookies; all servers of one database need the same',
    fallback: undefined,
    fallbackText: 'made on the first start and kept with the data',
  }),
  metricsPort: whole({
    flag: 'metrics-port',
    env: 'TABARD_METRICS_PORT',
    what: 'a port of 127.0.0.1 on which /metrics is read without a token; 0 for none',
    fallback: 0,
    min: 0,
    max: 65_535,
  }),
  metricsToken: text({
    env: 'TABARD_METRICS_TOKEN',
    what: 'the bearer token for /metrics',
    fallback: undefined,
    fallbackText: 'none: metrics are served on their own port only',
  }),
  hosts: list({
    flag: 'hosts',
    env: 'TABARD_HOSTS',
    what: 'the names by which people ask for this server, as example.org, with commas between; requests for others are refused',
    fallback: [],
    fallbackText: 'the names and addresses of this machine',
  }),
  reachedAt: hostName({
    flag: 'reached-at',
    env: 'TABARD_REACHED_AT',
    what: 'the name or address by which others reach this machine: links of a page that was opened as localhost name it',
    fallback: undefined,
    fallbackText: 'none: such links work on this machine only',
  }),
  origins: list({
    flag: 'origins',
    env: 'TABARD_ORIGINS',
    what: 'further addresses a page may come from, as https://example.org, with commas between',
    fallback: [],
  }),
  trustProxy: list({
    flag: 'trust-proxy',
    env: 'TABARD_TRUST_PROXY',
    what: 'the addresses of reverse proxies whose X-Forwarded headers are trusted, or loopback',
    fallback: [],
  }),
  logLevel: oneOf({
    flag: 'log-level',
    env: 'TABARD_LOG_LEVEL',
    what: 'how much is logged',
    fallback: 'info',
    of: LEVELS,
  }),
  ...LIMIT_SETTINGS,
  loginDays: whole({
    flag: 'login-days',
    env: 'TABARD_LOGIN_DAYS',
    what: 'days after which a device that was not used is signed out',
    fallback: 90,
    min: 1,
    max: 3650,
  }),
  guestDays: whole({
    flag: 'guest-days',
    env: 'TABARD_GUEST_DAYS',
    what: 'days after which an inactive guest without a running match is deleted; accounts never are',
    fallback: 30,
    min: 1,
    max: 3650,
  }),
  tableDays: whole({
    flag: 'table-days',
    env: 'TABARD_TABLE_DAYS',
    what: 'days after which a table that has not begun is closed',
    fallback: 30,
    min: 1,
    max: 3650,
  }),
  absentSeconds: whole({
    flag: 'absent-seconds',
    env: 'TABARD_ABSENT_SECONDS',
    what: 'how long somebody must be away from live play before the others may give the seat to a bot',
    fallback: 120,
    min: 0,
    max: 86_400,
  }),
  graceSeconds: whole({
    flag: 'grace-seconds',
    env: 'TABARD_GRACE_SECONDS',
    what: 'how long before a bot takes the seat of an absent person the table is notified; they may still return',
    fallback: 20,
    min: 1,
    max: 86_400,
  }),
  botPause: whole({
    flag: 'bot-pause',
    env: 'TABARD_BOT_PAUSE',
    shape: 'milliseconds',
    what: 'the pause before a bot moves while people watch, so that they can read along',
    fallback: 400,
    min: 0,
    max: 60_000,
  }),
  passPause: whole({
    flag: 'pass-pause',
    env: 'TABARD_PASS_PAUSE',
    shape: 'milliseconds',
    what: 'the pause before somebody who can only pass is passed for',
    fallback: 700,
    min: 0,
    max: 60_000,
  }),
  botThreads: whole({
    flag: 'bot-threads',
    env: 'TABARD_BOT_THREADS',
    what: 'threads in which bots think',
    fallback: 1,
    min: 1,
    max: 64,
  }),
  botPondering: oneOf({
    flag: 'bot-pondering',
    env: 'TABARD_BOT_PONDERING',
    of: ['off', 'on'],
    what: 'whether bots think about their next question while people are asked, in rounds of 100 ms when no bot has to move',
    fallback: 'off',
  }),
  aloneSeconds: whole({
    flag: 'alone-seconds',
    env: 'TABARD_ALONE_SECONDS',
    what: 'how long bots alone at a table play on without watchers; they resume when somebody watches',
    fallback: 120,
    min: 0,
    max: 86_400,
  }),
  idleSeconds: whole({
    flag: 'idle-seconds',
    env: 'TABARD_IDLE_SECONDS',
    what: 'how long a match that nobody watches stays in memory',
    fallback: 60,
    min: 0,
    max: 86_400,
  }),
} as const;

type ServerSettings = typeof SETTINGS;
export type SettingName = keyof ServerSettings;
export type Config = {
  readonly [K in SettingName]: ReturnType<ServerSettings[K]['read']> | ServerSettings[K]['fallback'];
};

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** Reads all settings: from the command line, else the environment, else the default. */
export function readConfig(
  flags: Readonly<Record<string, string | undefined>> = {},
  env: Readonly<Record<string, string | undefined>> = {},
): Config {
  return Object.fromEntries(
    SETTING_NAMES.map((name) => [name, readOne(SETTINGS[name], flags[name], env)]),
  ) as Config;
}

function readOne(
  setting: Setting<unknown>,
  flag: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): unknown {
  const fromEnv = env[setting.env] === '' ? undefined : env[setting.env];
  const given = setting.flag === undefined ? fromEnv : (flag ?? fromEnv);
  if (given === undefined) return setting.fallback;
  try {
    return setting.read(given);
  } catch (problem) {
    const name = given === flag ? `--${setting.flag}` : setting.env;
    throw new InputError(`${name} is ${JSON.stringify(given)}; ${(problem as InputError).message}`);
  }
}

/** The same value for every limit on clients, as environment variables: '0' lifts them, '' leaves the defaults. */
export function allLimits(value: string): Record<string, string> {
  const limits = Object.values<Setting<unknown>>(SETTINGS).filter((setting) => setting.limits);
  return Object.fromEntries(limits.map(({ env }) => [env, value]));
}

/** The store that these settings name. */
export function targetOf({
  databaseUrl,
  databaseSeconds,
  data,
}: Pick<Config, 'databaseUrl' | 'databaseSeconds' | 'data'>): StoreTarget {
  return databaseUrl === undefined ? { dataFolder: data } : { databaseUrl, seconds: databaseSeconds };
}
