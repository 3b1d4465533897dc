import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { amlSimSample, amlSimSamples } from './amlsim-sample';
import { AMLSIM, type CsvMapping, PAYSIM, readMapping, SPARKOV } from './csv-mapping';
import { csvSet } from './csv-set';
import { handbookSet } from './handbook/set';
import type { Half, OpenedSet } from './proof-set';

interface Opener {
  readonly name: string;
  readonly open: () => OpenedSet;
}

/** The handbook measures the precision of 100 reviewed cards a day. */
const HANDBOOK = { reviewsPerDay: 100, reviewCost: 5, targets: { auc: 0.9, averagePrecision: 0.65 } };

/** Returns the CSV files of a folder, except lists of customers; none if the folder is missing. */
function csvFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv') && name !== 'customers.csv')
    .sort()
    .map((name) => join(folder, name));
}

const opened = (files: readonly string[], mapping: CsvMapping): readonly Opener[] =>
  files.length === 0 ? [] : [{ name: mapping.name, open: () => csvSet(files, mapping) }];

/** Returns the sets that a mapping file describes: `NAME.mapping.json` next to `NAME.csv` or a folder `NAME`. */
function mapped(folder: string): readonly Opener[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mapping.json'))
    .sort()
    .flatMap((name) => {
      const base = join(folder, name.slice(0, -'.mapping.json'.length));
      const files = existsSync(`${base}.csv`) ? [`${base}.csv`] : csvFiles(base);
      return opened(files, readMapping(readFileSync(join(folder, name), 'utf8')));
    });
}

/**
 * Returns the sets that can be measured: the simulated one, and those whose files are in the folder. The counted
 * half of a set is in the folder of its name, the development half in `NAME-development`.
 * @param folder folder with the data; null = simulated set only
 */
export function openSets(folder: string | null, half: Half): readonly Opener[] {
  const handbook = { name: 'handbook', open: () => ({ ...handbookSet(half), ...HANDBOOK }) };
  if (folder === null) return [handbook];
  const folderOf = (name: string) => join(folder, half === 'counted' ? name : `${name}-development`);
  const known = [SPARKOV, PAYSIM, AMLSIM].flatMap((mapping) =>
    opened(csvFiles(folderOf(mapping.name)), mapping),
  );
  const samples = amlSimSamples(folderOf(AMLSIM.name)).map(
    (sample): Opener => ({
      name: AMLSIM.name,
      open: () => amlSimSample(sample, `${AMLSIM.name} ${basename(sample)}`),
    }),
  );
  return [handbook, ...known, ...samples, ...mapped(folder)];
}
