/** A Vitest reporter whose one line, the last of the run, says how many tests passed and failed. */
export default class ClosingLine {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) counts[test.result().state]++;
      counts.failed += brokenBeforeTests(module);
    }
    const skipped = counts.skipped + counts.pending;
    const line = `${counts.passed} passed, ${counts.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    // Vitest prints its own summary in the same event; only at exit is it surely done.
    process.once('exit', () => process.stdout.write(`${line}\n`));
  }
}

// A file that does not load, or a suite whose hook throws, fails without any failed test.
function brokenBeforeTests(module) {
  const suites = [...module.children.allSuites()];
  return module.errors().length + suites.reduce((sum, suite) => sum + suite.errors().length, 0);
}
