/** What each option does, in one line. */
import { helpPhrases, type Names } from '@tabard/engine';
import type { choices } from '../signatures.ts';

const verbs: Readonly<Record<keyof typeof choices, Names>> = {
  pick: { en: 'You play this Character to the end.', fr: 'Vous jouez ce Personnage jusqu’à la fin.' },
  begin: { en: 'Your figure begins here.', fr: 'Votre figurine commence ici.' },
  roll: {
    en: 'The die says how far you may go and how much Energy you gain.',
    fr: 'Le dé dit jusqu’où vous pouvez aller et combien d’Énergie vous gagnez.',
  },
  go: {
    en: 'Your figure goes there; each space costs a step.',
    fr: 'Votre figurine s’y rend ; chaque case coûte un pas.',
  },
  stay: {
    en: 'You stop here; the steps left are lost.',
    fr: 'Vous vous arrêtez ici ; les pas restants sont perdus.',
  },
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
    en: 'Removes up to two damage, in a City all of it.',
    fr: 'Retire jusqu’à deux dégâts, et tous dans une Cité.',
  },
  train: {
    en: 'Draws two Ability cards, in a City three.',
    fr: 'Pioche deux cartes de Capacité, et trois dans une Cité.',
  },
  scout: {
    en: 'You look at a Discovery marker and lay it facedown on a space.',
    fr: 'Vous regardez un pion Découverte et le posez face cachée sur une case.',
  },
  rumour: {
    en: 'You draw an Elite Quest; of three Quests you keep two.',
    fr: 'Vous piochez une Quête d’élite ; de trois Quêtes vous en gardez deux.',
  },
  travel: {
    en: 'Your figure goes there along the road at once; the Challenge awaits you there.',
    fr: 'Votre figurine s’y rend aussitôt ; le Défi vous y attend.',
  },
  barter: {
    en: 'You discard this Item; its level is how many cards you draw or damage you remove.',
    fr: 'Vous défaussez cet Objet ; son niveau dit combien de cartes vous piochez ou de dégâts vous retirez.',
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
    en: 'A card from the pack of this region: an Encounter or an Event.',
    fr: 'Une carte de la pile de cette région : une Rencontre ou un Événement.',
  },
  attack: {
    en: 'A duel with this player; who loses pays for it.',
    fr: 'Un duel avec ce joueur ; le perdant le paie.',
  },
  strike: { en: 'No more cards: the sums are compared.', fr: 'Plus de cartes : les sommes sont comparées.' },
  complete: {
    en: 'The Quest is done: you take its reward and its valour.',
    fr: 'La Quête est accomplie : vous prenez sa récompense et sa vaillance.',
  },
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
