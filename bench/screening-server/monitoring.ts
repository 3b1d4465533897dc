import { resolve } from 'node:path';
import {
  buildNameIndex,
  DEFAULT_SETTINGS,
  diffLists,
  type ListEntry,
  type ScreeningList,
} from '@assay/screening';
import { keyHasher, migrate, openDatabase } from '@assay/store';
import { Directory } from '../../apps/server/src/identity/accounts/directory';
import { systemRuntime } from '../../apps/server/src/platform/runtime';
import { buildIndex } from '../../apps/server/src/screening/index-files';
import { readManifest, writePublication } from '../../apps/server/src/screening/list-store';
import { Lists } from '../../apps/server/src/screening/lists';
import { indexNamesInChildProcess } from '../../apps/server/src/screening/monitored-index-process';
import { Monitoring } from '../../apps/server/src/screening/monitoring';
import { SearchProfiles } from '../../apps/server/src/screening/settings';
import { type FreshDatabase, freshDatabase } from '../fraud-call/servers';
import { dataFolder } from '../fraud-call/subject';
import { cpuOf } from '../process-cpu';
import { atMost, type Row } from '../row';
import { hasRealLists, readFiles } from '../screening/cultures';
import { Draw, typo } from '../screening/noise';

const SUBJECTS = 100_000;
/**
 * Share of names that match a new entry with a typing error, as one in this many; the others consist of words
 * from the list.
 */
const LIKE_NEW_ONE_IN = 200;
/** Number of names searched individually for comparison. */
const SAMPLE = 10_000;
const PUBLICATION = 'ofac';

/** Returns customers' names by their numbers. */
function subjectsOf(before: readonly ListEntry[], fresh: readonly ListEntry[]): readonly string[] {
  const draw = new Draw(11);
  const words = before
    .filter(({ type }) => type === 'PERSON')
    .flatMap(({ names }) => names.flatMap(({ text }) => text.split(/[\s,]+/)))
    .filter((word) => /^\p{L}{3,}$/u.test(word));
  return Array.from({ length: SUBJECTS }, (_, number) => {
    if (number % LIKE_NEW_ONE_IN === 0) return typo(draw.of(draw.of(fresh).names).text, draw);
    return Array.from({ length: number % 2 === 0 ? 2 : 3 }, () => draw.of(words)).join(' ');
  });
}

/** Elapsed seconds and CPU seconds, including processes that were started and have ended (Linux). */
interface Took {
  readonly clock: number;
  readonly cpu: number;
}

async function took(work: () => Promise<unknown>): Promise<Took> {
  const start = performance.now();
  const before = cpuOf([process.pid], { children: true });
  await work();
  const cpu = (cpuOf([process.pid], { children: true }) - before) / 1000;
  return { clock: (performance.now() - start) / 1000, cpu };
}

const of = ({ clock, cpu }: Took, times: number): Took => ({ clock: clock * times, cpu: cpu * times });

const rows = (figure: string, { clock, cpu }: Took, reference: string): readonly Row[] => [
  { figure, value: clock, unit: 's', reference },
  { figure: `${figure}, CPU time`, value: cpu, unit: 's', reference },
];

/** Makes a list the newest publication, like an import. */
async function publishList(folder: string, list: ScreeningList, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  const stored = { name: PUBLICATION, format: 'ofac-csv', importedAt: at, seenAt: at, origin: null };
  await writePublication(folder, { ...stored, lists: [list], before: readManifest(folder, PUBLICATION) });
  await buildIndex(folder);
}

/** Replaces the monitored names, with none due. */
async function enrolAll(
  fresh: FreshDatabase,
  names: readonly string[],
  generation: ReturnType<Monitoring['generation']>,
): Promise<void> {
  await fresh.query('DELETE FROM monitored_name');
  await fresh.query(
    `INSERT INTO monitored_name (account_id, id, subject_key, name, query, settings, schedule, cadence, generation, created_at, checked_at)
     SELECT 1, ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, number, name,
       jsonb_build_object('name', name, 'type', 'UNKNOWN'), '{}', 'ON_CHANGE', 'ON_CHANGE', $2, 0, 0
     FROM unnest($1::text[]) WITH ORDINALITY AS t(name, number)`,
    [names, generation],
  );
  await fresh.query('VACUUM ANALYZE monitored_name');
}

/**
 * Searches some of the names without monitoring.
 * @returns the numbers of those that match, and the time for all
 */
async function searchOneByOne(list: ScreeningList, names: readonly string[]) {
  const index = buildNameIndex([list]);
  const matching: number[] = [];
  const sample = await took(async () => {
    for (const [number, name] of names.slice(0, SAMPLE).entries())
      if (index.screen({ name }, DEFAULT_SETTINGS).matches.length > 0) matching.push(number);
  });
  return { matching, oneByOne: of(sample, SUBJECTS / SAMPLE) };
}

/** Compares monitored names with a real change of a list (OFAC SDN, February 2024). */
export async function benchMonitoring(): Promise<readonly Row[]> {
  if (!hasRealLists()) throw new Error('This benchmark requires the real lists in ../shared/data/aml.');
  const fresh = await freshDatabase();
  if (!fresh)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const database = openDatabase({ url: fresh.url, maxConnections: 4 });
  const folder = dataFolder();
  const runtime = systemRuntime();
  try {
    const [before] = await readFiles(['ofac/sdn_2024-02-20.csv.gz']);
    const [after] = await readFiles(['ofac/sdn_2024-02-23.csv.gz']);
    const publish = (list: ScreeningList) => publishList(folder.path, list, runtime.now());
    await publish(before!);
    await migrate(database, new Date(runtime.now()));
    const directory = await Directory.open({ database, runtime });
    const lists = await Lists.open({ dataDir: folder.path, build: async () => undefined });
    const monitoring = await Monitoring.open({
      database,
      looks: database,
      runtime,
      hasher: keyHasher('pepper'),
      dataDir: folder.path,
      lists,
      profiles: new SearchProfiles({ database, directory }),
      directory,
      indexNames: indexNamesInChildProcess(resolve('dist', 'assay.mjs')),
    });

    const { added, changed } = diffLists(before!.entries, after!.entries);
    const entries = [...added, ...changed.map(({ next }) => next)];
    const names = subjectsOf(before!.entries, entries);
    const takeOver = async (list: ScreeningList) => {
      await publish(list);
      return took(() => lists.follow());
    };

    await enrolAll(fresh, names, monitoring.generation());
    const first = await takeOver(after!);
    const dueRows = await fresh.query(
      'SELECT subject_key::int AS number FROM monitored_name WHERE due_at IS NOT NULL',
    );
    const due = new Set(dueRows.map(({ number }) => Number(number) - 1));
    await fresh.query('UPDATE monitored_name SET due_at = NULL, generation = $1', [monitoring.generation()]);
    await takeOver(before!);
    await fresh.query('UPDATE monitored_name SET due_at = NULL, generation = $1', [monitoring.generation()]);
    const next = await takeOver(after!);

    const { matching, oneByOne } = await searchOneByOne({ ...after!, entries }, names);
    const reference = `${entries.length} changed entries, ${SUBJECTS} names`;
    const compared = `${matching.length} of ${SAMPLE} names match`;
    return [
      ...rows('comparing the names with the new lists', next, reference),
      ...rows('first change after a start', first, reference),
      ...rows('searching every name individually', oneByOne, `from ${SAMPLE} names`),
      { figure: 'names due', value: due.size, unit: 'names', reference },
      {
        figure: 'matching names that are not due',
        value: matching.filter((number) => !due.has(number)).length,
        unit: 'names',
        reference: compared,
        bar: atMost(0),
      },
    ];
  } finally {
    await database.close();
    await fresh.drop();
    folder.remove();
  }
}
