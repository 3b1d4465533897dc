import type { Database } from '@assay/store';
import { removeStreamsOlderThan, streamWriter } from '@assay/store';
import type { RoutePorts } from '../../identity/index';
import type { ManagementApi } from '../../management/index';
import type { Feature } from '../../platform/feature';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import type { EnrichmentData, FeatureSignals, Hasher } from '../../scoring/index';
import { streamManagementRoutes } from './management-routes';
import { streamRoutes } from './routes';
import { streamFold } from './stream-fold';
import { StreamGate } from './stream-gate';
import { streamSignal } from './stream-signal';
import { streamTokens } from './stream-token';

/** Session monitoring, wired: a module of the fraud call, the routes of browsers and backends, those of analysts. */
interface SessionMonitoring extends Feature<ManagementApi> {
  readonly signals: Pick<FeatureSignals, 'session_monitoring_details'>;
}

export function openSessionMonitoring(ports: {
  readonly routePorts: RoutePorts;
  readonly database: Database;
  readonly data: EnrichmentData;
  readonly hasher: Hasher;
  readonly signingSecrets: SigningSecrets;
  /** Where browsers reach this deployment; empty = where the backend reached it. */
  readonly ingestUrls: readonly string[];
}): SessionMonitoring {
  const { routePorts, database, data, hasher } = ports;
  const writer = streamWriter(database, streamFold(hasher));
  const tokens = streamTokens(ports.signingSecrets);
  return {
    name: 'session-monitoring',
    signals: { session_monitoring_details: streamSignal(database, hasher) },
    routes: (app) =>
      streamRoutes(
        app,
        routePorts,
        {
          ambient: routePorts.ambient,
          directory: routePorts.directory,
          data,
          hasher,
          tokens,
          gate: new StreamGate(),
          keep: writer.keep,
        },
        ports.ingestUrls,
      ),
    management: streamManagementRoutes(hasher),
    retention: { space: (spaceId, before) => removeStreamsOlderThan(database.patient(), spaceId, before) },
  };
}
