import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  onClose(): void;
  /** A drawer slides in from the side; a dialog stands in the middle. */
  readonly kind?: 'dialog' | 'drawer';
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/**
 * A modal window: the browser's own dialog keeps the focus inside and closes on Escape. It tells of a closing a moment
 * late; if something else was opened by then, there is nothing left to close.
 */
export function Dialog({ title, open, onClose, kind = 'dialog', children, footer }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const t = useTranslations('common');
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape by itself
    <dialog
      ref={ref}
      className={`dialog dialog-${kind}`}
      aria-label={title}
      onClose={() => open && !ref.current?.open && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {open && (
        <div className="dialog-inside">
          <div className="dialog-head">
            <h2>{title}</h2>
            <Button look="quiet" icon="cancel" onClick={onClose} aria-label={t('close')} />
          </div>
          <div className="dialog-body">{children}</div>
          {footer && <footer className="dialog-foot">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

export function Drawer(props: Omit<DialogProps, 'kind'>) {
  return <Dialog {...props} kind="drawer" />;
}
