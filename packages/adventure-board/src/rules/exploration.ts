/** Exploration: section EXPL. */
import {
  allow,
  allowUnless,
  ask,
  bitOf,
  call,
  done,
  go,
  happen,
  type Next,
  type Offer,
  type Option,
  PRINTED,
  type Refusal,
  refuse,
  type Seat,
  show,
  showAll,
  takeTop,
} from '@tabard/engine';
import { boardContent, defOfType, RESOURCES, type Resource } from '../defs.ts';
import {
  aboutNow,
  effects,
  HAND_LIMIT,
  heroOf,
  type Marker,
  type Match,
  MOST_MARKERS,
  MOST_QUESTS,
  type Space,
} from '../state.ts';
import { mustFall } from './defeat.ts';
import { isCity, itemOn, spaceDef } from './facts.ts';
import * as the from './handles.ts';
import { isBound } from './movement.ts';
import { whyNotStandOn } from './places.ts';
import { procedure } from './procedure.ts';
import { drawQuest, giveUpQuest } from './quest-verbs.ts';
import { notice, report, tellCount } from './report.ts';
import { countOf, whyForbidden } from './sources.ts';
import { discardAbility, discardItem, drawAbilities, heal, markUsed, putFigure } from './verbs.ts';
import { isUse, mightUse, offerUses, useChosen } from './windows.ts';

/** WA-EXPL-08, WA-EXPL-09. */
const REST = 2;
const TRAIN = { city: 3, elsewhere: 2 };
/** WA-EXPL-12. */
const MOST_BARTERED = 2;

const NOT_HERE = refuse('resource-not-here', 'WA-EXPL-04');
const MARKERS_FIRST = refuse('markers-first', 'WA-EXPL-04');
const REVEAL_ALL = refuse('reveal-all', 'WA-EXPL-01');
const TAKEN = refuse('resource-taken', 'WA-EXPL-04');
const NO_DISCOVERY = refuse('no-discovery-left', 'WA-EXPL-06');
const NO_QUEST = refuse('no-quest-left', 'WA-EXPL-10');
const HELD = refuse('aggro-holds', 'WA-EXPL-11');
const NOT_BARTERED = refuse('nothing-to-barter', 'WA-EXPL-12');

function markersAt(m: Match, space: Space): Marker[] {
  return m.markers.filter((marker) => marker.space === space);
}

function whereIs(m: Match): Space {
  return heroOf(m, m.active).space;
}

const exploration = procedure(the.exploration, {
  begin: (m, v) => {
    if (mustFall(m)) return call(the.fallen, {}, 'begin');
    if (m.isCut) return done();
    if (v.isDone && !mightUse(m, m.active, 'exploration')) return done();
    return go('explore');
  },
  explore: ask({
    kind: 'explore',
    rule: 'WA-EXPL-04',
    who: (m) => m.active,
    about: (m) => [{ kind: 'space', id: whereIs(m) }],
    offer: (m, v, offer) => {
      const markers = v.isDone ? [] : markersAt(m, whereIs(m));
      markers.forEach((_, i) => {
        allow(offer, 'reveal', i);
      });
      const why = v.isDone ? TAKEN : markers.length ? MARKERS_FIRST : undefined;
      for (const resource of RESOURCES) offerResource(m, resource, why, offer);
      allowUnless(offer, markers.length ? REVEAL_ALL : undefined, 'next');
      offerUses(m, m.active, 'exploration', offer);
    },
    then: (m, v, answer) => {
      if (isUse(answer)) return useChosen(m.active, answer, 'begin');
      if (answer.verb === 'next') return done();
      if (answer.verb === 'reveal') {
        v.space = whereIs(m);
        return reveal(m, answer.refs[0]);
      }
      v.isDone = true;
      return take(m, answer);
    },
  }),
  // WA-EXPL-04: where a marker was, no resource is taken; WA-EXPL-01: all of them, unless the figure is gone.
  revealed: (m, v) => {
    v.isDone = whereIs(m) !== v.space || !markersAt(m, v.space).length;
    return go('begin');
  },
});

/** Takes a marker off the board and reveals it. */
function reveal(m: Match, at: number): Next<'revealed'> {
  const marker = markersAt(m, whereIs(m))[at];
  m.markers.splice(m.markers.indexOf(marker), 1);
  const [card] = marker.card;
  m.looked.push(card);
  return call(the.reveal, { seat: m.active, card }, 'revealed');
}

// --- resources ---

function whyNotResource(m: Match, resource: Resource): Refusal | undefined {
  const { resources } = spaceDef(m, whereIs(m));
  if (!resources.includes(resource)) return NOT_HERE;
  return whyForbidden(m, m.active, resource) ?? WHY_NOT[resource]?.(m);
}

const WHY_NOT: Readonly<Partial<Record<Resource, (m: Match) => Refusal | undefined>>> = {
  scout: (m) => (m.discoveries.length + m.spent.length ? undefined : NO_DISCOVERY),
  rumour: (m) => (m.elite.length ? undefined : NO_QUEST),
  travel: (m) => (isBound(m, m.active, whereIs(m)) ? HELD : undefined),
  barter: (m) => (heroOf(m, m.active).bag.length ? undefined : NOT_BARTERED),
};

/** WA-EXPL-04: one of those that the space offers. */
function offerResource(m: Match, resource: Resource, before: Refusal | undefined, offer: Offer): void {
  const why = before ?? whyNotResource(m, resource);
  if (why && !offer.refused) return;
  if (resource === 'travel')
    for (const space of stations(m))
      allowUnless(offer, why ?? whyNotStandOn(m, m.active, space), 'travel', space);
  else if (resource === 'barter')
    for (const card of heroOf(m, m.active).bag) allowUnless(offer, why, 'barter', card);
  else allowUnless(offer, why, resource);
}

/** WA-EXPL-11: the other spaces of the same network. */
function stations(m: Match): Space[] {
  const { spaces } = boardContent(m).map;
  const here = whereIs(m);
  const { network } = spaces[here];
  if (!network) return [];
  return spaces.flatMap((space, i) => (i !== here && space.network === network ? [i] : []));
}

function take(m: Match, { verb, refs }: Option): Next<'begin'> {
  const seat = m.active;
  report(m, 'took', seat, RESOURCES.indexOf(verb as Resource));
  switch (verb) {
    case 'rest':
      // WA-EXPL-08: in a City all of it.
      heal(m, seat, isCity(m, whereIs(m)) ? heroOf(m, seat).damage : counted(m, 'rest', REST));
      return go('begin');
    case 'train':
      drawAbilities(m, seat, counted(m, 'train', TRAIN[isCity(m, whereIs(m)) ? 'city' : 'elsewhere']));
      return go('begin');
    case 'scout':
      return call(the.scout, { seat }, 'begin');
    case 'rumour':
      return call(the.rumour, { seat }, 'begin');
    case 'travel':
      putFigure(m, seat, refs[0]);
      return go('begin');
    default:
      return call(
        the.barter,
        { seat, left: MOST_BARTERED - 1, points: pointsFor(m, seat, refs[0]) },
        'begin',
      );
  }
}

/** WA-EXPL-12: as many points as the Item's level. The Item is discarded. */
function pointsFor(m: Match, seat: Seat, card: number): number {
  const points = counted(m, 'barter', itemOn(m, card).level + 1);
  discardItem(m, seat, card);
  return points;
}

/** What a resource gives the active player; how it came to that is told. */
function counted(m: Match, value: 'rest' | 'train' | 'barter', printed: number): number {
  tellCount(m, m.active, value, { origin: PRINTED, def: -1, by: printed });
  return countOf(m, m.active, value, printed);
}

const barter = procedure(the.barter, {
  more: ask({
    kind: 'barter',
    rule: 'WA-EXPL-12',
    who: (_m, v) => v.seat,
    about: (_m, v) => [v.points],
    offer: (m, v, offer) => {
      if (v.left > 0) for (const card of heroOf(m, v.seat).bag) allow(offer, 'barter', card);
      const { hand, damage, deck, discard } = heroOf(m, v.seat);
      if (v.points > 0 && hand.length < HAND_LIMIT && deck.length + discard.length) allow(offer, 'draw-one');
      if (v.points > 0 && damage > 0) allow(offer, 'heal-one');
      allow(offer, 'next');
    },
    then: (m, v, answer) => {
      if (answer.verb === 'next') return done();
      if (answer.verb === 'barter') {
        v.left--;
        v.points += pointsFor(m, v.seat, answer.refs[0]);
        return go('more');
      }
      v.points--;
      if (answer.verb === 'draw-one') drawAbilities(m, v.seat, 1);
      else heal(m, v.seat, 1);
      const isSpent = v.points === 0 && (v.left === 0 || !heroOf(m, v.seat).bag.length);
      return isSpent ? done() : go('more');
    },
  }),
});

// --- Scout, Rumour ---

/** WA-EXPL-13: no City, no figure, fewer than two markers. */
function whyNotPlaceMarker(m: Match, space: Space): Refusal | undefined {
  if (isCity(m, space)) return IN_CITY;
  if (m.heroes.some((hero) => hero.space === space)) return ON_FIGURE;
  return markersAt(m, space).length < MOST_MARKERS ? undefined : TWO_MARKERS;
}
const IN_CITY = refuse('marker-in-city', 'WA-EXPL-13');
const ON_FIGURE = refuse('marker-on-figure', 'WA-EXPL-13');
const TWO_MARKERS = refuse('two-markers', 'WA-EXPL-13');

/** WA-EXPL-06: the player looks at the top marker and places it. */
const scout = procedure(
  the.scout,
  {
    look: (m, v) => {
      const card = takeTop(m, m.discoveries, m.spent);
      if (card === undefined) return done();
      m.looked.push(card);
      show(m, card, bitOf(v.seat));
      return go('place');
    },
    place: ask({
      kind: 'place',
      rule: 'WA-EXPL-13',
      who: (_m, v) => v.seat,
      about: (m) => [{ kind: 'card', id: m.looked[m.looked.length - 1] }],
      offer: (m, _v, offer) => {
        boardContent(m).map.spaces.forEach((_, space) => {
          allowUnless(offer, whyNotPlaceMarker(m, space), 'place', space);
        });
      },
      // If no space is left the marker goes under the stack.
      none: (m) => {
        const card = m.looked.pop();
        if (card !== undefined) m.discoveries.unshift(card);
        return done();
      },
      then: (m, v, answer) => {
        const card = m.looked.pop();
        if (card === undefined) return done();
        m.markers.push({ card: [card], space: answer.refs[0], placer: v.seat });
        happen(m, 'scouted', v.seat, answer.refs[0]);
        return done();
      },
    }),
  },
  { shows: (_m, v) => ({ kind: 'scouting', seat: v.seat }) },
);

/** WA-EXPL-10: a third unfinished Quest forces a choice. */
const rumour = procedure(the.rumour, {
  draw: (m, v) => {
    drawQuest(m, v.seat);
    return heroOf(m, v.seat).quests.length > MOST_QUESTS ? go('give-up') : done();
  },
  'give-up': ask({
    kind: 'give-up',
    rule: 'WA-EXPL-10',
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => {
      for (const card of heroOf(m, v.seat).quests) allow(offer, 'give-up', card);
    },
    then: (m, v, answer) => {
      giveUpQuest(m, v.seat, answer.refs[0]);
      return done();
    },
  }),
});

// --- Discoveries ---

function discoveryDef(m: Match, card: number) {
  return defOfType(boardContent(m), m.cards.def[card], 'discovery');
}

/** WA-EXPL-02, WA-EXPL-03. Without a card the top one of the stack is revealed. */
const revealing = procedure(the.reveal, {
  begin: (m, v) => {
    const card = v.card >= 0 ? v.card : takeTop(m, m.discoveries, m.spent);
    if (card === undefined) return done();
    if (v.card < 0) m.looked.push(card);
    v.card = card;
    showAll(m, card);
    markUsed(m, card);
    happen(m, 'revealed', v.seat, card);
    notice(m, 'revealed', v.seat, m.cards.def[card]);
    return go(discoveryDef(m, card).isRed ? 'red' : 'green');
  },
  red: (m, v) => {
    const { effect } = discoveryDef(m, v.card);
    m.spent.push(...m.looked.splice(m.looked.indexOf(v.card), 1));
    return effect === undefined ? done() : effects.perform(effect, aboutNow(m, v.seat, v.card), 'end');
  },
  green: ask({
    kind: 'keep',
    rule: 'WA-EXPL-03',
    who: (_m, v) => v.seat,
    about: (_m, v) => [{ kind: 'card', id: v.card }],
    offer: (_m, v, offer) => {
      allow(offer, 'keep', v.card);
      allow(offer, 'leave', v.card);
    },
    then: (m, v, answer) => {
      const isKept = answer.verb === 'keep';
      const to = isKept ? heroOf(m, v.seat).kept : m.spent;
      to.push(...m.looked.splice(m.looked.indexOf(v.card), 1));
      happen(m, isKept ? 'kept' : 'left-behind', v.seat, v.card);
      return done();
    },
  }),
  end: () => done(),
});

/** Ability cards of one's own choice leave the hand. */
const discarding = procedure(the.discardCards, {
  choose: ask({
    kind: 'discard',
    rule: 'WA-HERO-06',
    who: (_m, v) => v.seat,
    about: (_m, v) => [v.left],
    offer: (m, v, offer) => {
      if (v.left > 0) for (const card of heroOf(m, v.seat).hand) allow(offer, 'discard', card);
    },
    none: (_m, v) => done(v.count),
    then: (m, v, answer) => {
      discardAbility(m, v.seat, answer.refs[0]);
      v.left--;
      v.count++;
      return go('choose');
    },
  }),
});

export const exploring = [exploration, barter, scout, rumour, revealing, discarding];
