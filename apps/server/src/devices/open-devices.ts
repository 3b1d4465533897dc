import { ApiError, type DeviceAgentConfig } from '@assay/contract';
import { userAgentDigest } from '@assay/devices';
import {
  type CountedUnder,
  type Database,
  eventsUnderKeys,
  forgetDeviceSessions,
  forgetDevices,
  forgetUndecided,
  markJoinMoved,
  moveJoinedCounts,
  recordResolver,
  storedEvaluations,
  type TransactionPosition,
  type UnmovedJoin,
  unmovedJoins,
} from '@assay/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DnsConfig } from '../platform/config';
import type { Feature } from '../platform/feature';
import { addressLimit } from '../platform/rate-limit';
import type { Runtime } from '../platform/runtime';
import { derivedKey, keyedDigest, sameDigest } from '../platform/secrets/aes-gcm';
import type { SigningSecrets } from '../platform/secrets/signing-secrets';
import { type EnrichmentData, type Hasher, storedKeys } from '../scoring/index';
import { Shares } from './account-shares';
import { DeviceService, RESOLVER_MS } from './device-service';
import { type DnsServer, startDnsServer } from './dns-server';
import { Keyring } from './keyring';
import { Popularity } from './popularity';
import { deviceTickets, type Tickets } from './tickets';

/** Batch size; small enough that a request waiting for a row isn't noticeably delayed. */
const CALLS_A_TURN = 50;
const JOINS_A_TURN = 100;

interface JoinPorts {
  readonly database: Database;
  readonly hasher: Hasher;
}

/**
 * Returns every key under which a batch of the device's transactions is counted, and the position of the next
 * batch; null = done.
 */
async function nextCounts(
  { database, hasher }: JoinPorts,
  { environmentId, into }: UnmovedJoin,
  after: TransactionPosition | null,
) {
  const events = await eventsUnderKeys(database, environmentId, [into], { after, limit: CALLS_A_TURN });
  const last = events.at(-1);
  if (!last) return null;
  const ids = events.map(({ evaluationId }) => evaluationId);
  const kept = await storedEvaluations(database, environmentId, ids);
  const counted: readonly CountedUnder[] = kept.flatMap((evaluation) =>
    storedKeys(evaluation, hasher).events.map((keyHash) => ({
      keyHash,
      at: evaluation.at,
      evaluationId: evaluation.id,
    })),
  );
  return { counted, last: { at: last.at, evaluationId: last.evaluationId } };
}

async function moveCounts(ports: JoinPorts, join: UnmovedJoin): Promise<void> {
  let after: TransactionPosition | null = null;
  for (;;) {
    const turn = await nextCounts(ports, join, after);
    if (!turn) break;
    await moveJoinedCounts(ports.database, join, turn.counted);
    after = turn.last;
  }
  await markJoinMoved(ports.database, join);
}

/**
 * Merges the counts of merged device IDs under every key. Keys that aren't counted subjects themselves
 * (addresses, bank accounts, passwords, sessions) are read from the transactions, which are decrypted for
 * this. An interrupted run continues the next time.
 */
export async function moveAllJoinedCounts(ports: JoinPorts): Promise<void> {
  for (;;) {
    const joins = await unmovedJoins(ports.database, JOINS_A_TURN);
    for (const join of joins) await moveCounts(ports, join);
    if (joins.length < JOINS_A_TURN) return;
  }
}

/**
 * Parts of the first host label that a browser queries: 10 random bytes and 6 bytes of an HMAC over them, in
 * lower-case base32hex (RFC 4648 §7). Queries for other labels don't come from our browsers.
 */
const RANDOM_BYTES = 10;
const TAG_BYTES = 6;
const ALPHABET = '0123456789abcdefghijklmnopqrstuv';
const LABEL = /^[0-9a-v]{26}$/;

function encode(bytes: Buffer): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  const length = Math.ceil((bytes.length * 8) / 5);
  bits <<= BigInt(length * 5 - bytes.length * 8);
  let text = '';
  for (let index = length - 1; index >= 0; index--)
    text += ALPHABET[Number((bits >> BigInt(index * 5)) & 31n)];
  return text;
}

function decode(label: string): Buffer {
  let bits = 0n;
  for (const character of label) bits = (bits << 5n) | BigInt(ALPHABET.indexOf(character));
  bits >>= BigInt(label.length * 5 - (RANDOM_BYTES + TAG_BYTES) * 8);
  return Buffer.from(bits.toString(16).padStart((RANDOM_BYTES + TAG_BYTES) * 2, '0'), 'hex');
}

const tagOf = (secret: Buffer, random: Buffer): Buffer =>
  keyedDigest(secret, 'device-dns', random).subarray(0, TAG_BYTES);

/** @param random 10 random bytes */
export const makeDnsLabel = (secret: Buffer, random: Buffer): string =>
  encode(Buffer.concat([random, tagOf(secret, random)]));

const DNS_LABEL_RANDOM_BYTES = RANDOM_BYTES;

/**
 * Returns true if this deployment issued the label. DNS doesn't preserve letter case (RFC 4343), and some
 * resolvers change it on purpose.
 */
export function isOwnDnsLabel(secret: Buffer, label: string): boolean {
  const text = label.toLowerCase();
  if (!LABEL.test(text)) return false;
  const bytes = decode(text);
  return sameDigest(bytes.subarray(RANDOM_BYTES), tagOf(secret, bytes.subarray(0, RANDOM_BYTES)));
}

const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
  // Makes Chromium report its platform on the next visit (RFC 8942); the agent compares it with the script
  // value.
  'accept-ch': 'Sec-CH-UA-Platform',
} as const;
const MAX_LANGUAGE_LENGTH = 16;

interface ConfigPorts {
  readonly runtime: Runtime;
  readonly keyring: Keyring;
  readonly tickets: Tickets;
  readonly dnsSecret: Buffer;
  /** Zone of the resolver discovery; undefined = off. */
  readonly dnsZone: string | undefined;
}

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const firstLanguage = (accepted: string | null): string | null =>
  accepted?.split(/[,;]/)[0]?.trim().toLowerCase().slice(0, MAX_LANGUAGE_LENGTH) || null;

/** Adds GET /device-api/v1/config: the data that a browser needs to encrypt a session. */
function deviceConfigRoute(app: FastifyInstance, ports: ConfigPorts): void {
  const { runtime, keyring } = ports;
  const allowed = addressLimit(() => runtime.now(), { burst: 30, perSecond: 5 });
  app.get('/device-api/v1/config', async (request, reply) => {
    reply.headers(HEADERS);
    if (!allowed(request.ip)) throw new ApiError('rateLimited', undefined, { retryAfterSeconds: 1 });
    const key = await keyring.current();
    const dnsToken = ports.dnsZone
      ? makeDnsLabel(ports.dnsSecret, runtime.bytes(DNS_LABEL_RANDOM_BYTES))
      : null;
    const userAgent = header(request, 'user-agent');
    const ticket = ports.tickets.seal({
      at: runtime.now(),
      ip: request.ip,
      userAgent: userAgent === null ? null : userAgentDigest(userAgent),
      language: firstLanguage(header(request, 'accept-language')),
      platform: header(request, 'sec-ch-ua-platform')?.replaceAll('"', '') ?? null,
      dnsToken,
    });
    const answer: DeviceAgentConfig = {
      key: { kid: key.kid, publicKey: key.publicKey.toString('base64') },
      ticket,
      ip: request.ip,
      dnsDomain: dnsToken === null ? null : `${dnsToken}.${ports.dnsZone}`,
    };
    return answer;
  });
}

/** Time for which the use of a session is remembered, in milliseconds. */
const SESSION_MS = 86_400_000;

/** Interval for writing counts of browsers and screens, in milliseconds. */
const POPULARITY_MS = 10_000;
const FORGET_MS = 600_000;
/** Interval for merging the counts of merged devices, in milliseconds. */
const JOINED_MS = 30_000;
/** Retention of a token seen once without a decided device, in milliseconds. */
const UNDECIDED_MS = 60 * 86_400_000;

interface Devices extends Feature {
  readonly keyring: Keyring;
  readonly popularity: Popularity;
  readonly shares: Shares;
  readonly service: DeviceService;
  /** Starts the DNS server of the resolver discovery. */
  startDns(dns: DnsConfig & { readonly zone: string }, onFault: (error: unknown) => void): Promise<DnsServer>;
}

/**
 * Opens the device feature for browsers.
 * @param signingSecrets secrets of the deployment; every key of the feature is derived from them for one
 *   purpose
 */
export function openDevices(parts: {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly hasher: Hasher;
  readonly data: EnrichmentData;
  readonly signingSecrets: SigningSecrets;
  /** Zone of the resolver discovery; undefined = off. */
  readonly dnsZone?: string | undefined;
}): Devices {
  const { database, runtime, hasher, data, signingSecrets } = parts;
  const keyring = new Keyring({ database, runtime, signingSecrets });
  const tickets = deviceTickets(signingSecrets, runtime.bytes);
  const popularity = new Popularity({ database, now: () => runtime.now() });
  const shares = new Shares({ database, now: () => runtime.now() });
  const service = new DeviceService({
    shares,
    database,
    runtime,
    hasher,
    data,
    keyring,
    tickets,
    cookieSecret: derivedKey(signingSecrets.first, 'assay-device-cookies'),
    lookSecret: derivedKey(signingSecrets.first, 'assay-device-vectors').toString('base64'),
    popularity,
  });
  const dnsSecret = derivedKey(signingSecrets.first, 'assay-device-dns');
  return {
    name: 'devices',
    keyring,
    popularity,
    shares,
    service,
    routes: (app) => deviceConfigRoute(app, { runtime, keyring, tickets, dnsSecret, dnsZone: parts.dnsZone }),
    jobs: [
      { name: 'device-popularity', everyMs: POPULARITY_MS, inEvery: true, run: () => popularity.flush() },
      { name: 'device-shares', everyMs: POPULARITY_MS, inEvery: true, run: () => shares.flush() },
      {
        name: 'device-joins',
        everyMs: JOINED_MS,
        run: () => moveAllJoinedCounts({ database: database.patient(), hasher }),
      },
      {
        name: 'housekeeping',
        everyMs: FORGET_MS,
        run: async () => {
          const now = runtime.now();
          await forgetDeviceSessions(database, {
            sessions: now - SESSION_MS,
            resolvers: now - RESOLVER_MS,
          });
          await forgetUndecided(database, now - UNDECIDED_MS);
        },
      },
    ],
    retention: { space: (environmentId, before) => forgetDevices(database.patient(), environmentId, before) },
    startDns: ({ zone, address, host, port }, onFault) =>
      startDnsServer({
        host,
        port,
        now: () => runtime.now(),
        zone: { name: zone, address, isOwn: (label) => isOwnDnsLabel(dnsSecret, label) },
        onLookup: (token, resolver) => {
          recordResolver(database, { token, resolver, at: runtime.now() }).catch(onFault);
        },
      }),
  };
}
