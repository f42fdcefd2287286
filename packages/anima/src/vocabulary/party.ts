import {
  type ActingWord,
  allow,
  argsOf,
  ask,
  call,
  done,
  type Env,
  effect,
  envOf,
  go,
  happen,
  oneOf,
  type Phrased,
  perform,
  refuse,
  type Seat,
  yes,
} from '@tabard/engine';
import { fightOf } from '../rules/fight.ts';
import { rivalsHere } from '../rules/strength.ts';
import { expel, loseTurn } from '../rules/verbs.ts';
import { nearestVars, type Omega, partyOf } from '../state.ts';
import { amountOf } from './amounts.ts';
import { amount, bonus, isRival, tell, who } from './grammar.ts';

const NO_RIVAL = refuse('no-rival', 'AN-GEN-07');
const NO_FIGHT = refuse('no-fight', 'AN-TIMING-07');
const NOWHERE = refuse('nowhere', 'AN-MOVE-02');

const UNTIL = ['combat', 'turn', 'next-turn', 'game'] as const;
const untilEn = {
  combat: 'in this combat',
  turn: 'this turn',
  'next-turn': 'next turn',
  game: 'for the rest of the game',
};
const untilFr = {
  combat: 'dans ce combat',
  turn: 'ce tour-ci',
  'next-turn': 'au prochain tour',
  game: 'jusqu’à la fin de la partie',
};

const RIVALS = ['here', 'anywhere', 'with-cards'] as const;
const rivalsEn = {
  here: 'a rival in your Area',
  anywhere: 'a rival',
  'with-cards': 'a rival with cards in hand',
};
const rivalsFr = {
  here: 'un rival dans votre Lieu',
  anywhere: 'un rival',
  'with-cards': 'un rival qui a des cartes en main',
};

const EACH = ['others', 'others-here', 'all'] as const;
const eachEn = {
  others: 'every other player',
  'others-here': 'every other player in your Area',
  all: 'every player',
};
const eachFr = {
  others: 'chaque autre joueur',
  'others-here': 'chaque autre joueur dans votre Lieu',
  all: 'chaque joueur',
};

function rivals(m: Omega, env: Env, which: string): Seat[] {
  if (which === 'here') return rivalsHere(m, env.you);
  const seats = m.order.filter((seat) => seat !== env.you);
  return which === 'anywhere' ? seats : seats.filter((seat) => partyOf(m, seat).hand.length > 0);
}

function isNamed(m: Omega, you: Seat, seat: Seat, which: string): boolean {
  if (which === 'all') return true;
  if (seat === you) return false;
  return which === 'others' || rivalsHere(m, you).includes(seat);
}

function addBonus(m: Omega, seat: Seat, count: number, to: string, until: string): void {
  const party = partyOf(m, seat);
  const isCombat = to === 'combat';
  happen(m, isCombat ? 'combat-bonus' : 'speed-bonus', seat, count);
  if (until === 'combat') {
    const fight = fightOf(m, seat);
    if (fight?.a === seat) fight.bonusA += count;
    else if (fight) fight.bonusB += count;
  } else if (until === 'turn') {
    if (isCombat) party.combatNow += count;
    else party.speedNow += count;
  } else if (until === 'next-turn') {
    if (isCombat) party.combatNext += count;
    else party.speedNext += count;
  } else if (isCombat) party.combat += count;
  else party.speed += count;
}

/** Words about whole parties. */
export const partyWords: Record<string, ActingWord<Omega>> = {
  bonus: {
    args: { count: amount, to: oneOf(['combat', 'speed']), until: oneOf(UNTIL), who },
    text: tell(
      (a, t) => {
        const stat = a.to === 'combat' ? 'Combat' : 'Speed';
        return `${isRival(a) ? 'your rival has ' : ''}${bonus(a.count, stat, untilEn[a.until as 'turn'], t)}`;
      },
      (a, t) => {
        const stat = a.to === 'combat' ? 'Combat' : 'Vitesse';
        return `${isRival(a) ? 'le rival a ' : ''}${bonus(a.count, stat, untilFr[a.until as 'turn'], t)}`;
      },
    ),
    worth: (a) => (a.until === 'game' ? 6 : 2),
    whyNot: (m, env, a) => {
      if (isRival(a) && env.rival < 0) return NO_RIVAL;
      return a.until === 'combat' && !fightOf(m, env.you) ? NO_FIGHT : undefined;
    },
    run: (m, v, a) => {
      const seat = isRival(a) ? v.rival : v.you;
      if (seat >= 0) addBonus(m, seat, amountOf(m, v, a.count as Phrased), a.to as string, a.until as string);
    },
  },
  'lose-turn': {
    args: { who: oneOf(['you', 'rival']) },
    text: tell(
      (a) => (isRival(a) ? 'your rival loses the turn' : 'lose your turn'),
      (a) => (isRival(a) ? 'le rival perd son tour' : 'perdez votre tour'),
    ),
    worth: (a) => (isRival(a) ? 3 : -3),
    whyNot: (_m, env, a) => (isRival(a) && env.rival < 0 ? NO_RIVAL : undefined),
    run: (m, v, a) => {
      const seat = isRival(a) ? v.rival : v.you;
      if (seat >= 0) loseTurn(m, seat);
    },
  },
  expel: {
    args: { who: oneOf(['you', 'rival']) },
    text: tell(
      (a) => (isRival(a) ? 'your rival is expelled from its Area' : 'you are expelled from your Area'),
      (a) => (isRival(a) ? 'le rival est expulsé de son Lieu' : 'vous êtes expulsé de votre Lieu'),
    ),
    worth: (a) => (isRival(a) ? 3 : -3),
    whyNot: (m, env, a) => {
      const seat = isRival(a) ? env.rival : env.you;
      return seat >= 0 && partyOf(m, seat).area >= 0 ? undefined : NO_RIVAL;
    },
    run: (m, v, a) => {
      const seat = isRival(a) ? v.rival : v.you;
      if (seat >= 0) expel(m, seat);
    },
  },
  'choose-rival': {
    args: { which: oneOf(RIVALS), then: effect },
    text: tell(
      (a, t) => `choose ${rivalsEn[a.which as 'here']}: ${t.effect(a.then)}`,
      (a, t) => `choisissez ${rivalsFr[a.which as 'here']} : ${t.effect(a.then)}`,
    ),
    worth: () => 2,
    whyNot: (m, env, a) => (rivals(m, env, a.which as string).length ? undefined : NO_RIVAL),
    steps: {
      choose: ask({
        kind: 'choose-rival',
        rule: 'AN-GEN-07',
        auto: true,
        who: (_m, v) => v.you,
        about: (_m, v) => [{ kind: 'card', id: v.card }],
        offer: (m, v, offer) => {
          for (const seat of rivals(m, envOf(v), argsOf(m, v).which as string))
            allow(offer, 'choose-rival', seat);
        },
        none: () => done(),
        then: (m, v, answer) =>
          perform(argsOf(m, v).then as number, { ...envOf(v), rival: answer.refs[0] }, 'end'),
      }),
      end: () => done(),
    },
  },
  each: {
    args: { which: oneOf(EACH), do: effect },
    text: tell(
      (a, t) => `${eachEn[a.which as 'all']}: ${t.effect(a.do)}`,
      (a, t) => `${eachFr[a.which as 'all']} : ${t.effect(a.do)}`,
    ),
    worth: () => 1,
    steps: {
      next: (m, v) => {
        const a = argsOf(m, v);
        if (v.at >= m.order.length) return done();
        const seat = m.order[v.at++];
        if (!isNamed(m, v.you, seat, a.which as string)) return go('next');
        return perform(a.do as number, { ...envOf(v), you: seat, rival: v.you }, 'next');
      },
    },
  },
  travel: {
    args: { to: oneOf(['any']), 'past-guard': yes },
    text: tell(
      (a) =>
        `your party goes to an Area of your choice${a['past-guard'] ? ', past its Preliminary Encounter' : ''}`,
      (a) =>
        `votre groupe va dans un Lieu de votre choix${a['past-guard'] ? ', sans affronter sa Rencontre préliminaire' : ''}`,
    ),
    worth: () => 2,
    whyNot: (m, env) =>
      m.places.some((place) => place.area[0] !== partyOf(m, env.you).area) ? undefined : NOWHERE,
    steps: {
      choose: ask({
        kind: 'travel',
        rule: 'AN-MOVE-02',
        who: (_m, v) => v.you,
        offer: (m, v, offer) => {
          for (const place of m.places)
            if (place.area[0] !== partyOf(m, v.you).area) allow(offer, 'go', place.area[0]);
        },
        none: () => done(),
        then: (m, v, answer) => {
          const step = nearestVars<{ moved: boolean }>(m, 'movement-step');
          if (step) step.moved = true;
          const past = argsOf(m, v)['past-guard'] === true;
          return call('journey', { a: v.you, area: answer.refs[0], past, cancelled: false }, 'end');
        },
      }),
      end: () => done(),
    },
  },
};
