import type { Offered } from './board.ts';
import './option-help.css';

/** Help text under an answer; screen readers get it as the button's description. */
export function OptionHelp({ line }: { line: string }) {
  if (!line) return null;
  return (
    <small className="option-help" aria-hidden="true">
      {line}
    </small>
  );
}

/** Under an answer that would change nothing: why. */
export function OptionVain({ vain }: Pick<Offered, 'vain'>) {
  return vain ? <small className="option-help option-vain">{vain}</small> : null;
}
