/** What each option does, in one line. */
import { helpPhrases, type Names } from '@tabard/engine';
import type { choices } from '../signatures.ts';

const verbs: Readonly<Record<keyof typeof choices, Names>> = {
  play: {
    en: 'The card does what it says; others may answer it first. Organizations, Objects and Artifacts stay before you, all others are discarded.',
    fr: 'La carte fait ce qu’elle dit ; les autres peuvent d’abord y répondre. Organisations, Objets et Artefacts restent devant vous, les autres sont défaussés.',
  },
  use: {
    en: 'The ability is used now. A Character who is spun for it is ready again next turn.',
    fr: 'La capacité sert maintenant. Un Personnage tourné pour cela sera prêt au tour suivant.',
  },
  pass: {
    en: 'You do nothing here, and the match goes on.',
    fr: 'Vous ne faites rien ici, et la partie continue.',
  },
  done: { en: 'You have finished with this step.', fr: 'Vous avez terminé cette étape.' },
  lose: {
    en: 'This Character dies of the defeat; the others live.',
    fr: 'Ce Personnage meurt de la défaite ; les autres survivent.',
  },
  'declare-departure': {
    en: 'You will go elsewhere in Movement. Without this your party stays where it is this turn.',
    fr: 'Vous irez ailleurs au Mouvement. Sans cela, votre groupe reste où il est ce tour-ci.',
  },
  discard: {
    en: 'The card leaves your hand for the discard pile.',
    fr: 'La carte quitte votre main pour la défausse.',
  },
  expel: {
    en: 'The Character leaves your party; others may take it.',
    fr: 'Le Personnage quitte votre groupe ; d’autres peuvent le prendre.',
  },
  'leave-play': { en: 'This Plot leaves play for good.', fr: 'Cette carte quitte le jeu pour de bon.' },
  take: {
    en: 'You take this one; the others stay where they are.',
    fr: 'Vous prenez celle-ci ; les autres restent où elles sont.',
  },
  stay: {
    en: 'Your party does not move and may explore here.',
    fr: 'Votre groupe ne bouge pas et peut explorer ici.',
  },
  go: { en: 'Your party travels there and may explore it.', fr: 'Votre groupe s’y rend et peut l’explorer.' },
  seek: {
    en: 'A new Area is turned up, and your party goes there.',
    fr: 'Un nouveau Lieu est révélé, et votre groupe s’y rend.',
  },
  'seek-again': {
    en: 'This Area comes back from the discard pile, and your party goes there.',
    fr: 'Ce Lieu revient de la défausse, et votre groupe s’y rend.',
  },
  rest: {
    en: 'Your party leaves its Area and does nothing; next turn it has +2 Combat and +2 Speed.',
    fr: 'Votre groupe quitte son Lieu et ne fait rien ; au tour suivant il a +2 en Combat et +2 en Vitesse.',
  },
  'remove-area': {
    en: 'This Area leaves play; nobody may stand there any more.',
    fr: 'Ce Lieu quitte le jeu ; personne ne peut plus y être.',
  },
  'save-area': {
    en: 'You discard this card, and the Area stays in play.',
    fr: 'Vous défaussez cette carte, et le Lieu reste en jeu.',
  },
  attack: {
    en: 'A combat: both sides add a die to their Combat. The winner takes a card, the loser’s turn is over, and by five or more somebody dies.',
    fr: 'Un combat : chaque camp ajoute un dé à son Combat. Le vainqueur prend une carte, le tour du perdant est fini, et à cinq ou plus quelqu’un meurt.',
  },
  trade: {
    en: 'You propose a trade; they may decline.',
    fr: 'Vous proposez un échange ; l’autre peut refuser.',
  },
  propose: {
    en: 'The other party now sees the proposal and answers.',
    fr: 'L’autre groupe voit la proposition et répond.',
  },
  offer: { en: 'You add this to what you give.', fr: 'Vous ajoutez ceci à ce que vous donnez.' },
  want: { en: 'You add this to what you ask for.', fr: 'Vous ajoutez ceci à ce que vous demandez.' },
  'want-card': {
    en: 'You ask for one more card, of their choice.',
    fr: 'Vous demandez une carte de plus, à leur choix.',
  },
  withdraw: {
    en: 'The trade is off; nothing changes hands.',
    fr: 'L’échange est annulé ; rien ne change de mains.',
  },
  put: { en: 'You give this card in the trade.', fr: 'Vous donnez cette carte dans l’échange.' },
  agree: { en: 'Everything named changes hands.', fr: 'Tout ce qui est nommé change de mains.' },
  decline: { en: 'No trade; nothing changes hands.', fr: 'Pas d’échange ; rien ne change de mains.' },
  explore: {
    en: 'A die says how many Encounters the Area holds; whoever gets through claims a reward.',
    fr: 'Un dé dit combien de Rencontres le Lieu recèle ; qui en vient à bout réclame une récompense.',
  },
  advantage: { en: 'You draw Advantage cards.', fr: 'Vous piochez des Avantages.' },
  recruit: {
    en: 'The top Character of the deck joins your party.',
    fr: 'Le premier Personnage de la pioche rejoint votre groupe.',
  },
  special: {
    en: 'You claim what the Area itself offers.',
    fr: 'Vous réclamez ce que le Lieu lui-même offre.',
  },
  mission: {
    en: 'You try to complete this Mission here and now.',
    fr: 'Vous tentez d’accomplir cette Mission ici et maintenant.',
  },
  reveal: {
    en: 'Everybody sees the Final Mission, and it can be won. The countdown to the Crisis begins.',
    fr: 'Tous voient la Mission finale, et elle peut être gagnée. Le compte à rebours de la Crise commence.',
  },
  reject: { en: 'This card goes back under its deck.', fr: 'Cette carte retourne sous sa pioche.' },
  keep: { en: 'You keep this one; the rest goes.', fr: 'Vous gardez celle-ci ; le reste part.' },
  give: {
    en: 'This card goes to the other player’s hand.',
    fr: 'Cette carte passe dans la main de l’autre joueur.',
  },
  'put-next': {
    en: 'This card comes next from the top.',
    fr: 'Cette carte vient ensuite à partir du dessus.',
  },
  target: { en: 'The effect falls on this Character.', fr: 'L’effet touche ce Personnage.' },
  'choose-rival': { en: 'The effect falls on this rival.', fr: 'L’effet touche ce rival.' },
  die: { en: 'The effect changes this die.', fr: 'L’effet change ce dé.' },
  'choose-area': { en: 'The effect falls on this Area.', fr: 'L’effet touche ce Lieu.' },
  'choose-effect': { en: 'This happens, and nothing of the rest.', fr: 'Ceci se produit, et rien du reste.' },
  'act-next': {
    en: 'This player acts next in the turn to come.',
    fr: 'Ce joueur agira ensuite au tour suivant.',
  },
  lay: {
    en: 'The Trap lies facedown there and strikes whoever ends a Movement on it.',
    fr: 'Le Piège y reste face cachée et frappe qui y finit son Déplacement.',
  },
  fight: {
    en: 'Your Combat and a die against the Creature’s; first you may play cards.',
    fr: 'Votre Combat et un dé contre ceux de la Créature ; vous pouvez d’abord jouer des cartes.',
  },
  flee: {
    en: 'A Speed Check: if it succeeds you get away unhurt and your turn is over; if it fails, you fight.',
    fr: 'Un test de Vitesse : réussi, vous en sortez indemnes et votre tour est fini ; raté, il faut combattre.',
  },
  capture: {
    en: 'The Artifact comes to your party’s side.',
    fr: 'L’Artefact vient aux côtés de votre groupe.',
  },
  'take-card': {
    en: 'A card from their hand, not of your choice.',
    fr: 'Une carte de sa main, que vous ne choisissez pas.',
  },
  'recruit-arcane': {
    en: 'You discard this card as payment, and the top Arcane Character joins your party.',
    fr: 'Vous défaussez cette carte en paiement, et le premier Personnage arcanique rejoint votre groupe.',
  },
  'seek-several': {
    en: 'So many Areas are turned up, and you go to one of them.',
    fr: 'Autant de Lieux sont révélés, et vous allez à l’un d’eux.',
  },
};

/** Where a question gives a verb another meaning. */
const inQuestions: Readonly<Record<string, Names>> = {
  'reward.advantage': {
    en: 'You draw {1#no card: your hand is full|a card|{1} cards}.',
    fr: 'Vous piochez {1#zéro carte : votre main est pleine|une carte|{1} cartes}.',
  },
  'reward.special': { en: '{3}.', fr: '{3}.' },
  'reward.pass': { en: 'You claim no reward.', fr: 'Vous ne prenez aucune récompense.' },
  'redirect.go': {
    en: 'That party goes there instead.',
    fr: 'Ce groupe va là à la place.',
  },
  'may.pass': { en: 'Nothing of it happens.', fr: 'Rien de cela ne se produit.' },
  'interact.done': {
    en: 'You leave the others alone; Exploration comes next.',
    fr: 'Vous laissez les autres en paix ; l’Exploration vient ensuite.',
  },
  'interrupt.pass': {
    en: 'You do not answer; what was begun goes on.',
    fr: 'Vous ne répondez pas ; ce qui a commencé continue.',
  },
  'combat-cards.pass': {
    en: 'No more cards: the dice are rolled once both sides pass.',
    fr: 'Plus de cartes : les dés sont lancés quand les deux camps passent.',
  },
  'reset.done': {
    en: 'Your Reset is over; the next phase begins.',
    fr: 'Votre Préparation est finie ; la phase suivante commence.',
  },
  'explore.pass': {
    en: 'You do not explore: no Encounters, no reward.',
    fr: 'Vous n’explorez pas : ni Rencontres ni récompense.',
  },
  'interact.pass': {
    en: 'You leave the others alone this turn.',
    fr: 'Vous laissez les autres en paix ce tour-ci.',
  },
  'take-character.pass': {
    en: 'You do not take it; it may be offered to others.',
    fr: 'Vous ne le prenez pas ; il peut être offert à d’autres.',
  },
  'take-advantage.pass': {
    en: 'You take none of the discarded cards.',
    fr: 'Vous ne prenez aucune des cartes défaussées.',
  },
  'veto.pass': { en: 'You let the Area go.', fr: 'Vous laissez partir le Lieu.' },
  'reveal.pass': {
    en: 'The Final Mission stays hidden for now.',
    fr: 'La Mission finale reste cachée pour l’instant.',
  },
};

export const help = helpPhrases({ ...verbs, ...inQuestions });
