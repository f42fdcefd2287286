import { useTranslations } from 'use-intl';
import { Drawer } from '../../ui/dialog.tsx';
import { ChatPanel } from './chat-panel.tsx';
import type { TableChat } from './use-chat.ts';

export function ChatDrawer({ chat, open, onClose }: { chat: TableChat; open: boolean; onClose(): void }) {
  const t = useTranslations('chat');
  return (
    <Drawer title={t('title')} open={open} onClose={onClose}>
      <ChatPanel chat={chat} />
    </Drawer>
  );
}
