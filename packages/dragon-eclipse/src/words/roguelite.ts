import type { Language, Phrases } from '@tabard/engine';

type Written = string | readonly [string, string];

/** The sentences of the roguelite, in both languages beside each other. */
const written: Readonly<Record<string, Readonly<Record<Language, Written>>>> = {
  'option.mode.roguelite': { en: 'Roguelite', fr: 'Roguelite' },
  'option.sheet': { en: 'Save Sheet', fr: 'Feuille de sauvegarde' },
  'option.darkness': { en: 'Darkness', fr: 'Ténèbres' },
  'option.start': { en: 'Start of the Run', fr: 'Départ du Périple' },
  'option.start.beginning': { en: 'Beginning', fr: 'Début' },
  'option.start.campsite-1': { en: 'Campsite 1', fr: 'Campement 1' },
  'option.start.campsite-2': { en: 'Campsite 2', fr: 'Campement 2' },

  'ask.choose-map': { en: 'Which way does the Run take?', fr: 'Quel chemin prend le Périple ?' },
  'ask.run-mystling': { en: 'Which Mystling do you lead?', fr: 'Quel Mystling menez-vous ?' },
  'ask.take-artifact': {
    en: 'Which Artifact do you take along? {0#One slot is free.|{0} slots are free.}',
    fr: 'Quel Artefact emportez-vous ? {0#Un emplacement libre.|{0} emplacements libres.}',
  },
  'ask.take-goal': {
    en: 'Which locked Artifact do you try to unlock?',
    fr: 'Quel Artefact verrouillé cherchez-vous à débloquer ?',
  },
  'ask.perk-card': {
    en: 'Starting Perk: add {0#a card|{0} more cards} to your deck.',
    fr: 'Avantage de départ : ajoutez {0#une carte|encore {0} cartes} à votre paquet.',
  },
  'ask.perk-item': {
    en: 'Starting Perk: choose {0#an Item|{0} more Items}.',
    fr: 'Avantage de départ : choisissez {0#un Objet|encore {0} Objets}.',
  },
  'ask.next-space': { en: 'Where do you go next?', fr: 'Où allez-vous ensuite ?' },
  'ask.choose-mystery': { en: 'Which Mystery do you face?', fr: 'Quel Mystère affrontez-vous ?' },
  'ask.learn': {
    en: 'Which card joins your deck?',
    fr: 'Quelle carte rejoint votre paquet ?',
  },
  'ask.learn-second': {
    en: '{0}: does a second card join your deck?',
    fr: '{0} : une seconde carte rejoint-elle votre paquet ?',
  },
  'ask.forget': {
    en: 'Which card leaves your deck? {1#{0#One has to go.|{0} have to go.}|{0#One may go.|{0} may go.}|}',
    fr: 'Quelle carte quitte votre paquet ? {1#{0#Une doit partir.|{0} doivent partir.}|{0#Une peut partir.|{0} peuvent partir.}|}',
  },
  'ask.forge-symbol': {
    en: '{0}: choose the line, or leave it to the draw?',
    fr: '{0} : choisir la ligne, ou s’en remettre à la pioche ?',
  },
  'ask.another-mystery': {
    en: '{0}: face one more Mystery?',
    fr: '{0} : affronter un Mystère de plus ?',
  },
  'ask.spare-soul': {
    en: 'Your Mystling falls. Does the Spare Soul catch it?',
    fr: 'Votre Mystling tombe. L’Âme de rechange le retient-elle ?',
  },
  'ask.swap-artifacts': {
    en: 'Do you keep your Artifacts, or choose them anew?',
    fr: 'Gardez-vous vos Artefacts, ou les choisissez-vous à nouveau ?',
  },
  'ask.spend-gains': {
    en: '{0} Silver and {1} Essence: what do you unlock?',
    fr: '{0} Argent et {1} Essence : que débloquez-vous ?',
  },
  'ask.free-mystling': {
    en: 'One Mystling joins you free of charge: which?',
    fr: 'Un Mystling vous rejoint sans rien coûter : lequel ?',
  },
  'ask.farewell': { en: 'The Run is over.', fr: 'Le Périple est terminé.' },

  'do.choose-map': { en: 'Take {0}', fr: 'Prendre {0}' },
  'do.go-to': { en: 'Go to {0}', fr: 'Aller : {0}' },
  'do.give-up': { en: 'Give up the Run', fr: 'Abandonner le Périple' },
  'do.face-mystery': { en: 'Face {0}', fr: 'Affronter {0}' },
  'do.remove-instead': {
    en: 'Discard them and remove a card from your deck',
    fr: 'Les défausser et retirer une carte de votre paquet',
  },
  'do.use-artifact': { en: 'Exhaust {0}', fr: 'Épuiser {0}' },
  'do.take-artifact': { en: 'Take {0}', fr: 'Prendre {0}' },
  'do.keep-artifacts': { en: 'Keep them', fr: 'Les garder' },
  'do.choose-artifacts': { en: 'Choose anew', fr: 'Choisir à nouveau' },
  'do.take-goal': { en: 'Try for {0}', fr: 'Viser {0}' },
  'do.take-artifact.pass': { en: 'Take no more', fr: 'N’en prendre aucun autre' },
  'do.take-goal.pass': { en: 'Aim at none for now', fr: 'N’en viser aucun pour l’instant' },
  'do.forget.pass': { en: 'Remove none', fr: 'N’en retirer aucune' },
  'do.buy-perk': { en: 'Buy {0}', fr: 'Acheter : {0}' },
  'do.unlock-mystling': { en: 'Unlock {0}', fr: 'Débloquer {0}' },
  'do.score': { en: 'Count the Tier card of {0}', fr: 'Compter la carte de Rang {de 0}' },
  'do.end-run': { en: 'Spend nothing more', fr: 'Ne plus rien dépenser' },
  'do.leave': { en: 'Close the Run', fr: 'Clore le Périple' },

  'event.run-began': { en: 'The Run begins: {0}', fr: 'Le Périple commence : {0}' },
  'event.run-ended': {
    en: 'The Run ends after {0} {0#Boss|Bosses}',
    fr: 'Le Périple s’achève après {0} {0#Boss|Boss}',
  },
  'event.space-entered': { en: 'You reach {0}', fr: 'Étape : {0}' },
  'event.mystery-met': { en: 'A Mystery: {0}', fr: 'Un Mystère : {0}' },
  'event.symbol-drawn': {
    en: 'The Enemy Attack card shows {0}',
    fr: 'La carte d’Attaque ennemie montre {0}',
  },
  'event.statistic-grown': {
    en: 'Each Mystling gains {1} {0} for this Run',
    fr: 'Chaque Mystling gagne {1} en {0} pour ce Périple',
  },
  'event.card-added': {
    en: ['You add {1} to your deck', '{0} adds {1} to their deck'],
    fr: ['Vous ajoutez {1} à votre paquet', '{0} ajoute {1} à son paquet'],
  },
  'event.card-removed': {
    en: ['You remove {1} from your deck', '{0} removes {1} from their deck'],
    fr: ['Vous retirez {1} de votre paquet', '{0} retire {1} de son paquet'],
  },
  'event.tier-card-won': {
    en: 'The Tier card of {0} is yours: Tier {1}',
    fr: 'La carte de Rang {de 0} est à vous : Rang {1}',
  },
  'event.boss-beaten': { en: 'Boss {1} is beaten: {0}', fr: 'Boss {1} vaincu : {0}' },
  'event.camp-reached': { en: 'You rest at Campsite {0}', fr: 'Vous vous reposez au Campement {0}' },
  'event.box-marked': { en: 'Box {1} of {0} is marked', fr: 'La case {1} {de 0} est cochée' },
  'event.mystling-unlocked': { en: '{0} is unlocked', fr: '{0} est {0:débloqué}' },
  'event.artifact-used': {
    en: '{0} {0:is|are} exhausted',
    fr: '{0} {0:est|sont} {0:épuisé}',
  },
  'event.artifact-unlocked': {
    en: ['You unlock {1}', '{0} unlocks {1}'],
    fr: ['Vous débloquez {1}', '{0} débloque {1}'],
  },
  'event.goal-taken': {
    en: ['You try for {1}', '{0} tries for {1}'],
    fr: ['Vous visez {1}', '{0} vise {1}'],
  },
  'event.perk-bought': { en: 'Bought: {0}, step {1}', fr: 'Acheté : {0}, palier {1}' },

  'outcome.run-won': {
    en: 'The 3rd Boss is beaten: the Run is won.',
    fr: 'Le 3e Boss est battu : le Périple est réussi.',
  },
  'outcome.run-lost': {
    en: 'A Mystling has fallen, and the Run is lost.',
    fr: 'Un Mystling est tombé : le Périple échoue.',
  },
  'outcome.run-lost.title': {
    en: ['The Run is lost', 'The Run is lost'],
    fr: ['Le Périple échoue', 'Le Périple échoue'],
  },
  'outcome.run-given-up': {
    en: 'What was unlocked on the way stays on the Save Sheet.',
    fr: 'Ce qui a été débloqué en chemin reste sur la feuille.',
  },
  'outcome.run-given-up.title': {
    en: ['The Run is given up', 'The Run is given up'],
    fr: ['Le Périple est abandonné', 'Le Périple est abandonné'],
  },

  'refuse.too-few-boxes': {
    en: 'This Mystling has too few marked boxes for the shortcut.',
    fr: 'Ce Mystling a trop peu de cases cochées pour le raccourci.',
  },
  'refuse.only-in-a-run': { en: 'Only in a Run.', fr: 'Seulement pendant un Périple.' },

  'run.tier': { en: 'Tier {0} ({1})', fr: 'Rang {0} ({1})' },
  'run.boss': { en: 'the Boss of Tier {0}', fr: 'le Boss de Rang {0}' },
  'run.letter': { en: 'Mystery {0}: {1} ({2})', fr: 'Mystère {0} : {1} ({2})' },
  'run.cards': {
    en: '{0#a Mystery from the deck|a Mystery of {0} from the deck} ({1})',
    fr: '{0#un Mystère du paquet|un Mystère parmi {0} du paquet} ({1})',
  },
  'run.camp': { en: 'Campsite {0}', fr: 'le Campement {0}' },
  'run.start': { en: 'the starting space', fr: 'la case de départ' },
  'run.symbol': { en: 'symbol {0}', fr: 'le symbole {0}' },
  'text.nothing': { en: 'nothing', fr: 'rien' },

  'achievement.combat.moved': {
    en: 'Move {0} or more spaces within one turn.',
    fr: 'Parcourez au moins {0} cases en un seul tour.',
  },
  'achievement.combat.deck': {
    en: 'End a turn with no card left in your deck.',
    fr: 'Terminez un tour sans aucune carte dans votre pioche.',
  },
  'achievement.combat.power': {
    en: 'Have {0} Power at the end of a turn.',
    fr: 'Ayez {0} Pouvoir à la fin d’un tour.',
  },
  'achievement.run.silver-held': { en: 'Hold {0} Silver.', fr: 'Détenez {0} Argent.' },
  'achievement.run.cards-in-deck': {
    en: 'Have {0} or more cards in your deck.',
    fr: 'Ayez au moins {0} cartes dans votre paquet.',
  },
  'achievement.boss.damage': {
    en: 'Finish a Boss Combat without damage.',
    fr: 'Terminez un Combat de Boss sans dégâts.',
  },
  'achievement.combat.bonus': {
    en: 'Use your Special Ability {0} times in one Combat.',
    fr: 'Utilisez votre Capacité spéciale {0} fois en un seul Combat.',
  },
  'achievement.combat.reshuffle': {
    en: 'Reshuffle your deck {0} times in one Combat.',
    fr: 'Remélangez votre pioche {0} fois en un seul Combat.',
  },
  'achievement.combat.struck': {
    en: 'Deal {0} or more damage within one turn.',
    fr: 'Infligez au moins {0} dégâts en un seul tour.',
  },
  'achievement.won.health': {
    en: 'Win a Combat with {0} or less remaining Health.',
    fr: 'Gagnez un Combat avec {0} Santé ou moins.',
  },
  'artifact.combat-start': {
    en: 'At the start of a Combat, exhaust: {0}',
    fr: 'Au début d’un Combat, épuisez : {0}',
  },
  'artifact.turn-start': {
    en: 'At the start of your turn, exhaust: {0}',
    fr: 'Au début de votre tour, épuisez : {0}',
  },
  'artifact.turn': { en: 'In your turn, exhaust: {0}', fr: 'Pendant votre tour, épuisez : {0}' },
  'artifact.fatal': {
    en: 'When damage reaches the Health of your Mystling, exhaust: 1 Health is left instead.',
    fr: 'Quand les dégâts atteignent la Santé de votre Mystling, épuisez : il lui reste 1 Santé.',
  },
  'artifact.symbol-draw': {
    en: 'When a Mystery calls for an Enemy Attack card, exhaust: choose the line instead.',
    fr: 'Quand un Mystère demande une carte d’Attaque ennemie, épuisez : choisissez la ligne.',
  },
  'artifact.card-added': {
    en: 'When a drawn card is added to your deck, exhaust: add a second one of those drawn.',
    fr: 'Quand une carte piochée rejoint votre paquet, épuisez : ajoutez-en une seconde parmi celles-ci.',
  },
  'artifact.mystery-resolved': {
    en: 'After a Mystery, exhaust: draw one more Mystery and resolve it.',
    fr: 'Après un Mystère, épuisez : piochez-en un autre et résolvez-le.',
  },

  'artifact-is.ready': { en: 'ready', fr: '{0:prêt}' },
  'artifact-is.exhausted': { en: 'exhausted', fr: '{0:épuisé}' },
  'artifact-is.fresh': {
    en: 'unlocked: yours from the next Run on',
    fr: '{0:débloqué} : à vous dès le prochain Périple',
  },

  'perk.neutral': {
    en: 'add {0} chosen Neutral {0#card|cards}',
    fr: 'ajouter {0} {0#carte neutre|cartes neutres} au choix',
  },
  'perk.elemental': {
    en: 'add {0} chosen Elemental {0#card|cards}',
    fr: 'ajouter {0} {0#carte élémentaire|cartes élémentaires} au choix',
  },
  'perk.remove': {
    en: 'remove {0} {0#card|cards} from the deck',
    fr: 'retirer {0} {0#carte|cartes} du paquet',
  },
  'perk.items': {
    en: 'begin with {0} chosen {0#Item|Items}',
    fr: 'commencer avec {0} {0#Objet|Objets} au choix',
  },
  'perk.power': { en: 'begin with {0} Power', fr: 'commencer avec {0} Pouvoir' },
  'perk.equipment': { en: 'begin with {0} Equipment', fr: 'commencer avec {0} {0#Équipement|Équipements}' },

  'artifact-perk.slots': {
    en: '{0} Artifact {0#slot|slots}',
    fr: '{0} {0#emplacement|emplacements} d’Artefact',
  },
  'artifact-perk.symbols': {
    en: 'poor symbols are drawn less often in Mysteries',
    fr: 'les mauvais symboles sortent moins souvent dans les Mystères',
  },
  'artifact-perk.add-b': {
    en: 'Advancement B cards join the Advancement deck',
    fr: 'les cartes de Progression B rejoignent le paquet de Progression',
  },
  'artifact-perk.taming': {
    en: 'Enemies that are not unlocked may be tamed',
    fr: 'les Ennemis qui ne sont pas débloqués peuvent être apprivoisés',
  },
  'artifact-perk.darkness': { en: 'Darkness Mode', fr: 'le mode Ténèbres' },
  'artifact-perk.drop-a': {
    en: 'Advancement A cards leave the Advancement deck',
    fr: 'les cartes de Progression A quittent le paquet de Progression',
  },
  'artifact-perk.free': {
    en: 'one Mystling of choice is unlocked free of charge',
    fr: 'un Mystling au choix est débloqué sans rien coûter',
  },

  'darkness.damage': {
    en: 'each Mystling begins with {0} damage',
    fr: 'chaque Mystling commence avec {0} dégâts',
  },
  'darkness.lose-own': {
    en: 'a random card of the Mystling leaves each deck',
    fr: 'une carte du Mystling, tirée au hasard, quitte chaque paquet',
  },
  'darkness.fatigue': {
    en: 'each player begins with {0} Fatigue',
    fr: 'chaque joueur commence avec {0} Fatigue',
  },
  'darkness.scar': { en: 'a Camp leaves {0} damage', fr: 'un Campement laisse {0} dégâts' },
  'darkness.boss-corruption': {
    en: 'Bosses begin with {0} Corruption',
    fr: 'les Boss commencent avec {0} Corruption',
  },
  'darkness.higher-tier': { en: 'Enemies are {0} Tier higher', fr: 'les Ennemis sont d’un Rang supérieur' },
  'darkness.element-cost': {
    en: 'Elemental Bonus Actions cost {0} Power more',
    fr: 'les Actions bonus élémentaires coûtent {0} Pouvoir de plus',
  },
  'darkness.special-cost': {
    en: 'Special Abilities cost {0} Power more',
    fr: 'les Capacités spéciales coûtent {0} Pouvoir de plus',
  },
  'darkness.slot-power': {
    en: 'slot 2 gives {0} Power less',
    fr: 'l’emplacement 2 donne {0} Pouvoir de moins',
  },
  'darkness.special-slot': {
    en: 'the Enemy’s Special Ability comes {0} slot sooner',
    fr: 'la Capacité spéciale de l’Ennemi vient {0} emplacement plus tôt',
  },
};

function inLanguage(language: Language): Phrases {
  return Object.fromEntries(Object.entries(written).map(([key, phrase]) => [key, phrase[language]]));
}

export const roguelite: Readonly<Record<Language, Phrases>> = { en: inLanguage('en'), fr: inLanguage('fr') };
