import { type Given, type Option, optionKey } from '@tabard/engine';
import { dragonEclipse as game, type InCombat, type Match } from '../src/index.ts';

/** A position with these words; one seat, Ann, unless others are named. */
export function table(given: Given, options: Record<string, unknown> = {}): InCombat {
  return game.position({
    seats: ['Ann'],
    options: { arena: 'shore', enemy: 'prowler', ...options },
    ...given,
  }) as InCombat;
}

/** An option as one would say it: `move D4`. */
function spoken(m: Match, { verb, refs }: Option): string {
  const kinds = game.choices[verb];
  const things = refs.map((id, i) =>
    kinds[i] === 'seat' ? ['Ann', 'Ben'][id] : game.nameOf(m, { kind: kinds[i], id }, 'en'),
  );
  return [verb, things.join(', ')].join(' ').trim();
}

export function offered(m: Match): string[] {
  return game.pending(m).flatMap((decision) => decision.options.map((option) => spoken(m, option)));
}

export function asked(m: Match): string | undefined {
  return game.pending(m)[0]?.kind;
}

/** Chooses in words, one after another. */
export function choose<M extends Match>(m: M, ...phrases: string[]): M {
  for (const phrase of phrases) {
    const decision = game
      .pending(m)
      .find(({ options }) => options.some((option) => spoken(m, option) === phrase));
    const option = decision?.options.find((one) => spoken(m, one) === phrase);
    if (!decision || !option)
      throw new Error(`"${phrase}" is not offered; offered: ${offered(m).join('; ')}`);
    const refusal = game.choose(m, decision.seat, { n: m.n, key: optionKey(option) });
    if (refusal) throw new Error(`"${phrase}" is refused: ${refusal.code}`);
  }
  return m;
}

/** Why something is not offered to the seat that is asked. */
export function why(m: Match, phrase: string): string | undefined {
  const seat = game.pending(m)[0]?.seat ?? 0;
  return game.unavailable(m, seat).find(({ option }) => spoken(m, option) === phrase)?.why.rule;
}

/** A part of what `describe` tells. */
export function told(m: Match, ...path: string[]): unknown {
  let part: unknown = game.describe(m, ['Ann', 'Ben']);
  for (const key of path) part = (part as Record<string, unknown>)?.[key];
  return part;
}
