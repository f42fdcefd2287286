import {
  type Decision,
  type Game,
  type Option,
  optionKey,
  type Refusal,
  refusalText,
  type Text,
} from '@tabard/engine';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Table } from '../host/host.ts';
import { useSettings } from '../settings/settings.ts';
import type { Refused } from './board.ts';
import { usePeek } from './peek.tsx';

/** A temporary message to the player. */
export interface PlayerNotice {
  readonly text: string;
  readonly rule?: string;
}

interface OpenQuestion {
  readonly game: Pick<Game, 'choiceRoles'>;
  readonly table: Table;
  readonly seq: number;
  readonly decision: Decision | undefined;
  say(text: Text): string;
}

/** State of a player's answer or undo, with its messages. */
export interface Answering {
  readonly notice: PlayerNotice | undefined;
  /** The choice that waits for a confirmation. */
  readonly asked: Option | undefined;
  /** Whether a choice is pending. */
  readonly isSending: boolean;
  choose(option: Option): void;
  send(option: Option): void;
  explain(refused: Refused): void;
  undo(): void;
  /** Closes an open notice or confirmation. */
  cancel(): void;
}

interface Open {
  readonly notice?: PlayerNotice;
  readonly asked?: Option;
  /** Length of the log when the pending choice was sent. */
  readonly sentAt?: number;
}

const NOTHING: Open = {};

export function useAnswering({ game, table, seq, decision, say }: OpenQuestion): Answering {
  const t = useTranslations('table');
  const isConfirming = useSettings((settings) => settings.confirm);
  const [open, setOpen] = useState(NOTHING);
  const isSending = open.sentAt === seq;

  const refuse = useCallback(
    ({ code, rule }: Refusal) => {
      setOpen({ notice: { text: t('refused', { reason: say(refusalText({ code, rule })) }), rule } });
    },
    [say, t],
  );
  const breakDown = useCallback(
    (problem: unknown) => {
      const detail = problem instanceof Error ? problem.message : String(problem);
      setOpen({ notice: { text: t('broken', { detail }) } });
    },
    [t],
  );
  const send = useCallback(
    (option: Option) => {
      if (!decision || isSending) return;
      usePeek.getState().hide();
      setOpen({ sentAt: seq });
      table
        .choose({ n: decision.n, key: optionKey(option) })
        .then((refusal) => refusal && refuse(refusal), breakDown);
    },
    [decision, isSending, seq, table, refuse, breakDown],
  );
  const choose = useCallback(
    (option: Option) => {
      if (isConfirming || game.choiceRoles[option.verb] === 'resigns') setOpen({ asked: option });
      else send(option);
    },
    [isConfirming, game, send],
  );
  const explain = useCallback(({ unavailable }: Refused) => refuse(unavailable.why), [refuse]);
  const undo = useCallback(() => {
    table
      .undo()
      .then((isDone) => setOpen({ notice: { text: isDone ? t('undone') : t('cannotUndo') } }), breakDown);
  }, [table, t, breakDown]);
  const cancel = useCallback(() => setOpen(NOTHING), []);

  const { notice, asked } = open;
  return { notice, asked, isSending, choose, send, explain, undo, cancel };
}
