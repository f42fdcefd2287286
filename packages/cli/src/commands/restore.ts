import { readConfig, targetOf } from '@tabard/server/config';
import type { Command } from 'commander';
import { type CommandContext, printLine, type Verdict } from '../command-context.ts';
import { DATA_OPTION, explained } from './kept-data.ts';

export function addRestore(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  program
    .command('restore <file>')
    .description('puts a backup into a data folder or a database that holds nothing yet')
    .option(...DATA_OPTION)
    .action(async (file: string, flags: { data?: string }) => {
      const config = readConfig(flags, process.env);
      const { restoreBackup } = await import('@tabard/server');
      await explained(() => restoreBackup(file, targetOf(config)));
      printLine(context, `${file} is restored; tabard serve goes on with it.`);
      end('passed');
    });
}
