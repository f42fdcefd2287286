import { useTranslations } from 'use-intl';
import { Drawer } from '../../ui/dialog.tsx';
import { ChatPanel } from './chat-panel.tsx';
import type { Talk } from './use-talk.ts';

export function ChatDrawer({ talk, open, onClose }: { talk: Talk; open: boolean; onClose(): void }) {
  const t = useTranslations('chat');
  return (
    <Drawer title={t('title')} open={open} onClose={onClose}>
      <ChatPanel talk={talk} />
    </Drawer>
  );
}
