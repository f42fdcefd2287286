import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../accounts/logins.ts';
import type { House } from '../house.ts';

/** One request: who makes it, and what is done with their cookie. */
export interface Visit<Me = SignedIn | undefined> {
  readonly me: Me;
  /** Signs this device in as somebody; what it was before is forgotten. */
  keep(token: string): void;
  forget(): void;
}

const COOKIE = 'tabard';

/** Whom the cookie stands for. A cookie that we did not sign costs no look into the store. */
export async function whoIs(house: House, request: FastifyRequest): Promise<SignedIn | undefined> {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid && value ? house.logins.find(value) : undefined;
}

export async function visitOf(house: House, request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
  const me = await whoIs(house, request);
  const visit: Visit = {
    me,
    keep: (token) => {
      reply.setCookie(COOKIE, token, {
        path: '/',
        signed: true,
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: house.logins.seconds,
      });
    },
    forget: () => {
      reply.clearCookie(COOKIE, { path: '/' });
    },
  };
  // The browser's date of expiry moves on with ours.
  if (me?.isRenewed) visit.keep(request.unsignCookie(request.cookies[COOKIE] ?? '').value ?? '');
  return visit;
}
