import { optionLabel, placeOf } from '@tabard/dragon-eclipse';
import { eventText } from '@tabard/engine';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { PagePicture } from './page-picture.tsx';
import type { JournalPage, PageLine } from './pages.ts';
import { ShownCard } from './shown-card.tsx';
import { storyRef, type TaleBoard, useTaleBoard } from './tale-board.ts';

interface JournalPageViewProps {
  readonly page: JournalPage;
  /** From this place of the story on it is new to the reader. */
  readonly since: number;
  /** Under the text: the options, or nothing while one reads on. */
  readonly children?: ReactNode;
  readonly leafing: Leafing;
}

/** Where in the book one is, and the ways to its other pages. */
export interface Leafing {
  readonly number: number;
  readonly count: number;
  back?(): void;
  onward?(): void;
  now?(): void;
}

/** A page of the book: its picture, its text, and what can be done. */
export function JournalPageView({ page, since, children, leafing }: JournalPageViewProps) {
  const board = useTaleBoard();
  const { tell } = board;
  const title = titleOf(board, page);
  return (
    <article className="tale-book" aria-label={tell('journal')}>
      <div className="tale-page tale-page-left">
        <p className="tale-running">{chapterOf(board, page)}</p>
        <PagePicture page={page} />
        {title && <h2 className="tale-title">{title}</h2>}
      </div>
      <div className="tale-page tale-page-right">
        <div className="tale-text">
          {paragraphs(page).map((line, at) => (
            <Line key={line.place} line={line} isFirst={at === 0} isNew={line.place >= since} />
          ))}
        </div>
        <News page={page} since={since} />
        {children}
        <LeafBar leafing={leafing} />
      </div>
      <Unlocked page={page} />
    </article>
  );
}

function paragraphs({ lines }: JournalPage): readonly PageLine[] {
  return lines.filter(({ kind }) => kind !== 'news');
}

/** The place where the Script is read, or what the event is called. */
function titleOf({ nameOf, state }: TaleBoard, { script, secret }: JournalPage): string {
  if (secret >= 0) return nameOf(storyRef('secret', secret));
  return script >= 0 && placeOf(state, script) ? nameOf(storyRef('script', script)) : '';
}

function chapterOf({ nameOf, tell }: TaleBoard, { scenario }: JournalPage): string {
  return scenario < 0 ? tell('between') : nameOf(storyRef('scenario', scenario));
}

function Line({ line, isFirst, isNew }: { line: PageLine; isFirst: boolean; isNew: boolean }) {
  const { state, language, nameOf, tell } = useTaleBoard();
  const news = isNew ? '' : undefined;
  if (line.kind === 'taken')
    return (
      <p className="tale-taken" data-new={news}>
        {tell('you-chose', optionLabel(state, line.option, language))}
      </p>
    );
  if (line.kind !== 'text') return null;
  const text = nameOf(storyRef('text', line.text));
  return (
    <p className={isFirst ? initialOf(text) : undefined} data-new={news}>
      {text}
    </p>
  );
}

/** A word of one letter keeps its distance from the next. */
function initialOf(text: string): string {
  return text.charAt(1) === ' ' ? 'is-first is-lone' : 'is-first';
}

/** Cards that were unlocked on this page, as they come out of a Booster. */
function Unlocked({ page }: { page: JournalPage }) {
  const { tell } = useTaleBoard();
  const cards = page.lines.flatMap((line) =>
    line.kind === 'news' && line.event.type === 'card-unlocked'
      ? [{ def: line.event.args[0], at: line.place }]
      : [],
  );
  if (cards.length === 0) return null;
  return (
    <section className="tale-unlocked" aria-label={tell('new-cards', cards.length)}>
      <h3>{tell('new-cards', cards.length)}</h3>
      <ul className="tale-booster">
        {cards.map(({ def, at }, i) => (
          <li key={at} style={{ animationDelay: `${i * 70}ms` }}>
            <ShownCard def={def} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What came of it: gains and losses, in short lines. */
function News({ page, since }: Pick<JournalPageViewProps, 'page' | 'since'>) {
  const { game, say, story, tell } = useTaleBoard();
  const all = page.lines.filter((line) => line.kind === 'news' && line.event.type !== 'card-unlocked');
  // In a shop the page grows with every purchase.
  const fresh = all.filter(({ place }) => place >= since);
  const news = fresh.length > 0 ? fresh : all;
  if (news.length === 0) return null;
  return (
    <ul className="tale-news" aria-label={tell('what-came')}>
      {news.map(({ place }) => (
        <li key={place}>{say(eventText(game, story.events[place - story.from]))}</li>
      ))}
    </ul>
  );
}

function LeafBar({ leafing: { number, count, back, onward, now } }: { leafing: Leafing }) {
  const { tell } = useTaleBoard();
  return (
    <nav className="tale-leafs" aria-label={tell('journal')}>
      <Button look="quiet" disabled={!back} onClick={back} aria-label={tell('page-before')}>
        <Icon name="previous-button" />
      </Button>
      <span>{tell('page-of', number, count)}</span>
      <Button look="quiet" disabled={!onward} onClick={onward} aria-label={tell('page-after')}>
        <Icon name="next-button" />
      </Button>
      {now && (
        <Button look="quiet" onClick={now}>
          {tell('page-now')}
        </Button>
      )}
    </nav>
  );
}
