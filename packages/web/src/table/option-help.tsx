import './option-help.css';

/** What an answer does, under it; a screen reader is told the same by the button's description. */
export function OptionHelp({ line }: { line: string }) {
  if (!line) return null;
  return (
    <small className="option-help" aria-hidden="true">
      {line}
    </small>
  );
}
