import { fixed, type Phrased, type Telling } from '@tabard/engine';
import { signed, told } from './grammar.ts';

const en: Record<string, string> = {
  willpower: 'Willpower',
  defense: 'Defense',
  strength: 'Strength',
  swiftness: 'Swiftness',
  range: 'to the range of Attacks',
  reach: 'to the range of effects',
  deal: 'to damage dealt by effects',
  pierce: 'Pierce',
  heal: 'to Heal',
  burn: 'Burn whenever you give Burn',
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
  heal: 'aux Soins',
  burn: 'Brûlure chaque fois que vous en donnez',
  power: 'Pouvoir des emplacements',
};

/** "+1 Defense", "+1 Strength for each card in your slots", "your Attacks Drain" */
export function changeText(stat: string, by: Phrased<number>, t: Telling): string {
  if (stat === 'drain') return t.language === 'fr' ? 'vos Attaques ont Drain' : 'your Attacks Drain';
  const name = (t.language === 'fr' ? fr : en)[stat];
  const count = fixed(by);
  if (count !== undefined) return `${signed(count)} ${name}`;
  const { head, tail } = told(by, t);
  return `+${head} ${name}${tail}`;
}
