import type { RoutePorts } from '../../identity/index';
import type { ManagementApi } from '../../management/index';
import type { Feature } from '../../platform/feature';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import { EraseService } from './erase-service';
import { personRoutes } from './management-routes';
import { personBox } from './person-box';
import { eraseRoutes } from './routes';
import { EraseWorker, type EraseWorkerPorts } from './worker';

interface Erase extends Feature<ManagementApi> {
  readonly service: EraseService;
}

/** Erasing what is kept of persons, and giving it to them. */
export function openErase(
  parts: Omit<EraseWorkerPorts, 'box' | 'looks'> & {
    readonly signingSecrets: SigningSecrets;
    readonly routePorts: RoutePorts;
  },
): Erase {
  const box = personBox(parts.signingSecrets, parts.ambient);
  const { database: looks } = parts;
  const worker = new EraseWorker({ ...parts, looks, database: looks.patient(), box });
  const service = new EraseService({ ...parts, box, worker });
  return {
    name: 'erase',
    service,
    routes: (app) => eraseRoutes(app, parts.routePorts, service),
    management: (api) => personRoutes(api, { hasher: parts.hasher, service }),
    // Between two turns; another process goes on.
    stop: () => worker.stop(),
  };
}
