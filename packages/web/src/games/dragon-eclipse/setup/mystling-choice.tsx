import { deckPlan, type EclipseContent, faultsIn, type MystlingDef, parseDeck } from '@tabard/dragon-eclipse';
import type { Seat } from '@tabard/engine';
import { Pick as PickField, Switch } from '../../../pages/shared/fields.tsx';
import { useLanguage } from '../../../settings/settings.ts';
import type { SetupProps, SetupSeat } from '../../../table/board.ts';
import { decksFor, useSavedDecks } from '../decks/saved-decks.ts';
import { MystlingPanel } from './mystling-panel.tsx';
import { idsOf, setupOptions } from './setup-options.ts';
import { Tiles } from './tiles.tsx';
import { setupWordsIn } from './words.ts';

/** The options of each seat, by what they are. */
const OPTIONS = [
  { mystling: 'mystling', deck: 'deck', cards: 'cards' },
  { mystling: 'partner', deck: 'partnerDeck', cards: 'partnerCards' },
] as const;

type ChoiceProps = Pick<SetupProps, 'game' | 'options' | 'onChange'>;

interface MystlingChoiceProps extends ChoiceProps {
  readonly seat: Seat;
  readonly seats: readonly SetupSeat[];
}

/** The Mystling of a seat and its deck. */
export function MystlingChoice({ seat, seats, ...props }: MystlingChoiceProps) {
  const { value, set } = setupOptions(props);
  const language = useLanguage();
  const words = setupWordsIn(language);
  const content = props.game.content as EclipseContent;
  const isPvp = value('mode') !== 'combat';
  const { mystling, deck, cards } = OPTIONS[seat];
  const chosen = String(value(mystling));
  const other = OPTIONS[1 - seat];
  const isAlone = seats.length < 2;
  const label = seats[seat] === 'me' ? 'choose-mystling' : isPvp ? 'choose-opponent' : 'choose-partner';
  const all = idsOf(content, 'mystling');
  const choose = (id: string) => {
    const partners = partnersOf(props, id);
    const own = { [mystling]: id, [deck]: 'usual', [cards]: '' };
    // Whoever is still to come chooses another anyway.
    const fits = isAlone || partners.includes(String(value(other.mystling)));
    set(fits ? own : { ...own, [other.mystling]: partners[0], [other.deck]: 'usual', [other.cards]: '' });
  };
  return (
    <Tiles
      label={words(label)}
      content={content}
      ids={isAlone || seats[1 - seat] === 'open' ? all : partnersOf(props, String(value(other.mystling)))}
      value={chosen}
      words={words}
      onChange={choose}
    >
      <MystlingPanel
        content={content}
        def={content.byId.get(chosen) ?? -1}
        language={language}
        side={isPvp ? 'pvp' : 'stats'}
      />
      <DeckPick {...props} seat={seat} mystling={chosen} />
    </Tiles>
  );
}

/** The Mystlings that may stand beside this one; DE-PARTY-03 holds where the option says so. */
function partnersOf(props: ChoiceProps, other: string): string[] {
  const { value } = setupOptions(props);
  const content = props.game.content as EclipseContent;
  const elementOf = (id: string) => (content.defs[content.byId.get(id) ?? -1] as MystlingDef).element;
  const mayShare = value('mode') !== 'combat' || value('sameElement') === true;
  return idsOf(content, 'mystling').filter(
    (id) => id !== other && (mayShare || elementOf(id) !== elementOf(other)),
  );
}

/** Whether both may lead Mystlings of one element; turned off, a partner that does not fit makes room. */
export function ElementSwitch(props: ChoiceProps) {
  const { value, set } = setupOptions(props);
  const words = setupWordsIn(useLanguage());
  const turn = (sameElement: boolean) => {
    const others = partnersOf(
      { ...props, options: { ...props.options, sameElement } },
      String(value('mystling')),
    );
    const fits = others.includes(String(value('partner')));
    set({ sameElement, ...(!fits && { partner: others[0], partnerDeck: 'usual', partnerCards: '' }) });
  };
  return (
    <Switch label={words('sameElementOption')} checked={value('sameElement') === true} onChange={turn} />
  );
}

interface DeckPickProps extends ChoiceProps {
  readonly seat: Seat;
  readonly mystling: string;
}

/** Which deck: the usual one, a suggested one, one to build, or one of those kept for this Mystling. */
function DeckPick({ seat, mystling, ...props }: DeckPickProps) {
  const { value, set } = setupOptions(props);
  const { deck, cards } = OPTIONS[seat];
  const words = setupWordsIn(useLanguage());
  const kept = useKeptDecks(props.game.content as EclipseContent, mystling);
  const usual = value('mode') === 'combat' ? ['usual', 'suggested', 'build'] : ['build', 'suggested'];
  const at = kept.findIndex((one) => one.cards === value(cards));
  const chosen = String(value(deck));
  const now = chosen === 'saved' ? `saved ${at}` : usual.includes(chosen) ? chosen : usual[0];
  const pick = (one: string) => {
    const found = kept[Number(one.replace('saved ', ''))];
    set(
      one.startsWith('saved') && found
        ? { [deck]: 'saved', [cards]: found.cards }
        : { [deck]: one, [cards]: '' },
    );
  };
  return (
    <PickField
      label={words('deck')}
      value={now}
      choices={[
        ...usual.map((one) => ({ value: one, label: words(`deck.${one}`) })),
        ...kept.map(({ name }, i) => ({
          value: `saved ${i}`,
          label: name === undefined ? words('draft-deck') : words('saved-deck', name),
        })),
      ]}
      onChange={pick}
    />
  );
}

interface KeptDeck {
  /** None has the deck that is in the making. */
  readonly name?: string;
  readonly cards: string;
}

/** The decks of a Mystling that can be played: those saved by name, and the one in the making. */
function useKeptDecks(content: EclipseContent, mystling: string): readonly KeptDeck[] {
  const { decks, drafts } = useSavedDecks();
  const saved: readonly KeptDeck[] = decksFor(decks, mystling);
  const draft = drafts[mystling];
  const isNew = draft !== undefined && saved.every(({ cards }) => cards !== draft);
  return [...saved, ...(isNew ? [{ cards: draft }] : [])].filter(({ cards }) =>
    isLegal(content, mystling, cards),
  );
}

function isLegal(content: EclipseContent, mystling: string, cards: string): boolean {
  const def = content.defs[content.byId.get(mystling) ?? -1] as MystlingDef;
  try {
    return faultsIn(deckPlan(content, def), parseDeck(content, cards)).length === 0;
  } catch {
    // Cards that are no more.
    return false;
  }
}
