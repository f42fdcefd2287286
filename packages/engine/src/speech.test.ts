import { describe, expect, it } from 'vitest';
import { toy } from '../test/toy.ts';
import { refuse } from './refusal.ts';
import { eventText, optionText, type Reader, refusalText, sayTo } from './speech.ts';

const m = toy.create({ seed: 'speech', seats: 2 });
const reader = (seat: number, language: 'en' | 'fr' = 'en'): Reader => ({
  language,
  seat,
  seats: ['Ada', 'Bo'],
});

describe('a reader', () => {
  it('is spoken to, others are spoken about', () => {
    const [{ text }] = toy.pending(m);
    expect(sayTo(toy, m, reader(0), text)).toBe('Your turn');
    expect(sayTo(toy, m, reader(1), text)).toBe("Ada's turn");
    expect(sayTo(toy, m, reader(-1, 'fr'), text)).toBe('À Ada');
  });

  it('gets events in the words of the game', () => {
    const drew = (def: number) => eventText(toy, { type: 'drew', args: [1, { card: 0, def, seen: 0 }] });
    expect(sayTo(toy, m, reader(0), drew(2))).toBe('Bo draws cat');
    expect(sayTo(toy, m, reader(0), drew(-1))).toBe('Bo draws a card');
  });
});

describe('texts', () => {
  it('name options by verb and by the kinds of things they are about', () => {
    expect(optionText(toy, { verb: 'lay', refs: [4] })).toEqual({
      key: 'do.lay',
      args: [{ kind: 'card', id: 4 }],
    });
    const phrases = { en: { 'do.toll.pay': 'Pay the toll' }, fr: {} };
    const tolled = { choices: { pay: ['#gold'] }, phrases };
    expect(optionText(tolled, { verb: 'pay', refs: [4] }, 'toll').key).toBe('do.toll.pay');
    expect(optionText(tolled, { verb: 'pay', refs: [4] }, 'meal').key).toBe('do.pay');
    expect(optionText({ choices: { pay: ['#gold'] } }, { verb: 'pay', refs: [4] })).toEqual({
      key: 'do.pay',
      args: [4],
    });
  });

  it('name refusals by code and rule', () => {
    expect(refusalText(refuse('odd', 'TOY-02'))).toEqual({ key: 'refuse.odd', args: ['TOY-02'] });
  });
});
