import type { DeviceDetails, SpaceId, SuspiciousFlag } from '@assay/contract';
import {
  blockTexts,
  type Candidate,
  type DeviceSession,
  deviceDetailsOf,
  deviceKind,
  type Match,
  matchDevice,
  mergeVectors,
  networksOf,
  packVector,
  resolutionOf,
  type Ticket,
  tunnels,
  unpackVector,
  type VectorInput,
  vectorOf,
} from '@assay/devices';
import {
  claimSession,
  type Database,
  type DeviceBlocks,
  findDeviceOfToken,
  findDevices,
  findResolvers,
  recordDeviceVisit,
  type StoredDevice,
  type VisitToken,
} from '@assay/store';
import type { EnrichmentData } from '../enrichment/index';
import type { DeviceOpener, OpenedDevice } from '../fraud/index';
import type { Hasher } from '../identity-keys/index';
import { keyedDigest } from '../platform/secrets/keyed-digest';
import type { Sources } from '../platform/sources';
import type { Keyring } from './keyring';
import { isStale, observe } from './observe';
import { openSessionText, type SessionFailure } from './open-session';
import type { Popularity } from './popularity';
import type { Tickets } from './tickets';

const DAY_MS = 86_400_000;
/** How long a device may stay away and still be met without its token. */
const MATCH_DAYS = 120;
const PER_BLOCK = 40;
/** How long a resolver's question is joined to its browser. */
export const RESOLVER_MS = 10 * 60_000;

interface DevicePorts {
  readonly database: Database;
  readonly sources: Sources;
  readonly hasher: Hasher;
  readonly data: EnrichmentData;
  readonly keyring: Keyring;
  readonly tickets: Tickets;
  /** Keys the digest of first-party tokens. */
  readonly cookieSecret: Buffer;
  /** Keys the numbers of vectors. */
  readonly vectorSecret: string;
  readonly popularity: Popularity;
}

const candidatesOf = (
  stored: readonly (StoredDevice & { readonly doubt?: Buffer | null })[],
): readonly Candidate[] =>
  stored.flatMap((device) => {
    const vector = unpackVector(device.vector);
    return vector ? [{ ...device, vector, doubt: device.doubt ? unpackVector(device.doubt) : null }] : [];
  });

const flagged = (flag: SuspiciousFlag, isSet: boolean): readonly SuspiciousFlag[] => (isSet ? [flag] : []);

const verdictFlags = (verdict: {
  readonly automation: boolean;
  readonly tampering: boolean;
}): readonly SuspiciousFlag[] => [
  ...flagged('automation', verdict.automation),
  ...flagged('tampering', verdict.tampering),
];

/** The devices of the fraud call: opens sessions, derives `device_details`, knows devices again. */
export function deviceService(ports: DevicePorts): DeviceOpener & {
  /** The details of a session text without any account: nothing is matched, counted or kept. */
  read(
    text: string,
    now: number,
  ): Promise<{ readonly details: DeviceDetails } | { readonly reason: SessionFailure }>;
} {
  const { database, hasher, data, popularity } = ports;

  const resolversOf = (ticket: Ticket | null, now: number): Promise<readonly string[]> =>
    ticket?.dnsToken ? findResolvers(database, ticket.dnsToken, now - RESOLVER_MS) : Promise.resolve([]);

  const cookieHash = (spaceId: SpaceId | null, session: DeviceSession): string | null => {
    const id = session.signals.store?.id;
    if (!id || !/^[0-9a-f]{32}$/.test(id)) return null;
    return keyedDigest(ports.cookieSecret, `${spaceId ?? ''} ${id}`)
      .toString('hex')
      .slice(0, 32);
  };

  const rarityOf = (seen: ReturnType<typeof observe>, session: DeviceSession) => {
    const userAgent = `${seen.browser} ${seen.version?.split('.')[0]} ${seen.os} ${seen.claims.device_type}`;
    return {
      userAgent: hasher('device_user_agent', userAgent),
      resolution: hasher('device_resolution', resolutionOf(session.signals) ?? ''),
    };
  };

  const hashBlocks = (input: VectorInput, networks: readonly [number, number]): DeviceBlocks => {
    const [exact, looks, hardware, place, placeBefore] = blockTexts(input, networks);
    const of = (text: string) => hasher('device_block', text);
    return [of(exact), of(looks), of(hardware), of(place), of(placeBefore)];
  };

  /** The device that a session comes from, and what is to be kept of it after this visit. */
  async function find(
    spaceId: SpaceId,
    input: VectorInput,
    tokenHash: string | null,
    now: number,
  ): Promise<{
    readonly match: Match;
    readonly vector: Buffer;
    readonly blocks: DeviceBlocks;
    readonly token: VisitToken | null;
  }> {
    const vector = vectorOf(input, ports.vectorSecret);
    const [network = 0] = networksOf(vector);
    const within = { accountId: spaceId, personsSince: now - DAY_MS };
    const judge = (of: readonly Candidate[]) =>
      matchDevice(vector, of, { kind: deviceKind(input), now, perBlock: PER_BLOCK });
    const owner = tokenHash === null ? null : await findDeviceOfToken(database, { ...within, tokenHash });
    let candidates = candidatesOf(owner ? [owner] : []);
    let match = judge(candidates);
    // Most browsers still have their token: only for the others the looks are compared.
    if (match.reason !== 'token') {
      const alike = await findDevices(database, {
        ...within,
        blocks: hashBlocks(input, [network, network]),
        since: now - MATCH_DAYS * DAY_MS,
        perBlock: PER_BLOCK,
      });
      candidates = [...candidates, ...candidatesOf(alike.filter(({ id }) => id !== owner?.id))];
      match = judge(candidates);
    }
    const known = candidates.find((candidate) => candidate.id === match.id);
    const merged = known ? mergeVectors(known.vector, vector) : vector;
    const [present = 0, before = 0] = networksOf(merged);
    const isSettled = match.reason === 'token' && owner?.doubt != null && match.doubt === null;
    const token =
      tokenHash === null
        ? null
        : {
            hash: tokenHash,
            doubt: match.doubt && packVector(match.doubt),
            changes: match.tokenParted || isSettled,
          };
    return { match, vector: packVector(merged), blocks: hashBlocks(input, [present, before]), token };
  }

  return {
    async read(text, now) {
      const read = await openSessionText(text, ports);
      if (typeof read === 'string') return { reason: read };
      const seen = observe(read, data, now, await resolversOf(read.ticket, now));
      const flags = [
        ...seen.behaviour,
        ...verdictFlags(seen.verdict),
        ...flagged('session_stale', isStale(read, now)),
      ];
      const details = deviceDetailsOf(read.session, {
        ...seen,
        now,
        cookieHash: cookieHash(null, read.session),
        trueDeviceId: null,
        unpopular: { userAgent: null, resolution: null },
        flags,
      });
      return { details };
    },

    async open({ caller, request, now }): Promise<OpenedDevice | null> {
      const read = await openSessionText(request.session ?? '', ports);
      if (typeof read === 'string') return null;
      const { session, ticket } = read;
      const { spaceId } = caller;
      const userHash = request.user_id ? hasher('user_id', request.user_id) : null;
      const emailHash = request.email ? hasher('email', request.email.trim().toLowerCase()) : null;
      const transactionHash = request.transaction_id ? hasher('transaction', request.transaction_id) : null;
      const [resolvers, firstUse] = await Promise.all([
        resolversOf(ticket, now),
        claimSession(database, {
          accountId: spaceId,
          sessionId: session.id,
          at: now,
          transactionHash,
          userHash,
          emailHash,
        }),
      ]);
      const seen = observe(read, data, now, resolvers);
      const cookie = cookieHash(spaceId, session);
      const tokenHash = cookie === null ? null : hasher('device_token', cookie);
      const { match, vector, blocks, token } = await find(spaceId, seen.vectorInput, tokenHash, now);
      const trueDeviceId = match.id ?? ports.sources.timeOrderedId();
      const isRetry =
        firstUse !== null &&
        transactionHash !== null &&
        firstUse.transactionHash === transactionHash &&
        firstUse.userHash === userHash;
      const flags: SuspiciousFlag[] = [
        ...seen.behaviour,
        ...verdictFlags(seen.verdict),
        ...flagged('session_replayed', firstUse !== null && !isRetry),
        ...flagged('session_stale', isStale(read, now)),
        ...flagged('device_token_copied', match.tokenCopied),
      ];
      const rarity = rarityOf(seen, session);
      const details = deviceDetailsOf(session, {
        ...seen,
        now,
        cookieHash: cookie,
        trueDeviceId,
        unpopular: {
          userAgent: popularity.isRare(spaceId, 'user_agent', rarity.userAgent),
          resolution: popularity.isRare(spaceId, 'resolution', rarity.resolution),
        },
        flags,
      });
      return {
        details,
        keys: {
          ...(details.device_hash ? { device_hash: details.device_hash } : {}),
          ...(cookie ? { cookie_hash: cookie } : {}),
          true_device_id: trueDeviceId,
        },
        evidence: {
          match: { reason: match.reason, confidence: match.confidence },
          checks: seen.verdict.fired,
          routes: tunnels(seen.routes).mismatches,
          lies: session.lies.map(({ id, on }) => `${id}: ${on}`),
        },
        write: async (connection) => {
          popularity.count(spaceId, 'user_agent', rarity.userAgent);
          popularity.count(spaceId, 'resolution', rarity.resolution);
          await recordDeviceVisit(connection, {
            accountId: spaceId,
            id: trueDeviceId,
            at: now,
            vector,
            blocks,
            token,
            userHash,
            emailHash,
          });
        },
      };
    },
  };
}
