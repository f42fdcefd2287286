import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useLanguage } from '../../settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { GameCard } from '../../ui/game-card.tsx';
import { cardHref } from '../shared/anchor.ts';
import { Pick, SearchField, Segments } from '../shared/fields.tsx';
import { CardDialog } from './card-dialog.tsx';
import { type CatalogueCard, FACETS, type Facet, type Filters, findCards, valuesOf } from './catalogue.ts';
import { type CardSet, type Catalogue, faceIn } from './load-catalogue.ts';
import { useSetNames } from './set-name.ts';
import './card-browser.css';

interface CardBrowserProps {
  readonly catalogue: Catalogue;
  /** The id of the card that is shown large. */
  readonly open: string | undefined;
}

export function CardBrowser({ catalogue, open }: CardBrowserProps) {
  const t = useTranslations('cardsPage');
  const [, navigate] = useLocation();
  const [setName, setSetName] = useState(catalogue.sets[0].name);
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<Filters>({});
  const set = catalogue.sets.find(({ name }) => name === setName) ?? catalogue.sets[0];
  const wanted = useDeferredValue(query);
  const found = useMemo(() => findCards(set.cards, wanted, filters), [set, wanted, filters]);
  const isFiltered = query !== '' || Object.keys(filters).length > 0;
  const show = (id: string | undefined) =>
    navigate(id === undefined ? `/cards/${catalogue.game.id}` : cardHref(catalogue.game.id, id), {
      replace: open !== undefined,
    });
  return (
    <>
      <div className="card-tools">
        <SearchField label={t('search')} placeholder={t('searchHint')} value={query} onChange={setQuery} />
        <Sets catalogue={catalogue} value={setName} onChange={setSetName} />
        <Facets set={set} filters={filters} onChange={setFilters} />
      </div>
      <div className="card-count">
        <p role="status">{t('count', { count: found.length })}</p>
        {isFiltered && (
          <Button
            look="quiet"
            icon="cancel"
            onClick={() => {
              setQuery('');
              setFilters({});
            }}
          >
            {t('reset')}
          </Button>
        )}
      </div>
      {found.length === 0 && <p>{t('none')}</p>}
      <CardGrid catalogue={catalogue} set={set} cards={found} onOpen={show} />
      {open !== undefined && (
        <CardDialog catalogue={catalogue} set={set} cards={found} id={open} onShow={show} />
      )}
    </>
  );
}

function Sets(props: { catalogue: Catalogue; value: string; onChange(name: string): void }) {
  const { choice, nameOf } = useSetNames(props.catalogue);
  if (props.catalogue.sets.length < 2) return null;
  const choices = props.catalogue.sets.map(({ name }) => ({ value: name, label: nameOf(name) }));
  return <Segments label={choice} value={props.value} choices={choices} onChange={props.onChange} />;
}

function Facets(props: { set: CardSet; filters: Filters; onChange(filters: Filters): void }) {
  const { set, filters, onChange } = props;
  const t = useTranslations('cardsPage');
  const values = useTranslations('cardsPage.values');
  const nameOf = (value: string) => (values.has(value as 'ki') ? values(value as 'ki') : value);
  const change = (facet: Facet, value: string) => {
    const { [facet]: _, ...others } = filters;
    onChange(value ? { ...others, [facet]: value } : others);
  };
  return FACETS.filter((facet) => valuesOf(set.cards, facet, {}).length > 1).map((facet) => (
    <Pick
      key={facet}
      label={t(`facets.${facet}`)}
      value={filters[facet] ?? ''}
      choices={[
        { value: '', label: t('any') },
        ...valuesOf(set.cards, facet, filters).map((value) => ({ value, label: nameOf(value) })),
      ]}
      onChange={(value) => change(facet, value)}
    />
  ));
}

interface CardGridProps {
  readonly catalogue: Catalogue;
  readonly set: CardSet;
  readonly cards: readonly CatalogueCard[];
  onOpen(id: string): void;
}

const CardGrid = memo(
  function CardGrid({ catalogue, set, cards, onOpen }: CardGridProps) {
    const language = useLanguage();
    return (
      <ul className="card-grid">
        {cards.map((card) => (
          <li key={card.id}>
            <CardButton catalogue={catalogue} set={set} card={card} language={language} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    );
  },
  (before, after) => before.cards === after.cards && before.set === after.set,
);

interface CardButtonProps extends Omit<CardGridProps, 'cards'> {
  readonly card: CatalogueCard;
  readonly language: ReturnType<typeof useLanguage>;
}

const CardButton = memo(function CardButton({ catalogue, set, card, language, onOpen }: CardButtonProps) {
  const t = useTranslations('cardsPage');
  const face = faceIn(catalogue, set.content, card.def, language);
  return (
    <button
      type="button"
      className="card-button"
      aria-label={t('look', { name: face.name })}
      onClick={() => onOpen(card.id)}
    >
      <GameCard face={face} size="medium" aria-hidden="true" />
    </button>
  );
});
