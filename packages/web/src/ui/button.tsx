import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import './button.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `lamp` is the one accent: your move. */
  readonly look?: 'lamp' | 'plain' | 'quiet' | 'danger';
  readonly icon?: string;
  /** The key that does the same, shown before the words. */
  readonly hotkey?: string;
  readonly children?: ReactNode;
}

export function Button({ look = 'plain', icon, hotkey, children, className, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button button-${look} ${className ?? ''}`} {...rest}>
      {hotkey && (
        <span className="hotkey" aria-hidden="true">
          {hotkey}
        </span>
      )}
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
