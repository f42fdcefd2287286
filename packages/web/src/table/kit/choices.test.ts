import { type EntityRef, optionOf } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import type { Offered, Offers } from '../board.ts';
import { choicesAt, looseWith } from './choices.ts';

const card = (id: number): EntityRef => ({ kind: 'card', id });

function offered(key: string): Offered {
  const option = optionOf(key);
  return {
    option,
    key,
    label: key,
    digit: undefined,
    role: undefined,
    help: '',
    about: option.refs.map(card),
  };
}

function offering(...keys: readonly string[]): Pick<Offers, 'at' | 'refusedAt' | 'loose'> & Offers {
  const all = keys.map(offered);
  const isAt = ({ about }: Offered, { id }: EntityRef) => about.some((one) => one.id === id);
  return {
    all,
    loose: all.filter(({ about }) => about.length === 0),
    at: (ref) => all.filter((one) => isAt(one, ref)),
    refused: [],
    refusedAt: () => [],
  };
}

const keysOf = ({ options }: { options: readonly Offered[] }) => options.map(({ key }) => key);

describe('what can be done with a thing', () => {
  it('is chosen by a click where it is the only answer that names the thing first', () => {
    const choices = choicesAt({ offers: offering('play 4 7', 'use 7') }, [card(4)]);
    expect([choices.light, choices.isDirect, keysOf(choices)]).toEqual(['lit', true, ['play 4 7']]);
  });

  it('is asked for where there are several answers', () => {
    const choices = choicesAt({ offers: offering('play 4 7', 'discard 4') }, [card(4)]);
    expect([choices.light, choices.isDirect]).toEqual(['lit', false]);
  });

  it('does not glow for what answers name only beside something else', () => {
    const choices = choicesAt({ offers: offering('play 4 7') }, [card(7)]);
    expect([choices.light, choices.isDirect, keysOf(choices)]).toEqual(['may', false, ['play 4 7']]);
  });

  it('does not glow for what must not be taken by a stray click', () => {
    const board = { offers: offering('discard 4'), isCareful: () => true };
    expect(choicesAt(board, [card(4)])).toMatchObject({ light: 'may', isDirect: false });
  });

  it('counts what belongs to it without naming it', () => {
    const offers = offering('seek', 'pass');
    const choices = choicesAt({ offers }, [], looseWith({ offers }, 'seek'));
    expect([choices.light, choices.isDirect, keysOf(choices)]).toEqual(['lit', true, ['seek']]);
  });

  it('is nothing where nothing is asked about it', () => {
    expect(choicesAt({ offers: offering('pass') }, [card(4)])).toMatchObject({ light: 'none', options: [] });
  });
});
