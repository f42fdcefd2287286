import { allow, type Game, happen, newInformation, type Refusal, show, type View } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { lamplight } from '../../../examples/lamplight/src/index.ts';
import { Broken, conformance } from '../src/index.ts';
import { describeConformance } from '../src/vitest.ts';
import { type Duel, duel } from './duel.ts';

type DuelGame = Game<Duel>;

const sound = duel();
const RULES = new Set(['DU-01', 'DU-03', 'DU-04', 'DU-05', 'TB-01', 'TB-02', 'TB-03', 'TB-04', 'TB-05']);

describeConformance(sound, {
  'two seats': { seats: 2, seeds: 12, sample: 0.4, rules: RULES },
  'three seats, nine rounds': { seats: 3, seeds: 6, sample: 0.4, options: { rounds: 9 }, rules: RULES },
});

describe('the report', () => {
  const report = conformance(sound, { seeds: 6, sample: 0.3 });

  it('counts what was covered', () => {
    expect(report.game).toBe('duel');
    expect(report.matches).toBe(12);
    expect(Object.keys(report.kinds).sort()).toEqual(['choose-effect', 'duel', 'may', 'stake', 'swap']);
    expect(Object.keys(report.events)).toContain('die-rolled');
    expect(Object.keys(report.refusals)).toContain('stake-too-high');
    expect(report.outcomes).toEqual({ points: 12 });
    expect(report.twinsFollowed).toBeGreaterThan(0);
    expect(report.undone).toBeGreaterThan(0);
  });

  it('is the same for the same plan', () => {
    expect(conformance(sound, { seeds: 6, sample: 0.3 })).toEqual(report);
  });

  it('examines the requested share of decisions', () => {
    expect(conformance(sound, { seeds: 2, sample: 0 }).examined).toBe(0);
    const all = conformance(sound, { seeds: 2, sample: 1 });
    expect(all.examined).toBe(all.decisions);
  });
});

/** The correct game with some functions of the contract replaced. */
function replacing(over: (game: DuelGame) => Partial<DuelGame>): DuelGame {
  return { ...sound, ...over(sound) };
}

function viewing(change: (view: View<Duel>, state: Duel) => View<Duel>): DuelGame {
  return replacing((game) => ({ view: (state, viewer) => change(game.view(state, viewer), state) }));
}

function withPhrase(language: 'en' | 'fr', key: string, phrase: string | undefined): DuelGame {
  const words: Record<string, unknown> = { ...sound.phrases[language], [key]: phrase };
  return { ...sound, phrases: { ...sound.phrases, [language]: words as never } };
}

let calls = 0;

/** A broken game, the expected message, and the share of decisions to examine for it. */
const broken: Record<string, readonly [DuelGame, RegExp, number?]> = {
  'options that change the state': [
    duel({ staking: (m) => void m.gossip++ }),
    /listing the options changes the state/,
  ],
  'options that differ from call to call': [
    duel({ staking: (_m, offer) => allow(offer, 'stake', 100 + calls++) }),
    /listing the options twice gives two lists/,
  ],
  'a decision without options': [
    duel({ staking: (_m, offer) => void offer.options.splice(0) }),
    /"stake" of seat 0 has no option/,
  ],
  'an option offered twice': [
    duel({ staking: (_m, offer) => allow(offer, 'stake', 1) }),
    /offers "stake 1" twice/,
  ],
  'too many options': [
    duel({
      staking: (_m, offer) => {
        for (let i = 10; i < 90; i++) allow(offer, 'stake', i);
      },
    }),
    /options; at most 60/,
  ],
  'a verb without signature': [
    duel({ staking: (_m, offer) => allow(offer, 'cheat') }),
    /the verb "cheat" has no signature/,
  ],
  'an option about a card that its seat does not know': [
    duel({ staking: (m, offer) => allow(offer, 'bury', m.deck[0]) }),
    /"bury \d+" names a card that seat 0 does not know/,
  ],
  'a match that waits for nobody': [
    replacing(() => ({ pending: () => [] })),
    /the match is not over and waits for nobody/,
  ],
  'a match that never ends': [
    duel({ rounds: -1, ended: (m) => refill(m) }),
    /does not end within 300 decisions/,
  ],
  'rules that throw': [
    duel({
      ended: () => {
        throw new Error('no such round');
      },
    }),
    /threw "no such round"/,
  ],
  'an option that is refused': [
    replacing((game) => ({
      choose: (m, seat, choice) =>
        game.choose(game.clone(m), seat, choice) ?? { code: 'moody', rule: 'DU-01' },
    })),
    /was offered to seat 0 and is refused: moody/,
  ],
  'a refused option with another reason': [
    replacing((game) => ({
      unavailable: (m, seat) =>
        game.unavailable(m, seat).map(({ option }) => ({ option, why: { code: 'other', rule: 'DU-03' } })),
    })),
    /listed as refused for other \(DU-03\), but refused for stake-too-high/,
  ],
  'an option both offered and refused': [
    replacing((game) => ({
      unavailable: (m, seat) =>
        game
          .pending(m)
          .flatMap((decision) =>
            decision.seat === seat
              ? [{ option: decision.options[0], why: { code: 'other', rule: 'DU-03' } }]
              : [],
          ),
    })),
    /is both offered to seat \d and refused/,
  ],
  'garbage that is accepted': [
    replacing((game) => ({
      choose: (m, seat, choice, sink) =>
        String(choice.key).includes('script') ? undefined : game.choose(m, seat, choice, sink),
    })),
    /the key ".* <script>" is accepted/,
  ],
  'a refusal that leaves a trace': [
    replacing((game) => ({
      choose: (m, seat, choice, sink) => {
        const refusal = game.choose(m, seat, choice, sink);
        if (refusal) m.gossip++;
        return refusal;
      },
    })),
    /is refused but changes the state/,
  ],
  'a refusal without a rule': [
    replacing((game) => ({
      choose: (m, seat, choice, sink) => game.choose(m, seat, choice, sink) && { code: 'no', rule: '' },
    })),
    /refused without a code and a rule/,
  ],
  'a rule that no ledger has': [sound, /cites "DU-0\d", which no ledger has/],
  'a lost card': [duel({ ended: (m) => void m.discard.pop() }), /has lost card \d+/],
  'a card in two places': [duel({ ended: (m) => void m.deck.push(m.discard[0]) }), /has card \d+ both in/],
  'a face that changed': [
    duel({
      ended: (m) => {
        m.cards.def[0] = (m.cards.def[0] + 1) % 5;
      },
    }),
    /has other faces than its pool/,
  ],
  'a hand its owner does not know': [
    duel({
      drawn: (m, card) => {
        m.cards.seen[card] = 0;
      },
    }),
    /whose owner does not know it/,
  ],
  'a hidden face in a public number': [
    duel({
      drawn: (m, card) => {
        m.gossip = m.cards.def[card];
      },
    }),
    /tells (seat \d|a spectator) something about hidden cards: state\.gossip/,
  ],
  'a hidden hand that decides what happens': [
    duel({
      staked: (m) => {
        m.gossip = m.players[1].hand.filter((card) => m.cards.def[card] > 2).length;
      },
    }),
    /"stake \d" tells (seat \d|a spectator) something about hidden cards/,
  ],
  'an event that gives a face away': [
    duel({ drawn: (m, card, seat) => happen(m, 'points-gained', seat, m.cards.def[card]) }),
    /tells (seat \d|a spectator) something about hidden cards: events/,
  ],
  'an event without signature': [
    duel({ staked: (m) => happen(m, 'whispered') }),
    /the event "whispered" has no signature/,
  ],
  'an event that names a card to all': [
    replacing((game) => ({
      choose: (m, seat, choice, sink) => {
        const refusal = game.choose(m, seat, choice, sink);
        if (!refusal) sink?.({ type: 'card-drawn', args: [seat, 3] });
        return refusal;
      },
    })),
    /the event "card-drawn" names card 3 to all/,
  ],
  'an event that claims a card is known': [
    replacing((game) => ({
      choose: (m, seat, choice, sink) => {
        const refusal = game.choose(m, seat, choice, sink);
        const card = m.deck[0];
        if (!refusal)
          sink?.({ type: 'card-drawn', args: [seat, { card, def: m.cards.def[card], seen: 0xff }] });
        return refusal;
      },
    })),
    /"card-drawn" shows seat 0 a face it does not know/,
  ],
  'knowledge that can be taken back': [
    duel({
      staked: (m) => {
        m.cards.seen[m.deck[0]] |= 1 << m.lead;
      },
    }),
    /showed card \d+ to seat \d and could be taken back/,
  ],
  'chance that can be taken back': [
    duel({ staked: (m) => void m.rng.n++ }),
    /used chance and could be taken back/,
  ],
  'a state outside the state': [
    duel({
      staked: (m) => {
        m.gossip = calls++;
      },
    }),
    /goes another way|gives another state|does not give the state before|tells/,
  ],
  'a field that is not in the schema': [
    replacing((game) => ({ create: (setup) => Object.assign(game.create(setup), { extra: 1 }) })),
    /loading the saved match threw .*extra is not known/,
  ],
  'a load that changes the match': [
    replacing((game) => ({ load: (saved) => Object.assign(game.load(saved), { gossip: 9 }) })),
    /changes when it is saved and loaded/,
  ],
  'a load that takes junk': [
    replacing(() => ({ load: (saved) => saved as Duel })),
    /with junk in it .* is loaded/,
  ],
  'a load that throws a stack trace': [
    replacing((game) => ({
      load: (saved) => {
        if (typeof saved !== 'object') throw new TypeError('x is not a function');
        return game.load(saved);
      },
    })),
    /loading junk \(text\) threw "TypeError/,
  ],
  'a shallow clone': [replacing(() => ({ clone: (m) => ({ ...m }) })), /clone/],
  'a clone that forgets': [
    replacing((game) => ({ clone: (m) => ({ ...game.clone(m), round: 7 }) })),
    /a clone has another hash/,
  ],
  'a view with the luck in it': [
    viewing((view, state) => ({ ...view, state: { ...view.state, rng: state.rng } })),
    /shows the random state/,
  ],
  'a view with hidden faces': [
    viewing((view, state) => ({ ...view, state: { ...view.state, cards: state.cards } })),
    /shows the face of card/,
  ],
  'a view that tells which cards lie where': [
    viewing((view, state) => ({ ...view, state: { ...view.state, deck: state.deck } })),
    /tells which card lies in \.deck/,
  ],
  'a view with sealed answers': [
    viewing((view, state) => ({ ...view, state: { ...view.state, answers: state.answers } })),
    /shows the sealed answer of seat/,
  ],
  'a view with the options of others': [
    replacing((game) => ({ view: (m, viewer) => ({ ...game.view(m, viewer), decisions: game.pending(m) }) })),
    /shows the options of seat/,
  ],
  'a view that changes the state': [
    viewing((view, state) => {
      state.gossip++;
      return view;
    }),
    /viewing changes the state/,
  ],
  'a resampling that does not fit the view': [
    replacing((game) => ({ resample: (view, rng) => Object.assign(game.resample(view, rng), { round: 8 }) })),
    /can tell a resampled twin from the match: state\.round/,
  ],
  'a resampling that loses cards': [
    replacing((game) => ({
      resample: (view, rng) => {
        const twin = game.resample(view, rng);
        twin.deck[0] = twin.deck[1];
        return twin;
      },
    })),
    /the resampled twin of seat 0 has card \d+ both in/,
  ],
  'a worth that is no number': [replacing(() => ({ evaluate: () => Number.NaN })), /is no number/],
  'a description that changes the match': [
    replacing((game) => ({
      describe: (m, names) => {
        m.gossip++;
        return game.describe(m, names);
      },
    })),
    /describing or counting changes the state/,
  ],
  'a winner who resigned': [
    replacing((game) => ({
      outcome: (m) => game.outcome(m) && { winners: [0, 1, 2].slice(0, m.seats), reason: 'all' },
    })),
    /resigned and won/,
  ],
  'winners who have no seat': [
    replacing((game) => ({ outcome: (m) => game.outcome(m) && { winners: [5], reason: 'far' } })),
    /the winners are \[5\] of 2 seats/,
  ],
  'a missing phrase': [withPhrase('fr', 'do.stake', undefined), /"do\.stake" has no phrase in "fr"/],
  'an option without a line of help': [
    withPhrase('fr', 'help.stake', undefined),
    /"help\.stake" has no phrase in "fr"/,
  ],
  'a missing refusal': [
    withPhrase('en', 'refuse.not-awaited', undefined),
    /"refuse\.not-awaited" has no phrase in "en"/,
  ],
  'a missing event': [withPhrase('en', 'event.staked', undefined), /"event\.staked" has no phrase in "en"/],
  'a phrase that wants more than there is': [
    withPhrase('en', 'do.stake', 'Stake {0} of {1}'),
    /"do\.stake" in "en" wants \{1\} and is given 1/,
  ],
  'a phrase with a raw key': [withPhrase('en', 'do.pass', 'do.pass'), /"do\.pass" in "en" shows its raw key/],
  'an empty phrase': [withPhrase('en', 'do.pass', ''), /"do\.pass" in "en" is empty/],
  'a name that is missing': [
    replacing(() => ({ nameOf: () => undefined as unknown as string })),
    /"imp" has no name in "en"/,
  ],
  'a card text with a hole': [
    replacing(() => ({ cardText: () => 'Draw {0}.' })),
    /text of "imp" in "en" has an unfilled/,
  ],
  'an option about a card that does not exist': [
    duel({ staking: (_m, offer) => allow(offer, 'bury', 999) }),
    /"bury 999" refers to card 999, which does not exist/,
  ],
  'an option with too many things': [
    duel({ staking: (_m, offer) => allow(offer, 'stake', 1, 2) }),
    /"stake 1 2" refers to more things than the signature/,
  ],
  'an option about half a thing': [
    duel({ staking: (_m, offer) => allow(offer, 'stake', 0.5) }),
    /refers to 0\.5, which is no whole number/,
  ],
  'a decision without a rule': [
    replacing((game) => ({ pending: (m) => game.pending(m).map((decision) => ({ ...decision, rule: '' })) })),
    /the decision "stake" cites no rule/,
  ],
  'a card that does not exist': [
    duel({ ended: (m) => void m.discard.push(999) }),
    /has card 999 in \.discard, which does not exist/,
  ],
  'more masks than cards': [duel({ ended: (m) => void m.cards.seen.push(0) }), /knows 26 masks for 25 cards/],
  'an event with too little in it': [telling('staked', [0]), /"staked" has 1 arguments; its signature 2/, 0],
  'an event with no number': [telling('staked', [0, Number.NaN]), /"staked" has NaN for its #stake/, 0],
  'a view with the dice to come': [
    viewing((view) => ({ ...view, state: { ...view.state, dice: [6] } })),
    /shows the dice to come/,
  ],
  'a view that says who knows what': [
    viewing((view, state) => ({
      ...view,
      state: { ...view.state, cards: { ...view.state.cards, seen: state.cards.seen } },
    })),
    /says who knows card/,
  ],
  'a view with the luck elsewhere in it': [
    viewing((view, state) => ({ ...view, waiting: state.rng.key })),
    /has the random state somewhere in it/,
  ],
  'a description that differs': [
    replacing(() => ({ describe: () => ({ calls: calls++ }) })),
    /describing the match twice differs/,
  ],
  'a match that is over and waits': [
    replacing((game) => ({
      outcome: (m) => game.outcome(m) ?? (m.round ? { winners: [0], reason: 'early' } : undefined),
    })),
    /over and still waits|waits for nobody/,
  ],
  'a seat that wins twice': [
    replacing((game) => ({ outcome: (m) => game.outcome(m) && { winners: [0, 0], reason: 'twice' } })),
    /a seat wins twice/,
    0,
  ],
  'answers after the end': [
    replacing((game) => ({
      choose: (m, seat, choice, sink) => (game.outcome(m) ? undefined : game.choose(m, seat, choice, sink)),
    })),
    /"pass" after the end is accepted/,
    0,
  ],
  'no resigning': [resigning(() => ({ code: 'no', rule: 'TB-05' })), /may not resign: no/],
  'resigning twice': [resigning(() => undefined), /resigns twice/],
  'a lonely match': [
    replacing((game) => ({
      outcome: (m) => (m.outcome?.reason === 'resigned' ? undefined : game.outcome(m)),
    })),
    /the match goes on with one seat/,
  ],
  'a replay that goes another way': [
    straying(),
    /replaying the log gives another state, first after 0 choices/,
    0,
  ],
  'a host that opens another match': [straying(), /a host comes to another state/, 1],
  'an undo that does not lead back': [fading(), /taking back .* does not give the state before it/, 1],
  'a resignation that does not last': [
    replacing((game) => ({
      choose: (m, seat, choice, sink) => {
        const refusal = game.choose(m, seat, choice, sink);
        if (!refusal && choice.key === 'resign') m.resigned = 0;
        return refusal;
      },
    })),
    /resigns twice/,
  ],
  'a loaded match that goes another way': [forgetful(), /the loaded match goes another way/],
  'a snapshot that cannot be gone on from': [worn(), /replaying from the snapshot after \d+ choices/],
  'a card text that is no text': [
    replacing(() => ({ cardText: () => undefined as unknown as string })),
    /text of "imp" in "en" is no text/,
  ],
  'a sentence with a hole': [
    replacing((game) => ({
      nounOf: (m, entity, language) =>
        entity.kind === 'card' ? 'undefined' : game.nounOf(m, entity, language),
    })),
    /in "en" has a hole/,
  ],
};

/** The correct game with one more event for every choice. */
function telling(type: string, args: number[]): DuelGame {
  return replacing((game) => ({
    choose: (m, seat, choice, sink) => {
      const refusal = game.choose(m, seat, choice, sink);
      if (!refusal) sink?.({ type, args });
      return refusal;
    },
  }));
}

function resigning(answer: () => Refusal | undefined): DuelGame {
  return replacing((game) => ({
    choose: (m, seat, choice, sink) =>
      choice.key === 'resign' ? answer() : game.choose(m, seat, choice, sink),
  }));
}

/** Begins differently each time. */
function straying(): DuelGame {
  return replacing((game) => ({ create: (setup) => ({ ...game.create(setup), gossip: calls++ }) }));
}

/** The third copy of a copy is wrong. */
function fading(): DuelGame {
  const copies = new WeakMap<Duel, number>();
  return replacing((game) => ({
    clone: (m) => {
      const copy = game.clone(m);
      const before = copies.get(m);
      if (before !== undefined) copies.set(m, before + 1);
      if (before && before > 1) copy.gossip++;
      copies.set(copy, 0);
      return copy;
    },
  }));
}

/** Plays loaded matches by other rules. */
function forgetful(): DuelGame {
  const loaded = new WeakSet<Duel>();
  return replacing((game) => ({
    load: (saved) => {
      const m = game.load(saved);
      loaded.add(m);
      return m;
    },
    choose: (m, seat, choice, sink) => {
      const refusal = game.choose(m, seat, choice, sink);
      if (!refusal && loaded.has(m)) m.gossip++;
      return refusal;
    },
  }));
}

/** Loads nothing twice without damage. */
function worn(): DuelGame {
  const loaded = new Set<string>();
  return replacing((game) => ({
    load: (saved) => {
      const m = game.load(saved);
      const text = JSON.stringify(m);
      if (loaded.has(text)) m.gossip = 99;
      loaded.add(text);
      return m;
    },
  }));
}

function refill(m: Duel): void {
  const player = m.players.find((one) => one.hand.length < 2);
  if (!player) return;
  const seat = m.players.indexOf(player);
  const card = m.deck.pop() ?? m.discard.pop();
  if (card === undefined) return;
  player.hand.push(card);
  show(m, card, 1 << seat);
  refill(m);
}

describe('the suite catches', () => {
  it.each(Object.entries(broken))('%s', (name, [game, message, sample = 0.5]) => {
    const rules = name === 'a rule that no ledger has' ? new Set(['TB-01']) : undefined;
    const problem = problemOf(() => conformance(game, { seeds: 8, sample, mostDecisions: 300, rules }));
    expect(problem).toBeInstanceOf(Broken);
    expect(problem?.message).toMatch(/^duel, seed ".+", [23] seats, decision \d+: /);
    expect(problem?.message).toMatch(message);
  });
});

describe('passes by a host', () => {
  const game = lamplight as unknown as Game;

  it('are followed', () => {
    expect(conformance(game, { seeds: 2, sample: 1 }).passes).toBeGreaterThan(0);
  });

  it('must not reveal to others who has answered an open poll', () => {
    const telltale: Game = {
      ...game,
      choose: (m, seat, choice, sink) => {
        const refusal = game.choose(m, seat, choice, sink);
        if (!refusal && m.answers[seat] !== '') sink?.({ type: 'resigned', args: [seat] });
        return refusal;
      },
    };
    const problem = problemOf(() => conformance(telltale, { seeds: 4, sample: 1 }));
    expect(problem?.message).toMatch(/a pass by the host for seat \d tells .*: events is \d+ and \d+/);
  });
});

function problemOf(run: () => unknown): Error | undefined {
  try {
    run();
    return undefined;
  } catch (problem) {
    return problem as Error;
  }
}

describe('hints', () => {
  it('may be allowed for rules that compare hidden hands', () => {
    const game = duel({
      ended: (m) => {
        newInformation(m);
        m.gossip = m.players[1].hand.filter((card) => m.cards.def[card] > 2).length;
      },
    });
    expect(() => conformance(game, { seeds: 8, sample: 1 })).toThrow(/something about hidden cards/);
    expect(conformance(game, { seeds: 8, sample: 1, hints: 'allowed' }).matches).toBe(16);
  });
});
