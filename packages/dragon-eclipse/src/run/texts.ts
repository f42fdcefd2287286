/** What stands on Mystery cards, Artifacts, perks and Darkness tiers: generated from what they do. */
import { type Content, type Language, labelsFrom, sentence, telling } from '@tabard/engine';
import { effectText } from '../cardtext.ts';
import type { EclipseContent } from '../defs.ts';
import { phrases } from '../words/phrases.ts';
import { type Achievement, type RunDef, STARTING_PERKS } from './defs.ts';

const phrase = labelsFrom(phrases);

function runIn(content: Content): RunDef {
  const { run } = content as EclipseContent;
  if (!run) throw new Error('this content has no roguelite');
  return run;
}

/** Both sections of a Mystery card, in the words of their effects; what the bottom does in order, a line each. */
export function mysteryText(
  content: Content,
  mystery: number,
  language: Language,
): { readonly top: string; readonly bottom: readonly string[] } {
  const { nodes } = content as EclipseContent;
  const t = telling(nodes, language, phrases[language], (id) => id);
  const { top, bottom } = runIn(content).mysteries[mystery];
  const { spec, args } = nodes[bottom];
  const lines = spec.parts?.(args) ?? [bottom];
  return { top: sentence(t.effect(top)), bottom: lines.map((line) => sentence(t.effect(line))) };
}

/** What an Achievement measures, by the name of its phrase. */
function measureOf({ on, of }: Achievement): string {
  if (!of) return String(on[0]?.name);
  return of.name === 'count' ? String(of.args.count) : of.name;
}

/** The locked side of an Artifact: what unlocks it. */
export function achievementText(content: Content, artifact: number, language: Language): string {
  const { achievement } = runIn(content).artifacts[artifact];
  const { moment, least, most } = achievement;
  return phrase(language, `achievement.${moment}.${measureOf(achievement)}`, least ?? most ?? 0);
}

/** The unlocked side: when it may be exhausted, and for what. */
export function artifactText(content: Content, artifact: number, language: Language): string {
  const { moment, effect } = runIn(content).artifacts[artifact];
  const does = effect === undefined ? '' : effectText(content, effect, language);
  return phrase(language, `artifact.${moment}`, does);
}

/** A Starting Perk by its step, an Artifact Perk and a Darkness tier by their number from 0 on. */
export function startingPerkText(perk: number, step: number, language: Language): string {
  return phrase(language, `perk.${STARTING_PERKS[perk]}`, step);
}

export function artifactPerkText(content: Content, perk: number, language: Language): string {
  const { gives, slots } = runIn(content).artifactPerks[perk];
  return phrase(language, `artifact-perk.${gives}`, slots);
}

export function darknessText(content: Content, tier: number, language: Language): string {
  const { does, amount } = runIn(content).darkness[tier];
  return phrase(language, `darkness.${does}`, amount);
}
