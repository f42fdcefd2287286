import type { AnswerOf } from '@tabard/table/protocol';
import { create } from 'zustand';
import { remote } from './server.ts';

type Shun = AnswerOf<'shuns'>['shuns'][number];
type Other = Pick<Shun, 'player' | 'name'>;

/** People this person has muted or blocked. */
const useShunned = create<{ readonly shuns: readonly Shun[] }>(() => ({ shuns: [] }));

export function useShuns(): readonly Shun[] {
  return useShunned((kept) => kept.shuns);
}

export async function loadShuns(): Promise<void> {
  const { shuns } = await remote().api('shuns', {});
  useShunned.setState({ shuns });
}

/** Mutes or blocks a person, or lifts either. */
export async function setShun({ player, name }: Other, kind: Shun['kind'] | undefined): Promise<void> {
  await remote().api('shun', { params: { player }, body: { kind: kind ?? null } });
  useShunned.setState(({ shuns }) => {
    const others = shuns.filter((one) => one.player !== player);
    return { shuns: kind ? [...others, { player, name, kind }] : others };
  });
}
