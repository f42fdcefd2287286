import { LANGUAGES } from '@tabard/engine';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Icon } from '../../icons/icon.tsx';
import { useLanguage } from '../../settings/settings.ts';
import { type KeywordFact, keywordFacts } from '../../table/keyword-facts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GameCard } from '../../ui/game-card.tsx';
import { ruleHref } from '../shared/anchor.ts';
import type { CatalogueCard } from './catalogue.ts';
import { type CardSet, type Catalogue, faceIn } from './load-catalogue.ts';
import { useSetNames } from './set-name.ts';

interface CardDialogProps {
  readonly catalogue: Catalogue;
  readonly set: CardSet;
  /** The cards one can step through. */
  readonly cards: readonly CatalogueCard[];
  readonly id: string;
  onShow(id: string | undefined): void;
}

/** A card large, with the facts that bear on it. */
export function CardDialog({ catalogue, set, cards, id, onShow }: CardDialogProps) {
  const t = useTranslations('cardsPage');
  const language = useLanguage();
  const card = set.cards.find((one) => one.id === id);
  const at = cards.findIndex((one) => one.id === id);
  const before = cards[at - 1]?.id;
  const after = at < 0 ? undefined : cards[at + 1]?.id;
  useStepKeys(before, after, onShow);
  return (
    <Dialog
      open
      title={card?.names[language] ?? card?.id ?? id}
      onClose={() => onShow(undefined)}
      footer={
        <>
          <Button disabled={!before} onClick={() => onShow(before)}>
            {t('before')}
          </Button>
          <Button disabled={!after} onClick={() => onShow(after)}>
            {t('after')}
          </Button>
        </>
      }
    >
      {card ? <Large catalogue={catalogue} set={set} card={card} /> : <p>{t('noCard')}</p>}
    </Dialog>
  );
}

function useStepKeys(
  before: string | undefined,
  after: string | undefined,
  onShow: (id: string) => void,
): void {
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const to = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined;
      if (to !== undefined) onShow(to);
    };
    addEventListener('keydown', step);
    return () => removeEventListener('keydown', step);
  }, [before, after, onShow]);
}

function Large({ catalogue, set, card }: { catalogue: Catalogue; set: CardSet; card: CatalogueCard }) {
  const { game, skin } = catalogue;
  const language = useLanguage();
  const facts = keywordFacts(game, skin, set, card.def, language);
  return (
    <div className="card-large">
      <GameCard face={faceIn(catalogue, set.content, card.def, language)} size="large" />
      <div className="card-about">
        <OtherNames card={card} />
        <OtherSets catalogue={catalogue} set={set} card={card} />
        {facts.length > 0 && <Facts game={game.id} facts={facts} />}
      </div>
    </div>
  );
}

function OtherNames({ card }: { card: CatalogueCard }) {
  const t = useTranslations('cardsPage');
  const language = useLanguage();
  const spoken = new Intl.DisplayNames([language], { type: 'language' });
  return LANGUAGES.filter((other) => other !== language && card.names[other]).map((other) => (
    <p key={other} className="card-also">
      {t.rich('alsoCalled', {
        language: spoken.of(other) ?? other,
        name: card.names[other],
      })}
    </p>
  ));
}

/** How the card reads in the other editions, where it differs. */
function OtherSets({ catalogue, set, card }: { catalogue: Catalogue; set: CardSet; card: CatalogueCard }) {
  const t = useTranslations('cardsPage');
  const language = useLanguage();
  const { nameOf } = useSetNames(catalogue);
  const { game, sets } = catalogue;
  const own = game.cardText(set.content, card.def, language);
  return sets.map((other) => {
    const twin = other.cards.find((one) => one.id === card.id);
    const text = twin && game.cardText(other.content, twin.def, language);
    if (other === set || text === own) return null;
    return (
      <p key={other.name} className="card-other">
        <strong>{t('otherText', { set: nameOf(other.name) })}</strong>
        <span>{text ?? t('noCard')}</span>
      </p>
    );
  });
}

function Facts({ game, facts }: { game: string; facts: readonly KeywordFact[] }) {
  const t = useTranslations('cardsPage');
  const common = useTranslations('common');
  return (
    <section aria-label={t('facts')}>
      <h3 className="card-facts-head">{t('facts')}</h3>
      <dl className="card-facts">
        {facts.map((fact) => (
          <div key={fact.title}>
            <dt>
              {fact.icon && <Icon name={fact.icon} />} {fact.title}
            </dt>
            <dd>
              {fact.text} <Link href={ruleHref(game, fact.rule)}>{common('rule', { rule: fact.rule })}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
