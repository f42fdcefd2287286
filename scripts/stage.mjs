// Programs that run at the same time and are read one after the other.
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { fail, root } from './setup.mjs';

/** A program under way. Its output is kept until it is shown; what it sends to its parent is the event `figures`. */
export class Stage extends EventEmitter {
  #kept = [];
  #show = (stream, chunk) => this.#kept.push([stream, chunk]);
  #child;

  constructor(name, program, args = [], env = {}) {
    super();
    this.name = name;
    // Colours as if the program wrote to our terminal itself.
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

  /** Shows what was kept, and from now on everything at once. */
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

/** Shows stages in their order. The first that fails is named and ends the run, and those after it. */
export async function inOrder(stages) {
  for (const [at, stage] of stages.entries()) {
    stage.show();
    if ((await stage.ended) === 0) continue;
    await Promise.all(stages.slice(at + 1).map((later) => later.stop()));
    if (stage.name === 'tests') process.exit(1); // its closing line stays the last one
    fail(`The ${stage.name} stage failed.`);
  }
}
