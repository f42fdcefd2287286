import { oneOf, optional, phrase } from '@tabard/engine';

/** Arguments that many words share. */
export const amount = phrase<number>('amount');
export const range = optional(phrase<number>('amount'));
export const side = optional(oneOf(['you', 'foe']));

export function isFoe(args: { readonly who?: 'you' | 'foe' | 'ally' | undefined }): boolean {
  return args.who === 'foe';
}
