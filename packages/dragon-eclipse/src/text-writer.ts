/** How rules texts are put together from effects, modifiers and triggers. */
import {
  fixed,
  inARow,
  inOrder,
  type Language,
  type Modifier,
  type Node,
  type Phrased,
  type Said,
  say,
  sentence,
  speakerAlone,
  type Telling,
  type Trigger,
  telling,
  text,
} from '@tabard/engine';
import { type Aura, type EclipseContent, MODIFIED, type TokenKind } from './defs.ts';
import { changeText, drainText, isNumber } from './words/amounts.ts';
import { phrases } from './words/phrases.ts';
import type { TextVoice } from './words/voice.ts';

export interface Writer {
  readonly content: EclipseContent;
  readonly language: Language;
  readonly t: Telling;
  label(key: string, ...args: readonly (string | number)[]): string;
}

/** In whose words a text is written: who is "you", and what tokens are called. */
export interface Manner {
  readonly voice: TextVoice;
  readonly own?: TokenKind | undefined;
  readonly foe?: TokenKind | undefined;
}

export function writerFor(content: EclipseContent, language: Language, manner: Manner): Writer {
  const tokens = tokenNames(language, manner);
  const nameOf = (id: string) => tokens[id] ?? content.names[id]?.[language] ?? id;
  const t = telling(content.nodes, language, phrases[language], nameOf, manner.voice);
  const speaker = speakerAlone(phrases, language);
  return { content, language, t, label: (key, ...args) => say(speaker, text(key, ...args)) };
}

/** "Quake", "jeton Séisme"; plain tokens where nobody's are meant. */
function tokenNames(language: Language, { own, foe }: Manner): Readonly<Record<string, string>> {
  const one = (kind: TokenKind | undefined) =>
    language === 'fr' ? ['jeton', kind?.names.fr].filter(Boolean).join(' ') : (kind?.names.en ?? 'token');
  const many = (kind: TokenKind | undefined) =>
    language === 'fr' ? ['jetons', kind?.names.fr].filter(Boolean).join(' ') : (kind?.plural.en ?? 'tokens');
  return { token: one(own), tokens: many(own), 'foe-token': one(foe), 'foe-tokens': many(foe) };
}

/** One sentence for each part, but parts that somebody does in a row share one. */
export function writeEffect(w: Writer, node: Node): string {
  return groupsOf(partsOf(w, node))
    .map((group) => sentence(inARow(group.length > 1 ? inOrder(w.label('text.then'), group) : group[0])))
    .join(' ');
}

export function partsOf(w: Writer, node: Node): readonly Said[] {
  const { spec, args } = w.content.nodes[node];
  return (spec.parts?.(args) ?? [node]).map(w.t.said);
}

function groupsOf(said: readonly Said[]): Said[][] {
  const groups: Said[][] = [];
  for (const one of said) {
    const last = groups.at(-1);
    const isSame = one.subject !== undefined && last?.[0].subject === one.subject;
    if (last && isSame) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

export function auraLines(w: Writer, aura: Aura): string[] {
  return [
    ...modifierLines(w, aura.modifiers),
    ...aura.triggers.map((trigger) => triggerText(w, trigger)),
    ...aura.bonuses.map((bonus) => w.label('text.bonus', writeBonus(w, bonus))),
  ];
}

/** Plain changes that hold under the same condition are one sentence: "+1 Defense and +1 Willpower." */
export function modifierLines(w: Writer, modifiers: readonly Modifier[]): string[] {
  const groups = new Map<string, Modifier[]>();
  modifiers.forEach((modifier, i) => {
    const isPlain = fixed(modifier.by) !== undefined && isNumber(MODIFIED[modifier.value]);
    const condition = modifier.when ? w.t.phrase(modifier.when) : '';
    const key = isPlain ? `${modifier.reach} ${condition}` : String(i);
    groups.set(key, [...(groups.get(key) ?? []), modifier]);
  });
  return [...groups.values()].map((group) => modifierText(w, group));
}

function modifierText(w: Writer, group: readonly Modifier[]): string {
  const [{ reach, when, value }] = group;
  const whose = isNumber(MODIFIED[value]) ? w.label(hasKey(w, reach), changesText(w, group)) : drainText(w.t);
  return sentence(when ? `${whose} ${w.t.phrase(when)}` : whose);
}

function changesText(w: Writer, group: readonly Modifier[]): string {
  const changes = group.map(({ value, by }) => changeText(MODIFIED[value], by, w.t));
  return [changes.slice(0, -1).join(', '), changes.at(-1)].filter(Boolean).join(w.label('text.and'));
}

/** Who has the changed value: opponents, in an Arena every Mystling, else the one whose card it is. */
function hasKey(w: Writer, reach: number): string {
  if (reach) return 'text.foe-has';
  return w.t.voice === 'arena' ? 'text.every-has' : 'text.has';
}

export function triggerText(w: Writer, { on, when, effect, once }: Trigger): string {
  const event = w.t.phrase(on) + (when ? `, ${w.t.phrase(when)}` : '');
  const told = inARow(afterOthers(w, on, w.t.said(effect)));
  return sentence(`${once ? w.label('text.once') : ''}${event}, ${told}`);
}

/** After what an opponent does, "it" would be the opponent: the Enemy is named. */
function afterOthers(w: Writer, on: Phrased, said: Said): Said {
  const isNamed = w.t.voice === 'enemy' && on.args.who === 'foe' && said.subject !== undefined;
  return isNamed ? { ...said, subject: w.label('text.the-enemy') } : said;
}

export function writeBonus(w: Writer, bonus: number): string {
  const { names, cost, effect } = w.content.bonuses[bonus];
  return w.label('text.bonus-action', names[w.language], cost, writeEffect(w, effect));
}
