import { type InputHTMLAttributes, useId } from 'react';
import './form.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  onChange(value: string): void;
}

/** Text input with a label above and a hint below. */
export function TextField({ label, note, value, onChange, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      {note && (
        <p className="field-note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

type NameFieldProps = Pick<TextFieldProps, 'value' | 'onChange' | 'note'> & { readonly label: string };

/** Input for a display name. */
export function NameField(props: NameFieldProps) {
  return <TextField {...props} required maxLength={24} autoComplete="nickname" />;
}

interface PasswordFieldProps extends Pick<TextFieldProps, 'label' | 'note' | 'value' | 'onChange'> {
  /** A new password: at least eight characters, and the browser may suggest one. */
  readonly kind: 'known' | 'new';
}

export function PasswordField({ kind, ...rest }: PasswordFieldProps) {
  const rules = kind === 'new' ? { minLength: 8, maxLength: 200 } : {};
  return (
    <TextField
      {...rest}
      {...rules}
      type="password"
      required
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
    />
  );
}
