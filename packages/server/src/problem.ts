/** An error caused by the request: a status, a stable code, and one sentence for people. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;
  /** Retry-After, in seconds. */
  readonly retryAfter: number | undefined;
  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const unauthorized = () =>
  new HttpProblem(401, 'nobody', 'Nobody is signed in here; take a name as a guest or sign in first.');
export const forbidden = (message: string) => new HttpProblem(403, 'forbidden', message);
export const notFound = (message: string) => new HttpProblem(404, 'not-found', message);
export const conflict = (code: string, message: string) => new HttpProblem(409, code, message);
export const badInput = (message: string) => new HttpProblem(400, 'bad-input', message);
