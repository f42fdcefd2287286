import { isSingular } from '@tabard/engine';
import type * as en from '../en/effects.ts';
import { type Found, told, toldSigned, type Who, type Whom } from '../telling.ts';
import { levelNames, spans, valueNames } from './terms.ts';

const isFoe = (who: Who | undefined) => who === 'foe';

function cards(count: number | string): string {
  return isSingular('fr', Number(count)) ? 'une carte' : `${count} cartes`;
}

function damage(count: string): string {
  return `${count} ${isSingular('fr', Number(count)) ? 'dégât' : 'dégâts'}`;
}

function energy(count: number | string): string {
  return `${count} ${isSingular('fr', Number(count)) ? 'Énergie' : 'Énergies'}`;
}

function stepsOf(count: number | string): string {
  return `${count} pas`;
}

export const effects: typeof en.effects = {
  hurt: (a, t) => {
    const { head, tail } = told(a.count, t);
    return isFoe(a.who)
      ? `infligez ${damage(head)} à votre adversaire${tail}`
      : `subissez ${damage(head)}${tail}`;
  },
  heal: (a, t) => {
    const { head, tail } = told(a.count, t);
    return `retirez ${damage(head)}${tail}`;
  },
  'heal-all': () => 'retirez tous vos dégâts',
  energy: (a, t) => {
    const { head, tail } = told(a.count, t);
    return `gagnez ${energy(head)}${tail}`;
  },
  'lose-energy': (a, t) => {
    const { head, tail } = told(a.count, t);
    return isFoe(a.who) ? `votre adversaire perd ${energy(head)}${tail}` : `perdez ${energy(head)}${tail}`;
  },
  steps: (a, t) => {
    const { head, tail } = told(a.count, t);
    return `gagnez ${stepsOf(head)}${tail}`;
  },
  draw: (a, t) => {
    const { head, tail } = told(a.count, t);
    return `piochez ${cards(head)}${tail}`;
  },
  discard: (a) => {
    const how = a.random ? ' au hasard' : isFoe(a.who) ? ' de son choix' : ' de votre choix';
    return `${isFoe(a.who) ? 'votre adversaire défausse' : 'défaussez'} ${cards(a.count)}${how}`;
  },
  'discard-hand': () => 'défaussez votre main',
  retrieve: (a) => `reprenez en main ${cards(a.count)} de votre choix de votre défausse`,
  boost: (a, t) => {
    const { head, tail } = toldSigned(a.by, t);
    return `${isFoe(a.who) ? 'votre adversaire a' : 'vous avez'} ${head} ${valueNames[a.value]}${tail} ${spans[a.until ?? 'combat']}`;
  },
  reroll: (a) => (isFoe(a.who) ? 'relancez le dé de votre adversaire' : 'relancez votre dé'),
  die: (a) =>
    `${a.by < 0 ? 'baissez' : 'augmentez'} ${isFoe(a.who) ? 'le dé de votre adversaire' : 'votre dé'} de ${Math.abs(a.by)}`,
  'set-die': (a) => `tournez ${isFoe(a.who) ? 'le dé de votre adversaire' : 'votre dé'} sur ${a.to}`,
  'swap-dice': () => 'échangez les deux dés',
  'end-combat': () => 'le combat est rompu aussitôt',
  'turn-over': () => 'retournez votre carte de personnage',
  go: (a, t) =>
    a.nearest
      ? `placez votre figurine sur la case la plus proche, ${t.nameOf(a.place)}`
      : `placez votre figurine sur une case de votre choix, ${t.nameOf(a.place)}`,
  'go-city': () => 'placez votre figurine sur la Cité la plus proche',
  wander: (a) => `placez votre figurine sur une case de votre choix à ${stepsOf(a.steps)} au plus`,
  'skip-challenge': () => 'ne jouez pas de phase de Défi ce tour',
  scout: () => 'faites une Reconnaissance',
  discover: () => 'piochez une Découverte et révélez-la',
  loot: (a) => `prenez l’Objet de la prochaine Rencontre ${packs[a.from]}`,
  quest: () => 'piochez une Quête d’élite si vous en avez moins de deux',
  'level-up': () => 'passez au niveau suivant',
  trophy: () => 'prenez un Trophée',
  steal: () => 'prenez un Objet de votre choix dans le Sac d’un autre Personnage sur votre case',
  'lose-item': () => 'défaussez un Objet de votre choix de votre Sac',
  'discard-this': () => 'défaussez cette carte',
  calm: (a) => `tournez un marqueur rouge ${nearby(a.within)} sur sa face calme`,
  clear: (a) => `défaussez une Rencontre invaincue ${nearby(a.within)}`,
  provoke: (a) => `tournez un marqueur calme ${nearby(a.within)} sur sa face rouge`,
  each: (a, t) => `${whoms[a.whom]} : ${t.inOne(a.do)}`,
  roll: (a, t) => {
    const pass = a.pass === undefined ? '' : ` sur ${a.least} ou plus, ${t.inOne(a.pass)}`;
    const fail =
      a.fail === undefined ? '' : `${pass ? ' ;' : ''} sur ${a.least - 1} ou moins, ${t.inOne(a.fail)}`;
    return `lancez un dé :${pass}${fail}`;
  },
  pay: (a, t) => `${prices[a.pay](a.count)} ; alors ${t.inOne(a.do)}`,
  foresee: (a) =>
    `regardez ${isSingular('fr', a.cards) ? 'la prochaine carte' : `les ${a.cards} prochaines cartes`} de la pile de la couleur de votre case ; vous pouvez remettre chacune au-dessus`,
  ready: () => 'vous pouvez utiliser votre pouvoir une fois de plus ce tour',
};

const packs: Readonly<Record<Found, string>> = {
  own: 'de la pile de votre niveau',
  space: 'de la pile de la couleur de votre case',
  grey: `de la pile ${levelNames.grey}`,
  green: `de la pile ${levelNames.green}`,
  yellow: `de la pile ${levelNames.yellow}`,
  red: `de la pile ${levelNames.red}`,
};

const whoms: Readonly<Record<Whom, string>> = {
  rivals: 'pour chaque autre joueur',
  everybody: 'pour chaque joueur',
  'rivals-here': 'pour chaque autre joueur sur votre case',
  here: 'pour chaque joueur sur votre case',
};

function nearby(within: number): string {
  return within === 0 ? 'sur votre case' : `à ${stepsOf(within)} au plus`;
}

const prices = {
  energy: (count: number) => `dépensez ${energy(count)}`,
  damage: (count: number) => `subissez ${damage(String(count))}`,
  cards: (count: number) => `défaussez ${cards(count)}`,
};
