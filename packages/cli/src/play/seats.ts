import type { Language } from '@tabard/engine';

const COLOURS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Red', 'Blue', 'Green', 'Yellow', 'Violet', 'White', 'Black', 'Grey'],
  fr: ['Rouge', 'Bleu', 'Vert', 'Jaune', 'Violet', 'Blanc', 'Noir', 'Gris'],
};

/** What the seats of a match in the terminal are called. */
export function seatNames(seats: number, language: Language): string[] {
  return Array.from({ length: seats }, (_, seat) => COLOURS[language][seat] ?? `${seat + 1}`);
}
