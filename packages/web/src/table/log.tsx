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

/** Maximum number of sentences announced at once, so that the question is not delayed. */
const MOST_SAID = 5;

/** Live region that announces events to screen readers, whether the log is open or not. */
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

/** The log beside the table on wide screens; rendered after the table. */
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

/** The log in a drawer on narrow screens. */
export function LogDrawer({ log, open, onClose }: { log: LogProps; open: boolean; onClose(): void }) {
  const t = useTranslations('table');
  return (
    <Drawer title={t('log')} open={open} onClose={onClose}>
      <LogLines {...log} />
    </Drawer>
  );
}
