import { Icon } from '../icons/icon.tsx';

/** Error message of one sentence. */
export function ProblemLine({ problem }: { problem: string | undefined }) {
  if (!problem) return null;
  return (
    <p className="problem-line" role="alert">
      <Icon name="info" /> {problem}
    </p>
  );
}
