import { type Language, type Phrases, sumPhrases } from '@tabard/engine';

/** How the log and the questions tell what happens: cause first, with the sums. */
const en: Phrases = {
  ...sumPhrases.en,
  'part.printed': '{0} {1}',
  'part.character': '{0} {1}',
  'part.plot': '{0} {1}',
  'part.area': '{0} {1}',
  'part.creature': '{0} {1}',
  'part.incident': '{0} {1}',
  'part.given': '{0} {1}',
  'part.lasting': 'lasting bonus {1}',
  'part.turn': 'bonus of this turn {1}',
  'part.rest': 'rest {1}',
  'part.rule': 'rule {1}',
  'part.die': 'die {1}',
  'part.limit': 'limit of the die {1}',

  'event.discarded': ['You discard {1}{2}.', '{0} discards {1}{2}.'],
  'event.own-die-changed': ['You make your die a {1}.', '{0} makes their own die a {1}.'],
  'event.die-changed': ['You make {1’s} die a {2}.', '{0} makes {1’s} die a {2}.'],
  'event.foe-die-changed': ['You make the opponent’s die a {1}.', '{0} makes the opponent’s die a {1}.'],
  'event.beat-rival': [
    'You attack {1}: {3} against {4}, won by {2}.',
    '{0} attacks {1}: {3} against {4}, won by {2}.',
    '{0} attacks you: {3} against {4}, won by {2}.',
  ],
  'event.lost-to-rival': [
    'You attack {1}: {3} against {4}, lost by {2}.',
    '{0} attacks {1}: {3} against {4}, lost by {2}.',
    '{0} attacks you: {3} against {4}, lost by {2}.',
  ],
  'event.tied-rival': [
    'You attack {1}: {3} against {4}, a draw.',
    '{0} attacks {1}: {3} against {4}, a draw.',
  ],
  'event.beat-creature': [
    'You fight {1}: {3} against {4}, {2#a tie, which is enough|won by {2}|won by {2}}.',
    '{0} fights {1}: {3} against {4}, {2#a tie, which is enough|won by {2}|won by {2}}.',
  ],
  'event.beat-named': [
    'You fight {1}: {3} against {4}, {2#a tie, which is enough|won by {2}|won by {2}}.',
    '{0} fights {1}: {3} against {4}, {2#a tie, which is enough|won by {2}|won by {2}}.',
  ],
  'event.lost-to-creature': [
    'You fight {1}: {3} against {4}, lost by {2}.',
    '{0} fights {1}: {3} against {4}, lost by {2}.',
  ],
  'event.lost-to-named': [
    'You fight {1}: {3} against {4}, lost by {2}.',
    '{0} fights {1}: {3} against {4}, lost by {2}.',
  ],
  'event.check-passed': [
    'Your Speed Check: {3} against {2}, passed.',
    '{0’s} Speed Check: {3} against {2}, passed.',
  ],
  'event.check-failed': [
    'Your Speed Check: {3} against {2}, failed.',
    '{0’s} Speed Check: {3} against {2}, failed.',
  ],
  'event.combat-bonus': ['Your Combat: {1} {2}.', '{0’s} Combat: {1} {2}.'],
  'event.speed-bonus': ['Your Speed: {1} {2}.', '{0’s} Speed: {1} {2}.'],
  'event.explored': ['You explore {1}: die {2}.', '{0} explores {1}: die {2}.'],
  'event.found': ['You explore {1}: {3}, {2}.', '{0} explores {1}: {3}, {2}.'],
  'event.not-explored': ['You do not explore {1}.', '{0} does not explore {1}.'],
  'until.combat': 'in this combat',
  'until.turn': 'this turn',
  'until.next-turn': 'next turn',
  'until.game': 'for the rest of the game',
  'why.freely': '',
  'why.limit': ': too many cards in hand',
  'why.effect': ', as an effect demands',
  'why.area': ' to save an Area',
  'why.price': ' as payment',

  'goal.completed': 'Completed: {0}',
  'goal.mission': 'Complete {0}: explore {1}',
  'goal.find': 'Complete {0}: an Area with “{1}” is still to be found',
  'goal.reveal': 'Reveal the Final Mission when you are strong enough',
  'goal.final-hidden': 'Win by the Final Mission, once it is revealed',
  'goal.final': 'Win by {0}: {1}',
  'goal.at': 'explore {0}',
  'goal.nowhere': 'its Area is still to be found',
  'goal.crisis': 'Crisis in {0} {0#turn|turns}: whoever beats its menace wins',
  'goal.crisis-out': 'Crisis in {0} {0#turn|turns}: without a completed Mission you are out',

  'about.goal':
    'Complete one of your Missions: go to an Area that names its place, explore it, and choose the Mission as your reward. That earns you the Final Mission: whoever completes it wins. Once it is revealed a countdown runs; in the Crisis at its end all who completed nothing are out.',
  'about.turn':
    'Four phases, in each of which everybody acts once, the fastest party first. Reset: give up or play cards, declare that you leave. Movement: enter an Area, seek a new one, or rest. Interaction: trade with a party or attack one. Exploration: roll, overcome what you meet, claim one reward.',

  'ask.interrupt': '{0} Do you answer?',
  'answered.destination': ['You are about to set out for {1}.', '{0} sets out for {1}.'],
  'answered.card': ['You play {1}: {2}.', '{0} plays {1}: {2}.'],
  'answered.trap': ['Your Trap is turned up, {1}: {2}.', '{0’s} Trap is turned up, {1}: {2}.'],
  'answered.combat-card': ['You play {1}: {2}.', '{0} plays {1}: {2}.'],
  'answered.interruption': ['You answer with {1}: {2}.', '{0} answers with {1}: {2}.'],
  'answered.ability': ['You use {1}: {2}.', '{0} uses {1}: {2}.'],
  'answered.combat-roll': [
    'The dice have fallen: you have {1} against {2}.',
    'The dice have fallen: {0} has {1} against {2}.',
  ],
  'answered.exploration-roll': [
    'Your exploration die shows {1}: {2}.',
    '{0’s} exploration die shows {1}: {2}.',
  ],
  'answered.check-roll': [
    'Your die shows {1}: {2} in your Speed Check, {3} needed.',
    '{0’s} die shows {1}: {2} in the Speed Check, {3} needed.',
  ],
  'answered.encounter': ['You meet {1}.', '{0} meets {1}.'],
  'answered.death': ['{1} of your party is about to die.', '{1}, of {0’s} party, is about to die.'],
  'answered.stays': 'it stays in play',
};

const fr: Phrases = {
  ...sumPhrases.fr,
  'part.printed': '{0} {1}',
  'part.character': '{0} {1}',
  'part.plot': '{0} {1}',
  'part.area': '{0} {1}',
  'part.creature': '{0} {1}',
  'part.incident': '{0} {1}',
  'part.given': '{0} {1}',
  'part.lasting': 'bonus durable {1}',
  'part.turn': 'bonus de ce tour {1}',
  'part.rest': 'repos {1}',
  'part.rule': 'règle {1}',
  'part.die': 'dé {1}',
  'part.limit': 'limite du dé {1}',

  'event.discarded': ['Vous défaussez {1}{2}.', '{0} défausse {1}{2}.'],
  'event.own-die-changed': ['Vous changez votre dé en {1}.', '{0} change son propre dé en {1}.'],
  'event.die-changed': [
    'Vous changez le dé {de 1} en {2}.',
    '{0} change le dé {de 1} en {2}.',
    '{0} change votre dé en {2}.',
  ],
  'event.foe-die-changed': ['Vous changez le dé adverse en {1}.', '{0} change le dé adverse en {1}.'],
  'event.beat-rival': [
    'Vous attaquez {1} : {3} contre {4}, victoire de {2}.',
    '{0} attaque {1} : {3} contre {4}, victoire de {2}.',
    '{0} vous attaque : {3} contre {4}, victoire de {2}.',
  ],
  'event.lost-to-rival': [
    'Vous attaquez {1} : {3} contre {4}, défaite de {2}.',
    '{0} attaque {1} : {3} contre {4}, défaite de {2}.',
    '{0} vous attaque : {3} contre {4}, défaite de {2}.',
  ],
  'event.tied-rival': [
    'Vous attaquez {1} : {3} contre {4}, égalité.',
    '{0} attaque {1} : {3} contre {4}, égalité.',
    '{0} vous attaque : {3} contre {4}, égalité.',
  ],
  'event.beat-creature': [
    'Vous combattez {1} : {3} contre {4}, {2#égalité, ce qui suffit|victoire de {2}|victoire de {2}}.',
    '{0} combat {1} : {3} contre {4}, {2#égalité, ce qui suffit|victoire de {2}|victoire de {2}}.',
  ],
  'event.beat-named': [
    'Vous combattez {1} : {3} contre {4}, {2#égalité, ce qui suffit|victoire de {2}|victoire de {2}}.',
    '{0} combat {1} : {3} contre {4}, {2#égalité, ce qui suffit|victoire de {2}|victoire de {2}}.',
  ],
  'event.lost-to-creature': [
    'Vous combattez {1} : {3} contre {4}, défaite de {2}.',
    '{0} combat {1} : {3} contre {4}, défaite de {2}.',
  ],
  'event.lost-to-named': [
    'Vous combattez {1} : {3} contre {4}, défaite de {2}.',
    '{0} combat {1} : {3} contre {4}, défaite de {2}.',
  ],
  'event.check-passed': [
    'Votre test de Vitesse : {3} contre {2}, réussi.',
    'Test de Vitesse {de 0} : {3} contre {2}, réussi.',
  ],
  'event.check-failed': [
    'Votre test de Vitesse : {3} contre {2}, raté.',
    'Test de Vitesse {de 0} : {3} contre {2}, raté.',
  ],
  'event.combat-bonus': ['Votre Combat : {1} {2}.', 'Combat {de 0} : {1} {2}.'],
  'event.speed-bonus': ['Votre Vitesse : {1} {2}.', 'Vitesse {de 0} : {1} {2}.'],
  'event.explored': ['Vous explorez {1} : dé {2}.', '{0} explore {1} : dé {2}.'],
  'event.found': ['Vous explorez {1} : {3}, {2}.', '{0} explore {1} : {3}, {2}.'],
  'event.not-explored': ['Vous n’explorez pas {1}.', '{0} n’explore pas {1}.'],
  'until.combat': 'dans ce combat',
  'until.turn': 'ce tour-ci',
  'until.next-turn': 'au prochain tour',
  'until.game': 'jusqu’à la fin de la partie',
  'why.freely': '',
  'why.limit': ' : trop de cartes en main',
  'why.effect': ', comme un effet l’exige',
  'why.area': ' pour sauver un Lieu',
  'why.price': ' en paiement',

  'goal.completed': 'Accomplie : {0}',
  'goal.mission': 'Accomplir {0} : explorez {1}',
  'goal.find': 'Accomplir {0} : un Lieu avec « {1} » reste à trouver',
  'goal.reveal': 'Révélez la Mission finale quand vous serez assez fort',
  'goal.final-hidden': 'Gagner par la Mission finale, une fois révélée',
  'goal.final': 'Gagner par {0} : {1}',
  'goal.at': 'explorez {0}',
  'goal.nowhere': 'son Lieu reste à trouver',
  'goal.crisis': 'Crise dans {0} {0#tour|tours} : qui bat sa menace gagne',
  'goal.crisis-out': 'Crise dans {0} {0#tour|tours} : sans Mission accomplie, vous êtes éliminé',

  'about.goal':
    'Accomplissez une de vos Missions : allez dans un Lieu qui nomme son endroit, explorez-le, et choisissez la Mission comme récompense. Vous méritez alors la Mission finale : qui l’accomplit gagne. Une fois révélée, un compte à rebours court ; à la Crise qui le termine, ceux qui n’ont rien accompli sont éliminés.',
  'about.turn':
    'Quatre phases où chacun agit une fois, le groupe le plus rapide d’abord. Préparation : laisser ou jouer des cartes, annoncer un départ. Mouvement : entrer dans un Lieu, en chercher un nouveau, ou se reposer. Interaction : échanger avec un groupe ou en attaquer un. Exploration : lancer le dé, surmonter les Rencontres, prendre une récompense.',

  'ask.interrupt': '{0} Répondez-vous ?',
  'answered.destination': ['Vous allez partir pour {1}.', '{0} part pour {1}.'],
  'answered.card': ['Vous jouez {1} : {2}.', '{0} joue {1} : {2}.'],
  'answered.trap': ['Votre Piège est retourné, {1} : {2}.', 'Le Piège {de 0} est retourné, {1} : {2}.'],
  'answered.combat-card': ['Vous jouez {1} : {2}.', '{0} joue {1} : {2}.'],
  'answered.interruption': ['Vous répondez par {1} : {2}.', '{0} répond par {1} : {2}.'],
  'answered.ability': ['Vous utilisez {1} : {2}.', '{0} utilise {1} : {2}.'],
  'answered.combat-roll': [
    'Les dés sont tombés : vous avez {1} contre {2}.',
    'Les dés sont tombés : {0} a {1} contre {2}.',
  ],
  'answered.exploration-roll': [
    'Votre dé d’exploration montre {1} : {2}.',
    'Le dé d’exploration {de 0} montre {1} : {2}.',
  ],
  'answered.check-roll': [
    'Votre dé montre {1} : {2} au test de Vitesse, il faut {3}.',
    'Le dé {de 0} montre {1} : {2} au test de Vitesse, il faut {3}.',
  ],
  'answered.encounter': ['Vous rencontrez {1}.', '{0} rencontre {1}.'],
  'answered.death': ['{1}, de votre groupe, va mourir.', '{1}, du groupe {de 0}, va mourir.'],
  'answered.stays': 'la carte reste en jeu',
};

export const story: Readonly<Record<Language, Phrases>> = { en, fr };
