import { HostError } from '../host.ts';
import { asHostError } from '../host-error.ts';

/** Error from the server: a stable code and one English sentence. */
export class ServerProblem extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const UNKNOWN: ReadonlySet<string> = new Set(['unknown-match', 'unknown-code', 'not-found', 'not-invited']);

/** Maps a server error to a HostError, which every page can explain. */
export function hostErrorOf(problem: unknown): HostError {
  if (!(problem instanceof ServerProblem)) return asHostError(problem);
  if (problem.code === 'adjourned') return new HostError('cannot-go-on', problem.message);
  return new HostError(UNKNOWN.has(problem.code) ? 'not-on-server' : 'broken', problem.message);
}
