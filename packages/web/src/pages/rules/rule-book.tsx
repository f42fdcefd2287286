import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Icon } from '../../icons/icon.tsx';
import { ruleHref } from '../shared/anchor.ts';
import { SearchField, Segments, Switch } from '../shared/fields.tsx';
import { EVERY, editionFor, isShown } from './edition-for.ts';
import { useEditionName } from './edition-name.ts';
import { type BookSection, countRules, findRules, wordsOf } from './ledger.ts';
import type { Book } from './load-book.ts';
import { RuleEntry } from './rule-entry.tsx';
import { scrollToAnchor, sectionId } from './scroll.ts';
import './rule-book.css';

interface RuleBookProps {
  readonly book: Book;
  readonly anchor: string | undefined;
  /** The edition or mode that a match is played by. */
  readonly played?: string | undefined;
}

export function RuleBook({ book, anchor, played }: RuleBookProps) {
  const t = useTranslations('rulesPage');
  const [query, setQuery] = useState('');
  const [edition, setEdition] = useState(() => editionFor(book, anchor, played));
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
    setEdition((now) => (isShown(book, anchor, now) ? now : editionFor(book, anchor, played)));
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
