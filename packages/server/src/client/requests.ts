import { API } from '@tabard/table/protocol';

/** An error response: its status, code and message. */
export class RequestProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** An HTTP client with one session cookie. */
export class Requests {
  cookie: string | undefined;
  /** Sent with every request, and when a socket is opened. */
  readonly headers: Record<string, string> = {};

  /** `url` is the server's address without a path. */
  constructor(readonly url: string) {}

  get<T>(path: string): Promise<T> {
    return this.#send('GET', path, undefined);
  }

  post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.#send('POST', path, body);
  }

  put<T>(path: string, body: unknown): Promise<T> {
    return this.#send('PUT', path, body);
  }

  async #send<T>(method: string, path: string, body: unknown): Promise<T> {
    const answer = await fetch(`${this.url}${API}${path}`, {
      method,
      headers: {
        ...this.headers,
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    this.cookie = withCookies(this.cookie, answer.headers.getSetCookie());
    const text = await answer.text();
    const data = text === '' ? undefined : JSON.parse(text);
    if (!answer.ok) throw new RequestProblem(answer.status, data?.code ?? 'unknown', data?.message ?? text);
    return data as T;
  }
}

/** The Cookie header after a response with these Set-Cookie headers. */
export function withCookies(before: string | undefined, given: readonly string[]): string | undefined {
  const jar = new Map<string, string>();
  for (const one of [...(before?.split('; ') ?? []), ...given.map((line) => line.split(';')[0])])
    jar.set(one.slice(0, one.indexOf('=')), one);
  return jar.size === 0 ? undefined : [...jar.values()].join('; ');
}
