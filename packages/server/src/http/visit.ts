import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../accounts/logins.ts';
import { newId } from '../accounts/secrets.ts';
import { addressShares, type Share } from '../limits/address.ts';
import type { ServerContext } from '../server-context.ts';
import type { PlayerId } from '../store/rows.ts';

/** One request: its person, and the changes to their cookies. */
export interface Visit<Me = SignedIn | undefined> {
  readonly me: Me;
  readonly address: string;
  /** The rate-limit keys of the address. */
  readonly shares: readonly Share[];
  /** Signs this device in, replacing an earlier login. */
  keep(token: string): void;
  forget(): void;
  /** The name of this device, if this person has signed in on it before. */
  deviceOf(person: PlayerId | undefined): string | undefined;
  /** Remembers this device for later sign-ins of this person. */
  know(person: PlayerId): void;
}

const COOKIE = 'tabard';
/** Outlives signing out: a flood of wrong passwords does not lock the owner out of a device with this cookie. */
const DEVICE_COOKIE = 'tabard-device';
const YEAR = 365 * 86_400;

/** The person of the cookie. A cookie without our signature costs no store lookup. */
export async function whoIs(context: ServerContext, request: FastifyRequest): Promise<SignedIn | undefined> {
  const token = signedCookie(request, COOKIE);
  return token === undefined ? undefined : context.logins.find(token);
}

export async function visitOf(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit> {
  const me = await whoIs(context, request);
  const set = (name: string, value: string, maxAge: number) =>
    reply.setCookie(name, value, {
      path: '/',
      signed: true,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge,
    });
  const visit: Visit = {
    me,
    address: request.ip,
    shares: addressShares(request.ip),
    keep: (token) => {
      set(COOKIE, token, context.logins.seconds);
    },
    forget: () => {
      reply.clearCookie(COOKIE, { path: '/' });
    },
    deviceOf: (person) => {
      const [owner, device] = (signedCookie(request, DEVICE_COOKIE) ?? '').split('.');
      return person !== undefined && owner === person ? device : undefined;
    },
    know: (person) => {
      if (visit.deviceOf(person) === undefined) set(DEVICE_COOKIE, `${person}.${newId()}`, YEAR);
    },
  };
  // Renew the browser's expiry along with ours.
  if (me?.isRenewed) visit.keep(signedCookie(request, COOKIE) ?? '');
  return visit;
}

function signedCookie(request: FastifyRequest, name: string): string | undefined {
  const cookie = request.cookies[name];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid && value ? value : undefined;
}
