import { Command } from 'commander';
import { version } from '../package.json';

const command = new Command('tabard')
  .description('A table for fantasy adventure games that knows the rules.')
  .version(version);

await command.parseAsync();
