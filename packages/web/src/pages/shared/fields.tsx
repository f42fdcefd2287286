import { useId } from 'react';
import { Icon } from '../../icons/icon.tsx';
import './fields.css';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  onChange(value: string): void;
}

export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <label className="search-field">
      <span className="visually-hidden">{label}</span>
      <Icon name="magnifying-glass" />
      <input
        type="search"
        value={value}
        placeholder={placeholder ?? label}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

interface FieldChoice<T> {
  readonly value: T;
  readonly label: string;
}

interface SegmentsProps<T> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly FieldChoice<T>[];
  onChange(value: T): void;
  /** Words below, for what the label cannot say. */
  readonly note?: string;
}

/** A few choices side by side, of which one holds. */
export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { label, value, choices, onChange, note } = props;
  const name = useId();
  return (
    <fieldset className="segments" aria-describedby={note ? `${name}-note` : undefined}>
      <legend>{label}</legend>
      <div className="segments-row">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {note && (
        <p className="field-note" id={`${name}-note`}>
          {note}
        </p>
      )}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** Something that is on or off. */
export function Switch({ label, note, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch">
      <label>
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={note ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {note && (
        <p className="field-note" id={id}>
          {note}
        </p>
      )}
    </div>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly FieldChoice<string>[];
  onChange(value: string): void;
}

/** One of many, in the browser's own list. */
export function Pick({ label, value, choices, onChange }: PickProps) {
  return (
    <label className="pick">
      <span className="pick-label">{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
