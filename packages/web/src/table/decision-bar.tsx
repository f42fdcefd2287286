import type { Option } from '@tabard/engine';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { GuideNote } from '../guide/guide-note.tsx';
import type { Guiding } from '../guide/use-guide.ts';
import type { TableSight } from '../host/host.ts';
import { ruleHref } from '../pages/shared/anchor.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { Advice } from './advice.tsx';
import type { BoardProps } from './board.ts';
import { Hint } from './hint.tsx';
import { OptionStrip } from './option-strip.tsx';
import { useReading } from './reading.ts';
import { RefusedList } from './refused-list.tsx';
import { richText } from './rich.tsx';
import { RulingNote } from './ruling-note.tsx';
import type { Answering, PlayerNotice } from './use-answering.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { oddsText, useOdds } from './use-odds.ts';
import './decision-bar.css';

interface DecisionBarProps {
  readonly board: BoardProps;
  readonly update: TableSight;
  readonly answering: Answering;
  /** Whether the answers are shown here rather than on the board. */
  readonly hasAnswers: boolean;
  readonly hints: Readonly<Record<string, string>> | undefined;
  /** The guide of a first match, where there is one. */
  readonly guiding?: Guiding;
  readonly advice: 'allowed' | 'off';
}

/** What to do now, in one sentence, and the choices under it. Its height does not depend on what is asked. */
export function DecisionBar(props: DecisionBarProps) {
  const { board, update, answering, hints, guiding, advice, hasAnswers } = props;
  const turn = useReading(({ turn }) => turn);
  const { notice, asked, isSending, cancel } = answering;
  const t = useTranslations('table');
  const ref = useRef<HTMLElement>(null);
  useKeptFocus(ref);
  const odds = useOdds(board);
  return (
    <section ref={ref} className="decision-bar" aria-label={t('whatNow')} tabIndex={-1}>
      <RulingNote game={board.game.id} />
      {guiding && <GuideNote guiding={guiding} board={board} />}
      {notice && <NoticeLine notice={notice} game={board.game.id} onClose={cancel} />}
      <div className="decision-head">
        <p className="decision-sentence" role="status" aria-live="polite">
          {turn ? t('readOn') : <Sentence board={board} update={update} />}
        </p>
        {odds.asItIs && <span className="decision-odds">{t('odds', { chance: oddsText(odds.asItIs) })}</span>}
        {!asked && !turn && <WhyNot board={board} />}
        {!asked && !turn && !guiding && advice === 'allowed' && <Advice board={board} />}
      </div>
      <div className="decision-line">
        {asked && <Confirm board={board} answering={answering} asked={asked} />}
        {!asked && turn && <TurnPage onTurn={turn} />}
        {!asked && !turn && hasAnswers && (
          <OptionStrip
            key={board.decision?.n}
            board={board}
            isSending={isSending}
            advised={guiding?.step?.choose}
            odds={odds}
          />
        )}
      </div>
      {!guiding && <Hint board={board} hints={turn ? undefined : hints} />}
    </section>
  );
}

/** Button to read on before the question is shown. */
function TurnPage({ onTurn }: { onTurn(): void }) {
  const t = useTranslations('table');
  return (
    <Button look="lamp" icon="open-book" hotkey="1" data-first="" data-turn="" onClick={onTurn}>
      {t('turnPage')}
    </Button>
  );
}

function Sentence({ board, update }: { board: BoardProps; update: TableSight }) {
  const t = useTranslations('table');
  const { decision, game, view, reader, seats } = board;
  if (update.broken) return t('broken', { detail: update.broken });
  if (decision) return richText(game, view.state, reader, decision.text);
  if (update.passing) return t('passing');
  // Who is asked together with others and has answered waits for them alone.
  const others = view.waiting.filter((seat) => seat !== reader.seat);
  const names = (others.length > 0 ? others : view.waiting).map((seat) => seats[seat].name);
  return <span className="decision-waiting">{t('waitingFor', { names: names.join(', ') })}</span>;
}

interface ConfirmProps {
  readonly board: BoardProps;
  readonly answering: Answering;
  readonly asked: Option;
}

/** Asks again before a choice is sent; for one that gives up everything, Cancel comes first. */
function Confirm({ board, answering, asked }: ConfirmProps) {
  const t = useTranslations('table');
  const common = useTranslations('common');
  const chosen = board.offers.all.find(({ option }) => option === asked);
  const send = { 'data-confirm': '', onClick: () => answering.send(asked) };
  const cancel = { onClick: answering.cancel, children: common('cancel') };
  if (chosen?.role === 'resigns') {
    const { label, help } = chosen;
    const resign: ButtonProps = { ...send, look: 'danger', children: label };
    return <ConfirmDialog label={label} description={help} text={help} first={cancel} second={resign} />;
  }
  const text = (
    <>
      {t('confirm')} <b>{chosen?.label}</b>
    </>
  );
  const first = { ...send, children: t('send') };
  return <ConfirmDialog label={t('confirm')} text={text} first={first} second={cancel} />;
}

interface ConfirmDialogProps {
  readonly label: string;
  readonly description?: string;
  readonly text: ReactNode;
  /** The button that has the focus. */
  readonly first: ButtonProps;
  readonly second: ButtonProps;
}

function ConfirmDialog({ label, description, text, first, second }: ConfirmDialogProps) {
  return (
    <div className="decision-confirm" role="alertdialog" aria-label={label} aria-description={description}>
      <span>{text}</span>
      <Button look="lamp" autoFocus {...first} />
      <Button {...second} />
    </div>
  );
}

function WhyNot({ board }: { board: BoardProps }) {
  const t = useTranslations('table');
  const { refused } = board.offers;
  const [isOpen, setOpen] = useState(false);
  if (refused.length === 0) return null;
  return (
    <details
      className="decision-whynot"
      key={board.decision?.n}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="button button-quiet" title={t('whyNot')}>
        {t('whyNotShort', { count: refused.length })}
      </summary>
      {isOpen && <RefusedList refused={refused} game={board.game.id} />}
    </details>
  );
}

interface NoticeLineProps {
  readonly notice: PlayerNotice;
  readonly game: string;
  onClose(): void;
}

function NoticeLine({ notice, game, onClose }: NoticeLineProps) {
  const t = useTranslations('common');
  return (
    <p className="decision-notice" role="alert">
      <span>
        {notice.text}{' '}
        {notice.rule && <Link href={ruleHref(game, notice.rule)}>{t('rule', { rule: notice.rule })}</Link>}
      </span>
      <Button look="quiet" icon="cancel" aria-label={t('close')} onClick={onClose} />
    </p>
  );
}
