import { describe, expect, it } from 'vitest';
import { toy } from '../test/toy.ts';
import { helpText } from './help.ts';
import { refuse } from './refusal.ts';
import { eventText, optionText, type Reader, refusalText, sayTo } from './speech.ts';
import { text } from './text.ts';

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

const phrases = { 'do.toll.pay': 'Pay {0} for {1}', 'help.toll.pay': '{0} for {1}' };
const shop = { choices: { pay: ['#gold'] }, phrases: { en: phrases, fr: phrases } };

describe('texts', () => {
  it('name options by verb and by the kinds of things they are about', () => {
    expect(optionText(toy, { verb: 'lay', refs: [4] })).toEqual({
      key: 'do.lay',
      args: [{ kind: 'card', id: 4 }],
    });
    expect(optionText(shop, { verb: 'pay', refs: [4] })).toEqual({ key: 'do.pay', args: [4] });
  });

  it('name options and their help in the words of a question that has its own', () => {
    const asked = { kind: 'toll', text: text('ask.toll', 'the bridge') };
    const pay = { verb: 'pay', refs: [4] };
    expect(optionText(shop, pay, asked)).toEqual({ key: 'do.toll.pay', args: [4, 'the bridge'] });
    expect(helpText(shop, asked, pay)).toEqual({ key: 'help.toll.pay', args: [4, 'the bridge'] });
    const elsewhere = { ...asked, kind: 'market' };
    expect(optionText(shop, pay, elsewhere)).toEqual({ key: 'do.pay', args: [4] });
    expect(helpText(shop, elsewhere, pay)).toEqual({ key: 'help.pay', args: [4] });
  });

  it('name refusals by code and rule', () => {
    expect(refusalText(refuse('odd', 'TOY-02'))).toEqual({ key: 'refuse.odd', args: ['TOY-02'] });
  });
});
