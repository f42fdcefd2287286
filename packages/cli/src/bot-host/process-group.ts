/** A command that a shell runs, together with all the processes that it starts. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';

export interface ProcessGroup {
  /** The shell, or the program itself where the shell gives way to it. */
  readonly child: ChildProcessWithoutNullStreams;
  /** It has ended, or could not be started. */
  readonly ended: Promise<void>;
  /** Its output has been read to the end as well. */
  readonly closed: Promise<void>;
}

const IS_WINDOWS = process.platform === 'win32';
const OWN_ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How long a program gets to end by itself before the next thing is tried. */
const GRACE_MS = 500;

const running = new Set<ProcessGroup>();

/** Starts a command; on POSIX it leads a process group of its own, which can be signalled as a whole. */
export function startGroup(command: string): ProcessGroup {
  const child = spawn(command, { shell: true, detached: !IS_WINDOWS, windowsHide: true, stdio: 'pipe' });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ended = Promise.race([closed, new Promise<void>((resolve) => child.once('exit', () => resolve()))]);
  const group = { child, ended, closed };
  if (!running.size) watchOwnEnd();
  running.add(group);
  // Right away: later the number of the group may be that of another one.
  child.once('exit', () => killRest(group));
  child.once('error', () => forget(group));
  return group;
}

/** Ends the input, which ends a program in order; what goes on after that is stopped. */
export async function stopGroup(group: ProcessGroup): Promise<void> {
  const { stdin, stdout, stderr } = group.child;
  // A program that waits until its output is read could not end.
  stdout.removeAllListeners('data').resume();
  stdin.end();
  for (const signal of ['SIGTERM', 'SIGKILL'] as const)
    if (!(await isSoon(group.ended))) signalGroup(group, signal);
  await isSoon(group.closed);
  // A process that left the group may still hold them.
  for (const pipe of [stdin, stdout, stderr]) pipe.destroy();
}

function isSoon(end: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), GRACE_MS);
    void end.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

function signalGroup({ child: { pid } }: ProcessGroup, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (IS_WINDOWS) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody is left in it.
  }
}

function killRest(group: ProcessGroup): void {
  if (!IS_WINDOWS) signalGroup(group, 'SIGKILL');
  forget(group);
}

function forget(group: ProcessGroup): void {
  running.delete(group);
  if (!running.size) unwatchOwnEnd();
}

function watchOwnEnd(): void {
  process.on('exit', killAll);
  for (const signal of OWN_ENDS) process.on(signal, endWithAll);
}

function unwatchOwnEnd(): void {
  process.off('exit', killAll);
  for (const signal of OWN_ENDS) process.off(signal, endWithAll);
}

function killAll(): void {
  for (const group of running) signalGroup(group, 'SIGKILL');
}

/** The terminal does not signal a group of its own, and with a listener this process would not end by a signal. */
function endWithAll(signal: NodeJS.Signals): void {
  killAll();
  unwatchOwnEnd();
  process.kill(process.pid, signal);
}
