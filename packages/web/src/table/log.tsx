import { eventText, storyLines, type Text } from '@tabard/engine';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Drawer } from '../ui/dialog.tsx';
import type { Happenings } from './board.ts';
import { LogLines, type LogProps } from './log-lines.tsx';
import { useLater } from './use-later.ts';
import './log.css';

interface LiveLogProps extends Pick<LogProps, 'game'> {
  readonly happenings: Happenings;
  say(text: Text): string;
}

/** So many sentences at once are listened to; more would only be in the way of the question. */
const MOST_SAID = 5;

/** What happens, for who listens to the page: said once, whether the log is open or not. */
export function LiveLog({ game, happenings, say }: LiveLogProps) {
  const t = useTranslations('table');
  const { events, pulse } = happenings;
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={t('log')}>
      {events.length > 0 && (
        <p key={pulse}>
          {storyLines(game.lineRoles, events)
            .slice(-MOST_SAID)
            .flatMap(({ said }) => said.map((event) => say(eventText(game, event))))
            .join(' ')}
        </p>
      )}
    </div>
  );
}

/** The log beside a wide table; the table is drawn first. */
export function LogPanel({ log }: { log: LogProps }) {
  return <LogAside log={useLater(log)} />;
}

const LogAside = memo(function LogAside({ log }: { log: LogProps }) {
  const t = useTranslations('table');
  return (
    <aside className="log-panel" aria-label={t('log')}>
      <h2>{t('log')}</h2>
      <LogLines {...log} />
    </aside>
  );
});

/** The log over a narrow one. */
export function LogDrawer({ log, open, onClose }: { log: LogProps; open: boolean; onClose(): void }) {
  const t = useTranslations('table');
  return (
    <Drawer title={t('log')} open={open} onClose={onClose}>
      <LogLines {...log} />
    </Drawer>
  );
}
