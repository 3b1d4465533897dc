import type { AccountId } from '@assay/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RoutePorts } from '../accounts/index';
import type { OidcFlow } from '../oidc/index';
import { readCookie, setCookie } from './browser-cookie';

/* What a browser keeps between leaving for the provider and being signed in. Nothing is stored of an attempt that nobody ends. */

const COOKIE = 'assay_oidc';
const FLOW_SECONDS = 600;
const CODE_SECONDS = 300;
const TIME_BYTES = 8;
const NONCE_BYTES = 24;
const HEAD_BYTES = TIME_BYTES + NONCE_BYTES;

type Ports = Pick<RoutePorts, 'database' | 'ambient'>;
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Whom the provider vouched for, while their code is asked for. */
interface ProvedUser {
  readonly accountId: AccountId;
  readonly userId: string;
}

function markOf({ database }: Ports, purpose: string, bytes: Buffer): Buffer {
  const mark = database.vault.mark(Buffer.concat([Buffer.from(`oidc ${purpose} `), bytes]));
  if (!mark) throw new Error('sign-in by a provider needs the keys of the deployment');
  return mark;
}

const keep = ({ request, reply }: Exchange, value: string, seconds: number): void =>
  setCookie(request, reply, { name: COOKIE, value, seconds });

/** State, nonce and verifier follow from what the cookie holds and the deployment's keys: the cookie alone is none of them. */
function flowOf(ports: Ports, head: Buffer): OidcFlow {
  const part = (purpose: string) => markOf(ports, purpose, head).toString('base64url');
  return { state: part('state'), nonce: part('nonce'), verifier: part('verifier') };
}

/** Begins an attempt, which belongs to the browser that gets the cookie. */
export function newFlow(ports: Ports, exchange: Exchange): OidcFlow {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(ports.ambient.now()));
  const head = Buffer.concat([time, ports.ambient.bytes(NONCE_BYTES)]);
  keep(exchange, head.toString('base64url'), FLOW_SECONDS);
  return flowOf(ports, head);
}

/** @returns the attempt that the browser began, or null when there is none, or it is over */
export function readFlow(ports: Ports, request: FastifyRequest): OidcFlow | null {
  const head = Buffer.from(readCookie(request, COOKIE) ?? '', 'base64url');
  if (head.length !== HEAD_BYTES) return null;
  const age = BigInt(ports.ambient.now()) - head.readBigUInt64BE();
  return age >= 0n && age <= BigInt(FLOW_SECONDS * 1000) ? flowOf(ports, head) : null;
}

/** Remembers whom the provider vouched for, until their code comes. */
export function keepProved(ports: Ports, exchange: Exchange, { accountId, userId }: ProvedUser): void {
  const claims = Buffer.from(JSON.stringify([accountId, userId, ports.ambient.now() + CODE_SECONDS * 1000]));
  const mark = markOf(ports, 'proved', claims);
  keep(exchange, `${claims.toString('base64url')}.${mark.toString('base64url')}`, CODE_SECONDS);
}

/** @returns whom the provider vouched for in this browser, or null when it did not, or that is over */
export function readProved(ports: Ports, request: FastifyRequest): ProvedUser | null {
  const [claimed = '', mark = ''] = (readCookie(request, COOKIE) ?? '').split('.');
  const claims = Buffer.from(claimed, 'base64url');
  const marked = Buffer.concat([Buffer.from('oidc proved '), claims]);
  if (!ports.database.vault.marks(marked, Buffer.from(mark, 'base64url'))) return null;
  const [accountId, userId, until]: [number, string, number] = JSON.parse(claims.toString());
  return ports.ambient.now() <= until ? { accountId, userId } : null;
}

/** The attempt has ended. */
export const dropFlow = (exchange: Exchange): void => keep(exchange, '', 0);
