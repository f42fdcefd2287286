import { DefaultReporter } from 'vitest/node';
import { cpuSeconds, endedChildrenSeconds } from './cpu.mjs';

/** Vitest's default reporter, with the CPU time by package before its summary. */
export default class CpuSummary extends DefaultReporter {
  // `npm test` sends the CPU time of its other stages when the last of them is done.
  otherStages = process.env.TABARD_STAGES
    ? new Promise((resolve) => {
        process.once('disconnect', () => resolve([]));
        process.once('message', (rows) => {
          resolve(rows);
          // An open IPC channel would keep Vitest from exiting.
          process.disconnect();
        });
      })
    : [];

  async onTestRunEnd(modules, errors, reason) {
    const rows = [...byPackage(modules), ['vitest itself', cpuSeconds() - endedChildrenSeconds()]];
    rows.push(...(await this.otherStages));
    this.log(`\n${table(rows)}`);
    super.onTestRunEnd(modules, errors, reason);
  }
}

function byPackage(modules) {
  const seconds = new Map();
  for (const module of modules) {
    const [, name = 'scripts'] = /^(?:packages|examples)\/([^/]+)/.exec(module.relativeModuleId) ?? [];
    seconds.set(name, (seconds.get(name) ?? 0) + (module.meta().cpu ?? 0));
  }
  return [...seconds].sort(([, a], [, b]) => b - a);
}

function table(rows) {
  const all = ['all', rows.reduce((sum, [, seconds]) => sum + seconds, 0)];
  const lines = [...rows, all].map(
    ([name, seconds]) => ` ${name.padEnd(24)}${seconds.toFixed(1).padStart(8)}`,
  );
  return [' CPU seconds', ...lines].join('\n');
}
