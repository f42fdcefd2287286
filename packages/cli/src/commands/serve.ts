import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '@tabard/server/config';
import { settingTexts } from '@tabard/server/setting-texts';
import type { Command } from 'commander';
import { type CommandContext, printLine, type Verdict } from '../command-context.ts';
import { explained } from './kept-data.ts';

export function addServe(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  const command = program
    .command('serve')
    .description(
      'serves the page and the tables; each option may be set by the variable in brackets instead',
    );
  for (const { flag, env, what, fallback } of settingTexts())
    if (flag !== undefined) command.option(flag, `${what} [${env}] (default: ${fallback})`);
  command.addHelpText('after', environmentText());
  command.action(async (flags: Record<string, string>) => {
    const config = withPage(readConfig(flags, process.env));
    // Before the address is printed: SIGTERM may follow at once.
    const ending = signalToEnd();
    const { startServer } = await import('@tabard/server');
    const server = await explained(() => startServer(config, { games: context.games }));
    printLine(context, `Tabard is at ${server.url} (Ctrl+C ends it).`);
    await ending;
    await server.close();
    end('passed');
  });
}

/** What must not be seen in a list of processes is set by the environment alone. */
function environmentText(): string {
  const lines = settingTexts()
    .filter(({ flag }) => flag === undefined)
    .map(({ env, what, fallback }) => `  ${env}  ${what} (default: ${fallback})`);
  return ['', 'Environment only:', ...lines].join('\n');
}

/** The page built in this clone, by default. */
function withPage(config: Config): Config {
  if (config.page !== undefined) return config;
  const built = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../web/dist');
  return existsSync(path.join(built, 'index.html')) ? { ...config, page: built } : config;
}

function signalToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
