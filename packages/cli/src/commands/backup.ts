import { readConfig, targetOf } from '@tabard/server/config';
import type { Command } from 'commander';
import { type CommandContext, printLine, type Verdict } from '../command-context.ts';
import { DATA_OPTION, dataFolderOf, explained } from './kept-data.ts';

export function addBackup(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  program
    .command('backup <file>')
    .description('writes all accounts and matches to one file, while the server goes on')
    .option(...DATA_OPTION)
    .action(async (file: string, flags: { data?: string }) => {
      const target = targetOf(readConfig(flags, process.env));
      dataFolderOf(target);
      const { backUp } = await import('@tabard/server');
      await explained(() => backUp(target, file));
      printLine(context, `Everything is in ${file}; tabard restore takes it back.`);
      end('passed');
    });
}
