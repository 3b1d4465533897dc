import {
  type Database,
  forgetDeviceSessions,
  forgetDevices,
  forgetUndecided,
  recordResolver,
} from '@assay/store';
import type { Ambient } from '../platform/ambient';
import type { DnsConfig } from '../platform/config';
import type { Feature } from '../platform/feature';
import { derivedKey } from '../platform/secrets/derived-key';
import type { SigningSecrets } from '../platform/secrets/signing-secrets';
import type { EnrichmentData, Hasher } from '../scoring/index';
import { Shares } from './account-shares';
import { deviceConfigRoute } from './config-route';
import { DeviceService, RESOLVER_MS } from './device-service';
import { isOwnDnsLabel } from './dns-label';
import { type DnsServer, startDnsServer } from './dns-server';
import { moveAllJoinedCounts } from './joined-counts';
import { Keyring } from './keyring';
import { Popularity } from './popularity';
import { deviceTickets } from './tickets';

/** How long the use of a session is remembered. */
const SESSION_MS = 86_400_000;

/** How long counted browsers and screens wait to be written. */
const POPULARITY_MS = 10_000;
const FORGET_MS = 600_000;
/** How long counts by keys that are no subjects may name an id that was joined with another. */
const JOINED_MS = 30_000;
/** How long a token that came once, and whose device was not decided, is kept. */
const UNDECIDED_MS = 60 * 86_400_000;

interface Devices extends Feature {
  readonly keyring: Keyring;
  readonly popularity: Popularity;
  readonly shares: Shares;
  readonly service: DeviceService;
  /** Starts the server of the resolver discovery. */
  startDns(dns: DnsConfig & { readonly zone: string }, onFault: (error: unknown) => void): Promise<DnsServer>;
}

/**
 * Devices of browsers, wired.
 * @param signingSecrets the deployment's; every key of the feature is derived from it for one purpose
 */
export function openDevices(parts: {
  readonly database: Database;
  readonly ambient: Ambient;
  readonly hasher: Hasher;
  readonly data: EnrichmentData;
  readonly signingSecrets: SigningSecrets;
  /** Zone of the resolver discovery; undefined = off. */
  readonly dnsZone?: string | undefined;
}): Devices {
  const { database, ambient, hasher, data, signingSecrets } = parts;
  const keyring = new Keyring({ database, ambient, signingSecrets });
  const tickets = deviceTickets(signingSecrets, ambient.bytes);
  const popularity = new Popularity({ database, now: () => ambient.now() });
  const shares = new Shares({ database, now: () => ambient.now() });
  const service = new DeviceService({
    shares,
    database,
    ambient,
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
    routes: (app) => deviceConfigRoute(app, { ambient, keyring, tickets, dnsSecret, dnsZone: parts.dnsZone }),
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
          const now = ambient.now();
          await forgetDeviceSessions(database, {
            sessions: now - SESSION_MS,
            resolvers: now - RESOLVER_MS,
          });
          await forgetUndecided(database, now - UNDECIDED_MS);
        },
      },
    ],
    retention: { space: (spaceId, before) => forgetDevices(database.patient(), spaceId, before) },
    startDns: ({ zone, address, host, port }, onFault) =>
      startDnsServer({
        host,
        port,
        now: () => ambient.now(),
        zone: { name: zone, address, isOwn: (label) => isOwnDnsLabel(dnsSecret, label) },
        onLook: (token, resolver) => {
          recordResolver(database, { token, resolver, at: ambient.now() }).catch(onFault);
        },
      }),
  };
}
