import {
  type Database,
  removeCasesBefore,
  removeMonitoringChangesBefore,
  removeScreeningsBefore,
} from '@assay/store';
import type { FastifyInstance } from 'fastify';
import type { Directory, Platform } from '../accounts/index';
import type { FeatureSignals } from '../fraud/index';
import type { Hasher } from '../identity-keys/index';
import type { ManagementApi } from '../management/index';
import { every } from '../platform/followers';
import type { ComponentHealth } from '../platform/health';
import type { Sources } from '../platform/sources';
import { amlSignal } from './aml-signal';
import { bankSignal } from './bank-signal';
import { Lists } from './lists';
import { screeningManagementRoutes } from './management-routes';
import type { IndexNames } from './monitored-index';
import { Monitoring } from './monitoring';
import { screeningRoutes } from './routes';
import { ScreeningService } from './screening-service';
import { openSearchProfiles } from './search-profiles';

export interface ScreeningParts {
  readonly database: Database;
  readonly sources: Sources;
  readonly directory: Directory;
  readonly hasher: Hasher;
  readonly dataDir: string;
  readonly deadlineMs: number;
  /** Builds the index of changed lists. */
  readonly build: (dataDir: string) => Promise<void>;
  readonly indexNames: IndexNames;
  readonly onFault: (error: unknown) => void;
}

/** Name screening as the composition wires it. */
export interface Screening {
  readonly signals: Pick<FeatureSignals, 'aml_details' | 'aml_bank_screening_details'>;
  routes(app: FastifyInstance, platform: Platform): void;
  management(api: ManagementApi): void;
  health(): ComponentHealth;
  /** Takes over lists that were imported since. */
  follow(): Promise<void>;
  /** Removes what a space kept from before a moment, UNIX milliseconds. */
  forgetOld(spaceId: number, before: number): Promise<void>;
  /** Waits for the work that is under way. */
  stop(): Promise<void>;
}

/** How soon lists that were imported on the command line are used. */
const LISTS_MS = 5_000;
/** How soon a name that is due is checked. */
const SWEEP_MS = 2_000;

/** Opens the lists and starts monitoring. */
export async function openScreening(parts: ScreeningParts): Promise<Screening> {
  const { database, sources, directory, hasher, dataDir, onFault } = parts;
  const lists = await Lists.open({ dataDir, build: parts.build });
  const profiles = openSearchProfiles(database, directory);
  const monitoring = await Monitoring.open({
    database,
    sources,
    dataDir,
    lists,
    profiles,
    directory,
    indexNames: parts.indexNames,
  });
  const service = new ScreeningService({
    database,
    sources,
    hasher,
    lists,
    profiles,
    deadlineMs: parts.deadlineMs,
    generation: () => monitoring.generation(),
  });
  // One after the other: a check sees either the lists before or those after.
  let working: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>) => {
    const turn = working.catch(() => undefined).then(work);
    working = turn;
    return turn.then(() => undefined);
  };
  const follow = () => inTurn(() => lists.follow());
  const followers = [
    every(LISTS_MS, follow, onFault),
    every(SWEEP_MS, () => inTurn(() => monitoring.sweep()), onFault),
  ];
  return {
    signals: { aml_details: amlSignal(service), aml_bank_screening_details: bankSignal(service) },
    routes: (app, platform) => screeningRoutes(app, platform, service),
    management: (api) => screeningManagementRoutes(api, { lists, profiles, hasher }),
    health() {
      const note = lists.notice();
      return note === null
        ? { name: 'aml-lists', state: 'ok' }
        : { name: 'aml-lists', state: 'degraded', note };
    },
    follow,
    async forgetOld(spaceId, before) {
      await removeScreeningsBefore(database, spaceId, before);
      await removeMonitoringChangesBefore(database, spaceId, before);
      await removeCasesBefore(database, spaceId, before);
    },
    async stop() {
      for (const follower of followers) follower.stop();
      await working.catch(() => undefined);
    },
  };
}
