import {
  type Database,
  removeCasesBefore,
  removeMonitoringChangesBefore,
  removeScreeningsBefore,
} from '@assay/store';
import type { Directory, RoutePorts } from '../identity/index';
import type { ManagementApi } from '../management/index';
import type { Ambient } from '../platform/ambient';
import type { Feature } from '../platform/feature';
import type { FeatureSignals, Hasher } from '../scoring/index';
import { amlSignal } from './aml-signal';
import { bankSignal } from './bank-signal';
import { sortMonitoredNames } from './find-monitored';
import { Lists } from './lists';
import { screeningManagementRoutes } from './management-routes';
import type { IndexNames } from './monitored-index';
import { Monitoring } from './monitoring';
import { screeningRoutes } from './routes';
import { ScreeningService } from './screening-service';
import { SearchProfiles } from './search-profiles';

interface ScreeningParts {
  readonly routePorts: RoutePorts;
  readonly database: Database;
  readonly ambient: Ambient;
  readonly directory: Directory;
  readonly hasher: Hasher;
  readonly dataDir: string;
  readonly deadlineMs: number;
  /** Builds the index of changed lists. */
  readonly build: (dataDir: string) => Promise<void>;
  readonly indexNames: IndexNames;
}

interface Screening extends Feature<ManagementApi> {
  readonly signals: Pick<FeatureSignals, 'aml_details' | 'aml_bank_screening_details'>;
}

/** How soon lists that were imported on the command line are used. */
const LISTS_MS = 5_000;
/** How soon a name that is due is checked. */
const SWEEP_MS = 2_000;
/** How soon names of earlier versions can be searched for. */
const SORT_MS = 60_000;

/** Also reads what nobody has asked for yet: the first search does not wait for it then. */
async function followLists(lists: Lists): Promise<void> {
  await lists.follow();
  lists.readNames();
}

/** Name screening, wired: the lists, and monitoring of names. */
export async function openScreening(parts: ScreeningParts): Promise<Screening> {
  const { routePorts, database, ambient, directory, hasher, dataDir } = parts;
  const lists = await Lists.open({ dataDir, build: parts.build });
  const profiles = new SearchProfiles({ database, directory });
  const monitoring = await Monitoring.open({
    database: database.patient(),
    looks: database,
    ambient,
    hasher,
    dataDir,
    lists,
    profiles,
    directory,
    indexNames: parts.indexNames,
  });
  const service = new ScreeningService({
    database,
    ambient,
    hasher,
    lists,
    profiles,
    deadlineMs: parts.deadlineMs,
    generation: () => monitoring.generation(),
  });
  let isStopped = false;
  // One after the other: a check sees either the lists before or those after.
  let working: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>) => {
    const turn = working.catch(() => undefined).then(work);
    working = turn;
    return turn;
  };
  return {
    name: 'screening',
    signals: { aml_details: amlSignal(service), aml_bank_screening_details: bankSignal(service) },
    routes: (app) => screeningRoutes(app, routePorts, service),
    management: (api) => screeningManagementRoutes(api, { lists, profiles, hasher }),
    async health() {
      const note = lists.notice();
      return [
        note === null ? { name: 'aml-lists', state: 'ok' } : { name: 'aml-lists', state: 'degraded', note },
      ];
    },
    jobs: [
      {
        name: 'screening',
        everyMs: LISTS_MS,
        inEvery: true,
        run: () => inTurn(() => followLists(lists)),
      },
      { name: 'screening', everyMs: SWEEP_MS, run: () => inTurn(() => monitoring.sweep()) },
      {
        name: 'screening',
        everyMs: SORT_MS,
        run: () => sortMonitoredNames(database.patient(), hasher, () => isStopped),
      },
    ],
    retention: {
      async space(spaceId, before) {
        await removeScreeningsBefore(database.patient(), spaceId, before);
        await removeMonitoringChangesBefore(database.patient(), spaceId, before);
        await removeCasesBefore(database.patient(), spaceId, before);
      },
    },
    async stop() {
      isStopped = true;
      await working.catch(() => undefined);
    },
  };
}
