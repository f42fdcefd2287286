/** What an Interruption would answer, in a sentence: who did what, and what will come of it. */
import { type Card, type Node, type Seat, type Text, type TextArg, text } from '@tabard/engine';
import { advantageDef, anyDef, areaDef, encounterDef, type WindowName } from '../defs.ts';
import type { Omega } from '../state.ts';
import * as the from './handles.ts';
import { checkSpeedOf, escapeSpeedOf, exploreSum, sideA, sideB } from './values.ts';

type Tell = (m: Omega, from: Seat) => readonly TextArg[];

/** What each window says beside who is answered. */
const TOLD: Readonly<Record<WindowName, Tell>> = {
  destination: (m) => [cardIn(the.interrupted(m, the.journey)?.area)],
  card: playedCard,
  'combat-card': playedCard,
  interruption: playedCard,
  ability: (m) => {
    const card = the.interrupted(m, the.useAbility)?.card ?? -1;
    const def = card < 0 ? undefined : anyDef(m, card);
    const ability = def?.type === 'character' || def?.type === 'advantage' ? def.ability : undefined;
    return [cardIn(card), effectIn(ability?.effect)];
  },
  'combat-roll': (m) => {
    const fight = the.interrupted(m, the.combat);
    if (!fight) return [0, 0];
    return [sideA(m, fight) + fight.dieA, sideB(m, fight) + fight.dieB];
  },
  'exploration-roll': (m) => {
    const exploring = the.interrupted(m, the.explore);
    if (!exploring) return [0, ''];
    const { a, area, dieA } = exploring;
    const at = exploreSum(m, a, dieA).reduce((sum, { by }) => sum + by, 0);
    return [dieA, { kind: 'found', id: areaDef(m, area).explore[at - 1] }];
  },
  'check-roll': (m) => {
    const check = the.interrupted(m, the.check);
    if (!check) return [0, 0, 0];
    const speed = check.fleeing ? escapeSpeedOf(m, check.a) : checkSpeedOf(m, check.a);
    return [check.dieA, speed + check.dieA, check.difficulty];
  },
  encounter: (m) => {
    const card = the.interrupted(m, the.encounter)?.card ?? -1;
    return [cardIn(card), card < 0 ? '' : encounterIn(m, card)];
  },
  death: (m) => [cardIn(the.interrupted(m, the.death)?.character)],
};

function playedCard(m: Omega): readonly TextArg[] {
  return told(m, the.interrupted(m, the.playCard)?.card ?? -1);
}

/** An Advantage and what it does. */
function told(m: Omega, card: Card): readonly TextArg[] {
  return [cardIn(card), effectIn(card < 0 ? undefined : advantageDef(m, card).effect)];
}

/** What an Encounter does, or how strong it is. */
function encounterIn(m: Omega, card: Card): TextArg {
  const { kind, combat, effect } = encounterDef(m, card);
  if (kind === 'creature') return text('answered.creature', combat);
  return effect === undefined ? '' : text('answered.event', { kind: 'effect', id: effect });
}

function cardIn(card: Card = -1): TextArg {
  return { kind: 'card', id: card };
}

/** What it does; what only stays in play has its text on the card. */
function effectIn(node: Node | undefined): TextArg {
  return node === undefined ? text('answered.stays') : { kind: 'effect', id: node };
}

/** The sentence for the window on top of the stack. */
export function answered(m: Omega, on: WindowName, from: Seat): Text {
  const trap = the.interrupted(m, the.spring);
  if (trap) return text('answered.trap', { kind: 'seat', id: from }, ...told(m, trap.card));
  return text(`answered.${on}`, { kind: 'seat', id: from }, ...TOLD[on](m, from));
}
