import { readFileSync } from 'node:fs';
import { optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import {
  type Omega,
  partyFacts,
  type Situation,
  shadowOfOmega,
  situationOf,
  twilightOfTheGods,
} from '../src/index.ts';

/** A match that is answered with one option after another, Missions first, looked at after each. */
function play(seed: string, look: (m: Omega) => void): void {
  const m = shadowOfOmega.create({ seed, seats: 3 });
  for (let i = 0; i < 400; i++) {
    const [decision] = shadowOfOmega.pending(m);
    if (!decision) break;
    const { options } = decision;
    const option = options.find(({ verb }) => verb === 'mission') ?? options[i % options.length];
    shadowOfOmega.choose(m, decision.seat, { n: decision.n, key: optionKey(option) });
    look(m);
  }
}

const VIEWERS = [0, 1, 2, 'spectator'] as const;

describe('what a client may ask about a party', () => {
  it('[AN-CHAR-10] [AN-CHAR-11] is the same in the state and in every view of it', () => {
    play('facts', (m) => {
      for (const viewer of VIEWERS) {
        const { state } = shadowOfOmega.view(m, viewer);
        for (let seat = 0; seat < 3; seat++) expect(partyFacts(state, seat)).toEqual(partyFacts(m, seat));
      }
    });
  });
});

describe('what the Incidents of the turn change', () => {
  it('[AN-INCID-01] is told value by value, for every party', () => {
    const m = twilightOfTheGods.position({
      seats: ['Ann', 'Ben'],
      areas: ['Parliament'],
      incidents: ['The Roads Burn', 'Tithe of Ashes'],
      Ann: { party: ['General'], in: 'Parliament' },
      Ben: { party: ['Colonel'] },
    });
    for (const seat of [0, 1]) {
      const { speed, byIncidents } = partyFacts(m, seat);
      expect(speed).toBe(0);
      expect(byIncidents).toMatchObject({ combat: 0, speed: -2, reward: -1, explore: 0 });
    }
  });
});

describe('what is going on', () => {
  it('is the same in the state and in every view, but for the cards that a viewer does not know', () => {
    const seen = new Set<Situation['kind']>();
    for (const seed of ['facts', 'trade', 'market'])
      play(seed, (m) => {
        const situations = situationOf(m).map(withoutFaces);
        for (const { kind } of situations) seen.add(kind);
        for (const viewer of VIEWERS)
          expect(situationOf(shadowOfOmega.view(m, viewer).state).map(withoutFaces)).toEqual(situations);
      });
    expect([...seen].sort()).toEqual([
      'check',
      'exploration',
      'fight',
      'journey',
      'meeting',
      'trade',
      'trial',
    ]);
  });
});

/** Cards put forward in a trade are known to their owner alone. */
function withoutFaces(situation: Situation): Situation {
  if (situation.kind !== 'trade') return situation;
  const [one, other] = situation.sides.map((side) => ({ ...side, gives: side.gives.map(() => 0) }));
  return { ...situation, sides: [one, other] };
}

describe('the keywords of a card', () => {
  const { content, keywords } = shadowOfOmega;

  it('are found on every card, each once, and are all explained', () => {
    for (const def of content.defs.keys()) {
      const names = shadowOfOmega.keywordsOf(content, def);
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => !(name in keywords))).toEqual([]);
    }
  });

  it('name a Speed Check and incapacitation wherever the text does', () => {
    for (const [def] of content.defs.entries()) {
      const text = shadowOfOmega.cardText(content, def, 'en');
      const names = shadowOfOmega.keywordsOf(content, def);
      expect([names.includes('check'), content.defs[def].id]).toEqual([
        text.includes('Speed Check'),
        content.defs[def].id,
      ]);
      expect([names.includes('incapacitated'), content.defs[def].id]).toEqual([
        text.toLowerCase().includes('incapacitate'),
        content.defs[def].id,
      ]);
    }
  });

  it('are explained by rules that exist', () => {
    const ledger = readFileSync(new URL('../../../rules/anima.yaml', import.meta.url), 'utf8');
    expect(Object.values(keywords).filter(({ rule }) => !ledger.includes(`- id: ${rule}\n`))).toEqual([]);
  });
});
