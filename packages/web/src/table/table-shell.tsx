import {
  contentOf,
  type EntityRef,
  type Game,
  type Option,
  optionKey,
  type Reader,
  refusalText,
  type Unavailable,
} from '@tabard/engine';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Table } from '../host/host.ts';
import { useMotion } from '../settings/motion.ts';
import { useLanguage, useSettings } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { BoardProps, GameDress } from './board.ts';
import { DecisionBar } from './decision-bar.tsx';
import { backFace, backOfCard, faceOfDef, knownDef } from './faces.ts';
import { useTableKeys } from './keys.ts';
import { LogDrawer, LogPanel } from './log.tsx';
import { offersOf } from './offers.ts';
import { OptionMenu } from './option-menu.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { peekProps, usePeek } from './peek.tsx';
import { PeekPanel } from './peek-panel.tsx';
import { PlainTable } from './plain/plain-table.tsx';
import { speechOf } from './say.ts';
import type { Sight } from './story.ts';
import { TableBar } from './table-bar.tsx';
import './table-shell.css';

interface TableShellProps {
  readonly match: string;
  readonly game: Game;
  readonly dress: GameDress;
  readonly seated: {
    readonly table: Table;
    readonly sight: Sight;
    readonly unavailable: readonly Unavailable[];
  };
}

/** Something that was said to the player just now. */
interface Notice {
  readonly text: string;
  readonly rule?: string;
}

/** Everything around a board: the bar, the question with its answers, the log, and what is shown large. */
export function TableShell({ match, game, dress, seated }: TableShellProps) {
  const { table, sight, unavailable } = seated;
  const { update } = sight;
  const { view, summary } = update;
  const language = useLanguage();
  const motion = useMotion();
  const settings = useSettings();
  const t = useTranslations('table');
  const [notice, setNotice] = useState<Notice>();
  const [asked, setAsked] = useState<Option>();
  const [menu, setMenu] = useState<EntityRef>();
  const [open, setOpen] = useState<'log' | 'help'>();
  // A choice is on its way until the table has changed.
  const [sentAt, setSentAt] = useState<number>();

  const reader: Reader = useMemo(
    () => ({
      language,
      seat: view.viewer === 'spectator' ? -1 : view.viewer,
      seats: summary.seats.map(({ name }) => name),
    }),
    [language, view.viewer, summary.seats],
  );
  const speech = useMemo(() => speechOf(game, view.state, reader), [game, view.state, reader]);
  const decision = update.passing ? undefined : view.decisions[0];
  const offers = useMemo(
    () => offersOf(game, decision, unavailable, speech.say),
    [game, decision, unavailable, speech],
  );

  const send = useCallback(
    async (option: Option) => {
      if (!decision || sentAt === update.seq) return;
      setAsked(undefined);
      setMenu(undefined);
      setNotice(undefined);
      usePeek.getState().hide();
      setSentAt(update.seq);
      const refusal = await table.choose({ n: decision.n, key: optionKey(option) });
      if (!refusal) return;
      setSentAt(undefined);
      setNotice({ text: t('refused', { reason: speech.say(refusalText(refusal)) }), rule: refusal.rule });
    },
    [decision, sentAt, update.seq, table, speech, t],
  );
  const choose = useCallback(
    (option: Option) => {
      setMenu(undefined);
      if (settings.confirm) setAsked(option);
      else void send(option);
    },
    [settings.confirm, send],
  );
  const pick = useCallback(
    (entity: EntityRef) => {
      const options = offers.at(entity);
      const [refused] = offers.refusedAt(entity);
      if (options.length === 1 && options[0].about.length === 1) choose(options[0].option);
      else if (options.length > 0) setMenu(entity);
      else if (refused) setNotice({ text: t('refused', { reason: refused.reason }), rule: refused.rule });
    },
    [offers, choose, t],
  );
  const undo = useCallback(async () => {
    setSentAt(undefined);
    setNotice({ text: (await table.undo()) ? t('undone') : t('cannotUndo') });
  }, [table, t]);

  useTableKeys(
    useMemo(
      () => ({
        digit: (digit) => {
          const offered = offers.all.find((one) => one.digit === digit);
          if (offered) choose(offered.option);
        },
        undo: () => void undo(),
        log: () => setOpen((now) => (now === 'log' ? undefined : 'log')),
        help: () => setOpen('help'),
      }),
      [offers, choose, undo],
    ),
  );

  const content = contentOf(view.state);
  const board: BoardProps = {
    game,
    view,
    reader,
    seats: summary.seats,
    decision,
    offers,
    choose,
    pick,
    happenings: sight.happenings,
    motion,
    say: speech.say,
    nameOf: speech.nameOf,
    faceOf: (card) => {
      const def = knownDef(view.state, card);
      return def === undefined ? undefined : faceOfDef(game, dress, content, def, language);
    },
    backOf: (card) => backFace(dress, backOfCard(view.state, card)),
    peek: peekProps,
  };
  const Board = settings.plain ? PlainTable : (dress.Board ?? PlainTable);
  const log = { game, state: view.state, reader, story: sight.story, since: update.sinceYours };

  return (
    <div className="table-shell" data-seq={update.seq}>
      <TableBar
        match={match}
        table={table}
        update={update}
        game={game}
        reader={reader}
        onUndo={undo}
        onLog={() => setOpen('log')}
        onHelp={() => setOpen('help')}
      />
      <main className="table-board" id="content" tabIndex={-1}>
        <Board {...board} />
      </main>
      <LogPanel {...log} />
      {summary.outcome ? (
        <OutcomePanel match={match} summary={summary} outcome={summary.outcome} board={board} />
      ) : (
        <DecisionBar
          board={board}
          update={update}
          hints={dress.hints?.[language]}
          asked={asked}
          notice={notice}
          isSending={sentAt === update.seq}
          onSend={(option) => void send(option)}
          onCancel={() => setAsked(undefined)}
          onCloseNotice={() => setNotice(undefined)}
        />
      )}
      {menu && <OptionMenu entity={menu} board={board} onClose={() => setMenu(undefined)} />}
      <LogDrawer {...log} open={open === 'log'} onClose={() => setOpen(undefined)} />
      <Dialog title={t('help')} open={open === 'help'} onClose={() => setOpen(undefined)}>
        <p>{t('helpKeys')}</p>
      </Dialog>
      <PeekPanel game={game} dress={dress} state={view.state} language={language} />
    </div>
  );
}
