import { API } from '@tabard/table/protocol';

/** An answer that is not what was asked for: its status, and the code and sentence of its problem. */
export class RequestProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Makes requests in the name of one person: it keeps the cookie it is given. */
export class Requests {
  cookie: string | undefined;

  /** `url` is where the server is, without a path. */
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
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const given = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (given.length > 0) this.cookie = given.join('; ');
    const text = await answer.text();
    const data = text === '' ? undefined : JSON.parse(text);
    if (!answer.ok) throw new RequestProblem(answer.status, data?.code ?? 'unknown', data?.message ?? text);
    return data as T;
  }
}
