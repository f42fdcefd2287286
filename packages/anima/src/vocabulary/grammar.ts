import { oneOf, optional, phrase, type TextArg } from '@tabard/engine';

/** Arguments that many words share. */
export const amount = phrase<number>('amount');
export const who = optional(oneOf(['you', 'rival']));

/** The card whose effect asks, and what the effect does. */
export function toldEffect(v: { readonly card: number; readonly node: number }): readonly TextArg[] {
  return [
    { kind: 'card', id: v.card },
    { kind: 'effect', id: v.node },
  ];
}

export function isRival(args: { readonly who?: 'you' | 'rival' | undefined }): boolean {
  return args.who === 'rival';
}
