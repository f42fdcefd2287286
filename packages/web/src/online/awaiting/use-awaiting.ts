import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useSettings } from '../../settings/settings.ts';
import { playSound } from '../../sound/player.ts';
import { useOnline } from '../server.ts';
import { notify } from './notify.ts';
import { badgeIcon, badgeTitle } from './tab-badge.ts';

/** Lets a person know that tables wait, wherever on the page or the screen they are. */
export function useAwaiting(): void {
  const t = useTranslations('online');
  const { count, next } = useOnline((online) => online.awaiting);
  const [place, go] = useLocation();
  const before = useRef(count);
  useEffect(() => {
    badgeIcon(count);
    return badgeTitle(count);
  }, [count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when another table waits, not when one walks about
  useEffect(() => {
    const isMore = count > before.current;
    before.current = count;
    if (!isMore) return;
    const isElsewhere = next !== null && place !== `/online/${next}`;
    if (isElsewhere && useSettings.getState().sound) playSound('your-move');
    notify(t('yourMoveTitle'), t('yourMoveText', { count }), () => next && go(`/online/${next}`));
  }, [count]);
}
