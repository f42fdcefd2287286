import { type Decision, type Game, type MatchState, optionKey, seedRng, type View } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import {
  answerOf,
  type BotAnswer,
  finish,
  LEVELS,
  type LevelId,
  makeBot,
  makeThinker,
  nextStep,
  personaAt,
  personas,
  playMatch,
  type SeeingBot,
  TEMPERS,
  togetherPondered,
} from '../src/index.ts';
import { LEVEL } from '../src/levels.ts';
import { USUAL } from '../src/thinker/plan.ts';
import { searching, startSearch } from '../src/thinker/search.ts';
import type { TreeNode } from '../src/thinker/tree.ts';
import { lanterns } from './fixture-game.ts';
import { ways, winningWays } from './ways-game.ts';

const game: Game = lanterns;
const thinker = (iterations: number) => makeThinker(() => ({ iterations }));

/** A position after this many random choices. */
function midway(seed: string, choices: number, seats = 2) {
  const state = game.create({ seed, seats });
  const rng = seedRng(seed);
  for (let i = 0; i < choices && !state.outcome; i++)
    for (const decision of game.pending(state))
      game.choose(state, decision.seat, answerOf(makeBot('random'), game, state, decision, rng));
  return state;
}

describe('a Thinker', () => {
  it('finds the only way that wins against every answer', () => {
    const trees = [...Array(150).keys()].filter((tree) => winningWays(tree).length === 1);
    const found = trees.filter((tree) => {
      const state = ways.create({ seed: 'ways', seats: 2, options: { tree } });
      const { key } = thinker(400).choose(ways as Game, ways.view(state, 0), seedRng(`luck ${tree}`));
      return key === `go ${winningWays(tree)[0]}`;
    });
    expect(trees.length).toBeGreaterThan(50);
    expect(found).toEqual(trees);
  });

  it('repeats exactly with a budget in iterations', () => {
    const play = () =>
      playMatch(game, {
        setup: { seed: 'same', seats: 3 },
        bots: [20, 20, 20].map(thinker),
        mostDecisions: 500,
      });
    expect(play().log).toEqual(play().log);
  });

  it('chooses the same for any hidden cards', () => {
    let compared = 0;
    for (let i = 0; i < 30; i++) {
      const state = midway(`twin ${i}`, i, 3);
      const seat = game.pending(state)[0]?.seat;
      if (seat === undefined || game.view(state, seat).decisions[0].options.length < 2) continue;
      const twin = game.resample(game.view(state, seat), seedRng(`other ${i}`));
      const views = [state, twin].map((m) => game.view(m, seat));
      const bots: SeeingBot[] = [
        thinker(30),
        makeBot('novice') as SeeingBot,
        makeBot('veteran-bold') as SeeingBot,
      ];
      for (const bot of bots) {
        const [first, second] = views.map((view) => bot.choose(game, view, seedRng('luck')));
        expect(second).toEqual(first);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(30);
  });

  it('stops when its time is over, with a legal answer', () => {
    const state = game.create({ seed: 'stop', seats: 2 });
    let asked = 0;
    const hurried = makeThinker(() => ({
      left: () => {
        asked++;
        return 0;
      },
    }));
    const choice = hurried.choose(game, game.view(state, 0), seedRng('x'));
    // After the first look, and after one iteration.
    expect(asked).toBe(2);
    expect(game.pending(state)[0].options.map(optionKey)).toContain(choice.key);
  });

  it('stops early when no option can catch up', () => {
    const state = game.create({ seed: 'clear', seats: 2 });
    let asked = 0;
    const bot = makeThinker(() => ({
      iterations: 100_000,
      left: () => {
        asked++;
        return 1 - asked / 400;
      },
    }));
    bot.choose(game, game.view(state, 0), seedRng('x'));
    expect(asked).toBeLessThan(400);
  });

  it('answers a poll without knowing the sealed answers of others', () => {
    const state = game.create({ seed: 'poll 4', seats: 3 });
    const light = game.pending(state)[0].options.find(({ verb }) => verb === 'light');
    expect(light).toBeDefined();
    game.choose(state, 0, { n: state.n, key: light ? optionKey(light) : '' });
    const answers = ['pass', 'other'].map((word) => {
      const m = game.clone(state);
      const [first] = game.pending(m);
      const options = first.options.map(optionKey);
      const key = word === 'pass' ? 'pass' : (options.find((one) => one !== 'pass') ?? 'pass');
      game.choose(m, 1, { n: first.n, key });
      return thinker(20).choose(game, game.view(m, 2), seedRng('luck'));
    });
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('a compound answer', () => {
  /** Burning cards pays off for the weak ones: the first question of that answer. */
  function burning() {
    const state = game.position({
      seats: ['Ann', 'Bob'],
      hands: { Ann: ['Wick', 'Wick', 'Gust', 'Beacon'], Bob: ['Candle'] },
    });
    game.choose(state, 0, { n: state.n, key: 'burn' });
    return state;
  }
  const steps = (m: MatchState, { key, rest }: BotAnswer) =>
    [key, ...(rest?.keys ?? [])].map((one) => {
      const [verb, card] = one.split(' ');
      return card === undefined ? verb : game.nameOf(m, { kind: 'card', id: Number(card) }, 'en');
    });

  it('is searched as one and given whole', () => {
    const state = burning();
    const answer = thinker(200).choose(game, game.view(state, 0), seedRng('x'));
    const given = steps(state, answer);
    expect(given.at(-1)).toBe('stop');
    expect(given.slice(0, -1).sort()).toEqual(['Gust', 'Wick', 'Wick']);
  });

  it('is thought about once in a match', () => {
    let thoughts = 0;
    const counted = makeThinker(() => {
      thoughts++;
      return { iterations: 20 };
    });
    let asked = 0;
    let followed = 0;
    let before: Decision | undefined;
    for (let i = 0; i < 8; i++)
      playMatch(game, {
        setup: { seed: `once ${i}`, seats: 2 },
        bots: [counted, makeBot('random')],
        mostDecisions: 500,
        onDecision: (_m, decision) => {
          if (decision.seat !== 0 || decision.options.length < 2) return;
          asked++;
          if (decision.batch !== undefined && decision.batch === before?.batch) followed++;
          before = decision;
        },
      });
    expect(followed).toBeGreaterThan(0);
    expect(thoughts).toBe(asked - followed);
  });

  it('goes on only at the question that it was thought out for', () => {
    const state = burning();
    const { rest, ...choice } = thinker(100).choose(game, game.view(state, 0), seedRng('x'));
    game.choose(state, 0, choice);
    const [next] = game.pending(state);
    expect(nextStep(next, rest)?.key).toBe(rest?.keys[0]);
    expect(nextStep({ ...next, n: next.n + 1 }, rest)).toBeUndefined();
    expect(nextStep({ ...next, batch: undefined }, rest)).toBeUndefined();
    expect(nextStep({ ...next, options: [] }, rest)).toBeUndefined();
    expect(nextStep(next, undefined)).toBeUndefined();
  });
});

describe('pondering', () => {
  /** Bob ponders while Ann is asked. */
  const waiting = () =>
    game.position({ seats: ['Ann', 'Bob'], hands: { Ann: ['Candle'], Bob: ['Beacon', 'Wick'] } });
  const ponder = (view: View, iterations: number) => {
    const thoughts = thinker(20).pondering?.(game, view, seedRng('luck'), { iterations });
    return thoughts ? finish(thoughts) : {};
  };

  it('tries the options of the next question before it is asked', () => {
    const state = waiting();
    const { turn = {} } = ponder(game.view(state, 1), 80);
    const [most] = Object.entries(turn).sort(([, a], [, b]) => b - a);
    expect(Object.values(turn).reduce((sum, visits) => sum + visits, 0)).toBeGreaterThan(20);
    const beacon =
      state.cards.def[(state as MatchState & { players: { hand: number[] }[] }).players[1].hand[0]];
    expect(most[0]).toBe(`light d${beacon}`);
  });

  it('knows nothing that the seat may not know', () => {
    const view = game.view(waiting(), 1);
    const twin = game.view(game.resample(view, seedRng('other')), 1);
    expect(ponder(twin, 40)).toEqual(ponder(view, 40));
  });

  it('makes the option that it favours the first to be looked at', () => {
    const state = waiting();
    game.choose(state, 0, { n: state.n, key: 'pass' });
    const one = () => makeThinker(() => ({ iterations: 1 }), { temperature: 1000 });
    const favours = (verb: string) =>
      one().choose(game, game.view(state, 1), seedRng('x'), { turn: { [verb]: 600 } }).key;
    expect([favours('gamble'), favours('burn'), favours('pass')]).toEqual(['gamble', 'burn', 'pass']);
  });

  it('adds up what was learnt in several rounds', () => {
    const rounds = [{ turn: { pass: 1, burn: 2 } }, { turn: { pass: 3 }, window: { pass: 1 } }] as const;
    expect(togetherPondered(...rounds)).toEqual({ turn: { pass: 4, burn: 2 }, window: { pass: 1 } });
  });

  it('ends when the time that the host gives is over', () => {
    let asked = 0;
    const left = () => 1 - ++asked / 3;
    const thoughts = thinker(20).pondering?.(game, game.view(waiting(), 1), seedRng('x'), { left });
    if (thoughts) finish(thoughts);
    expect(asked).toBe(3);
  });
});

describe('the levels', () => {
  /** The answers of others that a bot of this level looks at before it lights a card. */
  function expected(level: LevelId) {
    const state = game.position({
      seats: ['Ann', 'Bob'],
      hands: { Ann: ['Beacon', 'Lamp'], Bob: ['Gust', 'Gust', 'Wick'] },
    });
    const search = startSearch(game, game.view(state, 0), seedRng('x'), { ...USUAL, ...LEVEL[level].plan });
    finish(searching(search, { iterations: 100 }));
    const verbs = new Set<string>();
    const walk = ({ edges }: TreeNode) => {
      for (const { seat, option, node } of edges.values()) {
        if (seat === 1) verbs.add(option.verb);
        if (node) walk(node);
      }
    };
    walk(search.root);
    return verbs;
  }

  it('overlook interruptions, all but the Master', () => {
    expect(LEVELS.filter((level) => expected(level).has('blow'))).toEqual(['master']);
  });

  it('have unique names', () => {
    const names = LEVELS.flatMap((level) =>
      TEMPERS.map((temper) => personas.get(`${level}-${temper}`)?.name),
    );
    expect(new Set(names).size).toBe(16);
  });

  it('seat four neighbours with four tempers', () => {
    expect(new Set([0, 1, 2, 3].map((seat) => personaAt('veteran', seat).temper)).size).toBe(4);
  });

  it.each([...personas.keys()])('%s plays a match to its end', (id) => {
    const bots = [makeBot(id), makeBot('random')];
    expect(playMatch(game, { setup: { seed: id, seats: 2 }, bots, mostDecisions: 500 }).finished).toBe(true);
  });
});

describe('a Thinker by its budget', () => {
  it('looks at one table before its time is up, and then answers', () => {
    const state = midway('budget', 6);
    const [{ seat }] = game.pending(state);
    let tables = 0;
    const counted: Game = {
      ...game,
      resample: (view, rng) => {
        tables++;
        return game.resample(view, rng);
      },
    };
    const looked = (left: () => number) => {
      tables = 0;
      startSearch(counted, game.view(state, seat), seedRng('x'), USUAL, { left });
      return tables;
    };
    expect(looked(() => 1)).toBe(3);
    expect(looked(() => 0)).toBe(1);
  });

  it('accepts milliseconds only where there is a clock', () => {
    expect(() => makeBot('thinker:50ms')).toThrow('"thinker:50" counts iterations');
    expect(makeBot('thinker:50ms', () => 0).id).toBe('thinker:50ms');
    expect(makeBot('thinker:50').id).toBe('thinker:50');
  });
});
