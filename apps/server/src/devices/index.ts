import { hkdfSync } from 'node:crypto';
import { type Sealing, sealing } from '@assay/devices';
import { type Database, forgetDeviceSessions } from '@assay/store';
import type { EnrichmentData } from '../enrichment/index';
import type { Sources } from '../platform/sources';
import { deviceService, RESOLVER_MS } from './device-service';
import { type Keyring, openKeyring } from './keyring';
import { openPopularity, type Popularity } from './popularity';

export { deviceConfigRoute } from './config-route';

/** How long the use of a session is remembered. */
const SESSION_MS = 86_400_000;

/** The feature over an open database, ready to be wired. */
export interface Devices {
  readonly keyring: Keyring;
  readonly tickets: Sealing;
  readonly dnsSecret: Buffer;
  readonly popularity: Popularity;
  readonly service: ReturnType<typeof deviceService>;
  /** Forgets sessions after a day and resolvers after ten minutes. */
  forgetOld(): Promise<void>;
}

/** @param signingSecret the deployment's; every key of the feature is derived from it for one purpose */
export function openDevices(parts: {
  readonly database: Database;
  readonly sources: Sources;
  readonly hasher: (type: string, value: string) => string;
  readonly data: EnrichmentData;
  readonly signingSecret: Buffer;
}): Devices {
  const { database, sources, hasher, data, signingSecret } = parts;
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', signingSecret, '', purpose, 32));
  const keyring = openKeyring(database, sources, sealing(signingSecret, 'assay-device-keys'));
  const tickets = sealing(signingSecret, 'assay-device-tickets');
  const popularity = openPopularity(database, () => sources.now());
  const service = deviceService({
    database,
    sources,
    hasher,
    data,
    keyring,
    tickets,
    cookieSecret: derived('assay-device-cookies'),
    vectorSecret: derived('assay-device-vectors').toString('base64'),
    popularity,
  });
  return {
    keyring,
    tickets,
    dnsSecret: derived('assay-device-dns'),
    popularity,
    service,
    forgetOld: () =>
      forgetDeviceSessions(database, {
        sessions: sources.now() - SESSION_MS,
        resolvers: sources.now() - RESOLVER_MS,
      }),
  };
}
