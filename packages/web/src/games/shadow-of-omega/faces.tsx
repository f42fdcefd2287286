import {
  type AdvantageDef,
  type AreaDef,
  type CharacterDef,
  DECKS,
  type Deck,
  type EncounterDef,
  forbids,
  type MissionDef,
  type OmegaDef,
} from '@tabard/anima';
import type { Content, Game, Language } from '@tabard/engine';
import { facesOnce } from '../../table/kit/faces-once.ts';
import type { BackFace, CardFace, Corner } from '../../ui/game-card.tsx';
import { defIn } from './defs.ts';
import { ExploreTable, Glyphs, LevelPips, type Pen, Rewards } from './face-parts.tsx';
import { GLYPHS, type Glyph } from './glyphs.ts';
import { wordsIn } from './words.ts';

/** The face of a card, of any of the five types. */
export const faceOf = facesOnce(drawFace);

function drawFace(game: Game, content: Content, def: number, language: Language): CardFace {
  const pen: Pen = { game, content, language, say: wordsIn(language) };
  const card = defIn(content, def);
  const common = {
    name: nameOf(card, language),
    icon: card.picture.icon,
    colours: card.picture.colours,
    flavour: card.flavour[language],
    text: game.cardText(content, def, language),
  };
  return { ...common, ...ownParts(pen, card, common.text) };
}

/** The name of an Organization or an Artifact begins with that word, which stands at the foot of the card anyway. */
function nameOf(card: OmegaDef, language: Language): string {
  const name = card.names[language];
  const isNamedByKind = card.type === 'advantage' && card.stays !== undefined;
  return isNamedByKind ? name.slice(name.indexOf(':') + 1).trim() : name;
}

function ownParts(pen: Pen, card: OmegaDef, text: string): Partial<CardFace> {
  switch (card.type) {
    case 'character':
      return characterParts(pen, card);
    case 'area':
      return areaParts(pen, card, text);
    case 'encounter':
      return encounterParts(pen, card);
    case 'advantage':
      return advantageParts(pen, card);
    case 'mission':
      return missionParts(pen, card);
  }
}

function corner(icon: Glyph, value: number, label: string): Corner {
  return { icon: GLYPHS[icon], text: String(value), label };
}

function characterParts({ say }: Pen, card: CharacterDef): Partial<CardFace> {
  return {
    typeLabel: say(card.arcane ? 'type.arcane' : 'type.character'),
    frame: card.arcane ? 'lamp' : 'tide',
    corners: [
      corner('combat', card.combat, say('combat-is', card.combat)),
      corner('speed', card.speed, say('speed-is', card.speed)),
    ],
    foot: (
      <span className="omega-foot">
        <Glyphs names={card.skills} say={say} />
        <Glyphs names={card.arcane ? ['arcane', card.gender] : [card.gender]} say={say} />
      </span>
    ),
  };
}

/** The rewards are drawn, so the text tells the rest: each reward is one line at its end. */
function areaParts(pen: Pen, card: AreaDef, text: string): Partial<CardFace> {
  const { say } = pen;
  const signs: Glyph[] = [];
  if (card.trade) signs.push('trade');
  if (forbids(card, 'attack')) signs.push('no-combat');
  return {
    typeLabel: say('type.area'),
    frame: 'moss',
    badge: <LevelPips level={card.level} say={say} />,
    middle: (
      <>
        <ExploreTable def={card} say={say} />
        <Rewards def={card} pen={pen} />
      </>
    ),
    text: text
      .split('\n')
      .slice(0, -card.rewards.length || undefined)
      .join('\n'),
    foot: (
      <span className="omega-foot">
        {signs.map((sign) => (
          <span key={sign} className="omega-sign">
            <Glyphs names={[sign]} say={say} /> {say(sign)}
          </span>
        ))}
      </span>
    ),
  };
}

function encounterParts({ say }: Pen, card: EncounterDef): Partial<CardFace> {
  const traits: Glyph[] = [];
  if (card.nature) traits.push(card.nature);
  if (card.darkness) traits.push('darkness');
  const isCreature = card.kind === 'creature';
  return {
    typeLabel: say(`type.${card.kind}`),
    frame: 'ember',
    badge: <LevelPips level={card.level} say={say} />,
    corners: isCreature ? [corner('combat', card.combat, say('combat-is', card.combat))] : undefined,
    foot: (
      <span className="omega-foot">
        {[say(`type.${card.kind}`), ...traits.map((trait) => say(trait))].join(', ')}
        <Glyphs names={traits} say={say} />
      </span>
    ),
  };
}

/** Kinds of cards that are known from afar by their frames. */
const FRAMES: Readonly<Record<string, string>> = { artifact: 'lamp', incident: 'ember', trap: 'walnut' };

function advantageParts({ say, game, language }: Pen, card: AdvantageDef): Partial<CardFace> {
  const timing = game.phrases[language][`when.${card.when.timing}`];
  const short = typeof timing === 'string' ? timing.split(',')[0] : '';
  return {
    typeLabel: say(card.stays ? `type.${card.stays}` : 'type.advantage'),
    frame: card.stays ? (FRAMES[card.stays] ?? 'dusk') : 'dusk',
    foot: (
      <span className="omega-foot">
        <span>{card.stays ? say(`type.${card.stays}`) : short}</span>
        <span className="omega-sign">
          <span className="omega-word">{say(card.skill)}</span> <Glyphs names={[card.skill]} say={say} />
        </span>
      </span>
    ),
  };
}

function missionParts({ say }: Pen, card: MissionDef): Partial<CardFace> {
  return {
    typeLabel: say(`type.${card.kind}`),
    frame: card.kind === 'final' ? 'ember' : 'earth',
    foot: (
      <span className="omega-foot">
        <span>{say(`type.${card.kind}`)}</span>
        {card.crisis && (
          <span className="omega-sign" title={say('crisis-turns', card.crisis.turns)}>
            <Glyphs names={['crisis']} say={say} /> {card.crisis.turns}
          </span>
        )}
      </span>
    ),
  };
}

/** The backs of the decks. */
export const BACKS: Readonly<Record<Deck, BackFace>> = {
  character: { icon: GLYPHS.character, colour: 'tide' },
  area: { icon: GLYPHS.area, colour: 'moss' },
  encounter: { icon: GLYPHS.encounter, colour: 'ember' },
  advantage: { icon: GLYPHS.advantage, colour: 'dusk' },
  basic: { icon: GLYPHS.basic, colour: 'earth' },
  final: { icon: GLYPHS.final, colour: 'lamp' },
  arcane: { icon: GLYPHS.arcane, colour: '#8a2f22' },
};

/** The back that the content gives this number. */
export function backOf(back: number): BackFace {
  return BACKS[DECKS[back] ?? 'character'];
}
