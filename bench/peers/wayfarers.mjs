// The turn of packages/adventure-board as a plain boardgame.io game, for the comparison: the die, the map, Exploration,
// fights in their four steps, Quests, lairs, Trophies, equipment. Cards add numbers; what only texts of cards do is left out.
import { createRequire } from 'node:module';

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

const DIE = [
  [1, 3],
  [2, 3],
  [2, 2],
  [3, 2],
  [3, 1],
  [4, 1],
];
const POINTS = 8;
const MOST_ROUNDS = 60;
const HAND_LIMIT = 10;
const LEVELS = 4;
const SPACES = 40;
const TRACK = 10;
const RESOURCES = ['rest', 'train', 'scout', 'rumour'];

/** Forty spaces in rings: three Cities, ten spaces a colour, three lairs, a captain and three overlords. */
const MAP = Array.from({ length: SPACES }, (_, i) => ({
  level: Math.floor(i / 10),
  isCity: i === 0 || i === 4 || i === 8,
  to: [(i + SPACES - 1) % SPACES, (i + 1) % SPACES, (i + 7) % SPACES, (i + SPACES - 7) % SPACES],
  resources: i === 0 || i === 4 || i === 8 ? RESOURCES : [RESOURCES[i % 4], RESOURCES[(i * 3 + 1) % 4]],
  post: i % 10 === 6 && i < 30 ? 'lair' : i >= 26 && i % 4 === 3 ? 'trophy' : undefined,
}));

const CLASSES = [
  { health: 4, defence: 6, ranged: -1, melee: 3, damage: 2 },
  { health: 4, defence: 5, ranged: 3, melee: 1, damage: 2 },
  { health: 3, defence: 5, ranged: 3, melee: -1, damage: 3 },
  { health: 4, defence: 5, ranged: 2, melee: 2, damage: 2 },
];

/** Twelve designs a deck: when it is played, what it costs, what it adds. */
const ABILITIES = Array.from({ length: 12 }, (_, i) => ({
  window: ['combat', 'combat', 'combat', 'movement', 'exploration', 'combat'][i % 6],
  cost: i % 3,
  attack: i % 2,
  damage: i % 4 === 1 ? 1 : 0,
  defence: i % 5 === 2 ? 1 : 0,
  steps: i % 6 === 3 ? 1 : 0,
  heal: i % 6 === 4 ? 1 : 0,
}));

/** Forty a colour: an Encounter in front, an Item behind. */
const CHALLENGES = Array.from({ length: 160 }, (_, i) => {
  const level = Math.floor(i / 40);
  return {
    level,
    attack: 1 + level + (i % 3),
    isRanged: i % 5 === 0,
    defence: 5 + level + (i % 2),
    health: 1 + level,
    damage: 1 + (level >> 1),
    isAggressive: i % 4 === 0,
    item: {
      type: ['weapon', 'armour', 'bag'][i % 3],
      classes: i % 4 === 0 ? [(i >> 2) % 4] : [],
      attack: i % 3 === 0 ? 1 : 0,
      defence: i % 3 === 1 ? 1 : 0,
      heal: i % 3 === 2 ? 1 : 0,
    },
  };
});

const QUESTS = Array.from({ length: 48 }, (_, i) => ({
  valour: i < 18 ? 1 : 1 + (i % 3),
  at: (i * 11 + 3) % SPACES,
  kind: ['be', 'beat', 'hand-in'][i % 3],
}));
const TROPHIES = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3];

export const Wayfarers = {
  name: 'wayfarers',
  disableUndo: true,
  setup: ({ ctx, random }) => ({
    step: 'pick',
    round: 0,
    turns: 0,
    die: -1,
    steps: 0,
    winners: null,
    fight: null,
    changed: [],
    played: [],
    beaten: [],
    players: Array.from({ length: ctx.numPlayers }, newPlayer),
    packs: Array.from({ length: LEVELS }, (_, level) => ({
      deck: random.Shuffle(Array.from({ length: 40 }, (_, i) => level * 40 + i)),
      discard: [],
    })),
    starting: random.Shuffle(Array.from({ length: 18 }, (_, i) => i)),
    elite: random.Shuffle(Array.from({ length: 30 }, (_, i) => 18 + i)),
    trophies: random.Shuffle(TROPHIES.map((_, i) => i)),
    discoveries: random.Shuffle(Array.from({ length: 20 }, (_, i) => i)),
    markers: [],
    track: [],
  }),
  turn: {
    onBegin: ({ G, ctx, random }) => {
      if (G.step !== 'pick') beginTurn(G, Number(ctx.currentPlayer), random);
    },
  },
  endIf: ({ G }) => (G.winners ? { winners: G.winners } : undefined),
  moves: {
    pick: ({ G, ctx, random, events }, which) => {
      if (G.step !== 'pick' || G.players.some((one) => one.class === which)) return INVALID_MOVE;
      const me = G.players[Number(ctx.currentPlayer)];
      me.class = which;
      me.deck = random.Shuffle(Array.from({ length: 23 }, (_, i) => i % ABILITIES.length));
      me.quests = G.starting.splice(-2);
      drawCards(me, 3, random);
      if (G.players.every((one) => one.class >= 0)) G.step = 'move';
      events.endTurn();
    },
    go: ({ G, ctx }, to) => {
      const me = G.players[Number(ctx.currentPlayer)];
      const steps = G.step === 'move' ? reachOf(G, me)[to] : -1;
      if (!(steps > 0)) return INVALID_MOVE;
      me.space = to;
      G.steps = isRed(G, to) ? 0 : G.steps - steps;
      if (G.steps === 0 && !hasUse(me, 'movement')) G.step = 'explore';
    },
    play: ({ G, ctx }, at) => {
      const me = G.players[Number(ctx.currentPlayer)];
      if (!canPlay(G, me, at)) return INVALID_MOVE;
      const [card] = me.hand.splice(at, 1);
      const { cost, attack, damage, defence, steps, heal } = ABILITIES[card];
      me.discard.push(card);
      me.energy -= cost;
      G.played.push(card);
      G.steps += steps;
      me.damage = Math.max(0, me.damage - heal);
      if (!G.fight) return;
      G.fight.attack += attack;
      G.fight.damage += damage;
      G.fight.defence += defence;
    },
    take: ({ G, ctx, random }, resource) => {
      const me = G.players[Number(ctx.currentPlayer)];
      if (G.step !== 'explore' || !resourcesFor(G, me).includes(resource)) return INVALID_MOVE;
      const { isCity } = MAP[me.space];
      if (resource === 'rest') me.damage = isCity ? 0 : Math.max(0, me.damage - 2);
      if (resource === 'train') drawCards(me, isCity ? 3 : 2, random);
      if (resource === 'rumour') me.quests.push(G.elite.pop());
      if (resource === 'scout') G.step = 'place';
      else afterExploring(G, me, random);
    },
    place: ({ G, ctx, random }, space) => {
      if (G.step !== 'place' || !canPlace(G, space)) return INVALID_MOVE;
      G.markers.push({ card: G.discoveries.pop(), space, placer: Number(ctx.currentPlayer) });
      afterExploring(G, G.players[Number(ctx.currentPlayer)], random);
    },
    reveal: ({ G, ctx, random }) => {
      const me = G.players[Number(ctx.currentPlayer)];
      const at = G.markers.findIndex((one) => one.space === me.space);
      if (G.step !== 'explore' || at < 0) return INVALID_MOVE;
      const [{ card }] = G.markers.splice(at, 1);
      if (card % 2) me.damage++;
      else drawCards(me, 1, random);
      G.discoveries.unshift(card);
      if (isOut(me)) fall(G, me);
      if (G.step === 'explore' && !G.markers.some((one) => one.space === me.space))
        afterExploring(G, me, random);
    },
    fight: ({ G, ctx, random }, card) => {
      const me = G.players[Number(ctx.currentPlayer)];
      if (G.step !== 'challenge' || !foesFor(G, me).includes(card)) return INVALID_MOVE;
      beginFight(G, me, card, random);
    },
    next: ({ G, ctx, random, events }) => {
      const me = G.players[Number(ctx.currentPlayer)];
      if (G.step === 'move') G.step = 'explore';
      else if (G.step === 'explore' && !G.markers.some((one) => one.space === me.space))
        afterExploring(G, me, random);
      else if (G.step === 'combat') strike(G, me);
      else if (G.step === 'equip') endTurn(G, events);
      else return INVALID_MOVE;
    },
    complete: ({ G, ctx }, quest, item) => {
      const me = G.players[Number(ctx.currentPlayer)];
      if (G.step !== 'equip' || !me.quests.includes(quest) || !isMet(G, me, quest)) return INVALID_MOVE;
      me.quests.splice(me.quests.indexOf(quest), 1);
      if (QUESTS[quest].kind === 'hand-in') discardItem(G, me, item ?? me.bag[0]);
      gainValour(G, me, QUESTS[quest].valour);
    },
    equip: ({ G, ctx }, card) => {
      const me = G.players[Number(ctx.currentPlayer)];
      if (G.step !== 'equip' || !canEquip(G, me, card)) return INVALID_MOVE;
      const { type } = CHALLENGES[card].item;
      me.bag.splice(me.bag.indexOf(card), 1);
      if (me[type] >= 0) me.bag.push(me[type]);
      if (me[type] >= 0) G.changed.push(me[type]);
      G.changed.push(card);
      me[type] = card;
    },
    store: ({ G, ctx }, type) => {
      const me = G.players[Number(ctx.currentPlayer)];
      if (G.step !== 'equip' || me[type] < 0 || G.changed.includes(me[type])) return INVALID_MOVE;
      G.changed.push(me[type]);
      me.bag.push(me[type]);
      me[type] = -1;
    },
  },
  ai: { enumerate },
};

/** The seat that is awaited. */
export function awaited(_G, ctx) {
  return ctx.gameover ? [] : [Number(ctx.currentPlayer)];
}

function newPlayer() {
  return {
    class: -1,
    level: 0,
    space: 0,
    damage: 0,
    energy: 0,
    hand: [],
    deck: [],
    discard: [],
    weapon: -1,
    armour: -1,
    bag: [],
    quests: [],
    valour: 0,
    earned: [],
  };
}

/** Every legal move. */
function enumerate(G, ctx) {
  const me = G.players[Number(ctx.currentPlayer)];
  const moves = [];
  OFFERS[G.step](G, me, (move, ...args) => moves.push({ move, args }));
  for (let at = 0; at < me.hand.length; at++)
    if (canPlay(G, me, at)) moves.push({ move: 'play', args: [at] });
  return moves;
}

const OFFERS = {
  pick: (G, _me, offer) => {
    for (let i = 0; i < CLASSES.length; i++) if (!G.players.some((one) => one.class === i)) offer('pick', i);
  },
  move: (G, me, offer) => {
    reachOf(G, me).forEach((steps, to) => {
      if (steps > 0) offer('go', to);
    });
    offer('next');
  },
  explore: (G, me, offer) => {
    if (G.markers.some((one) => one.space === me.space)) return offer('reveal');
    for (const resource of resourcesFor(G, me)) offer('take', resource);
    offer('next');
  },
  place: (G, _me, offer) => {
    for (let space = 0; space < SPACES; space++) if (canPlace(G, space)) offer('place', space);
  },
  challenge: (G, me, offer) => {
    for (const card of foesFor(G, me)) offer('fight', card);
  },
  combat: (_G, _me, offer) => offer('next'),
  equip: (G, me, offer) => {
    for (const quest of me.quests) if (isMet(G, me, quest)) offer('complete', quest);
    for (const card of me.bag) if (canEquip(G, me, card)) offer('equip', card);
    for (const type of ['weapon', 'armour'])
      if (me[type] >= 0 && !G.changed.includes(me[type])) offer('store', type);
    offer('next');
  },
};

function beginTurn(G, seat, random) {
  if (seat === 0) G.round++;
  const me = G.players[seat];
  G.die = random.Die(6) - 1;
  [G.steps, me.energy] = DIE[G.die];
  G.changed = [];
  G.played = [];
  G.beaten = [];
  G.step = (G.steps > 0 && !isRed(G, me.space)) || hasUse(me, 'movement') ? 'move' : 'explore';
}

function endTurn(G, events) {
  G.turns++;
  if (G.turns >= MOST_ROUNDS * G.players.length) finish(G);
  events.endTurn();
}

function finish(G) {
  const most = Math.max(...G.players.map((one) => one.valour));
  G.winners = G.players.flatMap((one, seat) => (one.valour === most ? [seat] : []));
}

/** Steps to each space in reach, -1 elsewhere: closed levels, red markers. */
function reachOf(G, me) {
  const reach = Array(SPACES).fill(-1);
  reach[me.space] = 0;
  if (isRed(G, me.space)) return reach;
  const queue = [me.space];
  for (const at of queue) {
    if (reach[at] >= G.steps || (at !== me.space && isRed(G, at))) continue;
    for (const next of MAP[at].to) {
      if (reach[next] >= 0 || MAP[next].level > me.level) continue;
      reach[next] = reach[at] + 1;
      queue.push(next);
    }
  }
  return reach;
}

function isRed(G, space) {
  return G.track.some((one) => one.space === space && one.isRed);
}

function hasUse(me, window) {
  return me.hand.some((card) => ABILITIES[card].window === window && ABILITIES[card].cost <= me.energy);
}

const WINDOWS = { move: 'movement', explore: 'exploration', combat: 'combat' };

function canPlay(G, me, at) {
  const card = me.hand[at];
  if (card === undefined || G.played.includes(card)) return false;
  return ABILITIES[card].window === WINDOWS[G.step] && ABILITIES[card].cost <= me.energy;
}

function drawCards(me, count, random) {
  for (let i = 0; i < count && me.hand.length < HAND_LIMIT; i++) {
    if (!me.deck.length) me.deck = random.Shuffle(me.discard.splice(0));
    if (!me.deck.length) return;
    me.hand.push(me.deck.pop());
  }
}

function resourcesFor(G, me) {
  return MAP[me.space].resources.filter(
    (one) =>
      (one !== 'scout' || G.discoveries.length > 0) &&
      (one !== 'rumour' || (G.elite.length > 0 && me.quests.length < 2)),
  );
}

function canPlace(G, space) {
  if (MAP[space].isCity || G.players.some((one) => one.space === space)) return false;
  return G.markers.filter((one) => one.space === space).length < 2;
}

function afterExploring(G, me, random) {
  G.step = 'equip';
  if (MAP[me.space].isCity) return;
  const foes = foesFor(G, me);
  if (foes.length > 1) G.step = 'challenge';
  else beginFight(G, me, foes[0], random);
}

const POST = -1;
const DRAWN = -2;

/** What may be fought: red markers first, then what is here, else a card is drawn. */
function foesFor(G, me) {
  const here = G.track.filter((one) => one.space === me.space);
  const red = here.filter((one) => one.isRed);
  if (red.length) return red.map((one) => one.card);
  const foes = here.map((one) => one.card);
  const { post, level } = MAP[me.space];
  if (post === 'lair' ? level === me.level : post && !me.earned.includes(me.space)) foes.push(POST);
  return foes.length ? foes : [DRAWN];
}

function foeOf(card, space) {
  if (card >= 0) return CHALLENGES[card];
  const { level } = MAP[space];
  return { attack: 3 + level, isRanged: false, defence: 7 + level, health: 2 + level, damage: 2 };
}

function beginFight(G, me, chosen, random) {
  let card = chosen;
  if (card === DRAWN) {
    const pack = G.packs[MAP[me.space].level];
    if (!pack.deck.length) pack.deck = random.Shuffle(pack.discard.splice(0));
    if (!pack.deck.length) return;
    card = pack.deck.shift();
  }
  G.fight = {
    card,
    isDrawn: chosen === DRAWN,
    red: random.Die(6),
    black: random.Die(6),
    attack: 0,
    damage: 0,
    defence: 0,
    hurt: 0,
  };
  if (hasUse(me, 'combat')) G.step = 'combat';
  else strike(G, me);
}

function bonus(me, value) {
  const equipped = [me.weapon, me.armour].filter((card) => card >= 0);
  return equipped.reduce((sum, card) => sum + CHALLENGES[card].item[value], 0);
}

/** Both strike at the same time, ranged before melee. */
function strike(G, me) {
  const { fight } = G;
  const own = CLASSES[me.class];
  const foe = foeOf(fight.card, me.space);
  const defence = own.defence + me.level + bonus(me, 'defence') + fight.defence;
  const hurts = fight.black + foe.attack >= defence;
  for (const kind of ['ranged', 'melee']) {
    if (isOut(me) || fight.hurt >= foe.health) break;
    const hits =
      own[kind] >= 0 && fight.red + own[kind] + me.level + bonus(me, 'attack') + fight.attack >= foe.defence;
    if (hurts && foe.isRanged === (kind === 'ranged')) me.damage += foe.damage;
    if (hits) fight.hurt += own.damage + fight.damage;
  }
  const isBeaten = fight.hurt >= foe.health;
  G.step = 'equip';
  G.fight = null;
  if (isBeaten && !isOut(me)) reward(G, me, fight.card);
  else if (isBeaten) dropFoe(G, fight.card);
  else if (fight.isDrawn) layUndefeated(G, fight.card, me.space);
  if (isOut(me)) fall(G, me);
}

function reward(G, me, card) {
  G.beaten.push(me.space);
  if (card >= 0) {
    takeOffTrack(G, card);
    me.bag.push(card);
  } else if (MAP[me.space].post === 'lair') {
    me.level++;
    me.damage = 0;
  } else {
    me.earned.push(me.space);
    const trophy = G.trophies.pop();
    if (trophy !== undefined) gainValour(G, me, TROPHIES[trophy]);
  }
}

function takeOffTrack(G, card) {
  const at = G.track.findIndex((one) => one.card === card);
  if (at >= 0) G.track.splice(at, 1);
}

function dropFoe(G, card) {
  if (card < 0) return;
  takeOffTrack(G, card);
  G.packs[CHALLENGES[card].level].discard.push(card);
}

function layUndefeated(G, card, space) {
  if (G.track.length >= TRACK) dropFoe(G, G.track[0].card);
  G.track.push({ card, space, isRed: CHALLENGES[card].isAggressive });
}

function isOut(me) {
  return me.damage >= CLASSES[me.class].health + me.level;
}

/** Back to a City, without damage and one Item poorer. */
function fall(G, me) {
  me.damage = 0;
  me.space = 0;
  if (me.bag.length) discardItem(G, me, me.bag[0]);
  G.step = 'equip';
}

function discardItem(G, me, card) {
  me.bag.splice(me.bag.indexOf(card), 1);
  G.packs[CHALLENGES[card].level].discard.push(card);
}

function isMet(G, me, quest) {
  const { at, kind } = QUESTS[quest];
  if (me.space !== at) return false;
  if (kind === 'beat') return G.beaten.includes(at);
  return kind === 'be' || me.bag.length > 0;
}

function gainValour(G, me, valour) {
  me.valour += valour;
  if (me.valour >= POINTS) finish(G);
}

function canEquip(G, me, card) {
  const { level, item } = CHALLENGES[card];
  if (!me.bag.includes(card) || item.type === 'bag' || level > me.level || G.changed.includes(card))
    return false;
  return !item.classes.length || item.classes.includes(me.class);
}
