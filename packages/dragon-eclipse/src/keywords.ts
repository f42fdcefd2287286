import { type Content, keywordsWith, type Modifier, type SignVisitor, signVisitor } from '@tabard/engine';
import {
  type Aura,
  type EclipseContent,
  type EclipseDef,
  type EnemySide,
  MODIFIED,
  type TamingStep,
} from './defs.ts';
import { isVersus } from './rules/facts.ts';
import type { Match } from './state.ts';
import type { KEYWORDS } from './words/keywords.ts';

export type KeywordName = keyof typeof KEYWORDS;

/** What cards are made of that shows each keyword: a word or a phrase, an argument of one, a value of an argument. */
const SIGNS: Readonly<Record<KeywordName, readonly string[]>> = {
  attack: ['attack', 'miss', '=attack'],
  deal: ['deal'],
  range: ['.range', '=range', 'beside', '=tokens-near', '=tokens-near-foe', '=foe-tokens-near'],
  line: ['.line'],
  move: ['move', '=moved'],
  rush: ['rush'],
  retreat: ['retreat'],
  blink: ['blink'],
  trigger: ['trigger'],
  pierce: ['.pierce', '=pierce'],
  drain: ['.drain', '=drain'],
  interrupt: ['interrupt'],
  search: ['search'],
  cleanse: ['cleanse'],
  burn: ['.burn', '=burn'],
  slow: ['.slow', '=slow'],
  weak: ['.weak', '=weak'],
  silence: ['.silence', '=silence'],
  passive: ['passive'],
  upgrade: ['upgrade'],
  slot: ['slot'],
  power: ['=power', 'spend'],
  taming: ['taming'],
};

/** The keywords of a card in the order in which they are explained. */
export function keywordsOf(content: Content, def: number, m?: Match): readonly KeywordName[] {
  const signs = new Set<string>();
  const own = content as EclipseContent;
  // Where players are rivals nobody meets the Enemy's side of a card.
  visitDef(visitorOf(own, signs), own.defs[def], m && isVersus(m) ? 'own side' : 'both sides');
  return keywordsWith(SIGNS, signs);
}

interface Visitor extends SignVisitor {
  bonus(bonus: number): void;
}

function visitorOf({ nodes, bonuses }: EclipseContent, signs: Set<string>): Visitor {
  const visitor = signVisitor(nodes, signs);
  // Its cost is told with it.
  const bonus = (number: number) => {
    visitor.sign('=power');
    visitor.effect(bonuses[number].effect);
  };
  return { ...visitor, bonus };
}

function visitDef(visit: Visitor, def: EclipseDef, sides: 'own side' | 'both sides'): void {
  switch (def.type) {
    case 'action':
      visit.effect(def.active);
      visitAura(visit, def.passive, 'passive');
      visitAura(visit, def.upgrade, 'upgrade');
      return;
    case 'mystling':
      for (const bonus of def.abilities) visit.bonus(bonus);
      visitAura(visit, def.passive);
      if (sides === 'both sides') visitEnemy(visit, def.enemy, def.taming);
      return;
    case 'wild':
      visitEnemy(visit, def.enemy, def.taming);
      return;
    case 'arena':
      for (const side of [def.side, def.pvp]) {
        visit.effect(side?.setup);
        visitAura(visit, side?.rules);
        for (const kind of side?.terrain ?? []) {
          visit.effect(kind.player);
          visit.effect(kind.enemy);
          if (kind.blocksLine) visit.sign('.line');
        }
      }
  }
}

function visitAura(visit: Visitor, aura: Aura | undefined, sign?: string): void {
  if (!aura) return;
  if (sign) visit.sign(sign);
  for (const modifier of aura.modifiers) visitModifier(visit, modifier);
  for (const { on, when, effect } of aura.triggers) {
    visit.phrase(on);
    visit.phrase(when);
    visit.effect(effect);
  }
  for (const bonus of aura.bonuses) visit.bonus(bonus);
}

function visitModifier(visit: Visitor, { value, by, when }: Modifier): void {
  visit.sign(`=${MODIFIED[value]}`);
  visit.phrase(by);
  visit.phrase(when);
}

function visitEnemy(visit: Visitor, enemy: EnemySide, taming: readonly TamingStep[]): void {
  visitAura(visit, enemy.passive);
  for (const node of [...enemy.attacks, enemy.special, enemy.setup]) visit.effect(node);
  if (taming.length) visit.sign('taming');
  for (const { on, when, reach } of taming) for (const one of [on, when, reach]) visit.phrase(one);
}
