import type { DeviceDetails, EnvironmentId, SuspiciousFlag } from '@assay/contract';
import {
  type DeviceSession,
  decidedOf,
  deviceDetailsOf,
  deviceHash,
  type Identity,
  isDecided,
  type Judgement,
  resolutionOf,
  rivalsOf,
  runChecks,
  type Ticket,
  tunnels,
  unshownIn,
  type VerdictName,
  verdictsSince,
} from '@assay/devices';
import { claimSession, type FirstUse, findResolvers } from '@assay/store';
import type { Runtime } from '../platform/runtime';
import { keyedDigest } from '../platform/secrets/aes-gcm';
import {
  type DeviceOpener,
  type EnrichmentData,
  type Hasher,
  keyHash,
  type OpenedDevice,
} from '../scoring/index';
import type { Keyring } from './keyring';
import { isStale, observe } from './observe';
import type { Popularity } from './popularity';
import { type Recognised, type RecognitionPorts, recognise, storeVisit } from './recognise';
import { openSessionText, type ReadSession, type SessionFailure, type Tickets } from './tickets';

const DAY_MS = 86_400_000;
/** Number of days for which the verdicts of a visit affect later visits of the device. */
const EARLIER_DAYS = 90;

/** Time for which a resolver's query is matched to its browser, in milliseconds. */
export const RESOLVER_MS = 10 * 60_000;

interface DevicePorts extends RecognitionPorts {
  readonly runtime: Runtime;
  readonly data: EnrichmentData;
  readonly keyring: Keyring;
  readonly tickets: Tickets;
  /** Key for the digest of first-party tokens. */
  readonly cookieSecret: Buffer;
  readonly popularity: Popularity;
}

type Call = Parameters<DeviceOpener['open']>[0];
type Observation = ReturnType<typeof observe>;

/** Identifiers in a request, hashed; null = not sent. */
type Named = Pick<FirstUse, 'transactionHash' | 'userHash'> & { readonly emailHash: string | null };

const flagged = (flag: SuspiciousFlag, isSet: boolean): readonly SuspiciousFlag[] => (isSet ? [flag] : []);

/** Flags derived from the session alone, before the store is read. */
const sessionFlags = ({ behaviour }: Observation, { verdicts }: Judgement): readonly SuspiciousFlag[] => [
  ...behaviour,
  ...flagged(
    'potential_remote_control',
    isDecided(verdicts.remote_access) && !behaviour.includes('potential_remote_control'),
  ),
  ...flagged('automation', isDecided(verdicts.automation)),
  ...flagged('tampering', isDecided(verdicts.tampering)),
];

const namedIn = ({ user_id, email, transaction_id }: Call['request'], hasher: Hasher): Named => ({
  userHash: user_id ? hasher('user_id', user_id) : null,
  emailHash: email ? keyHash(hasher, 'email', email) : null,
  transactionHash: transaction_id ? hasher('transaction', transaction_id) : null,
});

/** A session is valid for one transaction; the same transaction again is a retry, not a replay. */
const isReplayed = (firstUse: FirstUse | null, { transactionHash, userHash }: Named): boolean =>
  firstUse !== null &&
  (transactionHash === null ||
    firstUse.transactionHash !== transactionHash ||
    firstUse.userHash !== userHash);

function rarityOf(seen: Observation, session: DeviceSession, hasher: Hasher) {
  const userAgent = `${seen.browser} ${seen.version?.split('.')[0]} ${seen.os} ${seen.claims.device_type}`;
  return {
    userAgent: hasher('device_user_agent', userAgent),
    resolution: hasher('device_resolution', resolutionOf(session.signals) ?? ''),
  };
}

/** Returns `device_match`: how the device ID was found. */
const matchOf = ({
  reason,
  probability,
  isSettled,
  likeliest,
  joins,
}: Identity): DeviceDetails['device_match'] => ({
  reason,
  probability,
  settled: isSettled,
  likeliest_device_id: likeliest,
  joined_device_ids: joins.map(({ from }) => from),
});

/**
 * Returns the verdicts of the device's earlier visits. Returns null unless its token proves the identity,
 * because an automated browser may resemble a person's browser.
 */
function earlierOf({ before, identity, now }: Recognised): ReadonlySet<VerdictName> | null {
  if (before === null || identity.reason !== 'token' || before.id !== identity.id) return null;
  return verdictsSince(before.memory, Math.floor(now / DAY_MS) - EARLIER_DAYS);
}

/** Returns the device's history for the explanation: counts and new values, never the attributes themselves. */
function historyOf({ before, look }: Recognised): unknown {
  if (before === null) return null;
  const { id, firstSeen, lastSeen, tokenSeen, visits, persons, memory } = before;
  return {
    device_id: id,
    first_seen: firstSeen,
    last_seen: lastSeen,
    token_last_seen: tokenSeen,
    visits,
    visits_with_its_token: memory.tokens.kept,
    visits_with_another_token: memory.tokens.fresh,
    persons_within_a_day: persons,
    tokens_used_in_turns: rivalsOf(before),
    shown_for_the_first_time: unshownIn(memory, look),
  };
}

/** Device module of the fraud request: decrypts sessions, derives `device_details` and recognizes devices. */
export class DeviceService implements DeviceOpener {
  constructor(private readonly ports: DevicePorts) {}

  /** Returns the details of a session text without an account: nothing is matched, counted or stored. */
  async read(
    text: string,
    now: number,
  ): Promise<{ readonly details: DeviceDetails } | { readonly reason: SessionFailure }> {
    const read = await openSessionText(text, this.ports);
    if (typeof read === 'string') return { reason: read };
    const seen = observe(read, this.ports.data, now, await this.resolversOf(read.ticket, now));
    const judgement = runChecks({ ...seen.checked, stream: null, earlier: null });
    const details = deviceDetailsOf(read.session, {
      ...seen,
      now,
      cookieHash: this.cookieHash(null, read.session),
      trueDeviceId: null,
      match: null,
      unpopular: { userAgent: null, resolution: null },
      judgement,
      flags: [...sessionFlags(seen, judgement), ...flagged('session_stale', isStale(read, now))],
    });
    return { details };
  }

  /** @returns null when the session text can't be read */
  async open({ caller, request, now }: Call): Promise<OpenedDevice | null> {
    const { data, hasher } = this.ports;
    const read = await openSessionText(request.session ?? '', this.ports);
    if (typeof read === 'string') return null;
    const { session, ticket } = read;
    const { environmentId } = caller;
    const named = namedIn(request, hasher);
    const [resolvers, firstUse] = await Promise.all([
      this.resolversOf(ticket, now),
      claimSession(this.ports.database, { environmentId, sessionId: session.id, at: now, ...named }),
    ]);
    const seen = observe(read, data, now, resolvers);
    const cookieHash = this.cookieHash(environmentId, session);
    const recognised = await recognise(this.ports, {
      environmentId,
      input: seen.vectorInput,
      tokenHash: cookieHash === null ? null : hasher('device_token', cookieHash),
      now,
    });
    return this.opened({
      environmentId,
      now,
      read,
      seen,
      named,
      cookieHash,
      recognised,
      isReplayed: isReplayed(firstUse, named),
    });
  }

  /** Returns the result for a session that was read and matched to a device. */
  private opened(visit: {
    readonly environmentId: EnvironmentId;
    readonly now: number;
    readonly read: ReadSession;
    readonly seen: Observation;
    readonly named: Named;
    readonly cookieHash: string | null;
    readonly recognised: Recognised;
    readonly isReplayed: boolean;
  }): OpenedDevice {
    const { popularity, hasher, runtime } = this.ports;
    const { environmentId, now, read, seen, named, cookieHash } = visit;
    const { recognised } = visit;
    const { identity } = recognised;
    // ID of the device if it turns out to be new.
    const newId = runtime.timeOrderedId();
    const trueDeviceId = identity.id ?? newId;
    const rarity = rarityOf(seen, read.session, hasher);
    const unpopular = {
      userAgent: popularity.isRare(environmentId, 'user_agent', rarity.userAgent),
      resolution: popularity.isRare(environmentId, 'resolution', rarity.resolution),
    };
    const earlier = earlierOf(recognised);
    const judged: OpenedDevice['judged'] = (stream) => {
      const judgement = runChecks({ ...seen.checked, stream, earlier });
      const details = deviceDetailsOf(read.session, {
        ...seen,
        now,
        cookieHash,
        trueDeviceId,
        match: matchOf(identity),
        unpopular,
        judgement,
        flags: [
          ...sessionFlags(seen, judgement),
          ...flagged('session_replayed', visit.isReplayed),
          ...flagged('session_stale', isStale(read, now)),
          ...flagged('device_token_copied', identity.tokenCopied),
        ],
      });
      const evidence = {
        match: details.device_match,
        history: historyOf(recognised),
        checks: judgement.fired,
        routes: tunnels(seen.routes).mismatches,
        lies: read.session.lies.map(({ id, on }) => `${id}: ${on}`),
      };
      return { details, evidence };
    };
    const hash = deviceHash(read.session.signals, seen.os);
    return {
      judged,
      keys: {
        ...(hash ? { device_hash: hash } : {}),
        ...(cookieHash ? { cookie_hash: cookieHash } : {}),
        // An identity with a probability below one half isn't counted.
        ...(identity.isCounted ? { true_device_id: trueDeviceId } : {}),
      },
      write: async (connection) => {
        const { userHash, emailHash } = named;
        popularity.count(environmentId, 'user_agent', rarity.userAgent);
        popularity.count(environmentId, 'resolution', rarity.resolution);
        // Each visit is stored with verdicts from its own evidence only; otherwise one verdict would support
        // the next.
        const verdicts = decidedOf(runChecks({ ...seen.checked, stream: null, earlier: null }));
        await storeVisit(connection, this.ports, recognised, {
          newId,
          verdicts,
          person: { userHash, emailHash },
        });
      },
    };
  }

  private resolversOf(ticket: Ticket | null, now: number): Promise<readonly string[]> {
    return ticket?.dnsToken
      ? findResolvers(this.ports.database, ticket.dnsToken, now - RESOLVER_MS)
      : Promise.resolve([]);
  }

  private cookieHash(environmentId: EnvironmentId | null, session: DeviceSession): string | null {
    const id = session.signals.store?.id;
    if (!id || !/^[0-9a-f]{32}$/.test(id)) return null;
    return keyedDigest(this.ports.cookieSecret, `${environmentId ?? ''} ${id}`)
      .toString('hex')
      .slice(0, 32);
  }
}
