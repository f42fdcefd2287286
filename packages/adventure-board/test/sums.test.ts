import {
  eventText,
  type Language,
  type MatchEvent,
  optionKey,
  say,
  sumText,
  totalOfSum,
} from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import {
  boardContent,
  costSum,
  defOfType,
  adventureBoard as game,
  heroFacts,
  type Match,
  sumOf,
  valourSum,
} from '../src/index.ts';
import { answer, newMatch, setUp } from './table.ts';

function readerOf(m: Match, language: Language = 'en') {
  return {
    language,
    phrases: game.phrases[language],
    reader: 0,
    nameOf: (entity: { kind: string; id: number }) =>
      entity.kind === 'seat' ? `seat ${entity.id}` : game.nounOf(m, entity, language),
  };
}

describe('the parts of a number', () => {
  it('[WA-COMBAT-12] name what a passing change comes from', () => {
    const m = game.position({
      seats: ['Ann', 'Ben'],
      phase: 'movement',
      steps: 1,
      Ann: { at: 'Mill Race', character: 'Sefa', bag: ['Coil of Rope'] },
    });
    answer(m, ({ verb }) => verb === 'use');
    expect(say(readerOf(m), sumText(sumOf(m, 0, 'steps')))).toBe('Sefa 1 + Coil of Rope 2 = 3');
  });

  it('[WA-TURN-02] tell what a card costs now', () => {
    const m = game.position({
      seats: ['Ann', 'Ben'],
      phase: 'movement',
      steps: 1,
      event: 'The Mountain Thinks',
      Ann: { at: 'Mill Race', character: 'Sefa', hand: ['Snare'] },
    });
    const def = defOfType(boardContent(m), m.cards.def[m.heroes[0].hand[0]], 'ability');
    expect(say(readerOf(m), sumText(costSum(m, 0, def)))).toBe('2 + The Mountain Thinks 1 = 3');
  });

  it('[WA-END-03] of valour are the completed Quests and the Trophies', () => {
    const m = game.position({
      seats: ['Ann', 'Ben'],
      steps: 1,
      Ann: { trophies: ['Crown of Cinders'], log: ['Lights Out'] },
    });
    const sum = valourSum(m, 0);
    expect(sum.map(({ origin }) => origin)).toEqual(['quest', 'trophy']);
    expect(totalOfSum(sum)).toBe(heroFacts(m, 0).valour);
  });
});

/** What a match at random told. */
function storyOf(m: Match): MatchEvent[] {
  const story: MatchEvent[] = [];
  for (let i = 0; i < 600; i++) {
    const [decision] = game.pending(m);
    if (!decision) break;
    const key = optionKey(decision.options[(i * 7) % decision.options.length]);
    game.choose(m, decision.seat, { n: decision.n, key }, (event) => story.push(event));
  }
  return story;
}

describe('the log', () => {
  it('tells steps by their number', () => {
    const m = game.position({
      seats: ['Ann', 'Ben'],
      phase: 'movement',
      steps: 1,
      Ann: { at: 'Mill Race', character: 'Sefa', hand: ['Long Stride'] },
    });
    const story: MatchEvent[] = [];
    const [{ n, options }] = game.pending(m);
    const key = optionKey(options.find(({ verb }) => verb === 'play') ?? options[0]);
    game.choose(m, 0, { n, key }, (event) => story.push(event));
    const lines = story.map((event) => say(readerOf(m), eventText(game, event)));
    expect(lines).toContain('You gain 1 step.');
  });

  const m = setUp(newMatch(2));
  const story = storyOf(m);
  const told = (type: string) => story.filter((event) => event.type === type);

  it('[WA-COMBAT-08] tells of every hit and miss how it came about, with totals that agree', () => {
    const blows = [...told('hit'), ...told('foe-hit'), ...told('missed'), ...told('foe-missed')];
    expect(blows.length).toBeGreaterThan(20);
    for (const { type, args } of blows) {
      const [attack, defence] = args.filter(Array.isArray);
      expect(totalOfSum(attack) >= totalOfSum(defence)).toBe(type.endsWith('hit'));
    }
  });

  it('[WA-GEN-02] tells how the die became other steps or Energy', () => {
    const lines = told('counted').map((event) => say(readerOf(m), eventText(game, event)));
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toMatch(/^\S.*: (die )?\d+ [+−] .* \d+(, so| =) \d+\.$/);
  });
});
