import {
  below,
  type Decision,
  type Game,
  LANGUAGES,
  type Language,
  type MatchState,
  type Options,
  optionKey,
  say,
  seedRng,
  speakerFor,
} from '@tabard/engine';
import { games, loadGame } from '@tabard/games';
import { describe, expect, it } from 'vitest';
import { helpFor } from './help-for.ts';
import { offersOf } from './offers.ts';

const MATCHES = 2;
const MOST_DECISIONS = 250;
const SEATS = ['Ann', 'Ben', 'Cyd', 'Dan'];
const MODES: Readonly<Record<string, readonly Options[]>> = {
  'dragon-eclipse': [{}, ...['quick-battle', 'challenge', 'campaign', 'roguelite'].map((mode) => ({ mode }))],
};

const PLANS = games.flatMap(({ id }) => (MODES[id] ?? [{}]).map((options) => ({ id, options })));

/** Shows every decision of a few random matches. */
function play(game: Game, options: Options, show: (state: MatchState, decision: Decision) => void): void {
  for (let match = 0; match < MATCHES; match++) {
    const rng = seedRng(`labels ${match}`);
    const m = game.create({ seed: `labels ${match}`, seats: Math.max(2, game.seats.min), options });
    for (let i = 0; i < MOST_DECISIONS && !m.outcome; i++) {
      const asked = game.pending(m);
      for (const decision of asked) show(game.view(m, decision.seat).state, decision);
      const { seat, n, options: open } = asked[below(rng, asked.length)];
      game.choose(m, seat, { n, key: optionKey(open[below(rng, open.length)]) });
    }
  }
}

function labelled(game: Game, state: MatchState, decision: Decision, language: Language) {
  const speaker = speakerFor(game, state, { language, seat: decision.seat, seats: SEATS });
  const help = {
    game,
    state,
    language,
    asked: decision,
    say: (text: Parameters<typeof say>[1]) => say(speaker, text),
  };
  return offersOf({ game, state }, decision, [], help.say, (option) => helpFor(help, option)).all;
}

describe('the labels of options', () => {
  it.each(PLANS)('of $id $options differ wherever the options do', async ({ id, options }) => {
    const game = await loadGame(id);
    let decisions = 0;
    play(game, options, (state, decision) => {
      const language = LANGUAGES[decisions++ % LANGUAGES.length];
      const offers = labelled(game, state, decision, language);
      const texts = offers.map(({ label, help }) => `${label}: ${help}`);
      expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
    });
    expect(decisions).toBeGreaterThan(30);
  });

  it('name the slot of a card that is there twice, never a mere copy', async () => {
    const game = await loadGame('dragon-eclipse');
    let slots = 0;
    play(game, { mode: 'quick-battle' }, (state, decision) => {
      if (decision.kind !== 'act') return;
      for (const { label, option } of labelled(game, state, decision, 'en')) {
        if (option.verb !== 'play') continue;
        expect(label).not.toMatch(/copy|\(\d/);
        if (/ \(slot \d\)$/.test(label)) slots++;
      }
    });
    expect(slots).toBeGreaterThan(2);
  });
});
