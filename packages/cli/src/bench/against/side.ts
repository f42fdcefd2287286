// One side of `bench --against`, bundled with the packages of one tree: lists its rates, or measures one of them.
import { cpuClock } from '../measure.ts';
import { rates } from '../rates.ts';
import type { SideAnswer } from './side-answer.ts';

const [name, ms] = process.argv.slice(2);
process.stdout.write(`${JSON.stringify(await answer())}\n`);

async function answer(): Promise<SideAnswer> {
  const rate = rates.find((one) => one.name === name);
  if (!rate) return { rates: rates.map(({ name, unit }) => ({ name, unit })) };
  const round = { ms: Number(ms) * rate.length, clock: cpuClock };
  try {
    // Compiles everything; the sampler that counts starts from the beginning, so both sides measure the same.
    (await rate.prepare())(round);
    return { value: (await rate.prepare())(round) };
  } catch (problem) {
    return { problem: problem instanceof Error ? problem.message : String(problem) };
  }
}
