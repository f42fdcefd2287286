import { InputError } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';
import { settingTexts } from './setting-texts.ts';

describe('the settings', () => {
  it('have defaults', () => {
    expect(readConfig()).toMatchObject({
      port: 4173,
      host: '127.0.0.1',
      data: '.tabard',
      databaseUrl: undefined,
    });
  });

  it('are taken from the command line, then from the environment', () => {
    const env = {
      TABARD_PORT: '8080',
      TABARD_DATA: '/data',
      TABARD_ORIGINS: 'https://a.example, https://b.example',
    };
    expect(readConfig({ port: '9090' }, env)).toMatchObject({
      port: 9090,
      data: '/data',
      origins: ['https://a.example', 'https://b.example'],
    });
  });

  it('treat an empty variable as unset, and take secrets only from the environment', () => {
    const config = readConfig(
      { secret: 'seen by all', databaseUrl: 'seen' },
      { DATABASE_URL: '', TABARD_SECRET: 's' },
    );
    expect(config).toMatchObject({ secret: 's', databaseUrl: undefined });
  });

  it.each([
    [{ port: 'x' }, {}, '--port is "x"; expected a whole number from 0 to 65535'],
    [{}, { TABARD_PORT: '70000' }, 'TABARD_PORT is "70000"; expected a whole number from 0 to 65535'],
    [
      {},
      { TABARD_LOG_LEVEL: 'loud' },
      'TABARD_LOG_LEVEL is "loud"; expected debug, info, warn, error or silent',
    ],
    [
      { reachedAt: 'http://192.168.1.5' },
      {},
      '--reached-at is "http://192.168.1.5"; expected a name or an address without a port, as 192.168.1.5',
    ],
  ])('refuse %j and %j in one sentence', (flags, env, sentence) => {
    expect(() => readConfig(flags, env)).toThrow(new InputError(sentence));
  });

  it('have unique names', () => {
    const texts = settingTexts();
    expect(new Set(texts.map(({ env }) => env)).size).toBe(texts.length);
    const flags = texts.flatMap(({ flag }) => flag ?? []);
    expect(new Set(flags).size).toBe(flags.length);
    expect(texts.map(({ name }) => name)).toEqual(Object.keys(SETTINGS));
  });

  it('have an option that commander names as the code does', () => {
    for (const [name, setting] of Object.entries(SETTINGS))
      if ('flag' in setting && setting.flag)
        expect(setting.flag.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())).toBe(name);
  });
});
