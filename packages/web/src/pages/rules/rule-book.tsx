import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Icon } from '../../icons/icon.tsx';
import { ruleHref } from '../shared/anchor.ts';
import { SearchField, Segments, Switch } from '../shared/fields.tsx';
import { useEditionName } from './edition-name.ts';
import { type BookSection, countRules, editionsOf, findRule, findRules, wordsOf } from './ledger.ts';
import type { Book } from './load-book.ts';
import { RuleEntry } from './rule-entry.tsx';
import { scrollToAnchor, sectionId } from './scroll.ts';
import './rule-book.css';

const EVERY = 'every';

interface RuleBookProps {
  readonly book: Book;
  readonly anchor: string | undefined;
}

export function RuleBook({ book, anchor }: RuleBookProps) {
  const t = useTranslations('rulesPage');
  const [query, setQuery] = useState('');
  const [edition, setEdition] = useState(() => editionFor(book, anchor));
  const [ours, setOurs] = useState(false);
  const wanted = useDeferredValue(query);
  const found = useMemo(
    () => findRules(book.sections, { query: wanted, edition: edition === EVERY ? undefined : edition, ours }),
    [book, wanted, edition, ours],
  );
  const words = useMemo(() => wordsOf(wanted), [wanted]);
  useArrival(book, anchor, () => {
    setQuery('');
    setOurs(false);
    setEdition((now) => (isShown(book, anchor, now) ? now : editionFor(book, anchor)));
  });
  return (
    <div className="rule-book">
      <div className="rule-side">
        <div className="rule-tools">
          <SearchField label={t('search')} placeholder={t('searchHint')} value={query} onChange={setQuery} />
          {book.editions.length > 1 && <Editions book={book} edition={edition} onChange={setEdition} />}
          <Switch label={t('onlyOurs')} checked={ours} onChange={setOurs} />
          <p className="rule-count" role="status">
            {t('count', { count: countRules(found) })}
          </p>
        </div>
        <Contents game={book.game} sections={found} />
      </div>
      <Sections book={book} sections={found} words={words} anchor={anchor} />
    </div>
  );
}

function Editions(props: { book: Book; edition: string; onChange(edition: string): void }) {
  const t = useTranslations('rulesPage');
  const nameOf = useEditionName();
  const choices = props.book.editions.map((value) => ({ value, label: nameOf(value) }));
  return (
    <Segments
      label={t(props.book.variesBy)}
      value={props.edition}
      choices={[...choices, { value: EVERY, label: t('everyEdition') }]}
      onChange={props.onChange}
    />
  );
}

function Contents({ game, sections }: { game: string; sections: readonly BookSection[] }) {
  const t = useTranslations('rulesPage');
  return (
    <nav className="rule-contents" aria-label={t('contents')}>
      <details open={matchMedia('(width >= 64rem)').matches}>
        <summary>{t('contents')}</summary>
        <ol lang="en">
          {sections.map((section) => (
            <li key={section.section}>
              <Link
                href={ruleHref(game, sectionId(section))}
                onClick={() => scrollToAnchor(sectionId(section))}
              >
                {section.section}
              </Link>
              <span className="rule-contents-count">{section.rules.length}</span>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

interface SectionsProps {
  readonly book: Book;
  readonly sections: readonly BookSection[];
  readonly words: readonly string[];
  readonly anchor: string | undefined;
}

function Sections({ book, sections, words, anchor }: SectionsProps) {
  const t = useTranslations('rulesPage');
  const isEnglish = useLocale() === 'en';
  return (
    <div className="rule-sections">
      {!isEnglish && (
        <p className="rule-note">
          <Icon name="info" /> {t('englishOnly')}
        </p>
      )}
      {sections.length === 0 && <p>{t('none')}</p>}
      {sections.map((section) => (
        <section key={section.section} aria-labelledby={sectionId(section)}>
          <h2 id={sectionId(section)} tabIndex={-1} lang="en">
            {section.section}
          </h2>
          {section.rules.map((rule) => (
            <RuleEntry key={rule.id} book={book} rule={rule} words={words} isTarget={rule.id === anchor} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** What to open with: all modes; the newest edition, or one in which the rule that was linked to is in force. */
function editionFor(book: Book, anchor: string | undefined): string {
  if (book.variesBy === 'mode') return EVERY;
  const newest = book.editions.at(-1) ?? EVERY;
  const editions = editionsOfAnchor(book, anchor);
  return !editions || editions.includes(newest) ? newest : (editions[0] ?? EVERY);
}

function isShown(book: Book, anchor: string | undefined, edition: string): boolean {
  return edition === EVERY || (editionsOfAnchor(book, anchor)?.includes(edition) ?? true);
}

function editionsOfAnchor(book: Book, anchor: string | undefined): readonly string[] | undefined {
  const rule = anchor === undefined ? undefined : findRule(book.sections, anchor);
  return rule && editionsOf(rule)?.filter((edition) => book.editions.includes(edition));
}

/** A link to a rule shows it, whatever was searched for, and goes there. */
function useArrival(book: Book, anchor: string | undefined, prepare: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address is an arrival
  useEffect(() => {
    if (anchor === undefined) return undefined;
    prepare();
    // Twice: once the sections are drawn, and once the fonts have settled their heights.
    const soon = requestAnimationFrame(() => scrollToAnchor(anchor));
    const later = setTimeout(() => scrollToAnchor(anchor), 120);
    return () => {
      cancelAnimationFrame(soon);
      clearTimeout(later);
    };
  }, [book, anchor]);
}
