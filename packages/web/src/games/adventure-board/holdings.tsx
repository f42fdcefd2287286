import { costSum, defOfType, itemOn, objectiveText, placeName, questFacts } from '@tabard/adventure-board';
import { type EntityRef, optionKey, type Seat, totalOfSum } from '@tabard/engine';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { cardRef } from '../../table/kit/board-context.ts';
import { CardThing, type CardThingProps } from '../../table/kit/card-thing.tsx';
import { CardItems, Hand } from '../../table/kit/hand.tsx';
import { Pips } from '../../table/kit/pips.tsx';
import { partLine } from '../../table/kit/sum.tsx';
import { Thing } from '../../table/kit/thing.tsx';
import type { CardFace } from '../../ui/game-card.tsx';
import { CostBadge, itemFace } from './faces.tsx';
import { ForeseenBadge, useForesight } from './foresight.tsx';
import { GLYPHS } from './glyphs.ts';
import { type OrrenBoard, useOrrenBoard } from './orren-board.ts';
import { spaceName } from './places.ts';

/** One's Ability cards. In a fight each says what it would make of it. */
export function OwnHand() {
  const board = useOrrenBoard();
  const { state, own, words } = board;
  const foreseen = useForesight();
  if (own < 0) return null;
  const { hand, deck } = state.heroes[own];
  return (
    <Hand
      className="orren-hand"
      guide="hand"
      staysInSight
      spot={`deck-${own}`}
      label={words('your-hand')}
      head={
        <>
          <h2>{words('your-hand')}</h2>
          <small>{words('in-deck', deck.length)}</small>
        </>
      }
    >
      <CardItems
        cards={hand}
        of={(card) => (
          <CardThing
            card={card}
            where={`hand-${own}`}
            className="orren-held"
            description={board.faceOf(card)?.text}
            overlay={<ForeseenBadge odds={foreseen.get(`play ${card}`)} />}
            {...costNow(board, card)}
          />
        )}
      />
    </Hand>
  );
}

/** A card whose cost is changed shows what it costs now, and says why. */
function costNow(board: OrrenBoard, card: number): Pick<CardThingProps, 'brief' | 'state'> {
  const { content, state, own, words } = board;
  const def = defOfType(content, state.cards.def[card], 'ability');
  const sum = costSum(state, own, def);
  if (sum.length < 2) return {};
  const cost = totalOfSum(sum);
  const label = words('cost-comes', cost, sum.map((part) => partLine(board, part)).join(', '));
  const change = cost > def.cost ? 'dearer' : cost < def.cost ? 'cheaper' : undefined;
  return {
    state: [label],
    brief: (face) => ({ ...face, badge: <CostBadge cost={cost} label={label} change={change} /> }),
  };
}

/** What is dragged: an Item by its card. */
const DRAGGED = 'application/x-tabard-item';

/** Drop an Item here: the option with this verb is taken where it is offered. */
function useDrop(verb: 'equip' | 'store') {
  const board = useOrrenBoard();
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const key = `${verb} ${event.dataTransfer.getData(DRAGGED)}`;
      const offered = board.offers.all.find((one) => one.key === key);
      const refused = board.offers.refused.find(({ unavailable: { option } }) => optionKey(option) === key);
      if (offered) board.choose(offered.option);
      else if (refused) board.explain(refused);
    },
  };
}

/** Equipment, Bag and whatever else lies before a player. */
export function Gear({ seat }: { seat: Seat }) {
  const { state, words, own } = useOrrenBoard();
  const hero = state.heroes[seat];
  const worn = useDrop('equip');
  const bag = useDrop('store');
  const attached = state.attached.filter((one) => one.seat === seat).map(({ card }) => card[0]);
  return (
    <section className="orren-gear" aria-label={words('gear')} data-guide={seat === own ? 'gear' : undefined}>
      <ul className="orren-worn" {...worn}>
        <Slot name="weapon" cards={hero.weapon} seat={seat} />
        <Slot name="armour" cards={hero.armour} seat={seat} />
      </ul>
      <ul className="orren-bag" aria-label={words('bag')} {...bag}>
        <li className="orren-bag-sign" title={words('bag')}>
          <Icon name={GLYPHS.bag} label={words('bag')} />
        </li>
        <Tiles cards={hero.bag} of={(card) => <ItemTile card={card} where={`bag-${seat}`} />} />
        <Tiles
          cards={[...hero.trophies, ...hero.kept, ...attached]}
          of={(card) => <CardTile card={card} where={`before-${seat}`} />}
        />
        {hero.bag.length === 0 && <li className="orren-bag-empty">{words('bag-empty')}</li>}
      </ul>
    </section>
  );
}

function Tiles({ cards, of }: { cards: readonly number[]; of(card: number): ReactNode }) {
  return cards.map((card) => <li key={card}>{of(card)}</li>);
}

function Slot({ name, cards, seat }: { name: 'weapon' | 'armour'; cards: readonly number[]; seat: Seat }) {
  const { words } = useOrrenBoard();
  const [card] = cards;
  if (card !== undefined)
    return (
      <li className="orren-slot">
        <ItemTile card={card} where={`${name}-${seat}`} />
      </li>
    );
  return (
    <li className="orren-slot is-empty" title={words(`slot.${name}`)}>
      <Icon name={GLYPHS[name]} label={words(`slot.${name}`)} />
    </li>
  );
}

interface TileProps {
  readonly card: number;
  readonly where: string;
}

/** The Item side of a Challenge card, small: it is dragged or clicked. */
function ItemTile({ card, where }: TileProps) {
  const { state, content, language } = useOrrenBoard();
  const face = itemFace(content, itemOn(state, card), language);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by a click
    <span draggable onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, String(card))}>
      <Tile face={face} card={card} where={where} />
    </span>
  );
}

/** A Trophy, a kept Discovery, an attached card. */
function CardTile({ card, where }: TileProps) {
  const { faceOf } = useOrrenBoard();
  const face = faceOf(card);
  return face ? <Tile face={face} card={card} where={where} /> : null;
}

export function Tile({ face, card, where }: TileProps & { face: CardFace }) {
  const refs: EntityRef[] = [{ kind: 'owned', id: card }, cardRef(card)];
  return (
    <Thing
      className="orren-tile"
      refs={refs}
      name={face.name}
      state={[face.typeLabel ?? '']}
      description={face.text}
      shows={cardRef(card)}
      lies={{ card, where }}
    >
      {() => (
        <>
          <span className="orren-tile-field" style={fieldOf(face)}>
            <Icon name={face.icon} />
          </span>
          <small>{face.name}</small>
        </>
      )}
    </Thing>
  );
}

/** The two colours behind a picture. */
export function fieldOf({ colours }: Pick<CardFace, 'colours'>) {
  return {
    '--from': `var(--${colours[0]})`,
    '--to': `var(--${colours[1] ?? colours[0]})`,
  } as React.CSSProperties;
}

/** Unfinished Quests with what is done of each and where to go, and what was completed. */
export function QuestLog({ seat }: { seat: Seat }) {
  const board = useOrrenBoard();
  const { state, words, own } = board;
  const { log } = state.heroes[seat];
  return (
    <section
      className="orren-quests"
      aria-label={words('quests')}
      data-guide={seat === own ? 'quests' : undefined}
    >
      <h2>
        {words('quests')} {log.length > 0 && <small>{words('quests-done', log.length)}</small>}
      </h2>
      <ul>
        {questFacts(state, seat).map((facts) => (
          <li key={facts.card}>
            <QuestRow {...facts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type QuestRowProps = ReturnType<typeof questFacts>[number];

function QuestRow({ card, valour, done, parts, spaces, isMet }: QuestRowProps) {
  const board = useOrrenBoard();
  const { words, faceOf } = board;
  const face = faceOf(card);
  if (!face) return null;
  const where = whereTo(board, card, spaces);
  const demand = objectiveText(board.content, board.state.cards.def[card], board.language);
  return (
    <Thing
      className="orren-quest"
      refs={[cardRef(card)]}
      shows={cardRef(card)}
      name={face.name}
      state={[
        words('valour-of', valour),
        words('progress', done, parts),
        where,
        isMet ? words('quest-met') : '',
      ]}
      description={face.text}
      lies={{ card, where: 'quests' }}
      aim={`quest ${card}`}
      data={{ 'data-met': String(isMet) }}
    >
      {() => (
        <>
          <span className="orren-tile-field" style={fieldOf(face)}>
            <Icon name={face.icon} />
          </span>
          <span className="orren-quest-words">
            <b>{face.name}</b>
            <small>{isMet ? words('quest-met') : parts > 1 ? where : demand}</small>
          </span>
          {parts > 1 && <Pips className="orren-progress" count={done} most={parts} />}
          <span className="orren-badge">
            <Icon name={GLYPHS.valour} />
            <b>{valour}</b>
          </span>
        </>
      )}
    </Thing>
  );
}

const FEW = 2;

/** Where a Quest goes on: its places where there are a few, else the word for them. */
function whereTo(board: OrrenBoard, card: number, spaces: readonly number[]): string {
  const { content, state, language, words } = board;
  if (spaces.length <= FEW) return words('go-to', spaces.map((space) => spaceName(board, space)).join(', '));
  const def = content.defs[state.cards.def[card]];
  return def?.type === 'quest' ? words('go-to', placeName(content, def.at, language)) : '';
}
