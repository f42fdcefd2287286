/** Rules texts, generated from what cards do. */
import {
  type Content,
  type Def,
  type EntityRef,
  type Language,
  type Node,
  sentence,
  signed,
  typeset,
} from '@tabard/engine';
import { arenaLines, sideLines, terrainText } from './arena-text.ts';
import {
  type ActionDef,
  type ArenaDef,
  type Aura,
  type CorruptionDef,
  type EclipseContent,
  type EclipseDef,
  type MystlingDef,
  STATISTICS,
  type TamingStep,
  type TerrainKind,
  type TokenKind,
} from './defs.ts';
import { enemySheet, mystlingLines, writeTaming } from './sheet-text.ts';
import { standingOf } from './text-voices.ts';
import { auraLines, type Manner, type Writer, writeBonus, writeEffect, writerFor } from './text-writer.ts';

function tokenOf(content: EclipseContent, owner: number): TokenKind | undefined {
  const def = content.defs[owner];
  return def && 'token' in def ? def.token : undefined;
}

/** The whole text of a card, line by line. */
export function cardText(content: Content, def: Def, language: Language): string {
  const own = content as EclipseContent;
  return typeset(linesOf(own, own.defs[def], language).join('\n'), language);
}

/** The text of an effect; the definition of its owner says whose tokens it means, where the card does not. */
export function effectText(content: Content, node: Node, language: Language, owner = -1): string {
  const own = content as EclipseContent;
  const { voice, owner: written } = standingOf(own, node);
  const w = writerFor(own, language, { voice, own: tokenOf(own, owner < 0 ? written : owner) });
  return typeset(writeEffect(w, node), language);
}

/** "Fury (5): attack."; with its owner, tokens are called by their own name. */
export function bonusText(content: Content, bonus: number, language: Language, owner = -1): string {
  const own = content as EclipseContent;
  const w = writerFor(own, language, { voice: 'player', own: tokenOf(own, owner) });
  return typeset(writeBonus(w, bonus), language);
}

/** A Bonus Action with its cost; of a Mystling how it plays, since its card says much that it does as an Enemy. */
export function gistOf(content: Content, { kind, id }: EntityRef, language: Language): string | undefined {
  if (kind === 'bonus') return bonusText(content, id, language);
  const def = kind === 'def' ? (content as EclipseContent).defs[id] : undefined;
  return def?.type === 'mystling' ? typeset(def.style[language], language) : undefined;
}

/** A condition of a Taming card in words; `tamed` is the definition of whom it tames. */
export function tamingText(content: Content, step: TamingStep, language: Language, tamed = -1): string {
  const own = content as EclipseContent;
  const w = writerFor(own, language, { voice: 'taming', foe: tokenOf(own, tamed) });
  return typeset(writeTaming(w, step), language);
}

/** What is in force while a card is, line by line; with its owner, tokens are called by their own name. */
export function auraText(content: Content, aura: Aura, language: Language, owner = -1): string {
  const own = content as EclipseContent;
  const def = own.defs[owner];
  const isEnemys = def && 'enemy' in def && def.enemy.passive === aura;
  const w = writerFor(own, language, { voice: isEnemys ? 'enemy' : 'player', own: tokenOf(own, owner) });
  return typeset(auraLines(w, aura).join('\n'), language);
}

/** What the side of an Arena card for duels says. */
export function duelSideText(content: Content, { pvp }: ArenaDef, language: Language): string {
  const writer = (voice: Manner['voice']) => writerFor(content as EclipseContent, language, { voice });
  const lines = pvp ? sideLines({ toPlayer: writer('player'), ofAny: writer('arena') }, pvp) : [];
  return typeset(lines.join('\n'), language);
}

/** What a kind of Terrain does, with its name before it. */
export function textOfTerrain(content: Content, kind: TerrainKind, language: Language): string {
  const writer = writerFor(content as EclipseContent, language, { voice: 'arena' });
  return typeset(terrainText(writer, kind) || sentence(kind.names[language]), language);
}

function linesOf(content: EclipseContent, def: EclipseDef, language: Language): string[] {
  const writer = (manner: Manner) => writerFor(content, language, manner);
  const w = writer({ voice: 'player' });
  switch (def.type) {
    case 'action':
      return actionLines(writer({ voice: 'player', own: ownerOf(content, def)?.token }), def);
    case 'mystling':
      return [...mystlingLines(writer({ voice: 'player', own: def.token }), def), ...enemySheet(writer, def)];
    case 'wild':
      return enemySheet(writer, def);
    case 'corruption':
      return [bonusLine(w, def)];
    case 'arena':
      return arenaLines({ toPlayer: w, ofAny: writer({ voice: 'arena' }) }, def);
    case 'attack':
      return [w.label(`text.attack.${def.target ?? 'solo'}`, def.symbol + 1)];
    case 'summon':
      return [STATISTICS.map((name) => `${w.label(`stat.${name}`)} ${def.stats[name]}`).join(', ')];
    case 'map':
      return [w.label('text.map', def.number)];
  }
}

function actionLines(w: Writer, def: ActionDef): string[] {
  const lines = def.active === undefined ? [] : [writeEffect(w, def.active)];
  if (def.passive) lines.push(w.label('text.passive', auraLines(w, def.passive).join(' ')));
  if (def.upgrade) lines.push(w.label('text.upgrade', auraLines(w, def.upgrade).join(' ')));
  return lines;
}

function ownerOf(content: EclipseContent, def: ActionDef): MystlingDef | undefined {
  if (def.mystling === undefined) return undefined;
  const owner = content.defs[content.byId.get(def.mystling) ?? -1];
  return owner?.type === 'mystling' ? owner : undefined;
}

function bonusLine(w: Writer, def: CorruptionDef): string {
  const parts = STATISTICS.filter((name) => def.bonus[name] !== 0).map(
    (name) => `${signed(def.bonus[name])} ${w.label(`stat.${name}`)}`,
  );
  return sentence(parts.join(', '));
}
