/** Why the server did not do as asked: a stable code and one English sentence. */
export class ServerProblem extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
