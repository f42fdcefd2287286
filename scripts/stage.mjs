// Programs that run concurrently and whose output is shown in order.
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { fail, root } from './setup.mjs';

/** A running program. Its output is buffered until it is shown; IPC messages are emitted as `figures`. */
export class Stage extends EventEmitter {
  #kept = [];
  #show = (stream, chunk) => this.#kept.push([stream, chunk]);
  #child;

  constructor(name, program, args = [], env = {}) {
    super();
    this.name = name;
    // Force colours as on a terminal.
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    this.#child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      env: { ...process.env, ...colours, ...env },
      stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of ['stdout', 'stderr'])
      this.#child[stream].on('data', (chunk) => this.#show(stream, chunk));
    this.#child.on('message', (figures) => this.emit('figures', figures));
    this.ended = new Promise((resolve) => this.#child.once('close', (code) => resolve(code ?? 1)));
  }

  /** Prints the buffered output, and from now on everything directly. */
  show() {
    process.stdout.write(`== ${this.name}\n`);
    this.#show = (stream, chunk) => process[stream].write(chunk);
    for (const [stream, chunk] of this.#kept) this.#show(stream, chunk);
  }

  send(message) {
    if (this.#child.connected) this.#child.send(message);
  }

  async stop() {
    this.#child.kill();
    await this.ended;
  }
}

/** Shows stages in order. The first failure is named and stops the later stages. */
export async function inOrder(stages) {
  for (const [at, stage] of stages.entries()) {
    stage.show();
    if ((await stage.ended) === 0) continue;
    await Promise.all(stages.slice(at + 1).map((later) => later.stop()));
    if (stage.name === 'tests') process.exit(1); // its closing line stays the last one
    fail(`The ${stage.name} stage failed.`);
  }
}
