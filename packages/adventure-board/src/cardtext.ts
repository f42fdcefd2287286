import {
  type Content,
  type Def,
  type EntityRef,
  type Language,
  type Node,
  type Noun,
  nounOf,
  type Phrased,
  type Standing,
  sentence,
  type Telling,
  telling,
  typeset,
  whileText,
  withArticle,
  withPreposition,
} from '@tabard/engine';
import {
  type AbilityDef,
  ACTS,
  type BoardContent,
  type BoardDef,
  type ChallengeDef,
  type CharacterDef,
  type EncounterDef,
  type EventDef,
  type Face,
  type Fighting,
  type ItemDef,
  LEVELS,
  type QuestDef,
  VALUES,
} from './defs.ts';
import { lines as en, type Subject } from './words/en/card-lines.ts';
import { levelNames as enLevels } from './words/en/terms.ts';
import { lines as fr } from './words/fr/card-lines.ts';
import { levelNames as frLevels } from './words/fr/terms.ts';

const LINES = { en, fr };
const LEVEL_NAMES = { en: enLevels, fr: frLevels };
const CITY = { en: 'a City', fr: 'une Cité' };
const SPACES = { en: 'spaces', fr: 'cases' };

interface Writer {
  readonly content: BoardContent;
  readonly language: Language;
  readonly t: Telling;
  readonly say: typeof en;
}

function writerFor(of: Content, language: Language): Writer {
  const content = of as BoardContent;
  const t = telling(content.nodes, language, {}, (id) => placePhrase(content, id, language));
  return { content, language, t, say: LINES[language] };
}

/** What the word for a place is called: a space, a region, a colour, any City. */
export function placeName({ map }: BoardContent, id: string, language: Language): string {
  if (id === 'city') return CITY[language];
  const level = LEVELS.find((one) => one === id);
  if (level)
    return language === 'fr'
      ? `${SPACES.fr} ${LEVEL_NAMES.fr[level]}s`
      : `${LEVEL_NAMES.en[level]} ${SPACES.en}`;
  const place = map.regions.find((one) => one.id === id) ?? map.spaces.find((one) => one.id === id);
  return place?.names[language] ?? id;
}

/** The word for a place as a noun, or as words where it is no place with a name. */
export function placeNoun(content: BoardContent, id: string, language: Language): string | Noun {
  const place = [...content.map.regions, ...content.map.spaces].find((one) => one.id === id);
  return place ? nounOf(place.names, language) : placeName(content, id, language);
}

/** A place as a sentence needs it: "the Hollow Vale", "a red space"; in French with "à" or what stands for it. */
function placePhrase({ map }: BoardContent, id: string, language: Language): string {
  if (id === 'city') return language === 'fr' ? 'dans une Cité' : 'a City';
  const level = LEVELS.find((one) => one === id);
  if (level)
    return language === 'fr' ? `sur une case ${LEVEL_NAMES.fr[level]}` : `a ${LEVEL_NAMES.en[level]} space`;
  const place = [...map.regions, ...map.spaces].find((one) => one.id === id);
  if (!place) return id;
  const noun = nounOf(place.names, language);
  return language === 'fr' ? withPreposition('à', noun) : withArticle(noun);
}

/** The rules text of a card, generated from what it does. */
export function cardText(content: Content, def: Def, language: Language): string {
  const w = writerFor(content, language);
  return typeset(linesOf(w, w.content.defs[def]).join('\n'), language);
}

export function effectText(content: Content, node: Node, language: Language): string {
  return typeset(writeEffect(writerFor(content, language), node), language);
}

/** A sequence is told as sentences, anything else as one. */
function writeEffect(w: Writer, node: Node): string {
  const { spec, args } = w.content.nodes[node];
  const parts = spec.parts?.(args) ?? [node];
  return parts.map((part) => sentence(w.t.effect(part))).join(' ');
}

function linesOf(w: Writer, def: BoardDef): string[] {
  switch (def.type) {
    case 'character':
      return characterLines(w, def);
    case 'ability':
      return abilityLines(w, def);
    case 'challenge':
      return challengeLines(w, def);
    case 'quest':
      return questLines(w, def);
    case 'trophy':
      return [w.say.worth(def.valour), ...powerLines(w, def, 'you')];
    case 'discovery':
      return [
        def.isRed ? w.say.red : w.say.green,
        ...(def.effect === undefined ? [] : [writeEffect(w, def.effect)]),
        ...(def.use < 0 ? [] : [useLine(w, def.use)]),
      ];
  }
}

/** What a Character says in a line of help: the two faces it begins with. */
export function gistOf(content: Content, { kind, id }: EntityRef, language: Language): string | undefined {
  const w = writerFor(content, language);
  const def = kind === 'def' ? w.content.defs[id] : undefined;
  return def?.type === 'character' ? typeset(firstLines(w, def).join('\n'), language) : undefined;
}

function firstLines(w: Writer, def: CharacterDef): string[] {
  return characterLines(w, { ...def, cards: def.cards.slice(0, 1) });
}

/** Both faces of every level; what a face could do before is not said again. */
function characterLines(w: Writer, def: CharacterDef): string[] {
  return def.cards.flatMap((faces, level) =>
    faces.flatMap((face, side) => {
      const before = level > 0 ? powerLines(w, def.cards[level - 1][side], 'you') : [];
      return [
        w.say.face(face.names[w.language], LEVELS[level], fightingLine(w, face)),
        ...powerLines(w, face, 'you').filter((line) => !before.includes(line)),
      ];
    }),
  );
}

/** The text of one face of a character card. */
export function faceText(content: Content, face: Face, language: Language): string {
  const w = writerFor(content, language);
  return typeset(powerLines(w, face, 'you').join('\n'), language);
}

/** The text of an Item, an Encounter or an Event alone, as a board shows one side of a card. */
export function itemText(content: Content, item: ItemDef, language: Language): string {
  return typeset(itemLines(writerFor(content, language), item).join('\n'), language);
}
export function encounterText(content: Content, encounter: EncounterDef, language: Language): string {
  return typeset(encounterLines(writerFor(content, language), encounter).join('\n'), language);
}

function abilityLines(w: Writer, def: AbilityDef): string[] {
  const own = [w.say.played(def.window, def.cost)];
  if (def.condition) own.push(w.say.onlyIf(w.t.phrase(def.condition)));
  if (def.effect !== undefined) own.push(writeEffect(w, def.effect));
  if (def.attach) own.push(w.say.attach(def.attach), ...powerLines(w, def, 'bearer'));
  return own;
}

function challengeLines(w: Writer, def: ChallengeDef): string[] {
  if (def.event) return eventLines(w, def.event);
  const item = w.content.items[def.item];
  return [
    ...encounterLines(w, w.content.encounters[def.encounter]),
    w.say.front(item.names[w.language]),
    ...itemLines(w, item),
  ];
}

function encounterLines(w: Writer, def: EncounterDef): string[] {
  return [
    w.say.kind(def.kind, def.isAggressive),
    `${fightingLine(w, def)}.`,
    ...def.powers.map((node) => writeEffect(w, node)),
    ...standingLines(w, def.standing, 'you'),
  ];
}

function fightingLine(w: Writer, { ranged, melee, defence, health }: Fighting): string {
  const parts = [
    ranged && w.say.fighting('ranged', ranged.attack, ranged.damage),
    melee && w.say.fighting('melee', melee.attack, melee.damage),
    w.say.body(defence, health),
  ];
  return parts.filter((part) => part !== undefined).join('; ');
}

function itemLines(w: Writer, def: ItemDef): string[] {
  const own = [w.say.item(def.type, LEVELS[def.level], def.classes)];
  if (def.gives) own.push(sentence(w.say.gives(def.gives.kind, def.gives.attack, def.gives.damage)));
  return [...own, ...powerLines(w, def, 'you')];
}

function eventLines(w: Writer, { effect, standing, meets }: EventDef): string[] {
  const own = effect === undefined ? [] : [writeEffect(w, effect)];
  own.push(...standingLines(w, standing, 'everybody'));
  if (meets) {
    const foe = meets.encounter < 0 ? undefined : w.content.encounters[meets.encounter];
    own.push(
      w.say.meets(
        w.t.nameOf(meets.at),
        foe && withArticle(nounOf(foe.names, w.language)),
        writeEffect(w, meets.effect),
      ),
    );
    if (foe) own.push(...encounterLines(w, foe));
  }
  return own;
}

function questLines(w: Writer, def: QuestDef): string[] {
  const own = [sentence(w.say.quest(LEVELS[def.level], def.valour)), sentence(objectiveLine(w, def))];
  if (def.reward !== undefined) own.push(w.say.reward(writeEffect(w, def.reward)));
  return own;
}

/** What a Quest demands, as the second half of a sentence. */
export function objectiveText(content: Content, def: Def, language: Language): string {
  const w = writerFor(content, language);
  const quest = w.content.defs[def];
  return quest?.type === 'quest' ? typeset(objectiveLine(w, quest), language) : '';
}

function objectiveLine(w: Writer, def: QuestDef): string {
  const { objective } = def;
  const foe = objective.kind === 'beat' ? objective.foe : undefined;
  const names = w.content.encounters.find(({ id }) => id === foe?.name)?.names;
  const named = names && withArticle(nounOf(names, w.language));
  const handed = objective.kind === 'hand-in' ? objective : undefined;
  const what = w.say.objective(
    objective,
    w.t.nameOf(def.at),
    w.say.quarry(foe?.kind, LEVELS[foe?.level ?? -1], named),
    objective.kind === 'visit' ? objective.places.map(w.t.nameOf) : [],
    w.say.handed(handed?.type, LEVELS[handed?.level || -1]),
  );
  return def.condition ? `${what} ${whileText(w.language, w.t.clause(def.condition))}` : what;
}

interface Powered {
  readonly standing: Standing;
  readonly uses: readonly number[];
}

function powerLines(w: Writer, { standing, uses }: Powered, own: Subject): string[] {
  return [...standingLines(w, standing, own), ...uses.map((use) => useLine(w, use))];
}

function useLine(w: Writer, number: number): string {
  const { window, cost, often, condition, effect } = w.content.uses[number];
  return sentence(w.say.use(window, cost, often, said(w, condition), w.t.effect(effect)));
}

/** The text of a use alone, for the option that chooses it. */
export function useText(content: Content, number: number, language: Language): string {
  return typeset(useLine(writerFor(content, language), number), language);
}

function said(w: Writer, condition: Phrased<boolean> | undefined): string | undefined {
  return condition && w.t.phrase(condition);
}

/** By reach: whom it concerns, where the source is this subject's. A condition speaks to each of all: "if you are". */
function subjectOf(reach: number, own: Subject, when: Phrased<boolean> | undefined): Subject {
  if (reach === 0) return own === 'everybody' && when ? 'you' : own;
  if (reach === 2) return 'rivals';
  return own === 'everybody' ? 'encounters' : 'foe';
}

function standingLines(w: Writer, { modifiers, prohibitions, triggers }: Standing, own: Subject): string[] {
  return [
    ...modifiers.map(({ value, by, when, reach }) =>
      w.say.modifier(subjectOf(reach, own, when), VALUES[value], by, said(w, when), w.t),
    ),
    ...prohibitions.map(({ act, when, reach }) =>
      w.say.prohibition(subjectOf(reach, own, when), ACTS[act], said(w, when)),
    ),
    ...triggers.map(({ on, when, effect, once }) =>
      w.say.trigger(w.t.phrase(on), said(w, when), w.t.effect(effect), once),
    ),
  ].map(sentence);
}
