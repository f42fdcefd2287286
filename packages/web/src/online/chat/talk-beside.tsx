import { ChatPanel } from './chat-panel.tsx';
import type { Talk } from './use-talk.ts';

/** Chat beside the board on wide screens. */
export function TalkBeside({ talk }: { talk: Talk }) {
  return (
    <section className="talk-beside" aria-labelledby="table-talk">
      <ChatPanel talk={talk} titleId="table-talk" />
    </section>
  );
}
