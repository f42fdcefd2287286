import { type Game, InputError, type Option, parseLog, replay, seedRng } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { answerOf, botIds, makeBot, playMatch, type SeeingBot } from '../src/index.ts';
import { lanterns } from './fixture-game.ts';

const game: Game = lanterns;

function match(seed: string, ids: readonly string[]) {
  return playMatch(game, {
    setup: { seed, seats: ids.length },
    bots: ids.map((id) => makeBot(id)),
    mostDecisions: 2000,
  });
}

describe('the roster', () => {
  it('makes every bot it lists', () => {
    expect(botIds.map((id) => makeBot(id).id)).toEqual(botIds);
  });

  it('refuses an unknown bot with the nearest known one', () => {
    expect(() => makeBot('gredy')).toThrow(new InputError('unknown bot "gredy"; did you mean "greedy"?'));
    expect(() => makeBot('constructor')).toThrow(InputError);
  });
});

describe.each(['random', 'greedy'])('a match among %s bots', (id) => {
  it('ends, and its log replays to the same state', () => {
    const { state, log, finished, decisions } = match('log', [id, id, id]);
    expect(finished).toBe(true);
    expect(decisions).toBe(log.choices.length);
    const again = replay(game, parseLog(JSON.parse(JSON.stringify(log))));
    expect(game.hash(again)).toBe(log.hash);
    expect(again).toEqual(state);
  });

  it('depends on its seed alone', () => {
    expect(match('same', [id, id]).log).toEqual(match('same', [id, id]).log);
    expect(match('same', [id, id]).log.hash).not.toBe(match('other', [id, id]).log.hash);
  });
});

describe('a match', () => {
  it('that takes too long is abandoned', () => {
    const { finished, decisions } = playMatch(game, {
      setup: { seed: 's', seats: 2 },
      bots: [makeBot('random'), makeBot('random')],
      mostDecisions: 5,
    });
    expect({ finished, decisions }).toEqual({ finished: false, decisions: 5 });
  });

  it('reports every choice and every event', () => {
    const told: string[] = [];
    const events: string[] = [];
    const { log } = playMatch(game, {
      setup: { seed: 's', seats: 2 },
      bots: [makeBot('greedy'), makeBot('random')],
      mostDecisions: 500,
      onChoice: (_state, seat, choice) => told.push(`${seat} ${choice.key}`),
      sink: (event) => events.push(event.type),
    });
    expect(told).toEqual(log.choices.map((entry) => `${entry.seat} ${entry.key}`));
    expect(events).toContain('lit');
  });
});

describe('greedy', () => {
  it('beats random from either seat', () => {
    const wins = { greedy: 0, random: 0 };
    for (let i = 0; i < 60; i++) {
      const ids = i % 2 ? (['greedy', 'random'] as const) : (['random', 'greedy'] as const);
      for (const winner of match(`duel ${i}`, ids).state.outcome?.winners ?? []) wins[ids[winner]]++;
    }
    expect(wins.greedy).toBeGreaterThan(50);
  });

  it('looks through a compound answer to its end', () => {
    const state = game.create({ seed: 'batch', seats: 2 });
    const rng = seedRng('bot');
    const first = game.pending(state)[0];
    game.choose(state, 0, { n: first.n, key: 'burn' });
    const before = state.n;
    while (game.pending(state)[0]?.kind === 'burning') {
      const decision = game.pending(state)[0];
      game.choose(state, 0, answerOf(makeBot('greedy'), game, state, decision, rng));
    }
    // A gust and the two weakest lights are worth less in the hand than the point for burning them.
    expect(state.n - before).toBeGreaterThan(1);
  });

  it('chooses the same for any hidden hands', () => {
    const greedy = makeBot('greedy') as SeeingBot;
    for (let i = 0; i < 10; i++) {
      const state = game.create({ seed: `twin ${i}`, seats: 3 });
      const view = game.view(state, 0);
      const twin = game.resample(view, seedRng(`other ${i}`));
      const choices = [state, twin].map((m) => greedy.choose(game, game.view(m, 0), seedRng('luck')));
      expect(choices[1]).toEqual(choices[0]);
    }
  });

  it('takes a single option without evaluation', () => {
    const state = game.create({ seed: 'only', seats: 2 });
    const decision = { ...game.pending(state)[0], options: [{ verb: 'pass', refs: [] }] };
    const blind = { id: 'blind', sees: 'view', choose: () => expect.fail('was asked') } as const;
    expect(answerOf(blind, game, state, decision, seedRng('x'))).toEqual({ n: decision.n, key: 'pass' });
  });
});

describe.each(['greedy', 'novice'])('a %s bot', (id) => {
  it('leaves out what the judgement calls idle, and takes it where nothing else is offered', () => {
    const state = game.create({ seed: 'idle', seats: 2 });
    const [decision] = game.pending(state);
    const chooses = (isIdle: (verb: string) => boolean) => {
      const judging = {
        ...game,
        judgement: {
          ...game.judgement,
          isIdle: (_m: unknown, _seat: unknown, { verb }: Option) => isIdle(verb),
        },
      };
      return answerOf(makeBot(id), judging, state, decision, seedRng('idle')).key;
    };
    const verbs = decision.options.map(({ verb }) => verb);
    expect(new Set(verbs).size).toBeGreaterThan(1);
    for (const verb of verbs) expect(chooses((one) => one !== verb).split(' ')[0]).toBe(verb);
    expect(verbs).toContain(chooses(() => true).split(' ')[0]);
  });
});
