import type { Mark } from '@tabard/bots';
import { eventText, optionOf, optionText } from '@tabard/engine';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useGame } from '../../games/use-game.ts';
import { useBackend } from '../../host/backend.tsx';
import type { MatchSummary, ReplayViewer } from '../../host/host.ts';
import { Icon } from '../../icons/icon.tsx';
import { useMotion } from '../../settings/motion.ts';
import { useLanguage, useSettings } from '../../settings/settings.ts';
import type { BoardProps } from '../../table/board.ts';
import { PeekPanel } from '../../table/peek-panel.tsx';
import { PlainTable } from '../../table/plain/plain-table.tsx';
import { richText } from '../../table/rich.tsx';
import { phraseOf } from '../../table/say.ts';
import { TableProblem } from '../../table/table-problem.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Pick } from '../shared/fields.tsx';
import { AnalyseButton } from './analyse-button.tsx';
import { ChanceGraph } from './chance-graph.tsx';
import { PlayOn } from './play-on.tsx';
import { Timeline } from './timeline.tsx';
import { useTurnMarks } from './turn-marks.ts';
import { useAnalysis } from './use-analysis.ts';
import { type SeenMoment, useMoment } from './use-moment.ts';
import { usePlace } from './use-place.ts';
import { formatViewer, parseViewer, viewersOf } from './viewers.ts';
import { watchedBoard } from './watched-board.ts';
import './replay-shell.css';

/** The table of a moment, what happened in it, and the timeline. */
export function ReplayShell({ summary, tools }: { summary: MatchSummary; tools?: ReactNode }) {
  const [{ seq, viewer }, setPlace] = usePlace(summary);
  const setSeq = useCallback((to: number) => setPlace({ seq: to }), [setPlace]);
  const { game } = useGame(summary.game);
  const language = useLanguage();
  const t = useTranslations('replayPage');
  const { moment, problem } = useMoment(summary.id, seq, viewer);
  const looking = useAnalysis(summary);
  const turns = useTurnMarks(summary);
  const { analysis } = looking;
  const backend = useBackend();
  const title = t('title', { game: phraseOf(game, { language }, 'game.title') ?? game.id });
  useEffect(() => {
    document.title = `${title} · Tabard`;
  }, [title]);
  if (problem) return <TableProblem match={summary.id} problem={problem} />;
  if (!moment) return <Loading />;
  // A page thinks about nothing that it may not know.
  const isHalf = game.openContent(moment.view.state.content)?.isOpenHalf;
  const mayAnalyse = summary.outcome && !(isHalf && backend.kind === 'online');
  return (
    <div className="replay-shell">
      <ReplayBar
        title={title}
        summary={summary}
        viewer={viewer}
        onViewer={(eyes) => setPlace({ viewer: eyes })}
        moment={moment}
        tools={
          <>
            {mayAnalyse && <AnalyseButton looking={looking} />}
            {tools}
          </>
        }
      />
      <Scene summary={summary} moment={moment} mark={analysis?.marks[moment.seq - 1]} />
      <Timeline
        moment={moment}
        seq={seq}
        turns={turns}
        onSeek={setSeq}
        graph={
          analysis && <ChanceGraph analysis={analysis} seats={summary.seats} seq={seq} onSeek={setSeq} />
        }
      />
    </div>
  );
}

interface ReplayBarProps {
  readonly title: string;
  readonly summary: MatchSummary;
  readonly viewer: ReplayViewer;
  readonly moment: SeenMoment;
  /** What else can be done with this replay. */
  readonly tools: ReactNode;
  onViewer(viewer: ReplayViewer): void;
}

function ReplayBar({ title, summary, viewer, moment, tools, onViewer }: ReplayBarProps) {
  const t = useTranslations('replayPage');
  const nav = useTranslations('nav');
  const all = useTranslations('shareReplay');
  const backend = useBackend();
  const nameOf = (one: ReplayViewer) => {
    if (one === 'all') return all('all');
    return one === 'spectator' ? t('spectator') : summary.seats[one].name;
  };
  return (
    <header className="replay-bar">
      <Link href="/" className="replay-brand" aria-label={nav('hall')}>
        <Icon name="knight-banner" /> <span>Tabard</span>
      </Link>
      <h1>{title}</h1>
      <div className="replay-tools">
        <Pick
          label={t('eyes')}
          value={formatViewer(viewer)}
          choices={viewersOf(summary).map((one) => ({ value: formatViewer(one), label: nameOf(one) }))}
          onChange={(value) => onViewer(parseViewer(value))}
        />
        <PlayOn summary={summary} moment={moment} />
        {tools}
        {!summary.outcome && (
          <Link href={backend.tablePath(summary.id)} className="button button-plain">
            <Icon name="round-table" /> <span className="replay-tool-label">{t('table')}</span>
          </Link>
        )}
      </div>
    </header>
  );
}

interface SceneProps {
  readonly summary: MatchSummary;
  readonly moment: SeenMoment;
  /** What the analysis says of the choice that led here. */
  readonly mark: Mark | undefined;
}

/** The same board as at the table, with nothing to choose. */
function Scene({ summary, moment, mark }: SceneProps) {
  const { game, skin } = useGame(summary.game);
  const language = useLanguage();
  const motion = useMotion();
  const isPlain = useSettings((settings) => settings.plain);
  const happenings = { pulse: moment.seq + 1, events: moment.isNext ? moment.events : [] };
  const { view } = moment;
  const { trail, events } = moment;
  const story = { events: [...trail, ...events], from: 0, since: trail.length };
  const board = watchedBoard({ game, skin, view, seats: summary.seats, language, happenings, story, motion });
  const Board = isPlain ? PlainTable : (skin.Board ?? PlainTable);
  return (
    <>
      <main className="replay-board" id="content" tabIndex={-1}>
        <Board {...board} />
      </main>
      <Happened board={board} moment={moment} mark={mark} />
      <PeekPanel game={game} skin={skin} state={view.state} language={language} />
    </>
  );
}

/** Above what happened now, in pixels. */
const MARGIN = 4;

function Happened({ board, moment, mark }: Omit<SceneProps, 'summary'> & { board: BoardProps }) {
  const t = useTranslations('replayPage');
  const table = useTranslations('table');
  const { game, view, reader } = board;
  const strip = useRef<HTMLElement>(null);
  const now = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment is told at the end, from its beginning
  useEffect(() => {
    if (strip.current && now.current) strip.current.scrollTop = now.current.offsetTop - MARGIN;
  }, [moment, mark?.better]);
  const waiting = view.waiting.map((seat) => reader.seats[seat]).join(', ');
  return (
    <aside className="replay-log" ref={strip} aria-label={t('happened')}>
      <h2>{t('happened')}</h2>
      <ol className="replay-trail">
        {moment.trail.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: told anew with every moment
          <li key={at}>{richText(game, view.state, reader, eventText(game, event))}</li>
        ))}
      </ol>
      <div aria-live="polite" ref={now}>
        {mark?.better && <Better board={board} better={mark.better} />}
        {moment.seq === 0 && <p>{t('begin')}</p>}
        {moment.seq > 0 && moment.events.length === 0 && <p>{t('nothing')}</p>}
        <ol>
          {moment.events.map((event, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the events of one moment never change
            <li key={`${moment.seq} ${at}`}>{richText(game, view.state, reader, eventText(game, event))}</li>
          ))}
        </ol>
        {waiting && <p className="replay-waiting">{table('waitingFor', { names: waiting })}</p>}
        {view.state.outcome && <p className="replay-waiting">{table('over')}</p>}
      </div>
    </aside>
  );
}

/** What would have been better than the choice that led here. */
function Better({ board, better }: { board: BoardProps; better: NonNullable<Mark['better']> }) {
  const t = useTranslations('analysis');
  const format = useFormatter();
  const what = board.say(optionText(board.game, optionOf(better.key)));
  const gain = format.number(better.gain, { style: 'percent' });
  return <p className="replay-better">{t('better', { what, gain })}</p>;
}
