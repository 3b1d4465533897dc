import { ApiError, STREAM_LIMITS } from '@assay/contract';
import type { StreamOutcome } from '@assay/store';
import type { Caller, Directory } from '../../identity/index';
import type { Runtime } from '../../platform/runtime';
import type { EnrichmentData, Hasher } from '../../scoring/index';
import { readBatch } from './read-batch';
import type { IngestedBatch } from './stream-fold';
import type { StreamGate } from './stream-gate';
import type { StreamToken, StreamTokens } from './stream-token';
import type { NetworkFacts } from './summary';
import { timelineOf } from './timeline';

/** True takes precedence over false, and false over null. */
const any = (...flags: readonly (boolean | null)[]): boolean | null =>
  flags.includes(true) ? true : flags.includes(false) ? false : null;

/** Returns offline data about the network of an address; the address is stored only as a keyed hash. */
function networkFacts(data: EnrichmentData, hasher: Hasher, address: string, now: number): NetworkFacts {
  const facts = data.ip.lookup(address, new Date(now));
  return {
    hash: hasher('session network', address),
    country: facts?.country ?? null,
    asn: facts?.asn ?? null,
    isp_name: facts?.isp_name ?? null,
    type: facts?.type ?? null,
    vpn: facts?.vpn ?? null,
    tor: facts?.tor ?? null,
    proxy: facts ? any(facts.web_proxy, facts.public_proxy, facts.residential_proxy) : null,
    data_center: facts?.data_center_proxy ?? null,
    consumer_privacy_network: facts?.consumer_privacy_network ?? null,
  };
}

export interface IngestPorts {
  readonly runtime: Runtime;
  readonly directory: Directory;
  readonly data: EnrichmentData;
  readonly hasher: Hasher;
  readonly tokens: StreamTokens;
  readonly gate: StreamGate;
  readonly keep: (batch: IngestedBatch) => Promise<StreamOutcome>;
}

interface IngestRequest {
  readonly body: Buffer;
  /** Token of the `Authorization` header; null without one. */
  readonly bearer: string | null;
  /** Client IP address. */
  readonly address: string;
  readonly userAgent: string;
}

interface Ingested {
  readonly ack: { readonly stream: string; readonly seq: number };
  /** Token for the next batch; null = the one that was sent. */
  readonly newToken: string | null;
}

/** Returns the `authData` of a new stream: base64 of JSON {token, domains, config}. */
export async function authData(
  ports: Pick<IngestPorts, 'runtime' | 'tokens'>,
  caller: Caller,
  domains: readonly string[],
): Promise<string> {
  const now = ports.runtime.now();
  const token = await ports.tokens.sign({
    accountId: caller.account.id,
    environmentId: caller.environmentId,
    id: ports.runtime.timeOrderedId(),
    streamId: null,
    issuedAt: now,
    expiresAt: now + STREAM_LIMITS.openTokenMs,
  });
  const config = { salt: ports.tokens.salt(caller.account.id) };
  return Buffer.from(JSON.stringify({ token, domains, config })).toString('base64');
}

/**
 * Returns the token of a request.
 * @throws ApiError 2004
 */
async function admittedBy(
  ports: IngestPorts,
  text: string | null,
  streamId: string,
  now: number,
): Promise<StreamToken> {
  const token = text === null ? null : await ports.tokens.read(text, now);
  const known = token !== null && ports.directory.account(token.accountId) !== undefined;
  if (!known || (token.streamId !== null && token.streamId !== streamId)) throw new ApiError('streamToken');
  return token;
}

async function nextToken(
  ports: IngestPorts,
  token: StreamToken,
  streamId: string,
  now: number,
): Promise<string | null> {
  if (token.streamId !== null && now - token.issuedAt < STREAM_LIMITS.rotateAfterMs) return null;
  return ports.tokens.sign({
    ...token,
    streamId,
    issuedAt: now,
    expiresAt: now + STREAM_LIMITS.streamTokenMs,
  });
}

/**
 * Accepts one batch, which is durable when the promise resolves.
 * @throws ApiError 1000, 1006, 3000 (the body), 2004 (the token, or the stream has ended), 2005 (full), 4004
 */
export async function ingest(ports: IngestPorts, request: IngestRequest): Promise<Ingested> {
  const batch = readBatch(request.body);
  const now = ports.runtime.now();
  const token = await admittedBy(ports, request.bearer ?? batch.token, batch.streamId, now);
  const wait = ports.gate.enter(token.environmentId, batch.streamId, now);
  if (wait > 0) throw new ApiError('rateLimited', undefined, { retryAfterSeconds: wait });
  const timeline = timelineOf(batch.events);
  const outcome = await ports.keep({
    environmentId: token.environmentId,
    streamId: batch.streamId,
    tokenId: token.id,
    opens: token.streamId === null,
    label: batch.label,
    seq: batch.seq,
    receivedAt: now,
    t0: now - batch.sent,
    startedAt: now - batch.sent,
    timeline: JSON.stringify(timeline),
    timelineEvents: timeline.length,
    version: batch.version,
    time: batch.time,
    events: batch.events,
    network: networkFacts(ports.data, ports.hasher, request.address, now),
    agentHash: ports.hasher('session agent', request.userAgent),
    ends: batch.events.some((event) => event.k === 'end'),
  });
  if (outcome === 'foreign' || outcome === 'ended') throw new ApiError('streamToken');
  if (outcome === 'full') throw new ApiError('streamFull');
  return {
    ack: { stream: batch.streamId, seq: batch.seq },
    newToken: await nextToken(ports, token, batch.streamId, now),
  };
}
