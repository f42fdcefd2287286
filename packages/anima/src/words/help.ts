/** What each option does, in one line. */
import { helpPhrases, type Names } from '@tabard/engine';
import type { choices } from '../signatures.ts';

const verbs: Readonly<Record<keyof typeof choices, Names>> = {
  play: {
    en: 'The card does what it says, then goes to the discard pile; others may answer it first.',
    fr: 'La carte fait ce qu’elle dit, puis va à la défausse ; les autres peuvent d’abord y répondre.',
  },
  use: {
    en: 'The ability is used now; most Characters are spun for it.',
    fr: 'La capacité sert maintenant ; la plupart des Personnages sont tournés pour cela.',
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
    en: 'You say now that you will leave; you must then move.',
    fr: 'Vous annoncez que vous partirez ; il faudra alors vous déplacer.',
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
    en: 'With this card the Area stays in play.',
    fr: 'Avec cette carte, le Lieu reste en jeu.',
  },
  attack: {
    en: 'A combat: both sides add a die to their Combat; who wins takes something.',
    fr: 'Un combat : chaque camp ajoute un dé à son Combat ; le vainqueur prend quelque chose.',
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
  recruit: { en: 'A Character may join your party.', fr: 'Un Personnage peut rejoindre votre groupe.' },
  special: {
    en: 'You claim what the Area itself offers.',
    fr: 'Vous réclamez ce que le Lieu lui-même offre.',
  },
  mission: {
    en: 'You try to complete this Mission here and now.',
    fr: 'Vous tentez d’accomplir cette Mission ici et maintenant.',
  },
  reveal: {
    en: 'Everybody sees the Final Mission; from then on it can be won.',
    fr: 'Tous voient la Mission finale ; elle peut dès lors être gagnée.',
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
    en: 'You roll: your Combat and a die against the Creature’s.',
    fr: 'Vous lancez : votre Combat et un dé contre ceux de la Créature.',
  },
  flee: {
    en: 'A Speed Check: if it fails, you must fight.',
    fr: 'Un Test de Vitesse : s’il échoue, il faut combattre.',
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
    en: 'This Character leaves your party, and an Arcane one takes its place.',
    fr: 'Ce Personnage quitte votre groupe, et un Personnage arcanique prend sa place.',
  },
  'seek-several': {
    en: 'So many Areas are turned up, and you go to one of them.',
    fr: 'Autant de Lieux sont révélés, et vous allez à l’un d’eux.',
  },
};

/** Where a question gives a verb another meaning. */
const inQuestions: Readonly<Record<string, Names>> = {
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
