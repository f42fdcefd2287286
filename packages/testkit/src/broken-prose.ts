/** Patterns that no sentence of a game should have, by language. */
import type { Language } from '@tabard/engine';

const VOWEL = '[aeiouàâéèêîôùœAEIOUÀÂÉÈÊÎÔÙŒ]';

const ANY: readonly RegExp[] = [
  /[{}]/,
  /\b(undefined|NaN|null)\b|\[object /,
  /^$/,
  / {2}| $|^ /,
  /[.!?…]\s?[.;,]|,[.;:]|;[.,;]|\.{2}|::| ,/,
  /\( | \)|\(\)/,
  // A raw key: "refuse.no-rival".
  /\b(ask|do|event|refuse|outcome|text|when|stat|hidden)\.[a-z]/,
];

const ENGLISH: readonly RegExp[] = [
  /\b[Yy]ou (is|has|was|loses|draws|plays|gains|gets|takes|gives|discards|attacks|moves|suffers|heals|deals|does|enters|beats)\b/,
  /\b(it|he|she) (are|have|gain|lose|draw|move|attack|suffer|heal|deal|place|discard)\b/,
  /\b(I|we|they) is\b|\byou’s\b|\bby you\b/i,
  /(?<![\d.])1 (cards|turns|spaces|tokens|options|Encounters|Advantages|Characters|Missions|times)\b(?! or more)/,
  /(?<![\d.])0 more\b/,
  /\b(\d*[02-9]|11) (card|turn|space|token|Encounter|Character|Mission)\b(?! or)/,
  /\b[Aa] [aeioAEIO]\w/,
  /\b[Aa]n [bcdfgjklmnpqrstvwxyzBCDFGJKLMNPQRTVWXYZ]\w/,
  /\b([Tt]he|[Aa]n?) ([Tt]he|[Aa]n?)\b/,
  /\b(your|its) (your|its|the|an?)\b/,
  /\b(\w+) \1\b(?<!that that|had had)/,
];

const FRENCH: readonly RegExp[] = [
  new RegExp(
    `(?<![\\wÀ-ÿ’-])([Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Jj]e|[Nn]e|[Ss]e|[Mm]e|[Ll]orsque|[Pp]uisque|[Jj]usque) ${VOWEL}`,
  ),
  /(?<![\wÀ-ÿ’])(de|à) les?(?![\wÀ-ÿ])/,
  /(?<![\wÀ-ÿ’])(?<!un |une )([Ll]e|[Ll]a|[Ll]es|[Uu]ne?|[Dd]es) (?!des)([Ll]e|[Ll]a|[Ll]es|[Uu]ne?|[Dd]es|[LlDd]’)(?![\wÀ-ÿ-])/,
  /(?<![\wÀ-ÿ])si ils?(?![\wÀ-ÿ])/i,
  /(^|[.;:!?,] )[Vv]ous (est|a|perd|joue|pioche|gagne|prend|défausse|subit|attaque|entre)(?![\wÀ-ÿ])/,
  /(?<![\wÀ-ÿ])(attaque|combat|bat|regarde|prend|prive) vous(?![\wÀ-ÿ])/,
  /(?<![\wÀ-ÿ])(main|groupe|tour|Combat|Vitesse|Missions) de vous(?![\wÀ-ÿ])/,
  /(?<![\d.,])[01] (cartes|tours|cases|jetons|dégâts|Rencontres|Personnages|Brûlures|points)(?![\wÀ-ÿ])/,
  /(?<![\d.,])([2-9]|[1-9]\d+) (carte|tour|case|jeton|dégât|Rencontre|Personnage|Brûlure|point)(?![\wÀ-ÿ])/,
  /[^\s\u00a0\u202f«(]([;!?]|:(?!\w))(?=[\s).]|$)/,
  /(?<![\u202f\u00a0])[ ][;!?:»]|«[ ]/,
  /'/,
  /[Gg]agnez \d+ dégât/,
];

/** The first pattern that a line matches. */
export function brokenPattern(language: Language, line: string): RegExp | undefined {
  return [...ANY, ...(language === 'fr' ? FRENCH : ENGLISH)].find((pattern) => pattern.test(line));
}
