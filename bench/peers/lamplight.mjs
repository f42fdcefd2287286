// Lamplight once more, as a plain boardgame.io game: the same rules as examples/lamplight, for the comparison.
import { createRequire } from 'node:module';

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

const HAND = 3;

/** By card: its copies, whether it is a reply, whether it would do anything now, and what it does. */
const CARDS = {
  'candle-end': { copies: 6, can: always, act: (G, me) => shine(G, me, 1) },
  'beeswax-taper': { copies: 4, can: always, act: (G, me) => shine(G, me, 2) },
  'storm-lantern': {
    copies: 3,
    can: always,
    act: (G, me) => {
      shine(G, me, 2);
      askWhether(G, me);
    },
  },
  'last-match': { copies: 3, can: always, act: (G, me) => shine(G, me, isDimmest(G, me) ? 3 : 1) },
  'borrowed-flame': {
    copies: 2,
    can: (G, me) => brighterRivals(G, me) > 0,
    act: (G, me) => shine(G, me, brighterRivals(G, me)),
  },
  'travellers-tale': { copies: 4, can: canDraw, act: (G, me) => drawSome(G, me, 2) },
  'innkeepers-favour': { copies: 3, can: always, act: askWhich },
  keyhole: {
    copies: 3,
    can: (G, me) => hands(G, me).length > 0 || canDraw(G),
    act: (G, me) => askWhom(G, me, 'peek', hands(G, me), 1),
  },
  'wet-fingers': {
    copies: 4,
    can: (G, me) => lights(G, me).length > 0,
    act: (G, me) => askWhom(G, me, 'dim', lights(G, me), 2),
  },
  'open-door': {
    copies: 2,
    can: (G, me) => lights(G, me).length > 0,
    act: (G, me) => {
      for (const seat of rivals(G, me)) dim(G, seat, 1);
    },
  },
  draught: { copies: 4, isReply: true, can: always, act: () => 'snuffed' },
  moth: {
    copies: 3,
    isReply: true,
    can: (G, _me, to) => G.players[to].light > 0,
    act: (G, me, to) => shine(G, me, dim(G, to, 1)),
  },
};

export const Lamplight = {
  name: 'lamplight',
  disableUndo: true,
  setup: ({ ctx, random }, { nights }) => {
    const deck = random.Shuffle(Object.keys(CARDS).flatMap((id) => Array(CARDS[id].copies).fill(id)));
    const players = Array.from({ length: ctx.numPlayers }, () => ({
      light: 0,
      hand: deck.splice(-HAND),
      seen: {},
    }));
    return { nights, night: 1, isDawn: false, deck, discard: [], table: [], players, answers: {}, ask: null };
  },
  turn: {
    onBegin: ({ G, ctx, random, events }) => {
      if (G.deck.length === 0 && G.night === G.nights) {
        G.isDawn = true;
        return;
      }
      if (G.deck.length === 0) nightFalls(G, random);
      drawSome(G, Number(ctx.currentPlayer), 1);
      if (G.players[Number(ctx.currentPlayer)].hand.length === 0) events.endTurn();
    },
    stages: { reply: {}, choose: {} },
  },
  endIf: ({ G }) => (G.isDawn ? { winners: brightest(G) } : undefined),
  moves: {
    play: ({ G, ctx, events }, at) => {
      const me = Number(ctx.currentPlayer);
      const { hand } = G.players[me];
      if (G.ask || G.table.length || !canPlay(G, me, hand[at])) return INVALID_MOVE;
      G.table.push(hand.splice(at, 1)[0]);
      const others = rivals(G, me).filter((seat) => G.players[seat].hand.length > 0);
      if (others.length === 0) return resolve(G, me, events);
      G.answers = {};
      events.setActivePlayers({ value: Object.fromEntries(others.map((seat) => [seat, 'reply'])) });
    },
    burn: ({ G, ctx, events }, at) => {
      const me = Number(ctx.currentPlayer);
      const { hand } = G.players[me];
      if (G.ask || G.table.length || hand[at] === undefined) return INVALID_MOVE;
      G.discard.push(hand.splice(at, 1)[0]);
      shine(G, me, 1);
      events.endTurn();
    },
    reply: ({ G, ctx, events, playerID }, at) => {
      const me = Number(playerID);
      const to = Number(ctx.currentPlayer);
      if (ctx.activePlayers?.[me] !== 'reply') return INVALID_MOVE;
      if (at >= 0 && !canReply(G, me, to, G.players[me].hand[at])) return INVALID_MOVE;
      G.answers[me] = at;
      const asked = Object.keys(ctx.activePlayers);
      if (asked.every((seat) => seat in G.answers)) return closeReplies(G, to, events);
      const value = Object.fromEntries(
        asked.filter((seat) => !(seat in G.answers)).map((seat) => [seat, 'reply']),
      );
      events.setActivePlayers({ value });
    },
    choose: ({ G, ctx, events, playerID }, what) => {
      const { ask } = G;
      if (!ask?.options.includes(what) || Number(playerID) !== ask.seat) return INVALID_MOVE;
      G.ask = null;
      answer(G, ask, what);
      if (!G.ask) finishCard(G, Number(ctx.currentPlayer), events);
    },
  },
  ai: { enumerate },
};

/** The seats that are awaited. */
export function awaited(G, ctx) {
  if (ctx.gameover) return [];
  if (!ctx.activePlayers) return [Number(ctx.currentPlayer)];
  return Object.keys(ctx.activePlayers)
    .map(Number)
    .filter((seat) => !(seat in G.answers));
}

/** Every legal move of a seat. */
function enumerate(G, ctx, playerID) {
  const me = Number(playerID);
  if (G.ask) return G.ask.options.map((option) => ({ move: 'choose', args: [option] }));
  const moves = [];
  const { hand } = G.players[me];
  if (ctx.activePlayers) {
    for (let at = 0; at < hand.length; at++)
      if (canReply(G, me, Number(ctx.currentPlayer), hand[at])) moves.push({ move: 'reply', args: [at] });
    moves.push({ move: 'reply', args: [-1] });
    return moves;
  }
  for (let at = 0; at < hand.length; at++) {
    if (canPlay(G, me, hand[at])) moves.push({ move: 'play', args: [at] });
    moves.push({ move: 'burn', args: [at] });
  }
  return moves;
}

function closeReplies(G, by, events) {
  const seat = rivals(G, by).find((one) => G.answers[one] >= 0);
  let result;
  if (seat !== undefined) {
    const reply = G.players[seat].hand.splice(G.answers[seat], 1)[0];
    G.table.push(reply);
    result = CARDS[reply].act(G, seat, by);
  }
  G.answers = {};
  events.setActivePlayers({ currentPlayer: null });
  if (result === 'snuffed') return endCard(G, events);
  resolve(G, by, events);
}

function resolve(G, by, events) {
  CARDS[G.table[0]].act(G, by);
  finishCard(G, by, events);
}

function finishCard(G, by, events) {
  if (!G.ask) return endCard(G, events);
  if (G.ask.seat !== by) throw new Error('only the acting player is asked');
}

function endCard(G, events) {
  G.discard.push(...G.table);
  G.table = [];
  events.endTurn();
}

function askWhom(G, me, kind, options, amount) {
  const ask = { seat: me, kind, options, amount };
  if (options.length > 1) G.ask = ask;
  else answer(G, ask, options[0]);
}

function askWhether(G, me) {
  if (lights(G, me).length > 0) G.ask = { seat: me, kind: 'may', options: ['yes', 'no'], amount: 1 };
  else G.ask = { seat: me, kind: 'may', options: ['no'], amount: 1 };
}

function askWhich(G, me) {
  G.ask = { seat: me, kind: 'which', options: canDraw(G) ? ['shine', 'draw'] : ['shine'], amount: 2 };
}

function answer(G, { kind, seat, amount }, what) {
  if (kind === 'may' && what === 'yes') askWhom(G, seat, 'dim', lights(G, seat), amount);
  if (kind === 'which' && what === 'shine') shine(G, seat, amount);
  if (kind === 'which' && what === 'draw') drawSome(G, seat, amount);
  if (kind === 'dim' && what !== undefined) dim(G, what, amount);
  if (kind !== 'peek') return;
  if (what !== undefined) G.players[seat].seen[what] = G.players[what].hand.slice();
  drawSome(G, seat, amount);
}

function canPlay(G, me, card) {
  return card !== undefined && !CARDS[card].isReply && CARDS[card].can(G, me);
}

function canReply(G, me, to, card) {
  return card !== undefined && CARDS[card].isReply === true && CARDS[card].can(G, me, to);
}

function nightFalls(G, random) {
  G.night++;
  G.deck = random.Shuffle(G.discard);
  G.discard = [];
}

function brightest(G) {
  const most = Math.max(...G.players.map((player) => player.light));
  return G.players.flatMap((player, seat) => (player.light === most ? [seat] : []));
}

function always() {
  return true;
}

function canDraw(G) {
  return G.deck.length > 0;
}

function drawSome(G, me, count) {
  for (let i = 0; i < count && G.deck.length > 0; i++) G.players[me].hand.push(G.deck.pop());
}

function shine(G, me, light) {
  G.players[me].light += light;
}

function dim(G, seat, light) {
  const lost = Math.min(light, G.players[seat].light);
  G.players[seat].light -= lost;
  return lost;
}

function rivals(G, me) {
  return G.players.map((_, i) => (me + i) % G.players.length).slice(1);
}

function lights(G, me) {
  return rivals(G, me).filter((seat) => G.players[seat].light > 0);
}

function hands(G, me) {
  return rivals(G, me).filter((seat) => G.players[seat].hand.length > 0);
}

function isDimmest(G, me) {
  return rivals(G, me).every((seat) => G.players[seat].light >= G.players[me].light);
}

function brighterRivals(G, me) {
  return rivals(G, me).filter((seat) => G.players[seat].light > G.players[me].light).length;
}
