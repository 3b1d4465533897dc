import { readFile } from 'node:fs/promises';
import {
  type FeedImport,
  findFeedSource,
  importFeed,
  isNetworkMeaning,
  isOwnNetworksName,
  NETWORK_MEANINGS,
  type NetworkMeaning,
} from '@assay/enrichment';
import { readConfiguration } from '../configuration';
import { CannotAnswer } from './cannot-answer';

interface ImportOptions {
  readonly force?: true;
  /** Networks that all rows of a geofeed must belong to. */
  readonly within?: readonly string[];
  /** Declared meanings of the file, separated by commas. */
  readonly as?: string;
  /** Name that distinguishes several custom network files. */
  readonly name?: string;
  /** `field=heading` or `field=number`. */
  readonly columns?: readonly string[];
  readonly allOrNothing?: true;
}

const OWN = 'own-';
const OWN_NETWORKS = 'own-networks';

/** Target of a file with a declared meaning, and its stored members. */
interface Declared {
  readonly source: string;
  readonly as: readonly NetworkMeaning[];
}

function declared(as: string, name: string | undefined): Declared {
  const meanings = as.split(',').map((meaning) => meaning.trim());
  if (meanings.every(isNetworkMeaning)) {
    const source = name === undefined ? OWN_NETWORKS : `${OWN_NETWORKS}-${name}`;
    if (!isOwnNetworksName(source))
      throw new CannotAnswer('--name must be 1 to 40 lowercase letters, digits or hyphens.');
    return { source, as: meanings };
  }
  const [meaning = ''] = meanings;
  const isKnown = meanings.length === 1 && findFeedSource(`${OWN}${meaning}`) !== undefined;
  if (!isKnown || meaning === 'networks') {
    throw new CannotAnswer(
      `--as must be ${NETWORK_MEANINGS.join(', ')} (several separated by commas), or tor, vpn or another of your lists.`,
    );
  }
  if (name !== undefined) throw new CannotAnswer(`--name works only with ${NETWORK_MEANINGS.join(', ')}.`);
  return { source: `${OWN}${meaning}`, as: [] };
}

function columnsOf(texts: readonly string[]): { readonly [field: string]: string } {
  return Object.fromEntries(
    texts
      .flatMap((text) => text.split(','))
      .map((text) => {
        const [, field, column] = /^([a-z]+)=(.+)$/.exec(text.trim()) ?? [];
        if (field === undefined || column === undefined)
          throw new CannotAnswer(
            '--columns must be field=heading, or field=number for a table without headings.',
          );
        return [field, column];
      }),
  );
}

/** Returns the source and the file named by two arguments; with `--as`, only the file is given. */
function named(
  first: string,
  second: string | undefined,
  options: ImportOptions,
): Declared & { file: string } {
  if (options.as !== undefined) {
    if (second !== undefined) throw new CannotAnswer('Give only the file if you use --as.');
    return { ...declared(options.as, options.name), file: first };
  }
  if (second === undefined) throw new CannotAnswer('Give a source and a file, or a file and --as.');
  if (options.name !== undefined) throw new CannotAnswer('--name works only with --as.');
  if (isOwnNetworksName(first)) throw new CannotAnswer('Use --as to state what the file contains.');
  return { source: first, as: [], file: second };
}

/** Runs `assay data import`: imports a feed or a custom file and prints the result as JSON. */
export async function importFile(
  first: string,
  second: string | undefined,
  options: ImportOptions,
): Promise<void> {
  const { dataDir } = readConfiguration(process.env);
  const { source, as, file } = named(first, second, options);
  const columns = columnsOf(options.columns ?? []);
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch {
    throw new CannotAnswer(`Can't read ${file}. Check its path and permissions.`);
  }
  const { force = false, allOrNothing = false, within } = options;
  const isDeclared = as.length > 0 || Object.keys(columns).length > 0;
  const result = await importFeed({
    dataDir,
    source,
    bytes,
    now: new Date(),
    force,
    allOrNothing,
    ...(isDeclared ? { reading: { as, columns } } : {}),
    ...(within === undefined ? {} : { geofeed: { within } }),
  });
  if (!result.ok) throw new CannotAnswer(result.error.message);
  process.stdout.write(`${JSON.stringify(lineOf(source, result))}\n`);
}

const lineOf = (source: string, result: Extract<FeedImport, { ok: true }>) => ({ source, ...result });
