import { type Language, type Phrases, sumPhrases } from '@tabard/engine';

/** How the log tells what happens: with the sums. */
const en: Phrases = {
  ...sumPhrases.en,
  'event.attacked': '{0} attacks {1}: {3} damage.',
  'event.dealt': '{0’s} damage to {1}: {3}.',
  'event.moved': '{0} moves {1} {1#space|spaces} to {2}.',
  'event.summon-hurt': 'The Summon in {0} suffers {1} damage.',
  'about.goal':
    'Bring the Enemy’s Health to 0, or tame it: fulfil the conditions of its Taming card in their order. If your Mystling’s Health comes to 0 first, the combat is lost. In a duel whoever beats the other Mystling wins.',
  'about.turn':
    'Play one card from your slots; the slot gives Power. Before or after it use Bonus Actions, each once a turn, for Power. Then the slots are filled again and the other side acts. An Attack deals Strength plus what the card says, less the target’s Defense; what is dealt by an effect is reduced by Willpower.',
  'goal.beat': 'Beat {0}: {1} of {2} Health left',
  'goal.tame': 'Or tame it: {0} of {1} conditions, next: {2}',
  'goal.stand': 'Keep {0} standing: {1} Health',
  'part.printed': '{1}',
  'part.action': 'card {1}',
  'part.corruption': '{0} {1}',
  'part.passive': '{0} {1}',
  'part.upgrade': '{0} {1}',
  'part.sheet': '{0} {1}',
  'part.arena': '{0} {1}',
  'part.boost': 'passing bonus {1}',
  'part.weak': 'Weak {1}',
  'part.defense': 'Defense {1}',
  'part.willpower': 'Willpower {1}',
  'part.pierce': 'Pierce {1}',
  'part.item': '{0} {1}',
  'part.means': 'what was used {1}',
  'part.floor': 'not below 0',
  'place.slot': 'slot {0}',
  'place.discard': 'discard pile, {0} from the top',
  'place.looked': 'card {0}',
  'place.upgrade': 'attached',
  'place.resolving': 'just played',
};

const fr: Phrases = {
  ...sumPhrases.fr,
  'event.attacked': '{0} attaque {1} : {3} {2#dégât|dégâts}.',
  'event.dealt': 'Dégâts {de 0} {à 1} : {3}.',
  'event.moved': '{0} parcourt {1} {1#case|cases} jusqu’en {2}.',
  'event.summon-hurt': 'L’Invocation en {0} subit {1} {1#dégât|dégâts}.',
  'about.goal':
    'Amenez la Santé de l’Ennemi à 0, ou apprivoisez-le : remplissez dans l’ordre les conditions de sa carte. Si la Santé de votre Mystling tombe d’abord à 0, le combat est perdu. En duel, gagne qui bat l’autre Mystling.',
  'about.turn':
    'Jouez une carte de vos emplacements ; l’emplacement donne du Pouvoir. Avant ou après, utilisez des Actions bonus, chacune une fois par tour, contre du Pouvoir. Puis les emplacements se remplissent et l’autre camp agit. Une Attaque fait la Force plus ce que dit la carte, moins la Défense ; ce qu’un effet inflige est réduit par la Volonté.',
  'goal.beat': 'Battre {0} : Santé {1} sur {2}',
  'goal.tame': 'Ou l’apprivoiser : {0} conditions sur {1}, ensuite : {2}',
  'goal.stand': '{0} doit tenir : Santé {1}',
  'part.printed': '{1}',
  'part.action': 'carte {1}',
  'part.corruption': '{0} {1}',
  'part.passive': '{0} {1}',
  'part.upgrade': '{0} {1}',
  'part.sheet': '{0} {1}',
  'part.arena': '{0} {1}',
  'part.boost': 'bonus passager {1}',
  'part.weak': 'Affaibli {1}',
  'part.defense': 'Défense {1}',
  'part.willpower': 'Volonté {1}',
  'part.pierce': 'Perforation {1}',
  'part.item': '{0} {1}',
  'part.means': 'ce qui fut utilisé {1}',
  'part.floor': 'pas moins de 0',
  'place.slot': 'emplacement {0}',
  'place.discard': 'défausse, n° {0} depuis le dessus',
  'place.looked': 'carte {0}',
  'place.upgrade': 'attachée',
  'place.resolving': 'à l’instant jouée',
};

export const story: Readonly<Record<Language, Phrases>> = { en, fr };
