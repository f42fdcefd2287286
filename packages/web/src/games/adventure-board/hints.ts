import { frenchSpaces, type Language } from '@tabard/engine';

const en: Readonly<Record<string, string>> = {
  character: 'Each card has two faces and each Character its own way to turn them. All four can win.',
  city: 'Begin near your Quests: their flags are on the map.',
  start: 'The die gives steps and Energy for this turn; what you do not spend is lost.',
  move: 'Every space that glows can be reached; the number says how many steps it takes. Red markers stop you.',
  explore:
    'One resource of this space, or reveal what lies here. Rest heals, Train draws cards, Scout lays a Discovery.',
  challenge: 'Outside of Cities something is met each turn. The plate of the place tells your chance.',
  combat:
    'Die and attack against Defence. Each card shows the chance to win with it; strike when you are content.',
  quest: 'A Quest that is met is completed here and brings valour, and a new Elite Quest.',
  equip: 'Drag Items between Bag and hands, or click them. A Weapon in the Bag does nothing.',
  'give-up': 'Nobody follows more than two Quests.',
  flee: 'A defeat costs nothing but the way: you begin again in a City, healed.',
  place: 'Red Discoveries harm whoever reveals them, green ones help: lay it where the right one will pass.',
  keep: 'A kept Discovery is used once, in the part of the turn that it names.',
  claim: 'Trophies are valour, and most of them help for the rest of the match.',
  barter: 'An Item is worth as many points as its level: a point draws a card or heals.',
};

const fr: Readonly<Record<string, string>> = {
  character:
    'Chaque carte a deux faces, et chaque Personnage sa façon de les tourner. Tous les quatre peuvent gagner.',
  city: 'Partez près de vos Quêtes : leurs drapeaux sont sur la carte.',
  start: 'Le dé donne des pas et de l’Énergie pour ce tour ; ce qui n’est pas dépensé est perdu.',
  move: 'Chaque case qui brille est à portée ; le nombre dit combien de pas. Les marqueurs rouges arrêtent.',
  explore:
    'Une ressource de la case, ou révéler ce qui s’y cache. Le Repos soigne, l’Entraînement fait piocher, la Reconnaissance pose une Découverte.',
  challenge: 'Hors des Cités, on rencontre quelque chose à chaque tour. La plaque du lieu dit vos chances.',
  combat:
    'Dé et attaque contre la Défense. Chaque carte montre la chance de gagner avec elle ; frappez quand cela vous convient.',
  quest: 'Une Quête remplie s’accomplit ici : de la vaillance, et une nouvelle Quête d’élite.',
  equip: 'Glissez les Objets entre le Sac et les mains, ou cliquez. Une Arme dans le Sac ne sert à rien.',
  'give-up': 'Personne ne suit plus de deux Quêtes.',
  flee: 'Une défaite ne coûte que le chemin : on repart d’une Cité, soigné.',
  place: 'Une Découverte rouge nuit à qui la révèle, une verte l’aide : posez-la où il faut.',
  keep: 'Une Découverte gardée sert une fois, au moment du tour qu’elle nomme.',
  claim: 'Un Trophée, c’est de la vaillance, et la plupart aident jusqu’à la fin.',
  barter: 'Un Objet vaut autant de points que son niveau : un point pioche une carte ou soigne.',
};

/** What helps in a first match, by the kind of decision: one or two sentences each. */
export const hints: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en,
  fr: Object.fromEntries(Object.entries(fr).map(([kind, hint]) => [kind, frenchSpaces(hint)])),
};
