import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useSettings } from '../../settings/settings.ts';
import { playSound } from '../../sound/player.ts';
import { useOnline } from '../server.ts';
import { notify } from './notify.ts';
import { badgeIcon, badgeTitle } from './tab-badge.ts';

/** Reports waiting tables by tab title, icon and, while the page is hidden, browser notification. */
export function useAwaiting(): void {
  const t = useTranslations('online');
  const { count, next } = useOnline((online) => online.awaiting);
  const [place, go] = useLocation();
  const before = useRef(count);
  useEffect(() => {
    badgeIcon(count);
    return badgeTitle(count);
  }, [count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: notify when the next table changes, not on navigation
  useEffect(() => {
    const isMore = count > before.current;
    before.current = count;
    if (!isMore) return;
    const isElsewhere = next !== null && place !== `/online/${next}`;
    if (isElsewhere && useSettings.getState().sound) playSound('your-move');
    notify(t('yourMoveTitle'), t('yourMoveText', { count }), () => next && go(`/online/${next}`));
  }, [count]);
}
