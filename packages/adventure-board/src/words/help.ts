/** What each option does, in one line. */
import { helpPhrases, type Names } from '@tabard/engine';
import type { choices } from '../signatures.ts';

const verbs: Readonly<Record<keyof typeof choices, Names>> = {
  pick: { en: 'You play this Character to the end.', fr: 'Vous jouez ce Personnage jusqu’à la fin.' },
  begin: { en: 'Your figure begins here.', fr: 'Votre figurine commence ici.' },
  roll: {
    en: 'It gives steps and Energy together: few steps mean much Energy.',
    fr: 'Il donne des pas et de l’Énergie : moins de pas, plus d’Énergie.',
  },
  go: {
    en: 'Your figure goes there; each space costs a step.',
    fr: 'Votre figurine s’y rend ; chaque case coûte un pas.',
  },
  stay: { en: 'The steps that are left are lost.', fr: 'Les pas qui restent sont perdus.' },
  play: {
    en: 'The card does what it says; its cost in Energy is paid.',
    fr: 'La carte fait ce qu’elle dit ; son coût en Énergie est payé.',
  },
  'play-on': {
    en: 'The card goes to this Item and changes it.',
    fr: 'La carte va à cet Objet et le modifie.',
  },
  'play-against': { en: 'The card falls on this player.', fr: 'La carte touche ce joueur.' },
  use: { en: 'The power of this card is used now.', fr: 'Le pouvoir de cette carte sert maintenant.' },
  power: {
    en: 'Your Character’s own power is used now.',
    fr: 'Le pouvoir propre à votre Personnage sert maintenant.',
  },
  reveal: {
    en: 'The Discovery is turned over: a red one hinders, a green one helps.',
    fr: 'La Découverte est retournée : une rouge gêne, une verte aide.',
  },
  keep: { en: 'You keep this card.', fr: 'Vous gardez cette carte.' },
  leave: { en: 'You leave this card where it is.', fr: 'Vous laissez cette carte où elle est.' },
  rest: {
    en: 'Removes 2 damage and what your Character or a card adds to it; in a City all of it.',
    fr: 'Retire 2 dégâts et ce que votre Personnage ou une carte y ajoute ; tous dans une Cité.',
  },
  train: {
    en: 'Draws 2 Ability cards, in a City 3, and those that your Character or a card adds.',
    fr: 'Pioche 2 cartes de Capacité, 3 dans une Cité, et celles que votre Personnage ou une carte ajoute.',
  },
  scout: {
    en: 'Look at a Discovery and place it facedown: only you know what it is.',
    fr: 'Regardez une Découverte et posez-la face cachée : vous seul la connaissez.',
  },
  rumour: { en: 'Draws an Elite Quest.', fr: 'Pioche une Quête d’élite.' },
  travel: {
    en: 'To another space of the same roost or harbour network; it costs no steps.',
    fr: 'Vers une autre case du même réseau, aire ou port, sans dépenser de pas.',
  },
  barter: {
    en: 'Gives up to two Items away for cards or healing, by their level.',
    fr: 'Donne jusqu’à deux Objets contre des cartes ou des soins, selon leur niveau.',
  },
  'draw-one': { en: 'One card from your Ability deck.', fr: 'Une carte de votre paquet de Capacités.' },
  'heal-one': { en: 'One damage less.', fr: 'Un dégât de moins.' },
  place: { en: 'The marker lies facedown there.', fr: 'Le pion y reste face cachée.' },
  fight: { en: 'You fight what lies there undefeated.', fr: 'Vous combattez ce qui reste invaincu ici.' },
  face: {
    en: 'You fight it: both dice are rolled, then cards may be played.',
    fr: 'Vous l’affrontez : les deux dés sont lancés, puis des cartes peuvent être jouées.',
  },
  heed: { en: 'The Event does what it says.', fr: 'L’Événement fait ce qu’il dit.' },
  draw: {
    en: 'The next card of this space’s colour: an Encounter to fight, perhaps an Event before it.',
    fr: 'La prochaine carte de la couleur de la case : une Rencontre à combattre, parfois un Événement avant elle.',
  },
  attack: {
    en: 'A duel: the winner takes an Item from the loser’s Bag.',
    fr: 'Un duel : le vainqueur prend un Objet dans le Sac du vaincu.',
  },
  strike: {
    en: 'Nothing more is played: ranged attacks first, then melee.',
    fr: 'Plus rien n’est joué : d’abord à distance, puis au contact.',
  },
  complete: { en: 'Its valour counts at once.', fr: 'Sa vaillance compte aussitôt.' },
  'hand-in': {
    en: 'You hand this in, and the Quest is done.',
    fr: 'Vous remettez ceci, et la Quête est accomplie.',
  },
  equip: { en: 'It is worn now and counts in fights.', fr: 'Il est porté et compte dans les combats.' },
  store: {
    en: 'It goes to your Bag and does not count there.',
    fr: 'Il va dans votre Sac et n’y compte pas.',
  },
  'end-turn': {
    en: 'Your turn is over; the next player goes on.',
    fr: 'Votre tour est fini ; le joueur suivant continue.',
  },
  next: { en: 'You have finished with this phase.', fr: 'Vous avez terminé cette phase.' },
  flee: { en: 'Your figure is carried to this City.', fr: 'Votre figurine est portée dans cette Cité.' },
  take: { en: 'You take this Item.', fr: 'Vous prenez cet Objet.' },
  'give-up': { en: 'This Quest is put away for good.', fr: 'Cette Quête est mise de côté pour de bon.' },
  claim: {
    en: 'You keep this Trophy; its valour counts.',
    fr: 'Vous gardez ce Trophée ; sa vaillance compte.',
  },
  discard: { en: 'The card goes to your discard pile.', fr: 'La carte va à votre défausse.' },
  'discard-item': { en: 'The Item is lost.', fr: 'L’Objet est perdu.' },
  retrieve: { en: 'The card comes back from your discard pile.', fr: 'La carte revient de votre défausse.' },
  choose: { en: 'The effect falls on this player.', fr: 'L’effet touche ce joueur.' },
  calm: { en: 'The effect falls on this one.', fr: 'L’effet touche celui-ci.' },
  bury: { en: 'This card is the next to be drawn.', fr: 'Cette carte sera la prochaine piochée.' },
  'choose-effect': { en: 'This happens, and nothing of the rest.', fr: 'Ceci se produit, et rien du reste.' },
  first: { en: 'This happens first, then the rest.', fr: 'Ceci se produit d’abord, puis le reste.' },
  pass: { en: 'You do not; the match goes on.', fr: 'Vous ne le faites pas ; la partie continue.' },
};

export const help = helpPhrases(verbs);
