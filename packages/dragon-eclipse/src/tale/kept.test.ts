import {
  below,
  bothHashes,
  eventText,
  LANGUAGES,
  type MatchEvent,
  type Option,
  optionKey,
  optionText,
  receiveParts,
  type Seat,
  sayTo,
  seedRng,
  type Text,
} from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { compileContent } from '../compile/set.ts';
import { eclipseFiles, eclipseSet } from '../content.ts';
import { forecastOf } from '../forecast.ts';
import { harmOf } from '../harm.ts';
import { dragonEclipse as game } from '../index.ts';
import { openFiles, openSet } from '../open-content.ts';
import { isInCombat, type Match } from '../state.ts';
import { hasTale } from './facts.ts';
import { keptHalf } from './kept.ts';
import { companions, locationFacts, stakesOf, testFacts } from './show/facts.ts';
import { optionFacts } from './show/options.ts';

/** A page in the same process: it knows the open half under a hash of its own. */
const PAGE = bothHashes(openSet.hash, 'page');

function readIn(state: Match, seat: Seat, texts: readonly Text[]): string[] {
  return LANGUAGES.flatMap((language) =>
    texts.map((text) => sayTo(game, state, { language, seat, seats: ['Ada', 'Bo'] }, text)),
  );
}

/** What a seat may read now: the question, its options, open and closed, and what just happened. */
function textsFor(m: Match, seat: Seat, events: readonly MatchEvent[]): Text[] {
  const [decision] = game.view(m, seat).decisions;
  const closed = game.unavailable(m, seat).map(({ option }) => option);
  const options = [...(decision?.options ?? []), ...closed];
  return [
    ...(decision ? [decision.text] : []),
    ...options.map((option) => optionText(game, option)),
    ...events.map((event) => eventText(game, event)),
  ];
}

/** Plays a campaign at random and shows every seat what it may read. */
function play(
  seed: string,
  seats: number,
  most: number,
  shows: (m: Match, events: MatchEvent[]) => void,
): Match {
  const rng = seedRng(seed);
  const m = game.create({ seats, seed, options: { mode: 'campaign' } });
  shows(m, []);
  for (let n = 0; n < most && !m.outcome; n++) {
    const [{ seat, n: number, options }] = game.pending(m);
    const key = optionKey(options[below(rng, options.length)]);
    const events: MatchEvent[] = [];
    game.choose(m, seat, { n: number, key }, (event) => events.push(event));
    shows(m, events);
  }
  return m;
}

/** What the rooms of a page show. */
function shownBy(state: Match, options: readonly Option[]): unknown {
  if (!hasTale(state)) return undefined;
  const nodes = options.filter(({ verb }) => verb === 'take').map(({ refs }) => refs[0]);
  return {
    companions: companions(state, 'en'),
    location: locationFacts(state),
    test: testFacts(state),
    stakes: state.combat && stakesOf(state, 'fr'),
    options: nodes.map((node) => optionFacts(state, node, 'fr')),
  };
}

/** What the host hands out to a seat, as text. */
function handedOut(m: Match, seat: Seat, events: readonly MatchEvent[]): string {
  const keys = [...keptHalf.shownIn(game.view(m, seat)), ...keptHalf.toldBy(eclipseSet, events)];
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, keptHalf.part(eclipseSet, key)])));
}

describe('the withheld half of the story', () => {
  it('is not in the open half, which is the same on a page and on a server', () => {
    const open = JSON.stringify(keptHalf.openHalf(eclipseSet));
    const found = Object.values(eclipseSet.texts ?? {}).filter(({ en }) => open.includes(JSON.stringify(en)));
    expect(found).toEqual([]);
    const paged = { ...keptHalf.openUnder(eclipseSet.hash), byId: undefined };
    expect(JSON.parse(JSON.stringify(paged))).toEqual(
      JSON.parse(JSON.stringify({ ...JSON.parse(open), byId: undefined })),
    );
  });

  it.each([1, 2])('is handed out as far as %i can read it', (seats) => {
    expect(game.openContent(PAGE)?.isOpenHalf).toBe(true);
    let read = 0;
    for (let match = 0; match < 4; match++)
      play(`read ${seats} ${match}`, seats, 400, (m, events) => {
        for (let seat = 0; seat < seats; seat++) {
          receiveParts(PAGE, JSON.parse(handedOut(m, seat, events)));
          const seen = game.view(m, seat).state;
          const texts = textsFor(m, seat, events);
          const onPage = readIn({ ...seen, content: PAGE }, seat, texts);
          expect(onPage).toEqual(readIn(seen, seat, texts));
          const options = game.view(m, seat).decisions.flatMap((one) => one.options);
          expect(shownBy({ ...seen, content: PAGE }, options)).toEqual(shownBy(seen, options));
          read += texts.length;
        }
      });
    expect(read).toBeGreaterThan(1000);
  });

  it('is not needed to foresee a Combat, also where it would end', () => {
    let foreseen = 0;
    play('foreseen', 1, 400, (m, events) => {
      receiveParts(PAGE, JSON.parse(handedOut(m, 0, events)));
      const [decision] = game.pending(m);
      if (!isInCombat(m) || m.combat.round === 0 || decision?.kind !== 'act' || foreseen >= 40) return;
      const ends = game.clone(m);
      if (isInCombat(ends)) for (const one of ends.combat.fighters) one.damage = one.stats[0] - 1;
      for (const state of [m, ends]) {
        const { viewer, state: seen } = game.view(state, 0);
        const onPage = { viewer, state: { ...seen, content: PAGE } };
        expect(forecastOf(game, onPage)).toEqual(forecastOf(game, { viewer, state: seen }));
        const [key] = decision.options.filter(({ verb }) => verb === 'play').map(optionKey);
        if (key) expect(harmOf(game, onPage, 0, key)).toEqual(harmOf(game, { viewer, state: seen }, 0, key));
        foreseen++;
      }
    });
    expect(foreseen).toBeGreaterThan(9);
  });

  it('keeps every sentence that nobody was told', () => {
    const told = new Set<number>();
    let handed = '';
    play('untold', 2, 300, (m, events) => {
      for (const { type, args } of events) if (type === 'told') told.add(Number(args[0]));
      for (let seat = 0; seat < 2; seat++) handed += handedOut(m, seat, events);
    });
    const said = eclipseSet.nodes.flatMap(({ word, args }) =>
      word === 'tale/say' ? [String(args.say)] : [],
    );
    const untold = said.filter((key) => !told.has(eclipseSet.story?.at.text[key] ?? -1));
    expect(told.size).toBeGreaterThan(10);
    expect(untold.length).toBeGreaterThan(20);
    const leaked = untold.filter((key) => handed.includes(JSON.stringify(eclipseSet.texts?.[key].en)));
    expect(leaked).toEqual([]);
  });

  it('is known by what it does: a mended text ends no match, another effect does', () => {
    const written = JSON.stringify(eclipseFiles);
    const mended = written.replace('a little before noon', 'a little after noon');
    const changed = written.replace('"tiring":40', '"tiring":41');
    expect(mended).not.toBe(written);
    expect(changed).not.toBe(written);
    expect(compileContent(JSON.parse(mended)).hash).toBe(eclipseSet.hash);
    expect(compileContent(JSON.parse(changed)).hash).not.toBe(eclipseSet.hash);
    expect(compileContent(openFiles).hash).toBe(openSet.hash);
  });
});
