import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { host } from '../../host/current.ts';
import { Icon } from '../../icons/icon.tsx';
import { rulingTable } from '../../table/ruling-note.tsx';
import { Button } from '../../ui/button.tsx';
import { ruleHref } from '../shared/anchor.ts';
import { useEditionName } from './edition-name.ts';
import { type BookRule, type Example, editionsOf, findRule, positionOf } from './ledger.ts';
import type { Book } from './load-book.ts';
import { piecesOf } from './prose.ts';
import { scrollToAnchor } from './scroll.ts';

interface RuleEntryProps {
  readonly book: Book;
  readonly rule: BookRule;
  readonly words: readonly string[];
  readonly isTarget: boolean;
}

export const RuleEntry = memo(function RuleEntry({ book, rule, words, isTarget }: RuleEntryProps) {
  const t = useTranslations('rulesPage');
  const proofs = book.proofs.get(rule.id) ?? [];
  return (
    <article
      id={rule.id}
      tabIndex={-1}
      aria-labelledby={`${rule.id}-title`}
      className={isTarget ? 'rule-entry is-target' : 'rule-entry'}
    >
      <header>
        <h3 id={`${rule.id}-title`} lang="en">
          <Prose book={book} text={rule.title} words={words} />
        </h3>
        <Link
          className="rule-id"
          href={ruleHref(book.game, rule.id)}
          aria-label={t('linkTo', { rule: rule.id })}
        >
          <Prose book={book} text={rule.id} words={words} isId />
        </Link>
      </header>
      <Labels book={book} rule={rule} />
      <p lang="en">
        <Prose book={book} text={rule.text} words={words} />
      </p>
      {rule.ruling !== undefined && (
        <div className="rule-ours">
          <p className="rule-ours-head">
            <Icon name="quill-ink" /> {t('ours')}
          </p>
          <p lang="en">
            <Prose book={book} text={rule.ruling.replace(/^Our ruling: /, '')} words={words} />
          </p>
        </div>
      )}
      {rule.waits && (
        <p className="rule-waits">
          <Icon name="hourglass" /> <strong>{t('waits')}</strong>{' '}
          <span lang="en">
            <Prose book={book} text={rule.waits.why} words={words} />
          </span>
        </p>
      )}
      {proofs.length > 0 && <Proofs book={book} proofs={proofs} />}
    </article>
  );
});

/** When the rule acts, and in which edition where it is not in all of them. */
function Labels({ book, rule }: { book: Book; rule: BookRule }) {
  const t = useTranslations('rulesPage');
  const nameOf = useEditionName();
  const editions = (editionsOf(rule) ?? []).filter((edition) => book.editions.includes(edition));
  const isOfSome = editions.length > 0 && editions.length < book.editions.length;
  if (!isOfSome && rule.timing === undefined) return null;
  return (
    <p className="rule-labels">
      {isOfSome && (
        <span className="rule-label">{t('onlyIn', { edition: editions.map(nameOf).join(', ') })}</span>
      )}
      {rule.timing !== undefined && (
        <span className="rule-label">
          <Icon name="hourglass" label={t('timing')} /> <span lang="en">{rule.timing}</span>
        </span>
      )}
    </p>
  );
}

interface ProseProps {
  readonly book: Book;
  readonly text: string;
  readonly words: readonly string[];
  /** The id of the rule itself is no link into itself. */
  readonly isId?: boolean;
}

function Prose({ book, text, words, isId }: ProseProps) {
  const isRule = (id: string) => !isId && findRule(book.sections, id) !== undefined;
  return piecesOf(text, words, isRule).map((piece) => {
    if (piece.kind === 'plain') return piece.text;
    if (piece.kind === 'found') return <mark key={piece.at}>{piece.text}</mark>;
    return (
      <Link key={piece.at} href={ruleHref(book.game, piece.text)} onClick={() => scrollToAnchor(piece.text)}>
        {piece.text}
      </Link>
    );
  });
}

function Proofs({ book, proofs }: { book: Book; proofs: readonly Example[] }) {
  const t = useTranslations('rulesPage');
  return (
    <details className="rule-proofs">
      <summary>{t('proofs', { count: proofs.length })}</summary>
      <ul>
        {proofs.map((example) => (
          <Proof key={example.id} game={book.game} example={example} />
        ))}
      </ul>
    </details>
  );
}

/** One example, and the way to sit down at its position. */
function Proof({ game, example }: { game: string; example: Example }) {
  const t = useTranslations('rulesPage');
  const nameOf = useEditionName();
  const [, navigate] = useLocation();
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const { edition } = example.options;
  const open = () => {
    setState('opening');
    host()
      .position(game, positionOf(example))
      .then(
        (id) => navigate(rulingTable(id, example.id)),
        () => setState('failed'),
      );
  };
  return (
    <li>
      <span lang="en">{example.title}</span>
      {typeof edition === 'string' && <span className="rule-label">{nameOf(edition)}</span>}
      <Button
        icon="play-button"
        onClick={open}
        disabled={state === 'opening'}
        aria-label={t('playThis', { title: example.title })}
      >
        {t('play')}
      </Button>
      {state === 'failed' && <p role="alert">{t('playFailed')}</p>}
    </li>
  );
}
