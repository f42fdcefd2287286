import {
  type Decision,
  type MatchEvent,
  type Option,
  optionKey,
  type Refusal,
  type View,
} from '@tabard/engine';
import { applyPatch, type Json } from '@tabard/table';
import type { ServerMessage, TableInfo, TableState } from '@tabard/table/protocol';
import type { Hosting, WatchRequest } from '../../src/rooms/hosting.ts';
import type { MatchId, PlayerId } from '../../src/store/rows.ts';

/** A client that assembles its messages as the page does. */
export class TestClient {
  readonly person: PlayerId;
  readonly match: MatchId;
  readonly messages: ServerMessage[] = [];
  readonly texts: string[] = [];
  info: TableInfo | undefined;
  table: TableState | undefined;
  story: MatchEvent[] = [];
  backlog = 0;
  leave: () => void = () => undefined;
  private seen: Json = null;
  private readonly hosting: Hosting;

  constructor(hosting: Hosting, match: MatchId, person: string) {
    this.hosting = hosting;
    this.match = match;
    this.person = person as PlayerId;
  }

  async watch(more: Partial<WatchRequest> = {}): Promise<this> {
    const line = { send: (text: string) => this.receive(text), backlog: () => this.backlog };
    this.leave = await this.hosting.watch({ match: this.match, person: this.person, ...more }, line);
    return this;
  }

  get view(): View {
    if (this.seen === null) throw new Error(`${this.person} was told no table`);
    return this.seen as unknown as View;
  }

  get now(): TableState {
    if (!this.table) throw new Error(`${this.person} was told no table`);
    return this.table;
  }

  get isAsked(): boolean {
    return this.view.decisions.length > 0;
  }

  get decision(): Decision {
    const [decision] = this.view.decisions;
    if (!decision) throw new Error(`${this.person} is not asked`);
    return decision;
  }

  option(verb: string): Option {
    const option = this.decision.options.find((one) => one.verb === verb);
    if (!option) throw new Error(`${this.person} is not offered "${verb}"`);
    return option;
  }

  choose(option: Option = this.decision.options[0]): Promise<Refusal | undefined> {
    const { n } = this.decision;
    return this.hosting.choose(this.match, this.person, { n, key: optionKey(option) });
  }

  /** How many messages of this type came. */
  count(type: ServerMessage['type']): number {
    return this.messages.filter((message) => message.type === type).length;
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.texts.push(text);
    this.messages.push(message);
    if (message.type === 'seats') this.info = message.info;
    if (message.type === 'table') this.seen = message.view;
    if (message.type === 'change') this.change(message);
    if (message.type === 'table' || message.type === 'change') this.receiveTable(message.table);
  }

  private change({ base, patch }: Extract<ServerMessage, { type: 'change' }>): void {
    if (base !== this.table?.version)
      throw new Error(`a change of version ${base} came to ${this.table?.version}`);
    if (patch) this.seen = applyPatch(this.seen, patch);
  }

  private receiveTable(table: TableState): void {
    this.table = table;
    this.story.length = table.eventsFrom;
    this.story.push(...table.events);
  }
}
