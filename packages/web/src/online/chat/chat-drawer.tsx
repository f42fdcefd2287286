import { useTranslations } from 'use-intl';
import { Drawer } from '../../ui/dialog.tsx';
import { ChatPanel } from './chat-panel.tsx';
import type { TableChat } from './use-chat.ts';

export function ChatDrawer({ talk, open, onClose }: { talk: TableChat; open: boolean; onClose(): void }) {
  const t = useTranslations('chat');
  return (
    <Drawer title={t('title')} open={open} onClose={onClose}>
      <ChatPanel talk={talk} />
    </Drawer>
  );
}
