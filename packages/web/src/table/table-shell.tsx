import type { Game } from '@tabard/engine';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useGuide } from '../guide/use-guide.ts';
import type { TableSight } from '../host/host.ts';
import { useSettings } from '../settings/settings.ts';
import { useAskingDefault } from '../settings/use-asking-default.ts';
import { useTableSounds } from '../sound/use-table-sounds.ts';
import { useMedia } from '../ui/use-media.ts';
import type { GameSkin } from './board.ts';
import { DecisionBar } from './decision-bar.tsx';
import { GoalStrip } from './goal-strip.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { useTableKeys } from './keys.ts';
import { LiveLog, LogDrawer, LogPanel } from './log.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { PeekPanel } from './peek-panel.tsx';
import { PlainTable } from './plain/plain-table.tsx';
import { useReading } from './reading.ts';
import { TableBar, type UndoBy } from './table-bar.tsx';
import { type OpenTable, useBoard } from './use-board.ts';
import { useRules } from './use-rules.ts';
import './table-shell.css';

const RulesDrawer = lazy(() => import('./rules-drawer.tsx'));

interface TableShellProps {
  readonly match: string;
  readonly game: Game;
  readonly skin: GameSkin;
  readonly open: OpenTable;
  /** `off` in online matches with a clock or withheld content. */
  readonly advice?: 'allowed' | 'off';
  /** Content below the log, beside the board; only on wide screens (`useHasSide`). */
  readonly beside?: ReactNode;
  /** Requests an undo that needs the agreement of the others. */
  onAskUndo?(): void;
}

/** Whether there is room beside the board. */
export function useHasSide(): boolean {
  return useMedia('(width >= 75rem)');
}

/** Everything around a board: the bar, the question with its answers, the log and the preview. */
export function TableShell(props: TableShellProps) {
  const { match, game, skin, open, advice = 'allowed', beside, onAskUndo } = props;
  const { table, sight } = open;
  const { update, happenings } = sight;
  const { view, summary, story, storyFrom } = update;
  const { board, answering } = useBoard(game, skin, open);
  const { reader, offers } = board;
  const guiding = useGuide(match, board);
  const { rules, close: closeRules, onClickCapture } = useRules();
  const [drawn, setDrawn] = useState<'log' | 'help'>();
  const isPlain = useSettings((settings) => settings.plain);
  const { choose } = answering;
  const undo = update.canUndo ? answering.undo : (onAskUndo ?? answering.undo);
  const closeDrawer = () => setDrawn(undefined);

  useAskingDefault(table, update);
  useTableSounds({
    happenings,
    sounds: skin.sounds,
    isYourMove: board.decision !== undefined,
    outcome: summary.outcome,
    viewer: view.viewer,
  });
  const keys = useMemo(
    () => ({
      digit: (digit: number) => {
        const { turn } = useReading.getState();
        if (turn) return turn();
        // A single answer also has digit 1.
        const lone = digit === 1 && offers.all.length === 1 ? offers.all[0] : undefined;
        const offered = offers.all.find((one) => one.digit === digit) ?? lone;
        if (offered) choose(offered.option);
      },
      undo,
      log: () => setDrawn('log'),
      help: () => setDrawn('help'),
    }),
    [offers, choose, undo],
  );
  useTableKeys(keys);

  const isTold = !isPlain && (skin.tellsItself?.(board) ?? false);
  const isReading = useReading(({ turn }) => turn !== undefined);
  const hasLog = !isTold && !isReading;
  const Board = isPlain ? PlainTable : (skin.Board ?? PlainTable);
  const log = useMemo(
    () => ({
      game,
      state: view.state,
      reader,
      story,
      storyFrom,
      since: update.sinceYours,
      outcome: summary.outcome,
      seats: summary.seats,
      onOlder: () => void table.older?.().catch(() => undefined),
    }),
    [game, view.state, reader, story, storyFrom, update.sinceYours, summary, table],
  );
  return (
    <div
      className="table-shell"
      data-seq={update.seq}
      data-side={hasLog || beside ? undefined : 'away'}
      onClickCapture={onClickCapture}
    >
      <TableBar
        match={match}
        table={table}
        update={update}
        game={game}
        undo={{ act: undo, by: undoBy(update, onAskUndo) }}
        onLog={keys.log}
        onHelp={keys.help}
      />
      {!isReading && <GoalStrip board={board} />}
      <main className="table-board" id="content" tabIndex={-1}>
        <Board {...board} />
      </main>
      {summary.outcome && !isReading ? (
        <OutcomePanel match={match} summary={summary} outcome={summary.outcome} board={board} skin={skin} />
      ) : (
        <DecisionBar
          board={board}
          update={update}
          answering={answering}
          hints={skin.hints?.[reader.language]}
          hasAnswers={!isTold}
          guiding={guiding}
          advice={skin.advises?.(board) === false ? 'off' : advice}
        />
      )}
      {(hasLog || beside) && (
        <div className="table-side">
          {hasLog && <LogPanel log={log} />}
          {beside}
        </div>
      )}
      <LiveLog game={game} happenings={happenings} say={board.say} />
      <LogDrawer log={log} open={drawn === 'log'} onClose={closeDrawer} />
      <HelpDialog
        game={game}
        skin={skin}
        language={reader.language}
        mode={String(summary.options.mode ?? '')}
        open={drawn === 'help'}
        onClose={closeDrawer}
      />
      {rules && (
        <Suspense>
          <RulesDrawer
            game={game.id}
            edition={game.editionOf?.(view.state)}
            anchor={rules.anchor}
            onClose={closeRules}
          />
        </Suspense>
      )}
      <PeekPanel game={game} skin={skin} state={view.state} language={reader.language} />
    </div>
  );
}

/** How an undo works now: alone, by asking the others, or not at all. */
function undoBy({ canUndo }: TableSight, onAskUndo: (() => void) | undefined): UndoBy {
  if (canUndo) return 'self';
  return onAskUndo ? 'others' : 'nobody';
}
