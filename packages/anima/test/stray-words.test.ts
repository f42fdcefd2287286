// A pack may use any word anywhere: where a word has nothing to be about, it does nothing.
import { type MatchEvent, optionKey, registerContent } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { contentWith, SETS } from '../src/content.ts';
import { shadowOfOmega } from '../src/index.ts';
import { language } from '../src/vocabulary/language.ts';

/** About a rival, a target or a happening, none of which an Event has. */
const STRAY: Readonly<Record<string, unknown>> = {
  draw: { draw: 'rival-cards', who: 'rival' },
  discard: { discard: 1, who: 'rival' },
  'discard-hand': { 'discard-hand': 'rival' },
  steal: { steal: 1 },
  give: { give: 1 },
  'swap-hands': { 'swap-hands': 'rival' },
  'look-at-hand': { 'look-at-hand': 'rival' },
  'look-at-missions': { 'look-at-missions': 'rival' },
  target: { target: 'rival', then: 'kill' },
  incapacitate: 'incapacitate',
  spin: 'spin',
  straighten: 'straighten',
  dismiss: 'dismiss',
  kill: 'kill',
  capture: 'capture',
  if: { if: 'rival-stronger', then: 'kill', else: { if: 'attacking', then: 'kill' } },
  bonus: { bonus: 'roll', to: 'combat', until: 'combat', who: 'rival' },
  'lose-turn': { 'lose-turn': 'rival' },
  expel: { expel: 'rival' },
  cancel: 'cancel',
  absorb: 'absorb',
  redirect: 'redirect',
  save: 'save',
  reroll: { reroll: 'either' },
  'change-roll': { 'change-roll': 1, of: 'either' },
  countdown: { countdown: -1 },
  nothing: 'nothing',
};

/** A set in which every Encounter is an Event with this effect. */
function setOf(effect: unknown): string {
  const encounters = SETS.omega.find((file) => file.name === 'encounters')?.data as { id: string }[];
  const data = encounters.map(({ id }) => ({
    id,
    name: { en: id, fr: id },
    picture: { icon: 'frog', colours: ['moss', 'dusk'] },
    kind: 'event',
    level: 1,
    effect,
  }));
  const content = contentWith('revised', ['omega'], [{ name: 'encounters', data }]);
  registerContent(content);
  return content.hash;
}

/** Everybody goes somewhere and explores; gives what happened right after the first Encounter was met. */
function afterFirstEncounter(content: string): string[] {
  const m = shadowOfOmega.create({ seed: 'stray', seats: 2, content });
  const events: MatchEvent[] = [];
  for (let n = 0; n < 200 && !events.some(({ type }) => type === 'met'); n++) {
    const [{ seat, n: number, options }] = shadowOfOmega.pending(m);
    const wanted = options.find(({ verb }) => ['go', 'done', 'explore', 'pass'].includes(verb)) ?? options[0];
    shadowOfOmega.choose(m, seat, { n: number, key: optionKey(wanted) }, (event) => events.push(event));
  }
  return events.slice(events.findIndex(({ type }) => type === 'met')).map(({ type }) => type);
}

const quiet = afterFirstEncounter(setOf('nothing'));

describe('a word with nothing to be about', () => {
  it.each(Object.entries(STRAY))('%s does nothing', (word, effect) => {
    expect(Object.keys(language.words)).toContain(word);
    expect(quiet[0]).toBe('met');
    expect(afterFirstEncounter(setOf(effect))).toEqual(quiet);
  });
});
