// CPU time from Linux's /proc; on other systems only that of this process.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 250;

/** Seconds of this process and of all its children that have ended. */
export function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + endedChildrenSeconds();
}

export function endedChildrenSeconds() {
  return statOf('self')?.children ?? 0;
}

/**
 * Measures the CPU time of this process and all its descendants; returns a function that stops and gives the
 * seconds. A browser's processes outlive their parents, so their time never shows up in this process's own.
 */
export function watchTree(root = process.pid) {
  const seconds = new Map([[root, 0]]);
  const look = () => {
    const processes = allProcesses();
    for (let known = 0; known < seconds.size; ) {
      known = seconds.size;
      for (const [pid, { parent }] of processes)
        if (seconds.has(parent)) seconds.set(pid, seconds.get(pid) ?? 0);
    }
    for (const pid of seconds.keys()) if (processes.has(pid)) seconds.set(pid, processes.get(pid).own);
  };
  const timer = setInterval(look, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    look();
    return [...seconds.values()].reduce((sum, one) => sum + one, 0);
  };
}

function allProcesses() {
  const pids = statOf('self') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const known = pids.map((pid) => [Number(pid), statOf(pid)]);
  return new Map(known.filter(([, stat]) => stat));
}

/** What `man proc_pid_stat` calls ppid (4), utime (14), stime (15), cutime (16) and cstime (17). */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const sum = (at) => (fields[at] + fields[at + 1]) / TICKS_PER_SECOND;
    return { parent: fields[1], own: sum(11), children: sum(13) };
  } catch {
    return undefined;
  }
}
