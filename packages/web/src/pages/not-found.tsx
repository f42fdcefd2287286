import { ProblemPage } from './problem-page.tsx';

export function NotFound() {
  return <ProblemPage problem="not-found" />;
}
