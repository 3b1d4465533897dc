import type { FastifyInstance } from 'fastify';
import type { Platform } from '../accounts/index';
import type { ManagementApi } from '../management/index';
import { EraseService } from './erase-service';
import { personRoutes } from './management-routes';
import { personBox } from './person-box';
import { eraseRoutes } from './routes';
import { type EraseWorkerPorts, startEraseWorker } from './worker';

export type { EraseService } from './erase-service';
export { exportPerson } from './export-person';
export { personScope } from './scope';

export interface Erase {
  readonly service: EraseService;
  readonly routes: (app: FastifyInstance, platform: Platform) => void;
  readonly management: (api: ManagementApi) => void;
  /** Ends the work between two turns; another process goes on. */
  stop(): Promise<void>;
}

/** Erasing what is kept of persons, and telling them what it is. */
export function openErase(parts: Omit<EraseWorkerPorts, 'box'> & { readonly signingSecret: Buffer }): Erase {
  const box = personBox(parts.signingSecret, parts.sources);
  const worker = startEraseWorker({ ...parts, box });
  const service = new EraseService({ ...parts, box, worker });
  return {
    service,
    routes: (app, platform) => eraseRoutes(app, platform, service),
    management: (api) => personRoutes(api, parts),
    stop: () => worker.stop(),
  };
}
