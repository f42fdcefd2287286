import { HostError } from './host.ts';

/** Converts any error to a HostError. */
export function asHostError(problem: unknown): HostError {
  if (problem instanceof HostError) return problem;
  return new HostError('broken', problem instanceof Error ? problem.message : String(problem));
}
