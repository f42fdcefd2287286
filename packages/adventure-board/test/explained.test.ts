import { type Language, type MatchEvent, oddsOf, optionKey, say, storyLines } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { adventureBoard as game, type Match } from '../src/index.ts';
import { newMatch, setUp } from './table.ts';

function goalTexts(m: Match, seat: number, language: Language = 'en'): string[] {
  const reader = {
    language,
    phrases: game.phrases[language],
    reader: seat,
    nameOf: (entity: { kind: string; id: number }) =>
      entity.kind === 'seat' ? `seat ${entity.id}` : game.nounOf(m, entity, language),
  };
  return (game.goals?.(m, seat) ?? []).map(({ text }) => say(reader, text));
}

describe('what a player has to do', () => {
  const m = game.position({
    seats: ['Ann', 'Ben'],
    steps: 1,
    round: 55,
    Ann: { at: 'Mill Race', quests: ['The Missing Bell'] },
    Ben: { at: 'Mill Race', trophies: ['Crown of Cinders', 'The Queen’s Shard', 'The Captain’s Spur'] },
  });

  it('is its Quests, a Rumour, the nearest lair, and to beware of rivals and of the last round', () => {
    expect(goalTexts(m, 0)).toEqual([
      'Valour: 0 of 8',
      expect.stringContaining('The Missing Bell'),
      'Ask for a Rumour: there is room for a Quest',
      expect.stringContaining('Rise in level: beat'),
      expect.stringContaining('seat 1 has'),
      '5 rounds are left after this one',
    ]);
  });

  it('is the same in the own view, and told in French', () => {
    expect(game.goals?.(game.view(m, 0).state, 0)).toEqual(game.goals?.(m, 0));
    expect(goalTexts(m, 0, 'fr')[0]).toMatch(/^Vaillance\s: 0 sur 8$/);
  });

  it('is nothing before the Characters stand on the map', () => {
    expect(game.goals?.(newMatch(2), 0)).toEqual([]);
  });

  it('leads to spaces of the map', () => {
    const spaces = game.goals?.(setUp(newMatch(3)), 1)?.flatMap(({ at = [] }) => at) ?? [];
    expect(spaces.length).toBeGreaterThan(2);
  });
});

describe('the odds of a fight', () => {
  it('[WA-OUT-06] count every fall of the dice', () => {
    const m = game.position({
      seats: ['Ann', 'Ben'],
      phase: 'challenge',
      Ann: { at: 'Mill Race', character: 'Brannoc' },
      track: [
        { card: 'Ditch Wolf', at: 'Mill Race', red: false },
        { card: 'Toll Cheat', at: 'Mill Race', red: false },
      ],
    });
    const [{ options }] = game.pending(m);
    const fight = options.find(({ verb }) => verb === 'fight');
    const odds = oddsOf(game, game.view(m, 0), fight);
    expect(odds?.isExact).toBe(true);
    expect((odds?.won ?? 0) + (odds?.drawn ?? 0) + (odds?.lost ?? 0)).toBeCloseTo(1);
    expect(odds?.won).toBeGreaterThan(0.3);
  });
});

describe('the keywords of a card', () => {
  const { content } = game;

  it('are explained wherever its text names them', () => {
    for (const [def] of content.defs.entries()) {
      const text = game.cardText(content, def, 'en');
      const names = game.keywordsOf(content, def);
      for (const [name, word] of [
        ['ward', 'Ward'],
        ['aggro', 'Aggro'],
        ['bag', 'Bag Item'],
        ['trophy', 'Trophy'],
      ])
        if (text.includes(word) && !text.includes('use Bag Items')) expect(names, text).toContain(name);
    }
  });
});

describe('the log', () => {
  it('tells a fight in few lines: a hit with the harm it does', () => {
    const story: MatchEvent[] = [];
    const m = setUp(newMatch(2));
    for (let i = 0; i < 400; i++) {
      const [decision] = game.pending(m);
      const option = decision.options[i % decision.options.length];
      game.choose(m, decision.seat, { n: decision.n, key: optionKey(option) }, (event) => story.push(event));
    }
    const lines = storyLines(game.lineRoles, story);
    expect(lines.length).toBeLessThan(story.length * 0.6);
    const hits = lines.filter(({ said }) => said.some(({ type }) => type === 'hit'));
    expect(hits.length).toBeGreaterThan(0);
    for (const { said } of hits) expect(said.map(({ type }) => type)).not.toContain('foe-hurt');
  });
});
