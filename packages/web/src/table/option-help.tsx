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
