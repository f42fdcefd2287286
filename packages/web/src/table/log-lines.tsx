import {
  eventText,
  type Game,
  type MatchEvent,
  type MatchState,
  type Outcome,
  type Reader,
  type StoryLine,
} from '@tabard/engine';
import { Fragment, memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SeatPlan } from '../host/host.ts';
import { Button } from '../ui/button.tsx';
import { type LogPart, linesIn, logParts, PARTS, type StoryEnd } from './log-parts.ts';
import { useEnding } from './outcome-words.ts';
import { Personas } from './personas.tsx';
import { richText } from './rich.tsx';

export interface LogProps extends StoryEnd {
  readonly game: Game;
  readonly state: MatchState;
  readonly reader: Reader;
  /** Index of the first event since the viewer's last move. */
  readonly since: number;
  /** Outcome of a finished match. */
  readonly outcome?: Outcome;
  /** The seats; bots are introduced above the story. */
  readonly seats: readonly SeatPlan[];
  /** Loads an earlier page of the story. */
  onOlder(): void;
}

/** Larger than any scroll height; the browser clamps it. */
const FAR_DOWN = 1_000_000;

/** The end of the story, line by line, and more of it on demand. */
export function LogLines({ story, storyFrom, since, outcome, seats, onOlder, ...telling }: LogProps) {
  const t = useTranslations('table');
  const lines = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(PARTS);
  const parts = logParts({ story, storyFrom }, since, most);
  const first = parts[0]?.first ?? 0;
  const keepPlace = useKeptPlace(lines, first);
  const showEarlier = () => {
    keepPlace();
    setMost(most + PARTS);
    if (storyFrom > 0) onOlder();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll down when the story grows
  useEffect(() => {
    // In the frame that renders the new lines, which needs a layout anyway.
    const frame = requestAnimationFrame(() => lines.current?.scrollTo(0, FAR_DOWN));
    return () => cancelAnimationFrame(frame);
  }, [storyFrom + story.length]);
  if (story.length === 0)
    return (
      <>
        <Personas seats={seats} />
        <p className="log-empty">{t('logEmpty')}</p>
      </>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={lines}
      className="log-lines"
      role="group"
      aria-label={t('log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
      tabIndex={0}
    >
      {first > 0 && (
        <Button look="quiet" className="log-earlier" onClick={showEarlier}>
          {t('logEarlier')}
        </Button>
      )}
      {first === 0 && <Personas seats={seats} />}
      {parts.map((part) => (
        <LogPartLines key={part.first} part={part} {...telling} />
      ))}
      {outcome && <LogEnd outcome={outcome} {...telling} />}
    </div>
  );
}

/** The last line: who won, and why. */
function LogEnd({ outcome, game, reader }: LogTelling & { outcome: Outcome }) {
  const { title, why } = useEnding({ game, reader }, outcome);
  return (
    <p className="log-end">
      {title}. {why}
    </p>
  );
}

/** Keeps the scroll position when lines are prepended. Returns a function to call before loading them. */
function useKeptPlace(lines: RefObject<HTMLElement | null>, first: number): () => void {
  const before = useRef({ first, height: 0 });
  useLayoutEffect(() => {
    const element = lines.current;
    const isEarlier = first < before.current.first;
    if (element && isEarlier) {
      element.scrollTop += element.scrollHeight - before.current.height;
      before.current.height = element.scrollHeight;
    }
    before.current.first = first;
  }, [first, lines]);
  return () => {
    before.current.height = lines.current?.scrollHeight ?? 0;
  };
}

type LogTelling = Pick<LogProps, 'game' | 'state' | 'reader'>;

/** Memoised: parts without changes are not rendered again. */
const LogPartLines = memo(
  function LogPartLines({ part, ...telling }: LogTelling & { part: LogPart }) {
    const t = useTranslations('table');
    const { first, newFrom } = part;
    const lines = linesIn(telling.game.lineRoles, part);
    const firstNew = newFrom < 0 ? -1 : lines.filter((line) => line.first < first + newFrom).length;
    return (
      <ol>
        {lines.map((line, at) => (
          <LogLine
            key={line.first}
            {...telling}
            line={line}
            heading={at === firstNew ? t('sinceYours') : undefined}
            isNew={at >= firstNew}
          />
        ))}
      </ol>
    );
  },
  (before, now) =>
    before.reader === now.reader &&
    before.part.newFrom === now.part.newFrom &&
    isSame(before.part.before, now.part.before) &&
    isSame(before.part.events, now.part.events) &&
    isSame(before.part.after, now.part.after),
);

function isSame(a: readonly MatchEvent[], b: readonly MatchEvent[]): boolean {
  return a.length === b.length && a.every((event, at) => event === b[at]);
}

interface LogLineProps extends LogTelling {
  readonly line: StoryLine;
  readonly heading: string | undefined;
  readonly isNew: boolean;
}

/** The text of a line is fixed; the current state is used only for names. */
const LogLine = memo(
  ({ game, state, reader, line, heading, isNew }: LogLineProps) => (
    <li className={isNew ? 'log-new' : undefined} data-event={line.said[0].type}>
      {heading && <span className="log-since">{heading}</span>}
      {line.said.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line only grows at its end
        <Fragment key={at}>
          {at > 0 && ' '}
          {richText(game, state, reader, eventText(game, event))}
        </Fragment>
      ))}
    </li>
  ),
  (before, now) =>
    before.line.said.length === now.line.said.length &&
    before.line.said.every((event, at) => event === now.line.said[at]) &&
    before.reader === now.reader &&
    before.heading === now.heading &&
    before.isNew === now.isNew,
);
