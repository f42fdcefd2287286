import { ChatPanel } from './chat-panel.tsx';
import type { Talk } from './use-talk.ts';

/** Talk beside the board, where the screen is wide. */
export function TalkBeside({ talk }: { talk: Talk }) {
  return (
    <section className="talk-beside" aria-labelledby="table-talk">
      <ChatPanel talk={talk} titleId="table-talk" />
    </section>
  );
}
