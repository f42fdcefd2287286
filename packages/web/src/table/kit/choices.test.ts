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
    isAtGoal: false,
    help: '',
    vain: undefined,
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

describe('the choices of a thing', () => {
  it('are direct if only one answer names the thing first', () => {
    const choices = choicesAt({ offers: offering('play 4 7', 'use 7') }, [card(4)]);
    expect([choices.light, choices.isDirect, keysOf(choices)]).toEqual(['lit', true, ['play 4 7']]);
  });

  it('open a menu if there are several answers', () => {
    const choices = choicesAt({ offers: offering('play 4 7', 'discard 4') }, [card(4)]);
    expect([choices.light, choices.isDirect]).toEqual(['lit', false]);
  });

  it('do not glow for a thing that answers name only second', () => {
    const choices = choicesAt({ offers: offering('play 4 7') }, [card(7)]);
    expect([choices.light, choices.isDirect, keysOf(choices)]).toEqual(['may', false, ['play 4 7']]);
  });

  it('do not glow for options that an accidental click must not choose', () => {
    const board = { offers: offering('discard 4'), isCareful: () => true };
    expect(choicesAt(board, [card(4)])).toMatchObject({ light: 'may', isDirect: false });
  });

  it('include options that belong to it without a reference', () => {
    const offers = offering('seek', 'pass');
    const choices = choicesAt({ offers }, [], looseWith({ offers }, 'seek'));
    expect([choices.light, choices.isDirect, keysOf(choices)]).toEqual(['lit', true, ['seek']]);
  });

  it('are empty if nothing is asked about it', () => {
    expect(choicesAt({ offers: offering('pass') }, [card(4)])).toMatchObject({ light: 'none', options: [] });
  });
});
