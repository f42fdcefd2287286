import { games } from '@tabard/games';
import type { CommandContext } from './command-context.ts';
import { runTabard } from './program.ts';
import { joinedCrew } from './sim/threads.ts';

// A reader such as `head` may close the pipe early, which is not an error.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code === 'EPIPE') process.exit(0);
  throw problem;
});

if (!joinedCrew()) {
  const context: CommandContext = {
    input: process.stdin,
    out: (text) => {
      process.stdout.write(text);
    },
    err: (text) => {
      process.stderr.write(text);
    },
    isWatched: process.stderr.isTTY === true,
    games,
    entry: new URL(import.meta.url),
  };
  process.exitCode = await runTabard(process.argv.slice(2), context);
}
