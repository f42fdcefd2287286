import { oneOf, optional, phrase } from '@tabard/engine';

/** Arguments that many words share. */
export const amount = phrase<number>('amount');
export const who = optional(oneOf(['you', 'rival']));

export function isRival(args: { readonly who?: 'you' | 'rival' | undefined }): boolean {
  return args.who === 'rival';
}
