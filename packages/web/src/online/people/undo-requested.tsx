import type { TableInfo } from '@tabard/table/protocol';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ServerProblem } from '../../host/remote/server-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemLine } from '../problem-line.tsx';
import { remote } from '../server.ts';
import { useAction } from '../use-action.ts';
import './people.css';

/** Time to read one sentence, in milliseconds. */
const DECLINED_MS = 6000;

interface AskUndoProps {
  readonly match: string;
  readonly open: boolean;
  onClose(): void;
}

/** Requests an undo that needs the agreement of the others. */
export function AskUndo({ match, open, onClose }: AskUndoProps) {
  const t = useTranslations('undoAsk');
  const action = useAction();
  const ask = async () => {
    const { refusal } = await remote().ask({ type: 'ask-undo', match });
    if (refusal) throw new ServerProblem(refusal.code, 'that cannot be taken back');
    onClose();
  };
  return (
    <Dialog
      title={t('title')}
      open={open}
      onClose={onClose}
      footer={
        <Button look="lamp" disabled={action.isBusy} onClick={() => action.run(ask)}>
          {t('ask')}
        </Button>
      }
    >
      <p>{t('text')}</p>
      <ProblemLine problem={action.problem} />
    </Dialog>
  );
}

/** A pending undo request: a question to those who must answer, a notice to the others. */
export function UndoRequested({ info }: { info: TableInfo }) {
  const t = useTranslations('undoAsk');
  const action = useAction();
  const { undo, mine, id: match } = info;
  const isDeclined = useDeclined(info);
  if (!undo) return isDeclined ? <DeclinedNote /> : null;
  const name = info.seats[undo.seat].name;
  const answer = (agree: boolean) => () =>
    action.run(() => remote().ask({ type: 'answer-undo', match, agree }));
  const isAsked = mine !== null && undo.waiting.includes(mine);
  const names = undo.waiting.map((seat) => info.seats[seat].name).join(', ');
  if (!isAsked)
    return (
      <p className="undo-request" role="status">
        {undo.seat === mine ? t('waiting', { names }) : t('othersAsked', { name })}
      </p>
    );
  return (
    <div className="undo-request is-asked" role="alert">
      <div>
        <strong>{t('wish', { name })}</strong>
        <p>{t('wishText', { name })}</p>
      </div>
      <Button look="lamp" icon="confirmed" disabled={action.isBusy} onClick={answer(true)}>
        {t('agree')}
      </Button>
      <Button icon="cancel" disabled={action.isBusy} onClick={answer(false)}>
        {t('decline')}
      </Button>
      <ProblemLine problem={action.problem} />
    </div>
  );
}

function DeclinedNote() {
  const t = useTranslations('undoAsk');
  return (
    <p className="undo-request" role="status">
      {t('declined')}
    </p>
  );
}

/** Whether the user's own undo request was just declined; true for a few seconds. */
function useDeclined({ undo, mine, length }: TableInfo): boolean {
  const requestedAt = useRef<number>(undefined);
  const [isDeclined, setDeclined] = useState(false);
  const isRequesting = undo !== null && undo.seat === mine;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a request matters, not each choice
  useEffect(() => {
    if (isRequesting) {
      requestedAt.current = length;
      return;
    }
    const before = requestedAt.current;
    requestedAt.current = undefined;
    if (before === undefined || length < before) return;
    setDeclined(true);
    const timer = setTimeout(() => setDeclined(false), DECLINED_MS);
    return () => clearTimeout(timer);
  }, [isRequesting]);
  return isDeclined;
}
