import {
  allow,
  ask,
  bitOf,
  type Card,
  done,
  EVERYONE,
  happen,
  number,
  oneOf,
  refuse,
  type Seat,
  show,
  type Tell,
  takeTop,
} from '@tabard/engine';
import { removeArea, whyNotEmpty } from '../rules/areas.ts';
import { bringArea } from '../rules/horizons.ts';
import { effects, type Omega, placeOf } from '../state.ts';
import { worldTexts } from '../words/effects.ts';
import { toldEffect } from './grammar.ts';

const { word } = effects;

const NO_AREA = refuse('no-area', 'AN-GEN-07');
const any = oneOf(['any']);

/** AN-END-07: the ten-sided die shows no more. */
const MOST_TURNS = 10;

function isFree(m: Omega, area: Card): boolean {
  return whyNotEmpty(m, area) === undefined;
}

/** Also one that the viewMaker knows: who is asked must not follow from what only they know. */
function hasHiddenGuard(m: Omega, area: Card): boolean {
  const guard = placeOf(m, area)?.guard[0];
  return guard !== undefined && m.cards.seen[guard] !== EVERYONE;
}

/** A word that asks for an Area in play and does something to it. */
export function onArea(
  text: Tell,
  isTarget: (m: Omega, area: Card) => boolean,
  apply: (m: Omega, area: Card, seat: Seat) => void,
) {
  const targets = (m: Omega) => m.places.map((place) => place.area[0]).filter((area) => isTarget(m, area));
  return word({
    args: { which: any },
    text,
    whyNot: (m) => (targets(m).length ? undefined : NO_AREA),
    steps: () => ({
      choose: ask({
        kind: 'choose-area',
        rule: 'AN-GEN-07',
        who: (_m, v) => v.you,
        about: (_m, v) => toldEffect(v),
        offer: (m, _v, offer) => {
          for (const area of targets(m)) allow(offer, 'choose-area', area);
        },
        none: () => done(),
        then: (m, v, answer) => {
          apply(m, answer.refs[0], v.you);
          return done();
        },
      }),
    }),
  });
}

/** Words about the Areas in play and the Crisis. */
export const worldWords = {
  'place-guard': onArea(worldTexts['place-guard'], isFree, (m, area, seat) => {
    const guard = takeTop(m, m.decks.encounter, m.discards.encounter);
    if (guard === undefined) return;
    placeOf(m, area)?.guard.push(guard);
    happen(m, 'guard-placed', seat, area);
  }),
  scout: onArea(worldTexts.scout, hasHiddenGuard, (m, area, seat) => {
    const guard = placeOf(m, area)?.guard[0];
    if (guard !== undefined) show(m, guard, bitOf(seat));
    happen(m, 'scouted', seat, area);
  }),
  'banish-area': onArea(
    worldTexts['banish-area'],
    // AN-OPT-09: in the tree every Area stays on the table, for nothing would ever bring it back.
    (m, area) => !m.tree && isFree(m, area),
    (m, area) => removeArea(m, area),
  ),
  'bring-area': word({
    args: { from: oneOf(['deck']) },
    text: worldTexts['bring-area'],
    whyNot: (m) => (m.decks.area.length && !m.tree ? undefined : NO_AREA),
    steps: () => ({
      begin: (m, v) => (m.decks.area.length && !m.tree ? bringArea(v.you, -1, 'end') : done()),
      end: () => done(),
    }),
  }),
  countdown: word({
    args: { by: number },
    text: worldTexts.countdown,
    whyNot: (m) => (m.countdown > 0 ? undefined : refuse('no-countdown', 'AN-END-07')),
    run: (m, _v, { by }) => {
      if (m.countdown <= 0) return;
      m.countdown = Math.min(MOST_TURNS, Math.max(1, m.countdown + by));
      happen(m, 'countdown', m.countdown);
    },
  }),
  nothing: word({
    args: {},
    text: worldTexts.nothing,
  }),
};
