/** Rules texts, generated from what cards do. */
import {
  type Content,
  type Def,
  fixed,
  frenchSpaces,
  type Language,
  type Modifier,
  type Node,
  say,
  type Telling,
  type Trigger,
  telling,
  text,
} from '@tabard/engine';
import {
  type ActionDef,
  type ArenaDef,
  type ArenaSide,
  type Aura,
  type CorruptionDef,
  type EclipseContent,
  type EclipseDef,
  type EnemySide,
  MODIFIED,
  type MystlingDef,
  STATISTICS,
  type TamingStep,
  type TerrainKind,
  type TokenKind,
} from './defs.ts';
import { sentence, signed } from './vocabulary/grammar.ts';
import { changeText } from './vocabulary/values.ts';
import { phrases } from './words/phrases.ts';

interface Writer {
  readonly content: EclipseContent;
  readonly language: Language;
  readonly t: Telling;
  label(key: string, ...args: readonly (string | number)[]): string;
}

function writerFor(content: Content, language: Language): Writer {
  const own = content as EclipseContent;
  const nameOf = (id: string) => own.names[id]?.[language] ?? id;
  const t = telling(own.nodes, language, phrases[language], nameOf);
  const speaker = { language, phrases: phrases[language], reader: -1, nameOf: () => '' };
  return { content: own, language, t, label: (key, ...args) => say(speaker, text(key, ...args)) };
}

function typeset(written: string, language: Language): string {
  return language === 'fr' ? frenchSpaces(written) : written;
}

/** The whole text of a card, line by line. */
export function cardText(content: Content, def: Def, language: Language): string {
  const w = writerFor(content, language);
  return typeset(linesOf(w, w.content.defs[def]).join('\n'), language);
}

/** Calls the tokens of a Mystling by their own name: "place 1 Quake". */
function naming(w: Writer, token: TokenKind): (line: string) => string {
  const { names, plural } = token;
  if (w.language === 'fr')
    return (line) =>
      line.replace(/\bjetons?\b(?! adverse| d’État| Provocation)/g, (word) => `${word} ${names.fr}`);
  return (line) =>
    line.replace(/(?<!Condition |Taunt |opposing )\btokens?\b/g, (word) =>
      word === 'token' ? names.en : plural.en,
    );
}

/** On a Taming card the opposing tokens are those of the Mystling to be tamed. */
function namingFoes(w: Writer, { names, plural }: TokenKind): (line: string) => string {
  if (w.language === 'fr')
    return (line) =>
      line.replace(/(\bjetons?)(?= adverse)|(?<=adversaire (?:gagne|place) un )jeton/g, `$& ${names.fr}`);
  return (line) =>
    line.replace(/(?<=opposing |opponent (?:gains|places) a )tokens?\b/g, (word) =>
      word === 'token' ? names.en : plural.en,
    );
}

/** The text of an effect; with the definition of its owner the tokens are called by their own name. */
export function effectText(content: Content, node: Node, language: Language, owner = -1): string {
  const w = writerFor(content, language);
  return typeset(namingOf(w, owner)(writeEffect(w, node)), language);
}

function namingOf(w: Writer, owner: number): (line: string) => string {
  const def = w.content.defs[owner];
  return def && 'token' in def ? naming(w, def.token) : (line) => line;
}

/** "Fury (5): attack."; with its owner, tokens are called by their own name. */
export function bonusText(content: Content, bonus: number, language: Language, owner = -1): string {
  const w = writerFor(content, language);
  return typeset(namingOf(w, owner)(writeBonus(w, bonus)), language);
}

/** A condition of a Taming card in words; `tamed` is the definition of whom it tames. */
export function tamingText(content: Content, step: TamingStep, language: Language, tamed = -1): string {
  const w = writerFor(content, language);
  const def = w.content.defs[tamed];
  const named = def && 'token' in def ? namingFoes(w, def.token) : (line: string) => line;
  return typeset(named(writeTaming(w, step)), language);
}

/** What is in force while a card is, line by line; with its owner, tokens are called by their own name. */
export function auraText(content: Content, aura: Aura, language: Language, owner = -1): string {
  const w = writerFor(content, language);
  return typeset(auraLines(w, aura).map(namingOf(w, owner)).join('\n'), language);
}

function linesOf(w: Writer, def: EclipseDef): string[] {
  switch (def.type) {
    case 'action':
      return actionText(w, def);
    case 'mystling':
      return mystlingLines(w, def);
    case 'wild':
      return sheetLines(w, def.token, enemyLines(w, def.enemy), def.taming);
    case 'corruption':
      return [bonusLine(w, def)];
    case 'arena':
      return arenaLines(w, def);
    case 'attack':
      return [w.label(`text.attack.${def.target ?? 'solo'}`, def.symbol + 1)];
    case 'summon':
      return [STATISTICS.map((name) => `${w.label(`stat.${name}`)} ${def.stats[name]}`).join(', ')];
    case 'map':
      return [w.label('text.map', def.number)];
  }
}

/** A sequence is told as sentences, anything else as one. */
function writeEffect(w: Writer, node: Node): string {
  const { spec, args } = w.content.nodes[node];
  const parts = spec.parts?.(args) ?? [node];
  return parts.map((part) => sentence(w.t.effect(part))).join(' ');
}

function actionText(w: Writer, def: ActionDef): string[] {
  const owner = ownerOf(w, def);
  return owner ? actionLines(w, def).map(naming(w, owner.token)) : actionLines(w, def);
}

function actionLines(w: Writer, def: ActionDef): string[] {
  const lines = def.active === undefined ? [] : [writeEffect(w, def.active)];
  if (def.passive) lines.push(w.label('text.passive', auraLines(w, def.passive).join(' ')));
  if (def.upgrade) lines.push(w.label('text.upgrade', auraLines(w, def.upgrade).join(' ')));
  return lines;
}

function auraLines(w: Writer, aura: Aura): string[] {
  return [
    ...modifierLines(w, aura.modifiers),
    ...aura.triggers.map((trigger) => triggerText(w, trigger)),
    ...aura.bonuses.map((bonus) => w.label('text.bonus', writeBonus(w, bonus))),
  ];
}

/** Plain changes that hold under the same condition are one sentence: "+1 Defense and +1 Willpower." */
function modifierLines(w: Writer, modifiers: readonly Modifier[]): string[] {
  const groups = new Map<string, Modifier[]>();
  modifiers.forEach((modifier, i) => {
    const isPlain = fixed(modifier.by) !== undefined && MODIFIED[modifier.value] !== 'drain';
    const condition = modifier.when ? w.t.phrase(modifier.when) : '';
    const key = isPlain ? `${modifier.reach} ${condition}` : String(i);
    groups.set(key, [...(groups.get(key) ?? []), modifier]);
  });
  return [...groups.values()].map((group) => modifierText(w, group));
}

function modifierText(w: Writer, group: readonly Modifier[]): string {
  const [{ reach, when }] = group;
  const changes = group.map(({ value, by }) => changeText(MODIFIED[value], by, w.t));
  const all = [changes.slice(0, -1).join(', '), changes.at(-1)].filter(Boolean).join(w.label('text.and'));
  const whose = reach ? w.label('text.foe-has', all) : all;
  return sentence(when ? `${whose} ${w.t.phrase(when)}` : whose);
}

function triggerText(w: Writer, { on, when, effect, once }: Trigger): string {
  const event = w.t.phrase(on) + (when ? `, ${w.t.phrase(when)}` : '');
  return sentence(`${once ? w.label('text.once') : ''}${event}, ${w.t.effect(effect)}`);
}

function writeBonus(w: Writer, bonus: number): string {
  const { names, cost, effect } = w.content.bonuses[bonus];
  return w.label('text.bonus-action', names[w.language], cost, writeEffect(w, effect));
}

function mystlingLines(w: Writer, def: MystlingDef): string[] {
  const lines = [
    ...def.abilities.map((bonus) => writeBonus(w, bonus)),
    ...(def.passive ? auraLines(w, def.passive) : []),
    ...enemyLines(w, def.enemy),
  ];
  return sheetLines(w, def.token, lines, def.taming);
}

function sheetLines(
  w: Writer,
  token: TokenKind,
  lines: readonly string[],
  taming: readonly TamingStep[],
): string[] {
  return [...lines.map(naming(w, token)), ...tamingLines(w, taming).map(namingFoes(w, token))];
}

function ownerOf(w: Writer, def: ActionDef): MystlingDef | undefined {
  if (def.mystling === undefined) return undefined;
  const owner = w.content.defs[w.content.byId.get(def.mystling) ?? -1];
  return owner?.type === 'mystling' ? owner : undefined;
}

function enemyLines(w: Writer, enemy: EnemySide): string[] {
  return [
    ...(enemy.passive ? [w.label('text.enemy-passive', auraLines(w, enemy.passive).join(' '))] : []),
    ...enemy.attacks.map((node, i) => w.label('text.enemy-attack', i + 1, writeEffect(w, node))),
    w.label(
      'text.enemy-special',
      enemy.specialNames[w.language],
      enemy.specialSlot,
      writeEffect(w, enemy.special),
    ),
    ...(enemy.setup === undefined ? [] : [w.label('text.enemy-setup', writeEffect(w, enemy.setup))]),
  ];
}

function tamingLines(w: Writer, taming: readonly TamingStep[]): string[] {
  return taming.map((step, i) => w.label('text.taming', i + 1, writeTaming(w, step)));
}

function writeTaming(w: Writer, step: TamingStep): string {
  const { on, when, reach, count, within, waive } = step;
  const parts = [on ?? reach, when].flatMap((phrased) => (phrased ? [w.t.phrase(phrased)] : []));
  if (count > 1) parts.push(w.label(within === 'turn' ? 'text.times-in-turn' : 'text.times', count));
  const condition = parts.join(' ').replace(/^(when |if |lorsque |lorsqu’|si |s’(?=il))/, '');
  return (
    w.label('text.taming-step', step.names[w.language], sentence(condition)) +
    (waive ? ` ${w.label('text.waive')}` : '')
  );
}

function bonusLine(w: Writer, def: CorruptionDef): string {
  const parts = STATISTICS.filter((name) => def.bonus[name] !== 0).map(
    (name) => `${signed(def.bonus[name])} ${w.label(`stat.${name}`)}`,
  );
  return sentence(parts.join(', '));
}

function arenaLines(w: Writer, def: ArenaDef): string[] {
  const lines = sideLines(w, def.side);
  if (def.pvp) lines.push(w.label('text.pvp', def.pvp.names[w.language]), ...sideLines(w, def.pvp));
  return lines;
}

function sideLines(w: Writer, side: ArenaSide): string[] {
  const lines = [
    ...(side.setup === undefined ? [] : [w.label('text.setup', writeEffect(w, side.setup))]),
    ...side.terrain.map((kind) => terrainText(w, kind)).filter(Boolean),
    ...(side.rules ? ruleLines(w, side.rules) : []),
  ];
  return lines.length ? lines : [w.label('text.no-rules')];
}

/** The "you" of an Arena is whoever it happens to, so that is said first: "Every Mystling: when you …". */
function ruleLines(w: Writer, { modifiers, triggers, bonuses }: Aura): string[] {
  return [
    ...modifierLines(w, modifiers).map((line) => w.label('text.whose.any', line)),
    ...triggers.map((trigger) => arenaTriggerText(w, trigger)),
    ...bonuses.map((bonus) => w.label('text.bonus', writeBonus(w, bonus))),
  ];
}

function arenaTriggerText(w: Writer, trigger: Trigger): string {
  const { args, spec } = trigger.on;
  const line = triggerText(w, { ...trigger, on: { ...trigger.on, spec, args: { ...args, who: 'you' } } });
  return w.label(`text.whose.${args.who ?? 'any'}`, line);
}

function terrainText(w: Writer, kind: TerrainKind): string {
  const parts = [];
  if (kind.blocks !== 'nobody') parts.push(w.label(`text.blocks.${kind.blocks}`));
  if (kind.blocksLine) parts.push(w.label('text.blocks-line'));
  if (kind.health > 0) parts.push(w.label('text.attackable', kind.health));
  if (kind.fragile) parts.push(w.label(`text.fragile.${kind.by}`));
  parts.push(...enterTexts(w, kind));
  return parts.length ? w.label('text.terrain', kind.names[w.language], parts.join(' ')) : '';
}

/** What entering does, said once where it is the same for all. */
function enterTexts(w: Writer, { player, enemy, by }: TerrainKind): string[] {
  const [forPlayer, forEnemy] = [player, enemy].map((node) =>
    node === undefined ? '' : writeEffect(w, node),
  );
  if (forPlayer && forPlayer === forEnemy) return [w.label(`text.all.${by}`, forPlayer)];
  return [
    ...(forPlayer ? [w.label(`text.player.${by}`, forPlayer)] : []),
    ...(forEnemy ? [w.label(`text.enemy.${by}`, forEnemy)] : []),
  ];
}
