import { HostError } from './host.ts';

/** Whatever went wrong, as something a page can explain. */
export function asHostError(problem: unknown): HostError {
  if (problem instanceof HostError) return problem;
  return new HostError('broken', problem instanceof Error ? problem.message : String(problem));
}
