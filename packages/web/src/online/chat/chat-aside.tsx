import { ChatPanel } from './chat-panel.tsx';
import type { TableChat } from './use-chat.ts';

/** Chat beside the board on wide screens. */
export function ChatAside({ talk }: { talk: TableChat }) {
  return (
    <section className="talk-beside" aria-labelledby="table-talk">
      <ChatPanel talk={talk} titleId="table-talk" />
    </section>
  );
}
