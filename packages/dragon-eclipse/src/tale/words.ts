/** What the lines of Scripts say on an option before it is chosen, each in both languages beside each other. */
import { isSingular, type Language, type Phrased, type Telling } from '@tabard/engine';

type Say<A> = Readonly<Record<Language, (args: A, t: Telling) => string>>;

/** One text for a word: a template for each language, given the arguments. */
function says<A>(en: (args: A, t: Telling) => string, fr: (args: A, t: Telling) => string): Say<A> {
  return { en, fr };
}

const amount = (value: Phrased | number, t: Telling) =>
  typeof value === 'number' ? String(value) : t.phrase(value);

/** "3 Items", "1 Item", "as many Items as …". */
function counted(value: Phrased, t: Telling, one: string, many: string): string {
  const number = value.name === 'number' ? Number(value.args.number) : undefined;
  return `${amount(value, t)} ${number !== undefined && isSingular(t.language, number) ? one : many}`;
}

const list = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

export const flow = {
  sequence: says<{ steps: readonly number[] }>(
    ({ steps }, t) => list(steps.map(t.effect)),
    ({ steps }, t) => list(steps.map(t.effect)),
  ),
  if: says<{ if: Phrased; then: number }>(
    (a, t) => (t.effect(a.then) ? `${t.effect(a.then)} (${t.phrase(a.if)})` : ''),
    (a, t) => (t.effect(a.then) ? `${t.effect(a.then)} (${t.phrase(a.if)})` : ''),
  ),
  pay: says<{ pay: readonly number[] }>(
    ({ pay }, t) => list(pay.map(t.effect)),
    ({ pay }, t) => list(pay.map(t.effect)),
  ),
  silent: says<object>(
    () => '',
    () => '',
  ),
  or: says<{ or: readonly number[] }>(
    ({ or }, t) => or.map(t.effect).join(' or '),
    ({ or }, t) => or.map(t.effect).join(' ou '),
  ),
  test: says<object>(
    () => 'a Test',
    () => 'un Test',
  ),
  combat: says<object>(
    () => 'Combat',
    () => 'Combat',
  ),
  random: says<object>(
    () => 'a Random Combat',
    () => 'un Combat aléatoire',
  ),
  endScenario: says<object>(
    () => 'ends the Scenario',
    () => 'termine le Scénario',
  ),
  endExploration: says<object>(
    () => 'ends the Exploration',
    () => 'termine l’Exploration',
  ),
};

interface Amount {
  readonly amount: Phrased;
}

export const goods = {
  silver: says<Amount>(
    (a, t) => `gain ${amount(a.amount, t)} Silver`,
    (a, t) => `gagnez ${amount(a.amount, t)} Argent`,
  ),
  loseSilver: says<Amount>(
    (a, t) => `lose ${amount(a.amount, t)} Silver`,
    (a, t) => `perdez ${amount(a.amount, t)} Argent`,
  ),
  essence: says<Amount>(
    (a, t) => `gain ${amount(a.amount, t)} Essence`,
    (a, t) => `gagnez ${amount(a.amount, t)} Essence`,
  ),
  items: says<Amount>(
    (a, t) => `gain ${counted(a.amount, t, 'Item', 'Items')}`,
    (a, t) => `gagnez ${counted(a.amount, t, 'Objet', 'Objets')}`,
  ),
  equipment: says<Amount>(
    (a, t) => `gain ${amount(a.amount, t)} Equipment`,
    (a, t) => `gagnez ${counted(a.amount, t, 'Équipement', 'Équipements')}`,
  ),
  drawItems: says<{ of: number }>(
    ({ of }) => `draw ${of} Items, gain 1`,
    ({ of }) => `piochez ${of} Objets, gardez-en 1`,
  ),
  drawEquipment: says<{ of: number }>(
    ({ of }) => `draw ${of} Equipment, gain 1`,
    ({ of }) => `piochez ${of} Équipements, gardez-en 1`,
  ),
  named: says<{ named: string }>(
    ({ named }, t) => `gain ${t.nameOf(named)}`,
    ({ named }, t) => `gagnez ${t.nameOf(named)}`,
  ),
  power: says<Amount & { to?: string }>(
    (a, t) => `${a.to === 'each' ? 'each Mystling gains' : 'gain'} ${amount(a.amount, t)} Power`,
    (a, t) => `${a.to === 'each' ? 'chaque Mystling gagne' : 'gagnez'} ${amount(a.amount, t)} Pouvoir`,
  ),
  damage: says<Amount & { to?: string }>(
    (a, t) => `${a.to === 'each' ? 'each Mystling suffers' : 'suffer'} ${amount(a.amount, t)} damage`,
    (a, t) =>
      `${a.to === 'each' ? 'chaque Mystling subit' : 'subissez'} ${counted(a.amount, t, 'dégât', 'dégâts')}`,
  ),
  heal: says<Amount>(
    (a, t) => `Heal ${amount(a.amount, t)}`,
    (a, t) => `Soin ${amount(a.amount, t)}`,
  ),
  fatigue: says<Amount>(
    (a, t) => `gain ${amount(a.amount, t)} Fatigue`,
    (a, t) => `gagnez ${amount(a.amount, t)} Fatigue`,
  ),
  rest: says<Amount>(
    (a, t) => `remove ${amount(a.amount, t)} Fatigue`,
    (a, t) => `retirez ${amount(a.amount, t)} Fatigue`,
  ),
  lose: says<{ lose: string }>(
    ({ lose }) => LOSSES[lose].en,
    ({ lose }) => LOSSES[lose].fr,
  ),
  sell: says<{ sell: number }>(
    ({ sell }) => `sell an Item for ${sell} Silver`,
    ({ sell }) => `vendez un Objet pour ${sell} Argent`,
  ),
};

const LOSSES: Readonly<Record<string, { en: string; fr: string }>> = {
  item: { en: 'lose 1 Item', fr: 'perdez 1 Objet' },
  equipment: { en: 'lose 1 Equipment', fr: 'perdez 1 Équipement' },
  items: { en: 'lose all Items', fr: 'perdez tous vos Objets' },
};

const SYMBOL_WORDS: Readonly<Record<string, { en: string; fr: string }>> = {
  'light-source': { en: 'Light Source', fr: 'Source de lumière' },
  food: { en: 'Food', fr: 'Nourriture' },
  gear: { en: 'Gear', fr: 'Équipement d’escalade' },
  tools: { en: 'Tools', fr: 'Outils' },
};

export const costs = {
  silver: says<{ count: number }>(
    ({ count }) => `spend ${count} Silver`,
    ({ count }) => `dépensez ${count} Argent`,
  ),
  essence: says<{ count: number }>(
    ({ count }) => `spend ${count} Essence`,
    ({ count }) => `dépensez ${count} Essence`,
  ),
  symbol: says<{ symbol: string }>(
    ({ symbol }) => `spend an Equipment with ${SYMBOL_WORDS[symbol].en}`,
    ({ symbol }) => `dépensez un Équipement avec ${SYMBOL_WORDS[symbol].fr}`,
  ),
  item: says<object>(
    () => 'spend an Item',
    () => 'dépensez un Objet',
  ),
  secret: says<{ secret: string }>(
    ({ secret }, t) => `give up ${t.nameOf(secret)}`,
    ({ secret }, t) => `cédez ${t.nameOf(secret)}`,
  ),
};

export const time = {
  time: says<Amount>(
    (a, t) => `${amount(a.amount, t)} time`,
    (a, t) => `${amount(a.amount, t)} temps`,
  ),
};

const REVEALED: Readonly<Record<string, { en: string; fr: string }>> = {
  any: { en: 'a revealed card', fr: 'une carte révélée' },
  misfortune: { en: 'a revealed card with Misfortune', fr: 'une carte révélée avec Malchance' },
  last: { en: 'the card revealed last', fr: 'la dernière carte révélée' },
};

export const tests = {
  sum: says<{ sum: number }>(
    ({ sum }) => `the sum changes by ${sum > 0 ? '+' : '−'}${Math.abs(sum)}`,
    ({ sum }) => `la somme change de ${sum > 0 ? '+' : '−'}${Math.abs(sum)}`,
  ),
  discard: says<{ with?: string }>(
    (a) => `discard ${REVEALED[a.with ?? 'any'].en}`,
    (a) => `défaussez ${REVEALED[a.with ?? 'any'].fr}`,
  ),
  outcome: says<object>(
    () => 'resolve an outcome of your choice',
    () => 'appliquez un résultat de votre choix',
  ),
};

export const mystlings = {
  joins: says<{ mystling: string }>(
    ({ mystling }, t) => `${t.nameOf(mystling)} joins you`,
    ({ mystling }, t) => `${t.nameOf(mystling)} vous rejoint`,
  ),
  tame: says<object>(
    () => 'tame a Mystling with Essence',
    () => 'domptez un Mystling contre de l’Essence',
  ),
};

/** What a condition is called where an option is closed or a line depends on it. */
export const conditions = {
  status: says<{ status: string; part?: number; any?: number }>(
    ({ status }, t) => `with ${t.nameOf(status)}`,
    ({ status }, t) => `avec ${t.nameOf(status)}`,
  ),
  symbol: says<{ symbol: string }>(
    ({ symbol }) => `with ${SYMBOL_WORDS[symbol].en}`,
    ({ symbol }) => `avec ${SYMBOL_WORDS[symbol].fr}`,
  ),
  secret: says<{ secret: string }>(
    ({ secret }, t) => `with ${t.nameOf(secret)}`,
    ({ secret }, t) => `avec ${t.nameOf(secret)}`,
  ),
  holds: says<{ holds: string }>(
    ({ holds }, t) => `with ${t.nameOf(holds)}`,
    ({ holds }, t) => `avec ${t.nameOf(holds)}`,
  ),
  party: says<{ party: string }>(
    ({ party }, t) => `with ${t.nameOf(party)}`,
    ({ party }, t) => `avec ${t.nameOf(party)}`,
  ),
  tray: says<{ tray: string }>(
    ({ tray }, t) => `with ${t.nameOf(tray)}`,
    ({ tray }, t) => `avec ${t.nameOf(tray)}`,
  ),
  count: (en: string, fr: string) =>
    says<{ count: number }>(
      ({ count }) => `with ${count} ${en}`,
      ({ count }) => `avec ${count} ${fr}`,
    ),
  /** What is told begins with *with*; what is untold says the same either way. */
  not: says<{ not: Phrased }>(
    (a, t) => t.phrase(a.not).replace(/^with /, 'without '),
    (a, t) => t.phrase(a.not).replace(/^avec /, 'sans '),
  ),
  both: says<{ both: Phrased; and: Phrased }>(
    (a, t) => `${t.phrase(a.both)} and ${t.phrase(a.and)}`,
    (a, t) => `${t.phrase(a.both)} et ${t.phrase(a.and)}`,
  ),
  either: says<{ either: Phrased; or: Phrased }>(
    (a, t) => `${t.phrase(a.either)} or ${t.phrase(a.or)}`,
    (a, t) => `${t.phrase(a.either)} ou ${t.phrase(a.or)}`,
  ),
  /** What the players have not been told about says nothing. */
  untold: says<object>(
    () => 'if what has happened allows it',
    () => 'si ce qui s’est passé le permet',
  ),
};

export const amounts = {
  number: says<{ number: number }>(
    ({ number }) => String(number),
    ({ number }) => String(number),
  ),
  parts: says<{ 'parts-of': string; times?: number }>(
    (a, t) => `${a.times ?? 1} for each part of ${t.nameOf(a['parts-of'])}`,
    (a, t) => `${a.times ?? 1} par partie de ${t.nameOf(a['parts-of'])}`,
  ),
  held: says<{ held: string }>(
    ({ held }) => `1 for each ${held === 'items' ? 'Item' : 'Equipment'} held`,
    ({ held }) => `1 par ${held === 'items' ? 'Objet' : 'Équipement'} en main`,
  ),
  party: says<object>(
    () => '1 for each Mystling of the Party',
    () => '1 par Mystling du groupe',
  ),
  misfortune: says<object>(
    () => '1 for each Misfortune',
    () => '1 par Malchance',
  ),
  pairs: says<object>(
    () => '1 for each pair of Misfortune',
    () => '1 par paire de Malchance',
  ),
};
