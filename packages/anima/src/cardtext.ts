import {
  type Content,
  type Def,
  effectsWithin,
  fixed,
  type Language,
  type Modifier,
  type Node,
  nounOf,
  type Phrases,
  type Prohibition,
  say,
  sentence,
  signed,
  speakerAlone,
  type Telling,
  telling,
  text,
  typeset,
  withArticle,
} from '@tabard/engine';
import {
  type Ability,
  ACTS,
  type AdvantageDef,
  type AreaDef,
  type EncounterDef,
  type MissionDef,
  type OmegaContent,
  type OmegaDef,
  type Reward,
  STATS,
  type When,
} from './defs.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { help } from './words/help.ts';
import { story } from './words/story.ts';

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: { ...en, ...story.en, ...help.en },
  fr: { ...fr, ...story.fr, ...help.fr },
};

interface Writer {
  readonly content: OmegaContent;
  readonly t: Telling;
  /** What a card or another named thing is called where it stands alone. */
  title(id: string): string;
  label(key: string, ...args: readonly (string | number)[]): string;
}

function writerFor(of: Content, language: Language): Writer {
  const content = of as OmegaContent;
  const names = (id: string) => content.names[id] ?? defNamed(content, id)?.names;
  const title = (id: string) => names(id)?.[language] ?? id;
  const inSentence = (id: string) => {
    const found = names(id);
    return found ? withArticle(nounOf(found, language)) : id;
  };
  const t = telling(content.nodes, language, phrases[language], inSentence);
  const speaker = speakerAlone(phrases, language);
  return { content, t, title, label: (key, ...args) => say(speaker, text(key, ...args)) };
}

function defNamed(content: OmegaContent, id: string): OmegaDef | undefined {
  return content.defs.find((def) => def.id === id);
}

/** The rules text of a card, generated from what it does. */
export function cardText(content: Content, def: Def, language: Language): string {
  const w = writerFor(content, language);
  return typeset(linesOf(w, w.content.defs[def]).join('\n'), language);
}

export function effectText(content: Content, node: Node, language: Language): string {
  return typeset(writeEffect(writerFor(content, language), node), language);
}

function linesOf(w: Writer, def: OmegaDef): string[] {
  const own = def.standing.modifiers.map((modifier) => modifierText(w, modifier));
  own.push(...bansText(w, def));
  switch (def.type) {
    case 'character':
      return [...own, ...abilityText(w, 'text.ability', def.ability)];
    case 'area':
      return [...own, ...areaText(w, def)];
    case 'encounter':
      return [...own, ...encounterText(w, def)];
    case 'advantage':
      return advantageText(w, def, own);
    case 'mission':
      return [...own, ...missionText(w, def)];
  }
}

/** A sequence is told as sentences, anything else as one. */
function writeEffect(w: Writer, node: Node): string {
  const { spec, args } = w.content.nodes[node];
  const parts = spec.parts?.(args) ?? [node];
  return parts.map((part) => sentence(w.t.effect(part))).join(' ');
}

function modifierText(w: Writer, { value, by, when }: Modifier): string {
  const stat = STATS[value];
  const count = fixed(by);
  const change = w.label(`stat.${stat}`, count === undefined ? '+X' : signed(count));
  const counted = count === undefined ? w.label('text.counted', w.t.phrase(by)) : '';
  if (!when) return sentence(change + counted);
  const condition = w.t.phrase(when);
  // What is fought is named before it is said what it has.
  return sentence(stat === 'foe' ? `${condition}, ${change}${counted}` : `${change} ${condition}${counted}`);
}

/** Where the ban of a card holds: for the whole table, for whoever is in the Area, for its owner. */
function banKey(def: OmegaDef): string {
  if (def.type === 'area') return 'text.forbid-here';
  return def.type === 'advantage' && def.stays === 'incident' ? 'text.forbid-all' : 'text.forbid';
}

function bansText(w: Writer, def: OmegaDef): string[] {
  const bans = def.type === 'advantage' ? def.bans : [];
  return [...def.standing.prohibitions, ...bans].map((ban) => actText(w, banKey(def), ban));
}

function actText(w: Writer, key: string, { act, when }: Prohibition): string {
  const text = w.label(key, w.label(`act.${ACTS[act]}`));
  return sentence(when ? `${text} ${w.t.phrase(when)}` : text);
}

function whenText(w: Writer, when: When): string {
  if (when.timing !== 'interruption') return w.label(`when.${when.timing}`);
  const windows = when.windows.map((on) => w.label(`window.${on}`));
  const all = [windows.slice(0, -1).join(', '), windows.at(-1)].filter(Boolean).join(w.label('text.or'));
  return w.label('when.interruption', all);
}

function abilityText(w: Writer, key: string, ability: Ability | undefined): string[] {
  return ability ? [w.label(key, whenText(w, ability.when), writeEffect(w, ability.effect))] : [];
}

function areaText(w: Writer, def: AreaDef): string[] {
  const lines = def.rewards.map((reward) => rewardText(w, def, reward));
  if (def.special !== undefined) lines.unshift(w.label('text.special', writeEffect(w, def.special)));
  return lines;
}

function rewardText(w: Writer, def: AreaDef, reward: Reward): string {
  switch (reward.kind) {
    case 'advantage':
      return w.label('text.reward.advantage', def.level);
    case 'recruit':
      return w.label('text.reward.recruit');
    case 'mission':
      return w.label('text.reward.mission', w.title(reward.name));
    case 'special':
      return w.label('text.reward.special', w.title(reward.name), writeEffect(w, reward.effect));
  }
}

function encounterText(w: Writer, def: EncounterDef): string[] {
  const lines: string[] = [];
  if (def.effect !== undefined) lines.push(writeEffect(w, def.effect));
  for (const part of ['before', 'won', 'lost'] as const) {
    const node = def[part];
    if (node !== undefined) lines.push(w.label(`text.${part}`, writeEffect(w, node)));
  }
  return lines;
}

function advantageText(w: Writer, def: AdvantageDef, own: string[]): string[] {
  if (def.stays === 'trap' && def.effect !== undefined) return trapText(w, def.effect);
  const lines: string[] = [];
  if (def.stays === 'organization') lines.push(w.label('text.organization', rivalsText(w, def)));
  else if (def.stays) lines.push(w.label(`text.${def.stays}`));
  if (def.effect !== undefined)
    lines.push(w.label('text.advantage', whenText(w, def.when), writeEffect(w, def.effect)));
  lines.push(...own, ...def.permits.map((one) => actText(w, 'text.permit', one)));
  lines.push(...abilityText(w, 'text.plot-ability', def.ability));
  if (def.after)
    lines.push(w.label('text.after', w.label(`phase.${def.after.phase}`), writeEffect(w, def.after.each)));
  if (def.duty !== undefined) lines.push(w.label('text.duty', writeEffect(w, def.duty)));
  return lines;
}

/** Whom a Trap calls the rival of those who walk into it, where it does. */
function trapText(w: Writer, effect: Node): string[] {
  const lines = [w.label('text.trap', writeEffect(w, effect))];
  const isRivalNamed = effectsWithin(w.content.nodes, effect).some((node) => {
    const { word, args } = w.content.nodes[node];
    return TO_RIVAL.includes(word) || args.who === 'rival';
  });
  return isRivalNamed ? [...lines, w.label('text.trap-rival')] : lines;
}

/** Words that are about a rival without saying so. */
const TO_RIVAL = ['give', 'steal', 'swap-hands', 'look-at-hand', 'look-at-missions'];

function rivalsText(w: Writer, { rivals }: AdvantageDef): string {
  return rivals.map((id) => afterColon(w.title(id))).join(', ');
}

/** An Organization by its own name: "The Seventh Lamp" of "Organization: The Seventh Lamp". */
function afterColon(title: string): string {
  return title.slice(title.indexOf(':') + 1).trim();
}

function missionText(w: Writer, def: MissionDef): string[] {
  const trial =
    def.turns > 1 ? w.label('text.resist', def.turns, writeEffect(w, def.trial)) : writeEffect(w, def.trial);
  const lines = [placed(w, def, trial)];
  if (def.reward !== undefined) lines.push(w.label('text.gain', writeEffect(w, def.reward)));
  if (def.crisis)
    lines.push(
      w.label('text.crisis', def.crisis.turns, w.title(def.crisis.menace), writeEffect(w, def.crisis.trial)),
    );
  return lines;
}

function placed(w: Writer, def: MissionDef, trial: string): string {
  if (def.at !== undefined) return w.label('text.at', w.title(def.at), trial);
  if (def.atArea !== undefined) return w.label('text.at', w.title(def.atArea), trial);
  return w.label('text.at-level', def.atLevel ?? 3, trial);
}
