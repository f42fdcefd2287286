import {
  type ActionDef,
  type ArenaDef,
  auraText,
  bonusText,
  type CorruptionDef,
  type EclipseContent,
  type EclipseDef,
  eclipseContent,
  isVersus,
  type MapDef,
  type Match,
  type MystlingDef,
  type WildDef,
} from '@tabard/dragon-eclipse';
import type { Game, Language, MatchState } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { facesOnce } from '../../table/kit/faces-once.ts';
import type { Say } from '../../table/kit/words.ts';
import type { BackFace, CardFace, Corner } from '../../ui/game-card.tsx';
import { ELEMENT_COLOURS, GLYPHS } from './glyphs.ts';
import { wordsIn } from './words.ts';

interface Pen {
  readonly content: EclipseContent;
  readonly language: Language;
  readonly say: Say;
}

/** The face of a card of any type. */
export const faceOf = facesOnce((game, content, def, language) =>
  drawFace(game, content as EclipseContent, def, language),
);

function drawFace(game: Game, content: EclipseContent, def: number, language: Language): CardFace {
  const card = content.defs[def];
  return {
    name: card.names[language],
    icon: card.picture.icon,
    colours: card.picture.colours,
    flavour: card.flavour[language],
    text: game.cardText(content, def, language),
    ...ownParts({ content, language, say: wordsIn(language) }, card),
  };
}

function ownParts(pen: Pen, card: EclipseDef): Partial<CardFace> {
  switch (card.type) {
    case 'action':
      return actionParts(pen, card);
    case 'mystling':
      return {
        ...sheetParts(pen, card),
        typeLabel: pen.say('type.mystling'),
        flavour: card.style[pen.language],
      };
    case 'wild':
      return { ...sheetParts(pen, card), typeLabel: pen.say('type.wild') };
    case 'attack':
      return { frame: 'ember', typeLabel: pen.say('type.attack') };
    case 'corruption':
      return { frame: 'dusk', typeLabel: corruptionType(pen, card) };
    case 'summon':
      return { frame: 'dusk', typeLabel: pen.say('type.summon'), corners: statCorners(pen, card.stats) };
    case 'arena':
      return { frame: 'moss', typeLabel: arenaType(pen, card) };
    case 'map':
      return { frame: 'moss', typeLabel: mapType(pen, card) };
  }
}

function corruptionType({ say }: Pen, { letter }: CorruptionDef): string {
  return letter === undefined ? say('type.corruption') : say('type.major', letter);
}

function arenaType({ say }: Pen, { number }: ArenaDef): string {
  return say('type.arena', number);
}

function mapType({ say }: Pen, { number }: MapDef): string {
  return say('type.map', number);
}

/** What a card belongs to: an element, a Mystling, a Neutral set; and how rare it is. */
function actionParts({ content, language, say }: Pen, card: ActionDef): Partial<CardFace> {
  const owner = content.defs[content.byId.get(card.mystling ?? '') ?? -1] as MystlingDef | undefined;
  const element = card.element ?? owner?.element;
  const belongs = owner
    ? owner.names[language]
    : card.element
      ? say(`element.${card.element}`)
      : card.kind === 'fatigue'
        ? say('type.fatigue')
        : say('type.neutral', card.set ?? '');
  const isRare = card.rarity !== 'common' && card.rarity !== 'mystling';
  const label = isRare ? `${belongs}, ${say(`rarity.${card.rarity}`)}` : belongs;
  return {
    typeLabel: label,
    frame: element ? ELEMENT_COLOURS[element] : 'bone',
    foot: (
      <span className="eclipse-foot">
        {element && <Icon name={GLYPHS[element]} />} <span>{label}</span>
      </span>
    ),
  };
}

function sheetParts(pen: Pen, card: MystlingDef | WildDef): Partial<CardFace> {
  const { say } = pen;
  return {
    frame: ELEMENT_COLOURS[card.element],
    corners: statCorners(pen, card.stats),
    foot: (
      <span className="eclipse-foot">
        <Icon name={GLYPHS[card.element]} /> <span>{say(`element.${card.element}`)}</span>
        {card.subtype && (
          <Icon name={GLYPHS[card.subtype.element]} label={say(`element.${card.subtype.element}`)} />
        )}
        <span className="eclipse-foot-tier">{say('tier', card.tier)}</span>
      </span>
    ),
  };
}

/** "Earth, subtype Water" */
export function elementsOf(say: Say, { element, subtype }: MystlingDef | WildDef): string {
  const main = say(`element.${element}`);
  return subtype ? say('subtype', main, say(`element.${subtype.element}`)) : main;
}

/** A Mystling as its player leads it: this side of its Stat card, and nothing of it as an Enemy. */
export function ledFaceOf(
  { game, content, language }: { game: Game; content: EclipseContent; language: Language },
  def: number,
  side: 'stats' | 'pvp' | 'run',
): CardFace {
  const card = content.defs[def] as MystlingDef;
  const say = wordsIn(language);
  const abilities = card.abilities.map((bonus) => bonusText(content, bonus, language, def));
  const passive = card.passive ? [`${say('passive')} ${auraText(content, card.passive, language, def)}`] : [];
  return {
    ...faceOf(game, content, def, language),
    corners: statCorners({ content, language, say }, card[side]),
    text: [...abilities, ...passive].join('\n'),
  };
}

/** In a duel a Mystling is shown as it fights there. */
export function faceIn(game: Game, state: MatchState, def: number, language: Language): CardFace | undefined {
  const m = state as Match;
  const content = eclipseContent(m);
  return isVersus(m) && content.defs[def]?.type === 'mystling'
    ? ledFaceOf({ game, content, language }, def, 'pvp')
    : undefined;
}

const SHOWN_ORDER = ['health', 'strength', 'defense', 'willpower', 'swiftness'] as const;

function statCorners({ say }: Pen, stats: MystlingDef['stats']): Corner[] {
  return SHOWN_ORDER.map((name) => ({
    icon: GLYPHS[name],
    text: String(stats[name]),
    label: say(`stat.${name}`),
  }));
}

const BACKS: readonly BackFace[] = [
  { icon: 'card-draw', colour: 'tide' },
  { icon: 'claw-slashes', colour: 'ember' },
  { icon: GLYPHS.corruption, colour: 'dusk' },
  { icon: GLYPHS.arena, colour: 'moss' },
];

/** The back of a deck family, in the order the content numbers them. */
export function backOf(back: number): BackFace {
  return BACKS[back] ?? BACKS[0];
}
