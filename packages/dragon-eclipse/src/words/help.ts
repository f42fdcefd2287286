/** What each option does, in one line. */
import { helpPhrases, type Names } from '@tabard/engine';
import type { choices } from '../signatures.ts';

const verbs: Readonly<Record<keyof typeof choices, Names>> = {
  play: {
    en: 'Your card of this turn: its slot gives Power, then it does what it says.',
    fr: 'Votre carte de ce tour : son emplacement donne du Pouvoir, puis elle fait ce qu’elle dit.',
  },
  bonus: {
    en: 'Once a turn.',
    fr: 'Une fois par tour.',
  },
  'end-turn': {
    en: 'Your slots are filled again, then the next in order goes on.',
    fr: 'Vos emplacements se remplissent, puis le suivant continue.',
  },
  concede: {
    en: 'You give this combat up; it counts as lost, and a Run ends with it.',
    fr: 'Vous renoncez à ce combat ; il compte comme perdu, et un Périple s’arrête avec lui.',
  },
  waive: {
    en: 'The blow does no damage, so that the Enemy stands and can be tamed.',
    fr: 'Le coup ne fait pas de dégâts : l’Ennemi reste debout et peut être apprivoisé.',
  },
  pass: { en: 'You do not; the rest goes on.', fr: 'Vous ne le faites pas ; le reste continue.' },
  move: {
    en: 'It goes there by the shortest way; what lies on it is entered.',
    fr: 'Il s’y rend par le plus court chemin ; ce qui s’y trouve est traversé.',
  },
  steps: {
    en: 'So many steps are counted; a longer way leads round.',
    fr: 'Autant de pas sont comptés ; un chemin plus long fait un détour.',
  },
  stay: { en: 'No step is taken.', fr: 'Aucun pas n’est fait.' },
  blink: {
    en: 'It is there at once and enters nothing on the way.',
    fr: 'Il y est aussitôt et ne traverse rien en chemin.',
  },
  target: { en: 'The effect falls on this one.', fr: 'L’effet touche celui-ci.' },
  'choose-effect': { en: 'This happens, and nothing of the rest.', fr: 'Ceci se produit, et rien du reste.' },
  spend: { en: 'You pay for it, and it happens.', fr: 'Vous payez, et cela se produit.' },
  trigger: {
    en: 'This card is resolved as well, from its slot.',
    fr: 'Cette carte est résolue aussi, depuis son emplacement.',
  },
  keep: { en: 'You draw this card next.', fr: 'Vous piocherez ensuite cette carte.' },
  bury: { en: 'It goes to the bottom of your deck.', fr: 'Elle va sous votre pioche.' },
  recall: { en: 'It comes back from your discard pile.', fr: 'Elle revient de votre défausse.' },
  exchange: {
    en: 'The two cards change their slots; a slot further right gives more Power.',
    fr: 'Les deux cartes échangent leurs emplacements ; plus à droite, plus de Pouvoir.',
  },
  cleanse: { en: 'One of this Condition is removed.', fr: 'Un exemplaire de cet État est retiré.' },
  discard: {
    en: 'It goes to the top of the discard pile; a passive on it is in force there.',
    fr: 'Elle va au sommet de la défausse ; un passif y entre en vigueur.',
  },
  'discard-at': {
    en: 'What lies in this space is removed.',
    fr: 'Ce qui se trouve sur cette case est retiré.',
  },
  'place-token': {
    en: 'The token lies there; its owner’s effects count it and start from it.',
    fr: 'Le jeton y reste ; les effets de son maître le comptent et partent de lui.',
  },
  'take-token': {
    en: 'This token leaves its space and is placed anew.',
    fr: 'Ce jeton quitte sa case et est placé de nouveau.',
  },
  from: { en: 'The range is counted from this space.', fr: 'La portée est comptée depuis cette case.' },
  lay: { en: 'The Terrain lies there from now on.', fr: 'Le Terrain s’y trouve désormais.' },
  first: { en: 'This happens first, then the rest.', fr: 'Ceci se produit d’abord, puis le reste.' },
  'keep-cards': { en: 'You begin with these four cards.', fr: 'Vous commencez avec ces quatre cartes.' },
  mulligan: {
    en: 'All four go back and you draw four others, once.',
    fr: 'Les quatre retournent et vous en piochez quatre autres, une seule fois.',
  },
  seat: { en: 'This player it is.', fr: 'Ce sera ce joueur.' },
  'pick-mystling': {
    en: 'This Mystling is yours in this match.',
    fr: 'Ce Mystling est à vous dans cette partie.',
  },
  'choose-fighter': { en: 'This Mystling fights.', fr: 'Ce Mystling combat.' },
  start: { en: 'Your Mystling begins here.', fr: 'Votre Mystling commence ici.' },
  'use-suggested': {
    en: 'A deck that fits this Mystling, built for you.',
    fr: 'Un paquet qui convient à ce Mystling, construit pour vous.',
  },
  'use-saved': { en: 'The deck that you built yourself.', fr: 'Le paquet que vous avez construit.' },
  open: { en: 'You see these cards and may add some.', fr: 'Vous voyez ces cartes et pouvez en ajouter.' },
  finish: { en: 'The deck is done as it is.', fr: 'Le paquet est terminé ainsi.' },
  add: { en: 'This card goes into the deck.', fr: 'Cette carte entre dans le paquet.' },
  remove: { en: 'This card leaves the deck.', fr: 'Cette carte quitte le paquet.' },
  back: { en: 'Back to the groups of cards.', fr: 'Retour aux groupes de cartes.' },
  pick: {
    en: 'This card goes into the deck of that Mystling.',
    fr: 'Cette carte entre dans le paquet de ce Mystling.',
  },
  'give-card': {
    en: 'You offer this Neutral card for one of theirs.',
    fr: 'Vous proposez cette carte neutre contre une des siennes.',
  },
  'want-card': {
    en: 'You ask for this one; they may refuse.',
    fr: 'Vous demandez celle-ci ; l’autre peut refuser.',
  },
  agree: { en: 'The two cards change hands.', fr: 'Les deux cartes changent de mains.' },
  take: { en: 'The story goes on this way.', fr: 'L’histoire continue ainsi.' },
  read: {
    en: 'You go there, and the Script of that place is read.',
    fr: 'Vous y allez, et le Script de ce lieu est lu.',
  },
  remember: { en: 'You read again what was told.', fr: 'Vous relisez ce qui a été raconté.' },
  visit: { en: 'You go to this place of the world.', fr: 'Vous allez à ce lieu du monde.' },
  'choose-scenario': { en: 'This Scenario comes next.', fr: 'Ce Scénario vient ensuite.' },
  'go-on': { en: 'The story goes on.', fr: 'L’histoire continue.' },
  reconsider: { en: 'Back to the choice before.', fr: 'Retour au choix précédent.' },
  'begin-scenario': { en: 'The Scenario begins.', fr: 'Le Scénario commence.' },
  'take-along': { en: 'This Mystling comes with you.', fr: 'Ce Mystling vous accompagne.' },
  share: { en: 'So it is divided between the two.', fr: 'C’est partagé ainsi entre les deux.' },
  push: {
    en: 'One more card is revealed and added to the sum; too much may spoil it.',
    fr: 'Une carte de plus est révélée et ajoutée à la somme ; trop peut tout gâcher.',
  },
  stop: { en: 'The sum stands as it is.', fr: 'La somme reste telle quelle.' },
  modify: { en: 'It changes this Test as it says.', fr: 'Il change ce Test comme il le dit.' },
  outcome: { en: 'This outcome is read.', fr: 'Ce résultat est lu.' },
  unlock: {
    en: 'This card can go into your decks from now on.',
    fr: 'Cette carte peut désormais entrer dans vos paquets.',
  },
  'use-item': { en: 'It does what it says and is spent.', fr: 'Il fait ce qu’il dit et est dépensé.' },
  'drop-item': { en: 'You give it up.', fr: 'Vous y renoncez.' },
  'keep-item': { en: 'You keep it.', fr: 'Vous le gardez.' },
  'use-equipment': {
    en: 'It does what it says and stays with you.',
    fr: 'Il fait ce qu’il dit et reste avec vous.',
  },
  'drop-equipment': { en: 'You give it up.', fr: 'Vous y renoncez.' },
  'keep-equipment': { en: 'You keep it.', fr: 'Vous le gardez.' },
  'use-secret': { en: 'What you know is put to use.', fr: 'Ce que vous savez sert maintenant.' },
  'switch-mode': {
    en: 'The hard mode is switched on or off.',
    fr: 'Le mode difficile est activé ou désactivé.',
  },
  'choose-mystling': { en: 'This Mystling it is.', fr: 'Ce sera ce Mystling.' },
  'choose-map': { en: 'The Run goes over this map.', fr: 'Le Périple suit cette carte.' },
  'go-to': {
    en: 'You go there, and what lies there happens.',
    fr: 'Vous y allez, et ce qui s’y trouve se produit.',
  },
  'give-up': {
    en: 'The Run ends here; what you have earned is counted.',
    fr: 'Le Périple s’arrête ici ; ce que vous avez gagné est compté.',
  },
  'face-mystery': {
    en: 'This Mystery is read, and does what it says.',
    fr: 'Ce Mystère est lu, et fait ce qu’il dit.',
  },
  'remove-instead': {
    en: 'They are discarded, and one card leaves your deck.',
    fr: 'Elles sont défaussées, et une carte quitte votre paquet.',
  },
  'use-artifact': { en: 'It does what it says and is exhausted.', fr: 'Il fait ce qu’il dit et est épuisé.' },
  'take-artifact': {
    en: 'This Artifact is yours for the Run.',
    fr: 'Cet Artefact est à vous pour le Périple.',
  },
  'keep-artifacts': {
    en: 'You keep the Artifacts you have.',
    fr: 'Vous gardez les Artefacts que vous avez.',
  },
  'choose-artifacts': {
    en: 'You give the old ones back and choose others.',
    fr: 'Vous rendez les anciens et en choisissez d’autres.',
  },
  'take-goal': {
    en: 'You try to unlock this Artifact in the Run.',
    fr: 'Vous tentez de le débloquer pendant le Périple.',
  },
  'buy-perk': {
    en: 'You pay for it once, and it holds for every Run to come.',
    fr: 'Vous le payez une fois, et il vaut pour tous les Périples à venir.',
  },
  'unlock-mystling': {
    en: 'This Mystling can be chosen for later Runs.',
    fr: 'Ce Mystling pourra être choisi pour les Périples suivants.',
  },
  score: { en: 'Its Tier counts for you.', fr: 'Son Rang compte pour vous.' },
  'end-run': {
    en: 'Silver and Essence that are left are lost; what you unlocked stays.',
    fr: 'L’Argent et l’Essence qui restent sont perdus ; ce qui est débloqué le reste.',
  },
  leave: { en: 'The Run is over.', fr: 'Le Périple est fini.' },
};

/** Where a question gives a verb another meaning. */
const inQuestions: Readonly<Record<string, Names>> = {
  'enemy-space.move': {
    en: 'The Enemy ends its move there; all of these are as good for it.',
    fr: 'L’Ennemi finit là ; toutes ces cases se valent pour lui.',
  },
  'enemy-step.move': {
    en: 'The Enemy goes this way; all of these are as short.',
    fr: 'L’Ennemi passe par là ; tous ces chemins se valent.',
  },
  'target.pass': { en: 'You spare it; nothing is hit.', fr: 'Vous l’épargnez ; rien n’est touché.' },
  'waive.pass': { en: 'The blow lands as it is.', fr: 'Le coup porte tel quel.' },
  'give-neutral.pass': {
    en: 'Both keep their Neutral cards, one copy of each: a good choice in a first duel.',
    fr: 'Chacun garde ses cartes Neutres, une de chaque : un bon choix pour un premier duel.',
  },
  'want-neutral.pass': {
    en: 'You offer nothing after all; both keep their cards.',
    fr: 'Vous ne proposez rien, finalement ; chacun garde ses cartes.',
  },
  'neutral-trade.pass': {
    en: 'Both keep their cards.',
    fr: 'Chacun garde ses cartes.',
  },
  'pick-card.pass': {
    en: 'Your decks stay as they are; the other player may go on picking.',
    fr: 'Vos paquets restent tels quels ; l’autre joueur peut continuer.',
  },
  'take-artifact.pass': {
    en: 'The slots that are left stay empty.',
    fr: 'Les emplacements qui restent sont vides.',
  },
  'take-goal.pass': {
    en: 'You unlock no Artifact until you take a goal at a Campsite.',
    fr: 'Vous ne débloquez aucun Artefact avant de choisir un objectif à un Campement.',
  },
  'forget.pass': { en: 'Your deck stays as it is.', fr: 'Votre paquet reste tel quel.' },
  'spend.pass': {
    en: 'You pay nothing, and nothing happens.',
    fr: 'Vous ne payez rien, et rien ne se produit.',
  },
  'who-taunts.seat': {
    en: 'The Enemy usually turns on whoever holds the Taunt token.',
    fr: 'L’Ennemi se tourne d’ordinaire vers qui a le jeton Provocation.',
  },
  'who-takes-second.seat': {
    en: 'This player’s Mystling starts in space II.',
    fr: 'Le Mystling de ce joueur commence en case II.',
  },
  'who-begins.seat': {
    en: 'This player begins the next round.',
    fr: 'Ce joueur commence la manche suivante.',
  },
};

export const help = helpPhrases({ ...verbs, ...inQuestions });
