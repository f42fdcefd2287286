import { describe, expect, it } from 'vitest';
import { allow, allowUnless, findOption, type Offer, optionKey, parseKey } from './decision.ts';
import { refuse } from './refusal.ts';

describe('the key of an option', () => {
  it.each([
    ['pass', []],
    ['go', [17]],
    ['trade', [3, -1, 4]],
  ])('%s %j can be read back', (verb, refs) => {
    const option = { verb, refs };
    expect(parseKey(optionKey(option))).toEqual(option);
    expect(
      findOption([{ verb: 'other', refs }, option, { verb, refs: [...refs, 1] }], optionKey(option)),
    ).toBe(option);
  });

  it.each([undefined, 7, '', 'Go 1', 'go x', 'go 1.5', 'go Infinity', 'go\n1', `go ${'1 '.repeat(150)}`])(
    '%j is not a key',
    (key) => {
      expect(parseKey(key)).toBeUndefined();
    },
  );

  it.each(['go', 'go 1 2', 'go 12', 'g', 'go 1 '])('"%s" does not find "go 1"', (key) => {
    expect(findOption([{ verb: 'go', refs: [1] }], key)).toBeUndefined();
  });
});

describe('an offer', () => {
  it('lists the options, and on demand the refusals', () => {
    const why = refuse('too-far', 'X-01');
    const lists: Offer[] = [
      { options: [], refused: undefined },
      { options: [], refused: [] },
    ];
    for (const offer of lists) {
      allow(offer, 'pass');
      allowUnless(offer, undefined, 'go', 1);
      allowUnless(offer, why, 'go', 2);
      expect(offer.options.map(optionKey)).toEqual(['pass', 'go 1']);
    }
    expect(lists.map((offer) => offer.refused)).toEqual([
      undefined,
      [{ option: { verb: 'go', refs: [2] }, why }],
    ]);
  });

  it('shares refusals', () => {
    expect(refuse('a', 'X-01')).toBe(refuse('a', 'X-01'));
    expect(refuse('a', 'X-01')).not.toBe(refuse('a', 'X-02'));
  });
});
