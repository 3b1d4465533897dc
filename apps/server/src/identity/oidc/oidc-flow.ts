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
 * Whom the answer of a provider stands for. An attempt ends with its first answer, whatever that is.
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
    const isFirst = await spendSignIn(routePorts.database, digest, new Date(routePorts.ambient.now()));
    if (!isFirst) throw refused();
    return await provider.finish(flow, answer);
  } catch (error) {
    if (error instanceof ApiError) refuseSignIn(routePorts, exchange.request);
    throw error;
  }
}

/* What a browser keeps between leaving for the provider and being signed in. Nothing is stored of an attempt that nobody ends. */

const COOKIE = 'assay_oidc';
const PROOF_COOKIE = 'assay_proof';
const FLOW_SECONDS = 600;
const CODE_SECONDS = 300;
const PROOF_SECONDS = 300;
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

/** What somebody goes to the provider for: to sign in, or to prove within a session, by its id, who they are. */
type FlowPurpose = 'sign-in' | `proof ${string}`;

/**
 * State, nonce and verifier follow from what the cookie holds and the deployment's keys: the cookie alone is none of them, and what was begun for
 * one purpose is of no use for another.
 */
function flowOf(ports: Ports, head: Buffer, purpose: FlowPurpose): OidcFlow {
  const part = (name: string) =>
    markOf(ports, purpose === 'sign-in' ? name : `${purpose} ${name}`, head).toString('base64url');
  const flow = { state: part('state'), nonce: part('nonce'), verifier: part('verifier') };
  return purpose === 'sign-in' ? flow : { ...flow, freshSince: Number(head.readBigUInt64BE()) };
}

/** Begins an attempt, which belongs to the browser that gets the cookie. */
export function newFlow(ports: Ports, exchange: Exchange, purpose: FlowPurpose): OidcFlow {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(ports.ambient.now()));
  const head = Buffer.concat([time, ports.ambient.bytes(NONCE_BYTES)]);
  keep(exchange, head.toString('base64url'), FLOW_SECONDS);
  return flowOf(ports, head, purpose);
}

/** @returns the attempt that the browser began, or null when there is none, or it is over */
function readFlow(ports: Ports, request: FastifyRequest, purpose: FlowPurpose): OidcFlow | null {
  const head = Buffer.from(readCookie(request, COOKIE) ?? '', 'base64url');
  if (head.length !== HEAD_BYTES) return null;
  const age = BigInt(ports.ambient.now()) - head.readBigUInt64BE();
  return age >= 0n && age <= BigInt(FLOW_SECONDS * 1000) ? flowOf(ports, head, purpose) : null;
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

/** Who proved at the provider that it is them, and in which session. */
type FreshProof = ProvedUser & { readonly sessionId: string };

/** Remembers that somebody proved who they are. @returns until when it counts */
export function keepFreshProof(
  ports: Ports,
  { request, reply }: Exchange,
  { accountId, userId, sessionId }: FreshProof,
): Date {
  const until = ports.ambient.now() + PROOF_SECONDS * 1000;
  const claims = Buffer.from(JSON.stringify([accountId, userId, sessionId, until]));
  const value = `${claims.toString('base64url')}.${markOf(ports, 'fresh', claims).toString('base64url')}`;
  setCookie(request, reply, { name: PROOF_COOKIE, value, seconds: PROOF_SECONDS });
  return new Date(until);
}

/** Until when it counts that whoever asks proved who they are, in this session; null = they did not, or it is over. */
export function freshProofUntil(ports: Ports, request: FastifyRequest, who: FreshProof): Date | null {
  const [claimed = '', mark = ''] = (readCookie(request, PROOF_COOKIE) ?? '').split('.');
  const claims = Buffer.from(claimed, 'base64url');
  const marked = Buffer.concat([Buffer.from('oidc fresh '), claims]);
  if (!ports.database.vault.marks(marked, Buffer.from(mark, 'base64url'))) return null;
  const [accountId, userId, sessionId, until]: [number, string, string, number] = JSON.parse(
    claims.toString(),
  );
  const isTheirs = accountId === who.accountId && userId === who.userId && sessionId === who.sessionId;
  return isTheirs && ports.ambient.now() <= until ? new Date(until) : null;
}

/** The attempt has ended. */
export const dropFlow = (exchange: Exchange): void => keep(exchange, '', 0);
