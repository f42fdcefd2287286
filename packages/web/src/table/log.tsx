import {
  eventText,
  type Game,
  type MatchEvent,
  type MatchState,
  type Reader,
  type Text,
} from '@tabard/engine';
import { memo, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Drawer } from '../ui/dialog.tsx';
import type { Happenings } from './board.ts';
import { richText } from './rich.tsx';
import './log.css';

interface LogProps {
  readonly game: Game;
  readonly state: MatchState;
  readonly reader: Reader;
  readonly story: readonly MatchEvent[];
  /** Where what happened since the reader's last move begins. */
  readonly since: number;
}

interface LiveLogProps extends Pick<LogProps, 'game'> {
  readonly happenings: Happenings;
  say(text: Text): string;
}

/** So many sentences at once are listened to; more would only be in the way of the question. */
const MOST_SAID = 5;

/** What happens, for who listens to the page: said once, whether the log is open or not. */
export function LiveLog({ game, happenings, say }: LiveLogProps) {
  const t = useTranslations('table');
  const { events, pulse } = happenings;
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={t('log')}>
      {events.length > 0 && (
        <p key={pulse}>
          {events
            .slice(-MOST_SAID)
            .map((event) => say(eventText(game, event)))
            .join(' ')}
        </p>
      )}
    </div>
  );
}

/** The log beside a wide table. */
export function LogPanel(props: LogProps) {
  const t = useTranslations('table');
  return (
    <aside className="log-panel" aria-label={t('log')}>
      <h2>{t('log')}</h2>
      <LogLines {...props} />
    </aside>
  );
}

/** The log over a narrow one. */
export function LogDrawer({ open, onClose, ...log }: LogProps & { open: boolean; onClose(): void }) {
  const t = useTranslations('table');
  return (
    <Drawer title={t('log')} open={open} onClose={onClose}>
      <LogLines {...log} />
    </Drawer>
  );
}

/** So many lines are drawn; the whole story is in the replay. */
const MOST = 150;
/** Scrolling stops at the end anyway. */
const FAR_DOWN = 1_000_000;

function LogLines({ game, state, reader, story, since }: LogProps) {
  const t = useTranslations('table');
  const lines = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves when the story does
  useEffect(() => {
    // In a frame of its own: the table is drawn first.
    const frame = requestAnimationFrame(() => lines.current?.scrollTo(0, FAR_DOWN));
    return () => cancelAnimationFrame(frame);
  }, [story.length]);
  const first = Math.max(0, story.length - MOST);
  if (story.length === 0) return <p className="log-empty">{t('logEmpty')}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      ref={lines}
      className="log-lines"
      role="group"
      aria-label={t('log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <ol>
        {story.slice(first).map((event, i) => (
          <LogLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a story only grows and shrinks at its end
            key={first + i}
            game={game}
            state={state}
            reader={reader}
            event={event}
            heading={first + i === since && since > 0 ? t('sinceYours') : undefined}
            isNew={first + i >= since}
          />
        ))}
      </ol>
    </div>
  );
}

interface LogLineProps {
  readonly game: Game;
  readonly state: MatchState;
  readonly reader: Reader;
  readonly event: MatchEvent;
  readonly heading: string | undefined;
  readonly isNew: boolean;
}

/** A line says what it said when it happened: the table of now only lends it its names. */
const LogLine = memo(
  ({ game, state, reader, event, heading, isNew }: LogLineProps) => (
    <li className={isNew ? 'log-new' : undefined} data-event={event.type}>
      {heading && <span className="log-since">{heading}</span>}
      {richText(game, state, reader, eventText(game, event))}
    </li>
  ),
  (before, now) =>
    before.event === now.event &&
    before.reader === now.reader &&
    before.heading === now.heading &&
    before.isNew === now.isNew,
);
