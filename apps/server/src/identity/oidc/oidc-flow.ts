import { hash } from 'node:crypto';
import { type AccountId, ApiError } from '@assay/contract';
import { spendSignIn } from '@assay/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sameDigest } from '../../platform/secrets/aes-gcm';
import type { RoutePorts } from '../accounts/directory';
import { readCookie, setCookie } from '../sign-in/browser-cookie';
import { refuseSignIn } from '../sign-in/sign-in';
import type { OidcFlow, OidcPerson, OidcProvider } from './provider';

const refused = () => new ApiError('providerRefused');

/**
 * Returns the user that a provider response proves. An attempt ends with its first response, valid or not.
 * @throws ApiError 2010, 2012
 */
export async function personOfAnswer(
  routePorts: RoutePorts,
  provider: OidcProvider,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { answer, purpose }: { readonly answer: string; readonly purpose: FlowPurpose },
): Promise<OidcPerson> {
  const flow = readFlow(routePorts, exchange.request, purpose);
  const state = new URLSearchParams(answer).get('state') ?? '';
  dropFlow(exchange);
  try {
    if (!flow || !sameDigest(Buffer.from(state), Buffer.from(flow.state))) throw refused();
    const digest = hash('sha256', flow.state, 'buffer');
    const isFirst = await spendSignIn(routePorts.database, digest, new Date(routePorts.runtime.now()));
    if (!isFirst) throw refused();
    return await provider.finish(flow, answer);
  } catch (error) {
    if (error instanceof ApiError) await refuseSignIn(routePorts, exchange.request);
    throw error;
  }
}

/*
 * Cookies of the browser between the redirect to the provider and the sign-in. The server stores nothing for
 * abandoned attempts.
 */

const COOKIE = 'assay_oidc';
const PROOF_COOKIE = 'assay_proof';
const FLOW_SECONDS = 600;
const CODE_SECONDS = 300;
const PROOF_SECONDS = 300;
const TIME_BYTES = 8;
const NONCE_BYTES = 24;
const HEAD_BYTES = TIME_BYTES + NONCE_BYTES;

type Ports = Pick<RoutePorts, 'database' | 'runtime'>;
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The user verified by the provider while their second factor is pending. */
interface ProvedUser {
  readonly accountId: AccountId;
  readonly userId: string;
}

function markOf({ database }: Ports, purpose: string, bytes: Buffer): Buffer {
  const mark = database.vault.mark(Buffer.concat([Buffer.from(`oidc ${purpose} `), bytes]));
  if (!mark) throw new Error('sign-in with a provider needs the deployment keys');
  return mark;
}

const keep = ({ request, reply }: Exchange, value: string, seconds: number): void =>
  setCookie(request, reply, { name: COOKIE, value, seconds });

/** Purpose of a redirect to the provider: sign-in, or proof of identity within a session, named by its id. */
type FlowPurpose = 'sign-in' | `proof ${string}`;

/**
 * Derives state, nonce and verifier from the cookie and the deployment's keys. They can't be derived from the
 * cookie alone, and a flow for one purpose can't be used for another.
 */
function flowOf(ports: Ports, head: Buffer, purpose: FlowPurpose): OidcFlow {
  const part = (name: string) =>
    markOf(ports, purpose === 'sign-in' ? name : `${purpose} ${name}`, head).toString('base64url');
  const flow = { state: part('state'), nonce: part('nonce'), verifier: part('verifier') };
  return purpose === 'sign-in' ? flow : { ...flow, freshSince: Number(head.readBigUInt64BE()) };
}

/** Begins an attempt bound to the browser that receives the cookie. */
export function newFlow(ports: Ports, exchange: Exchange, purpose: FlowPurpose): OidcFlow {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(ports.runtime.now()));
  const head = Buffer.concat([time, ports.runtime.bytes(NONCE_BYTES)]);
  keep(exchange, head.toString('base64url'), FLOW_SECONDS);
  return flowOf(ports, head, purpose);
}

/** @returns the browser's attempt, or null when it is missing or expired */
function readFlow(ports: Ports, request: FastifyRequest, purpose: FlowPurpose): OidcFlow | null {
  const head = Buffer.from(readCookie(request, COOKIE) ?? '', 'base64url');
  if (head.length !== HEAD_BYTES) return null;
  const age = BigInt(ports.runtime.now()) - head.readBigUInt64BE();
  return age >= 0n && age <= BigInt(FLOW_SECONDS * 1000) ? flowOf(ports, head, purpose) : null;
}

/** Remembers the user that the provider verified until the second factor is sent. */
export function storeProved(ports: Ports, exchange: Exchange, { accountId, userId }: ProvedUser): void {
  const claims = Buffer.from(JSON.stringify([accountId, userId, ports.runtime.now() + CODE_SECONDS * 1000]));
  const mark = markOf(ports, 'proved', claims);
  keep(exchange, `${claims.toString('base64url')}.${mark.toString('base64url')}`, CODE_SECONDS);
}

/**
 * @returns the user that the provider verified in this browser, or null when there was no verification or it
 *   has expired
 */
export function readProved(ports: Ports, request: FastifyRequest): ProvedUser | null {
  const [claimed = '', mark = ''] = (readCookie(request, COOKIE) ?? '').split('.');
  const claims = Buffer.from(claimed, 'base64url');
  const marked = Buffer.concat([Buffer.from('oidc proved '), claims]);
  if (!ports.database.vault.marks(marked, Buffer.from(mark, 'base64url'))) return null;
  const [accountId, userId, until]: [number, string, number] = JSON.parse(claims.toString());
  return ports.runtime.now() <= until ? { accountId, userId } : null;
}

/** The user who proved their identity at the provider, and the session in which they did. */
type FreshProof = ProvedUser & { readonly sessionId: string };

/**
 * Remembers a proof of identity.
 * @returns the time at which it expires
 */
export function storeFreshProof(
  ports: Ports,
  { request, reply }: Exchange,
  { accountId, userId, sessionId }: FreshProof,
): Date {
  const until = ports.runtime.now() + PROOF_SECONDS * 1000;
  const claims = Buffer.from(JSON.stringify([accountId, userId, sessionId, until]));
  const value = `${claims.toString('base64url')}.${markOf(ports, 'fresh', claims).toString('base64url')}`;
  setCookie(request, reply, { name: PROOF_COOKIE, value, seconds: PROOF_SECONDS });
  return new Date(until);
}

/** Returns the expiry of the caller's proof of identity in this session; null = no valid proof. */
export function freshProofUntil(ports: Ports, request: FastifyRequest, who: FreshProof): Date | null {
  const [claimed = '', mark = ''] = (readCookie(request, PROOF_COOKIE) ?? '').split('.');
  const claims = Buffer.from(claimed, 'base64url');
  const marked = Buffer.concat([Buffer.from('oidc fresh '), claims]);
  if (!ports.database.vault.marks(marked, Buffer.from(mark, 'base64url'))) return null;
  const [accountId, userId, sessionId, until]: [number, string, string, number] = JSON.parse(
    claims.toString(),
  );
  const isTheirs = accountId === who.accountId && userId === who.userId && sessionId === who.sessionId;
  return isTheirs && ports.runtime.now() <= until ? new Date(until) : null;
}

/** Ends the attempt. */
export const dropFlow = (exchange: Exchange): void => keep(exchange, '', 0);
