import type { ArgValue, Telling } from '@tabard/engine';

const en: Record<string, string> = {
  willpower: 'Willpower',
  defense: 'Defense',
  strength: 'Strength',
  swiftness: 'Swiftness',
  range: 'range of Attacks',
  reach: 'range of deal effects',
  deal: 'to damage dealt by effects',
  pierce: 'Pierce',
  drain: 'Drain on Attacks',
  heal: 'to Heal',
  burn: 'Burn when giving Burn',
  power: 'Power from slots',
};
const fr: Record<string, string> = {
  willpower: 'Volonté',
  defense: 'Défense',
  strength: 'Force',
  swiftness: 'Vivacité',
  range: 'à la portée des Attaques',
  reach: 'à la portée des effets',
  deal: 'aux dégâts des effets',
  pierce: 'Perforation',
  drain: 'Drain aux Attaques',
  heal: 'aux Soins',
  burn: 'Brûlure quand vous en donnez',
  power: 'Pouvoir des emplacements',
};

/** What a value that effects change is called. */
export function valueName(stat: ArgValue, t: Telling): string {
  return (t.language === 'fr' ? fr : en)[stat as string];
}
