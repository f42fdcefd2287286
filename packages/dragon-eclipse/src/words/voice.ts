/**
 * Who is spoken to. A player's card says "you" and "the opponent"; an Enemy sheet and an Arena say "it" and "its
 * opponent"; a Taming card speaks to the player, whose opponent is the Enemy.
 */
import type { Said, Telling } from '@tabard/engine';

export type TextVoice = 'player' | 'enemy' | 'arena' | 'taming';

/** A Taming card where the Enemy was named just before: "it". */
export const TAMING_IT = 'taming-it';

export function isIt({ voice }: Telling): boolean {
  return voice === 'enemy' || voice === 'arena';
}

/** "gain 1 Power" to a player, "it gains 1 Power" of the Enemy: both forms of the verb, and what follows them. */
export function done(
  t: Telling,
  forms: readonly [you: string, it: string],
  rest = '',
  after: readonly string[] = [],
): Said {
  if (!isIt(t)) return { does: forms[0] + rest, after };
  return { subject: t.language === 'fr' ? 'il' : 'it', does: forms[1] + rest, after };
}

export function isTaming({ voice }: Telling): boolean {
  return voice === 'taming' || voice === TAMING_IT;
}

/** "the opponent", "its opponent", "the Enemy" */
export function foe(t: Telling): string {
  if (t.voice === TAMING_IT) return t.language === 'fr' ? 'il' : 'it';
  if (isTaming(t)) return t.language === 'fr' ? 'l’Ennemi' : 'the Enemy';
  if (t.language === 'fr') return isIt(t) ? 'son adversaire' : 'l’adversaire';
  return isIt(t) ? 'its opponent' : 'the opponent';
}

/** The words for the one whose text it is. */
interface Self {
  /** "you are", "it is" */
  readonly is: string;
  readonly has: string;
  /** "your deck", "its deck" */
  readonly own: string;
  /** After a preposition. */
  readonly self: string;
}

const YOU_EN: Self = { is: 'you are', has: 'you have', own: 'your', self: 'you' };
const IT_EN: Self = { is: 'it is', has: 'it has', own: 'its', self: 'it' };

export function en(t: Telling): Self {
  return isIt(t) ? IT_EN : YOU_EN;
}

interface SoiMeme extends Self {
  /** "votre défausse", "sa défausse" */
  readonly ownFeminine: string;
  /** "vos cartes", "ses cartes" */
  readonly ownMany: string;
}

const VOUS: SoiMeme = {
  is: 'vous êtes',
  has: 'vous avez',
  own: 'votre',
  ownFeminine: 'votre',
  ownMany: 'vos',
  self: 'vous',
};
const LUI: SoiMeme = {
  is: 'il est',
  has: 'il a',
  own: 'son',
  ownFeminine: 'sa',
  ownMany: 'ses',
  self: 'lui',
};

export function fr(t: Telling): SoiMeme {
  return isIt(t) ? LUI : VOUS;
}

/** What one token or several of the one whose text it is are called: "Quake", "jetons Séisme". */
export function token(t: Telling, count: 'one' | 'many'): string {
  return t.nameOf(count === 'one' ? 'token' : 'tokens');
}

/** The same of the opponent; a text that does not know it says "opposing token". */
export function foeToken(t: Telling, count: 'one' | 'many'): string {
  return t.nameOf(count === 'one' ? 'foe-token' : 'foe-tokens');
}
