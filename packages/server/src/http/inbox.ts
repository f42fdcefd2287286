import type { Conversation } from './conversation.ts';

interface Letter {
  readonly conversation: Conversation;
  readonly text: string;
}

/**
 * What comes in during one turn of the event loop is heard at its end. Reading all of it and then answering all of it
 * costs less than by turns, and whatever is to be kept of it goes to the store together.
 */
export class Inbox {
  private letters: Letter[] = [];

  add(conversation: Conversation, text: string): void {
    if (this.letters.length === 0) setImmediate(() => this.hearAll());
    this.letters.push({ conversation, text });
  }

  private hearAll(): void {
    const { letters } = this;
    this.letters = [];
    for (const { conversation, text } of letters) conversation.hear(text);
  }
}
