import { type Language, type Phrases, sumPhrases } from '@tabard/engine';

/** Parts of sums that are told by the name of what they stand on, alike in every language. */
const named: Phrases = {
  'part.printed': '{1}',
  'part.character': '{0} {1}',
  'part.item': '{0} {1}',
  'part.encounter': '{0} {1}',
  'part.event': '{0} {1}',
  'part.attached': '{0} {1}',
  'part.ability': '{0} {1}',
  'part.trophy': '{0} {1}',
  'part.discovery': '{0} {1}',
  'part.quest': '{0} {1}',
  'part.challenge': '{0} {1}',
};

/** What explains the game to a newcomer. */
const en: Phrases = {
  ...sumPhrases.en,
  ...named,
  'place.weapon': 'in hand',
  'place.armour': 'worn',
  'place.bag': 'in the Bag',
  'part.die': 'die {1}',
  'about.goal':
    'The first to have enough valour wins. Quests and Trophies give it: a Quest is completed at its place, a Trophy is taken from the captain and the overlords. Rise in level at the lairs: higher levels open new spaces, and what lives there is worth more.',
  'about.turn':
    'Roll the movement die for steps and Energy and walk. Explore: reveal the Discoveries on your space, or take one of its resources. Outside of Cities a Challenge follows: fight what is there, or draw a card and fight that. Then complete Quests, change your equipment, and pass the die on.',
  'goal.valour': 'Valour: {0} of {1}',
  'goal.complete': 'Complete {0} now: {1} valour',
  'goal.quest': '{0} ({2} valour): {1}',
  'goal.rumour': 'Ask for a Rumour: there is room for a Quest',
  'goal.lair': 'Rise in level: beat {0} in {1}',
  'goal.trophy': 'Take a Trophy: beat {0} in {1}',
  'goal.rival': '{0} has {1} of {2} valour',
  'goal.rounds':
    '{0#This is the last round|1 round is left after this one|{0} rounds are left after this one}',
};

const fr: Phrases = {
  ...sumPhrases.fr,
  ...named,
  'place.weapon': 'en main',
  'place.armour': 'sur soi',
  'place.bag': 'dans le Sac',
  'part.die': 'dé {1}',
  'about.goal':
    'Le premier qui a assez de vaillance gagne. Elle vient des Quêtes et des Trophées : une Quête s’accomplit à son lieu, un Trophée se prend au capitaine et aux suzerains. Montez de niveau aux repaires : les niveaux supérieurs ouvrent de nouvelles cases, et ce qui y vit vaut davantage.',
  'about.turn':
    'Lancez le dé de mouvement pour des pas et de l’Énergie, et marchez. Explorez : révélez les Découvertes de votre case, ou prenez une de ses ressources. Hors des Cités vient un Défi : combattez ce qui est là, ou piochez une carte et combattez-la. Puis accomplissez vos Quêtes, changez d’équipement, et passez le dé.',
  'goal.valour': 'Vaillance : {0} sur {1}',
  'goal.complete': 'Accomplir {0} maintenant : vaillance {1}',
  'goal.quest': '{0} (vaillance {2}) : {1}',
  'goal.rumour': 'Écouter une Rumeur : il y a place pour une Quête',
  'goal.lair': 'Monter de niveau : battre {0} ({1})',
  'goal.trophy': 'Prendre un Trophée : battre {0} ({1})',
  'goal.rival': '{0} : vaillance {1} sur {2}',
  'goal.rounds':
    '{0#C’est la dernière manche|Il reste 1 manche après celle-ci|Il reste {0} manches après celle-ci}',
};

export const story: Readonly<Record<Language, Phrases>> = { en, fr };
