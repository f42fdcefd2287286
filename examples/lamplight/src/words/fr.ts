import { ifClause, isSingular, type Phrases, type Standing, type Telling, whenClause } from '@tabard/engine';
import type * as en from './en.ts';

export const phrases: Phrases = {
  'option.nights': 'Nuits',
  'option.replies': 'On peut répondre aux cartes',
  'option.customs': 'Coutumes de la maison',
  'ask.act': ['À vous : jouez une carte ou brûlez-en une', '{0} joue ou brûle une carte'],
  'ask.reply': 'On joue {0} : voulez-vous répondre ?',
  'ask.choose-rival': '{0} : quelle lanterne ?',
  'ask.choose-hand': '{0} : quelle main ?',
  'ask.choose-effect': '{0} : lequel ?',
  'ask.may': '{0} : le voulez-vous ?',
  'ask.order-effects': 'Lequel d’abord ?',
  'do.play': 'jouer {0}',
  'do.burn': 'brûler {0} pour 1 lumière',
  'do.reply': 'répondre par {0}',
  'do.choose': '{0}',
  'do.choose-effect': '{0}',
  'do.first': '{1} : {0}',
  'do.pass': 'passer',
  'help.play': 'La carte fait ce qu’elle dit ; les autres peuvent y répondre.',
  'help.burn': 'La carte est perdue et votre lanterne gagne 1 de lumière.',
  'help.reply': 'Votre carte répond à celle qui a été jouée.',
  'help.choose': 'L’effet touche ce joueur.',
  'help.choose-effect': 'Ceci se produit, et rien du reste.',
  'help.first': 'Ceci se produit d’abord, puis le reste.',
  'help.pass': 'Vous ne répondez pas.',
  'event.drew': ['Vous piochez {1}', '{0} pioche {1}'],
  'event.played': ['Vous jouez {1}', '{0} joue {1}'],
  'event.burnt': ['Vous brûlez {1}', '{0} brûle {1}'],
  'event.replied': ['Vous répondez par {1}', '{0} répond par {1}'],
  'event.snuffed': 'La carte {0} est mouchée',
  'event.established': 'La coutume de la maison est désormais {0}',
  'event.brightened': ['Vous gagnez {1} {1#lumière|lumières}', '{0} gagne {1} {1#lumière|lumières}'],
  'event.dimmed': ['Vous perdez {1} {1#lumière|lumières}', '{0} perd {1} {1#lumière|lumières}'],
  'event.peeked': ['Vous regardez la main {de 1}', '{0} regarde la main {de 1}', '{0} regarde votre main'],
  'event.night-fell': 'La nuit {0} tombe ; les cartes sont mélangées',
  'event.dawn-came': 'Le jour se lève',
  'event.resigned': ['Vous abandonnez', '{0} abandonne'],
  'outcome.dawn': 'La lanterne la plus vive brille à l’aube.',
  'outcome.resigned': 'Tous les autres ont abandonné.',
  'refuse.forbidden': 'La coutume de la maison l’interdit.',
  'refuse.only-as-reply': 'Seulement en réponse à la carte d’un autre.',
  'refuse.no-reply': 'Seulement à votre tour.',
  'refuse.no-light': 'Aucune lumière à perdre.',
  'refuse.no-hand': 'Aucune main à regarder.',
  'refuse.nothing-to-do': 'Cela ne ferait rien.',
  'refuse.not-offered': 'Impossible maintenant.',
  'refuse.not-a-choice': 'Ce n’est pas une réponse.',
  'refuse.not-awaited': 'On ne vous l’a pas demandé.',
  'refuse.decision-passed': 'Cette question est passée.',
  'refuse.match-over': 'La partie est finie.',
  'a-card': 'une carte, f',
};

export const clauses: typeof en.clauses = {
  shine: (args, t) => `gagnez ${t.phrase(args.light)}`,
  dim: (args) => `faites perdre ${lights(args.light)} à un rival de votre choix`,
  'dim-all': (args) => `faites perdre ${lights(args.light)} à chaque rival`,
  draw: (args) => `piochez ${isSingular('fr', args.cards) ? 'une carte' : `${args.cards} cartes`}`,
  peek: () => 'regardez la main d’un rival',
  take: (args) => `prenez ${lights(args.light)} à ce joueur`,
  snuff: () => 'annulez cette carte',
  number: (args) => lights(args.number),
  'brighter-rivals': () => '1 lumière par lanterne plus vive que la vôtre',
  dimmed: () => whenClause('fr', 'votre lanterne perd de la lumière'),
  dimmest: () => ifClause('fr', 'aucune lanterne n’est plus faible que la vôtre'),
};

export function sentence(clause: string, isReply: boolean): string {
  const whole = isReply ? `quand un autre joueur joue une carte : ${clause}` : clause;
  return `${whole[0].toUpperCase()}${whole.slice(1)}.`;
}

function lights(count: number): string {
  return `${count} ${isSingular('fr', count) ? 'lumière' : 'lumières'}`;
}

export function custom({ modifiers, prohibitions, triggers }: Standing, t: Telling): string {
  const parts = [
    ...modifiers.map(({ by }) => `les cartes qui donnent de la lumière donnent ${t.phrase(by)} de plus`),
    ...prohibitions.map(() => 'on ne répond à aucune carte'),
    ...triggers.map(
      (trigger) =>
        `${t.phrase(trigger.on)}, ${t.effect(trigger.effect)}${trigger.once ? ' (une fois par tour)' : ''}`,
    ),
  ];
  return `Une coutume, pour tous : ${parts.join(' ; ')}.`;
}
