import type { PlayerId } from '../store/rows.ts';

/** A socket of a person. */
export interface Caller {
  readonly person: PlayerId | undefined;
  /** The hash of the token that it was opened with. */
  readonly login: string | undefined;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** The people connected to this node, with their mutes and blocks. */
export class People {
  private readonly callers = new Map<PlayerId, Set<Caller>>();
  private readonly shunned = new Map<PlayerId, ReadonlySet<PlayerId>>();
  private readonly all = new Set<Caller>();
  private signOuts = 0;

  get size(): number {
    return this.all.size;
  }

  /** Grows with every possible sign-out; a socket admitted across a change must have its login checked again. */
  get changes(): number {
    return this.signOuts;
  }

  noteChange(): void {
    this.signOuts++;
  }

  add(caller: Caller): () => void {
    const { person } = caller;
    this.all.add(caller);
    if (person === undefined) return () => this.all.delete(caller);
    const own = this.callers.get(person) ?? new Set();
    this.callers.set(person, own.add(caller));
    return () => {
      this.all.delete(caller);
      own.delete(caller);
      if (own.size > 0 || this.callers.get(person) !== own) return;
      this.callers.delete(person);
      this.shunned.delete(person);
    };
  }

  isHere(person: PlayerId): boolean {
    return this.callers.has(person);
  }

  here(): readonly PlayerId[] {
    return [...this.callers.keys()];
  }

  /** The logins that this person's sockets were opened with. */
  loginsOf(person: PlayerId): readonly string[] {
    const logins = [...(this.callers.get(person) ?? [])].map(({ login }) => login);
    return [...new Set(logins)].filter((login) => login !== undefined);
  }

  tell(person: PlayerId, text: string): void {
    for (const caller of this.callers.get(person) ?? []) caller.send(text);
  }

  setShunned(person: PlayerId, shunned: readonly PlayerId[]): void {
    if (this.isHere(person)) this.shunned.set(person, new Set(shunned));
  }

  /** Whether this person has neither muted nor blocked the other. */
  hears(person: PlayerId | undefined, author: PlayerId): boolean {
    return person === undefined || !this.shunned.get(person)?.has(author);
  }

  /** Closes the sockets that a person opened with this login, or all of them. */
  dismiss(
    person: PlayerId,
    code: number,
    reason: string,
    which: (caller: Caller) => boolean = () => true,
  ): void {
    this.noteChange();
    for (const caller of [...(this.callers.get(person) ?? [])]) if (which(caller)) caller.close(code, reason);
  }

  dismissAll(code: number, reason: string): void {
    for (const caller of [...this.all]) caller.close(code, reason);
  }
}
