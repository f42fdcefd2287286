import { type Content, keywordsWith, type SignVisitor, type Standing, signVisitor } from '@tabard/engine';
import { ACTS, type BoardContent, type BoardDef, type EncounterDef, type ItemDef, VALUES } from './defs.ts';
import type { KEYWORDS } from './words/keywords.ts';

type KeywordName = keyof typeof KEYWORDS;

/** What cards are made of that shows each keyword: a word, or a value of an argument. */
const SIGNS: Readonly<Record<KeywordName, readonly string[]>> = {
  ranged: ['=ranged', '=ranged-damage', '=attack'],
  melee: ['=melee', '=melee-damage', '=attack'],
  ward: ['=ward'],
  aggro: ['aggro', '=aggro', 'calm', 'provoke'],
  energy: ['energy', 'lose-energy', '=energy'],
  attach: ['attach'],
  face: ['turn-over'],
  bag: ['bag'],
  discovery: ['discovery', 'discover', 'scout', '=scout', '=kept'],
  trophy: ['trophy', '=trophies'],
};

/** The keywords of a card in the order in which they are explained. */
export function keywordsOf(of: Content, def: number): readonly KeywordName[] {
  const content = of as BoardContent;
  const signs = new Set<string>();
  visitDef(visitorOf(content, signs), content, content.defs[def]);
  return keywordsWith(SIGNS, signs);
}

interface Visitor extends SignVisitor {
  use(use: number): void;
}

function visitorOf({ nodes, uses }: BoardContent, signs: Set<string>): Visitor {
  const visitor = signVisitor(nodes, signs);
  const use = (number: number) => {
    const { cost, condition, effect } = uses[number];
    if (cost.energy) visitor.sign('energy');
    visitor.phrase(condition);
    visitor.effect(effect);
  };
  return { ...visitor, use };
}

function visitDef(visit: Visitor, content: BoardContent, def: BoardDef): void {
  switch (def.type) {
    case 'character':
      for (const face of def.cards.flat()) visitPowers(visit, face);
      return;
    case 'ability':
      visit.sign('energy');
      if (def.attach) visit.sign('attach');
      visit.phrase(def.condition);
      visit.effect(def.effect);
      visitPowers(visit, def);
      return;
    case 'challenge':
      visitEncounter(visit, content.encounters[def.encounter]);
      visitItem(visit, content.items[def.item]);
      visit.effect(def.event?.effect);
      visit.effect(def.event?.meets?.effect);
      if (def.event) visitStanding(visit, def.event.standing);
      return;
    case 'quest':
      if (def.objective.kind === 'discoveries') visit.sign('discovery');
      visit.phrase(def.condition);
      visit.effect(def.reward);
      return;
    case 'trophy':
      visit.sign('trophy');
      visitPowers(visit, def);
      return;
    case 'discovery':
      visit.sign('discovery');
      visit.effect(def.effect);
      if (def.use >= 0) visit.use(def.use);
  }
}

/** None where the card is an Event. */
function visitEncounter(visit: Visitor, encounter: EncounterDef | undefined): void {
  if (!encounter) return;
  if (encounter.isAggressive) visit.sign('aggro');
  if (encounter.ranged) visit.sign('=ranged');
  for (const power of encounter.powers) visit.effect(power);
  visitStanding(visit, encounter.standing);
}

function visitItem(visit: Visitor, item: ItemDef | undefined): void {
  if (!item) return;
  if (item.type === 'bag') visit.sign('bag');
  visitPowers(visit, item);
}

function visitPowers(
  visit: Visitor,
  powers: { readonly standing: Standing; readonly uses: readonly number[] },
): void {
  visitStanding(visit, powers.standing);
  for (const use of powers.uses) visit.use(use);
}

function visitStanding(visit: Visitor, { modifiers, prohibitions, triggers }: Standing): void {
  for (const { value, by, when } of modifiers) {
    visit.sign(`=${VALUES[value]}`);
    visit.phrase(by);
    visit.phrase(when);
  }
  for (const { act, when } of prohibitions) {
    visit.sign(`=${ACTS[act]}`);
    visit.phrase(when);
  }
  for (const { on, when, effect } of triggers) {
    visit.phrase(on);
    visit.phrase(when);
    visit.effect(effect);
  }
}
