import { ChatPanel } from './chat-panel.tsx';
import type { TableChat } from './use-chat.ts';

/** Chat beside the board on wide screens. */
export function ChatAside({ chat }: { chat: TableChat }) {
  return (
    <section className="chat-aside" aria-labelledby="table-chat">
      <ChatPanel chat={chat} titleId="table-chat" />
    </section>
  );
}
