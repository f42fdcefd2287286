import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { ProblemLine } from './problem-line.tsx';
import type { Action } from './use-action.ts';
import './form.css';

interface ServerFormProps {
  readonly action: Action;
  readonly submit: string;
  readonly look?: ButtonProps['look'];
  readonly icon?: string;
  /** Message shown on success. */
  readonly done?: string;
  readonly children: ReactNode;
  onSubmit(): Promise<unknown>;
}

/** A form that is submitted to the server. */
export function ServerForm(props: ServerFormProps) {
  const { action, submit, look = 'lamp', icon, done, children, onSubmit } = props;
  return (
    <form
      className="server-form"
      onSubmit={(event) => {
        event.preventDefault();
        action.run(onSubmit);
      }}
    >
      {children}
      <ProblemLine problem={action.problem} />
      <div>
        <Button type="submit" look={look} icon={icon} disabled={action.isBusy}>
          {submit}
        </Button>
      </div>
      {done && <p role="status">{done}</p>}
    </form>
  );
}
