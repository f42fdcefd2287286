import {
  type AbilityDef,
  BACKS,
  type BoardContent,
  type BoardDef,
  type ChallengeDef,
  type CharacterDef,
  type Class,
  type EncounterDef,
  encounterText,
  type Face,
  type Fighting,
  faceText,
  type ItemDef,
  itemText,
  LEVELS,
  type QuestDef,
} from '@tabard/adventure-board';
import type { Language } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { facesOnce } from '../../table/kit/faces-once.ts';
import type { Say } from '../../table/kit/words.ts';
import type { BackFace, CardFace, Corner } from '../../ui/game-card.tsx';
import { CLASS_GLYPHS, GLYPHS, KIND_GLYPHS, LEVEL_COLOURS, LEVEL_SHAPES } from './glyphs.ts';
import { wordsIn } from './words.ts';

interface Pen {
  readonly content: BoardContent;
  readonly language: Language;
  readonly say: Say;
}

const penFor = (content: BoardContent, language: Language): Pen => ({
  content,
  language,
  say: wordsIn(language),
});

/** The face of a card of any type; a Challenge card by its front. */
export const faceOf = facesOnce((game, content, def, language) => {
  const pen = penFor(content as BoardContent, language);
  const card = pen.content.defs[def];
  return {
    name: card.names[language],
    icon: card.picture.icon,
    colours: card.picture.colours,
    flavour: card.flavour[language],
    text: game.cardText(content, def, language),
    ...ownParts(pen, card),
  };
});

function ownParts(pen: Pen, card: BoardDef): Partial<CardFace> {
  switch (card.type) {
    case 'character':
      return characterParts(pen, card);
    case 'ability':
      return abilityParts(pen, card);
    case 'challenge':
      return challengeParts(pen, card);
    case 'quest':
      return questParts(pen, card);
    case 'trophy':
      return {
        frame: 'lamp',
        typeLabel: pen.say('type.trophy'),
        badge: <Valour of={card.valour} say={pen.say} />,
      };
    case 'discovery':
      return {
        frame: card.isRed ? 'ember' : 'moss',
        typeLabel: pen.say(card.isRed ? 'type.discovery-red' : 'type.discovery-green'),
      };
  }
}

/** Its shape and colour together say which level it is. */
export function LevelSign({ level, say }: { level: number; say: Say }) {
  const of = LEVELS[level];
  const label = say('level-is', say(`level.${of}`));
  return (
    <svg className="orren-level" viewBox="-1.5 -1.5 3 3" role="img" aria-label={label}>
      <title>{label}</title>
      <path d={LEVEL_SHAPES[of]} fill={LEVEL_COLOURS[of]} />
    </svg>
  );
}

function Valour({ of, say }: { of: number; say: Say }) {
  return (
    <span className="orren-badge" title={say('valour-of', of)}>
      <Icon name={GLYPHS.valour} label={say('valour-of', of)} />
      <b aria-hidden="true">{of}</b>
    </span>
  );
}

/** What fights, in corners: attacks with their damage, Defence, Health. */
export function fightingCorners(say: Say, { ranged, melee, defence, health }: Fighting): Corner[] {
  return [
    ...(ranged
      ? [
          {
            icon: GLYPHS.ranged,
            text: `${ranged.attack}/${ranged.damage}`,
            label: say('attack.ranged', ranged.attack, ranged.damage),
          },
        ]
      : []),
    ...(melee
      ? [
          {
            icon: GLYPHS.melee,
            text: `${melee.attack}/${melee.damage}`,
            label: say('attack.melee', melee.attack, melee.damage),
          },
        ]
      : []),
    { icon: GLYPHS.defence, text: String(defence), label: say('defence-is', defence) },
    { icon: GLYPHS.health, text: String(health), label: say('health-is', health) },
  ];
}

function characterParts({ say, language }: Pen, card: CharacterDef): Partial<CardFace> {
  const [start] = card.cards[0];
  return {
    typeLabel: `${say(`class.${card.class}`)}, ${card.people[language]}`,
    frame: CLASS_FRAMES[card.class],
    corners: fightingCorners(say, start),
    flavour: card.style[language],
  };
}

const CLASS_FRAMES: Readonly<Record<Class, string>> = {
  warrior: 'ember',
  hunter: 'moss',
  mage: 'lamp',
  warlock: 'dusk',
};

function abilityParts({ say }: Pen, card: AbilityDef): Partial<CardFace> {
  return {
    frame: CLASS_FRAMES[card.class],
    badge: <CostBadge cost={card.cost} label={say('cost-is', card.cost)} />,
    foot: <span className="orren-foot">{say(`window.${card.window}`)}</span>,
  };
}

interface CostBadgeProps {
  readonly cost: number;
  readonly label: string;
  /** Whether it costs what is printed on it, more or less. */
  readonly change?: 'dearer' | 'cheaper';
}

/** What an Ability costs. */
export function CostBadge({ cost, label, change }: CostBadgeProps) {
  return (
    <span className="orren-badge" title={label} data-change={change}>
      <Icon name={GLYPHS.energy} label={label} />
      <b aria-hidden="true">{cost}</b>
    </span>
  );
}

function challengeParts(pen: Pen, card: ChallengeDef): Partial<CardFace> {
  const { content, say, language } = pen;
  if (card.event)
    return { frame: 'dusk', typeLabel: say('type.event'), badge: <LevelSign level={card.level} say={say} /> };
  const back = content.items[card.item].names[language];
  return {
    ...encounterParts(pen, content.encounters[card.encounter]),
    typeLabel: say('type.encounter-of', back),
  };
}

function encounterParts({ say }: Pen, encounter: EncounterDef): Partial<CardFace> {
  return {
    frame: LEVEL_COLOURS[LEVELS[encounter.level]],
    badge: <LevelSign level={encounter.level} say={say} />,
    corners: fightingCorners(say, encounter),
    foot: (
      <span className="orren-foot">
        <Icon name={KIND_GLYPHS[encounter.kind]} /> {say(`kind.${encounter.kind}`)}
        {encounter.isAggressive && (
          <>
            {' '}
            <Icon name={GLYPHS.aggro} /> {say('aggro')}
          </>
        )}
      </span>
    ),
  };
}

/** An Encounter alone: one that is printed on the board has no card. */
export function encounterFace(content: BoardContent, encounter: EncounterDef, language: Language): CardFace {
  return {
    name: encounter.names[language],
    icon: encounter.picture.icon,
    colours: encounter.picture.colours,
    flavour: encounter.flavour[language],
    text: encounterText(content, encounter, language),
    ...encounterParts(penFor(content, language), encounter),
  };
}

/** The back of a Challenge card. */
export function itemFace(content: BoardContent, item: ItemDef, language: Language): CardFace {
  const say = wordsIn(language);
  return {
    name: item.names[language],
    icon: item.picture.icon,
    colours: item.picture.colours,
    flavour: item.flavour[language],
    text: itemText(content, item, language),
    frame: 'earth',
    badge: <LevelSign level={item.level} say={say} />,
    typeLabel: [say(`item.${item.type}`), ...item.classes.map((one) => say(`class.${one}`))].join(', '),
  };
}

/** One side of a character card. */
export function sideFace(
  content: BoardContent,
  { character, level, face }: { character: CharacterDef; level: number; face: Face },
  language: Language,
): CardFace {
  const say = wordsIn(language);
  return {
    name: face.names[language],
    icon: character.picture.icon,
    colours: character.picture.colours,
    text: faceText(content, face, language),
    frame: LEVEL_COLOURS[LEVELS[level]],
    badge: <LevelSign level={level} say={say} />,
    corners: fightingCorners(say, face),
    typeLabel: say(`class.${character.class}`),
  };
}

function questParts({ say }: Pen, card: QuestDef): Partial<CardFace> {
  return {
    frame: card.isElite ? 'lamp' : 'earth',
    badge: <Valour of={card.valour} say={say} />,
    foot: (
      <span className="orren-foot">
        <LevelSign level={card.level} say={say} /> {say(card.isElite ? 'type.elite' : 'type.starting')}
      </span>
    ),
  };
}

const BACK_FACES: Readonly<Record<string, BackFace>> = {
  ...Object.fromEntries(
    (Object.keys(CLASS_GLYPHS) as Class[]).map((of) => [
      `ability-${of}`,
      { icon: CLASS_GLYPHS[of], colour: CLASS_FRAMES[of] },
    ]),
  ),
  ...Object.fromEntries(
    LEVELS.map((level) => [`challenge-${level}`, { icon: GLYPHS.fight, colour: LEVEL_COLOURS[level] }]),
  ),
  starting: { icon: GLYPHS.quest, colour: 'earth' },
  elite: { icon: GLYPHS.quest, colour: 'lamp' },
  trophy: { icon: GLYPHS.trophy, colour: 'lamp' },
  discovery: { icon: GLYPHS.discovery, colour: 'tide' },
  character: { icon: CLASS_GLYPHS.warrior, colour: 'bone' },
};

export function backOf(back: number): BackFace {
  return BACK_FACES[BACKS[back]] ?? BACK_FACES.discovery;
}
