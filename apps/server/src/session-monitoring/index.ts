import type { Database } from '@assay/store';
import { streamWriter } from '@assay/store';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../accounts/index';
import type { EnrichmentData } from '../enrichment/index';
import type { FeatureSignals } from '../fraud/index';
import type { Hasher } from '../identity-keys/index';
import type { ManagementApi } from '../management/index';
import { streamManagementRoutes } from './management-routes';
import { streamRoutes } from './routes';
import { streamFold } from './stream-fold';
import { StreamGate } from './stream-gate';
import { streamSignal } from './stream-signal';
import { streamTokens } from './stream-token';

/** Session monitoring, wired: a module of the fraud call, the routes of browsers and backends, those of analysts. */
export interface SessionMonitoring {
  readonly signal: NonNullable<FeatureSignals['session_monitoring_details']>;
  routes(app: FastifyInstance, platform: Platform): void;
  readonly management: (api: ManagementApi) => void;
}

export function sessionMonitoring(ports: {
  readonly database: Database;
  readonly data: EnrichmentData;
  readonly hasher: Hasher;
  readonly signingSecret: Buffer;
  /** Where browsers reach this deployment; empty = where the backend reached it. */
  readonly ingestUrls: readonly string[];
}): SessionMonitoring {
  const { database, data, hasher } = ports;
  const writer = streamWriter(database, streamFold(hasher));
  const tokens = streamTokens(ports.signingSecret);
  return {
    signal: streamSignal(database, hasher),
    routes: (app, platform) =>
      streamRoutes(
        app,
        platform,
        {
          sources: platform.sources,
          directory: platform.directory,
          data,
          hasher,
          tokens,
          gate: new StreamGate(),
          keep: writer.keep,
        },
        ports.ingestUrls,
      ),
    management: streamManagementRoutes(hasher),
  };
}
