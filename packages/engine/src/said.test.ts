import { describe, expect, it } from 'vitest';
import {
  bothClauses,
  eitherClause,
  ifClause,
  inARow,
  inOne,
  inOrder,
  leadingTo,
  type Said,
  sentence,
  signed,
  unlessClause,
  whenClause,
  whileText,
} from './said.ts';

const roll: Said = { does: 'roll a die', after: ['on 4+, draw a card', 'below 4, lose your turn'] };
const moves: Said = { subject: 'it', does: 'moves', after: [] };
const attacks: Said = { subject: 'it', does: 'attacks', after: [] };

describe('an effect in words', () => {
  it('lists what follows from it in a row, or as one phrase inside another effect', () => {
    expect(inARow(roll)).toBe('roll a die; on 4+, draw a card; below 4, lose your turn');
    expect(inOne(roll)).toBe('roll a die (on 4+, draw a card; below 4, lose your turn)');
    expect(inOne({ does: 'choose one: (a) …; (b) …', after: [], inside: 'choose (a) … or (b) …' })).toBe(
      'choose (a) … or (b) …',
    );
  });

  it('names once who does several things in a row', () => {
    expect(inARow(inOrder(', then ', [moves, attacks]))).toBe('it moves, then attacks');
    expect(inARow(inOrder(', then ', [moves, roll]))).toBe(
      'it moves, then roll a die (on 4+, draw a card; below 4, lose your turn)',
    );
  });

  it('keeps what follows from it behind what leads to it', () => {
    expect(inARow(leadingTo('choose a rival:', roll))).toBe(
      'choose a rival: roll a die; on 4+, draw a card; below 4, lose your turn',
    );
    expect(inARow(leadingTo('against Fire,', moves))).toBe('against Fire, it moves');
  });
});

describe('a clause', () => {
  const here = ifClause('fr', 'vous êtes ici');
  const rain = ifClause('fr', 'il pleut');
  const she = ifClause('fr', 'elle vise votre groupe');

  it.each([
    [here.beside, 'si vous êtes ici'],
    [rain.beside, 's’il pleut'],
    [unlessClause('fr', rain).beside, 'sauf s’il pleut'],
    [bothClauses('fr', here, rain).beside, 'si vous êtes ici et qu’il pleut'],
    [bothClauses('fr', rain, here).beside, 's’il pleut et que vous êtes ici'],
    [eitherClause('fr', here, she).beside, 'si vous êtes ici ou qu’elle vise votre groupe'],
    [whenClause('fr', 'vous attaquez').beside, 'lorsque vous attaquez'],
    [whenClause('fr', 'un rival attaque').beside, 'lorsqu’un rival attaque'],
  ])('in French: %s', (said, expected) => {
    expect(said).toBe(expected);
  });

  it('is told as a state beside what happens', () => {
    expect(whileText('en', ifClause('en', 'you rest'))).toBe('while you rest');
    expect(whileText('fr', ifClause('fr', 'il dort'))).toBe('alors qu’il dort');
    expect(whileText('fr', ifClause('fr', 'vous dormez'))).toBe('alors que vous dormez');
  });

  it('is joined in English without a second "if"', () => {
    const both = bothClauses('en', ifClause('en', 'you attack'), {
      that: 'you fight Fire',
      beside: 'against Fire',
    });
    expect(both.beside).toBe('if you attack and you fight Fire');
    expect(unlessClause('en', both).beside).toBe('unless you attack and you fight Fire');
  });
});

describe('a sentence', () => {
  it.each([
    ['draw a card', 'Draw a card.'],
    ['beware!', 'Beware!'],
    ['', ''],
  ])('of %j is %j', (clause, expected) => {
    expect(sentence(clause)).toBe(expected);
  });

  it('signs numbers', () => {
    expect([signed(2), signed(0), signed(-1)]).toEqual(['+2', '+0', '−1']);
  });
});
