import type { Language } from '@tabard/engine';

/** What is new to somebody who knows Shadow of Omega, by the kind of decision. */
export const hints: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    reset:
      'New here: an Artifact stays at your side, one a party; an Incident holds for everybody until the turn ends; a Trap is laid facedown on an Area and strikes every party there after Movement, yours too. To travel this turn, declare now that you leave.',
    move: 'A card lying across an Area is a Trap: it is turned up when Movement is over, and strikes whoever is there. The card beside it is the Preliminary Encounter, to be overcome first.',
    flee: 'You may flee instead of fighting: a Speed Check against its Combat plus 2. You keep everybody and lose the turn; if it fails, you fight.',
    reward:
      'One reward only. With exactly three normal Characters a Recruit reward may bring an Arcane Character instead, for one card of your hand.',
    'set-order': 'The order you name holds for all phases of the next turn, whatever the Speeds.',
    'keep-artifact': 'A party has one Artifact at most; the other goes to the discard pile.',
    horizon:
      'Of several new Areas you go to one of the highest level. The others stay, each with a facedown guard.',
    spoils: 'Whoever beats another party takes a card at random, or its Artifact.',
    target: 'An incapacitated Character fights no more this turn, and here its Speed is not counted either.',
  },
  fr: {
    reset:
      'Nouveau ici : un Artefact reste à vos côtés, un seul par groupe ; un Incident vaut pour tous jusqu’à la fin du tour ; un Piège se pose face cachée sur un Lieu et frappe tous les groupes présents après le Déplacement, le vôtre aussi. Pour voyager ce tour-ci, annoncez maintenant votre départ.',
    move: 'Une carte posée en travers d’un Lieu est un Piège : on la retourne à la fin du Déplacement, et elle frappe ceux qui sont là. La carte à côté est la Rencontre préliminaire, à vaincre d’abord.',
    flee: 'Vous pouvez fuir au lieu de combattre : un test de Vitesse contre son Combat plus 2. Personne ne meurt, mais le tour est perdu ; en cas d’échec, il faut combattre.',
    reward:
      'Une seule récompense. Avec trois Personnages normaux exactement, un Recrutement peut amener un Personnage arcanique, contre une carte de votre main.',
    'set-order':
      'L’ordre que vous fixez vaut pour toutes les phases du prochain tour, quelles que soient les Vitesses.',
    'keep-artifact': 'Un seul Artefact par groupe ; l’autre va à la défausse.',
    horizon:
      'Parmi plusieurs nouveaux Lieux, vous allez dans un de ceux du plus haut niveau. Les autres restent, chacun avec un gardien caché.',
    spoils: 'Qui bat un autre groupe lui prend une carte au hasard, ou son Artefact.',
    target: 'Un Personnage neutralisé ne combat plus ce tour-ci, et ici sa Vitesse ne compte pas non plus.',
  },
};
