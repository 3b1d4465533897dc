import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalAmlSource } from '@assay/contract';
import {
  checkShrink,
  IdSet,
  type ListFile,
  LOCAL_LISTS,
  type ReadCounts,
  readCpf,
  readLocalList,
} from '@assay/screening';
import {
  type BeforeStep,
  type Manifest,
  type ManifestRead,
  makeCurrent,
  type Opened,
  openVersion,
  readBytes,
  readManifest,
  type StoredVersion,
  storeContent,
} from '@assay/versioned-files';
import { oneImportAtATime } from './list-store';

/** A stored state of a taxpayer number list. */
interface LocalVersion extends StoredVersion {
  /** ISO 8601. */
  readonly imported_at: string;
  readonly counts: ReadCounts;
}

/** Properties of a taxpayer number list. */
export interface LocalManifest extends Omit<LocalVersion, keyof StoredVersion> {
  readonly name: LocalAmlSource;
}

/** Local lists in searchable form. */
export interface LocalSources {
  /** Changes with every import. */
  readonly stamp: string;
  readonly manifests: readonly LocalManifest[];
  /** Lists with a damaged current state; the previous state is used, if any. */
  readonly damaged: readonly LocalAmlSource[];
  /** Returns null when the list isn't loaded or the text isn't a taxpayer number. */
  has(source: LocalAmlSource, photoId: string | undefined): boolean | null;
}

const localDir = (dataDir: string) => join(dataDir, 'screening', 'local');
const folderOf = (dataDir: string, name: string) => join(localDir(dataDir), name);
/** Path of a file of version 0.1, which stored one state of each list in two files in the shared folder. */
const plainFile = (dataDir: string, name: string, ending: 'json' | 'ids') =>
  join(localDir(dataDir), `${name}.${ending}`);

/** Folder of a list and its stored states. */
interface StoredLocal {
  readonly folder: string;
  readonly read: ManifestRead<Manifest<LocalVersion>>;
  readonly isPlain: boolean;
}

function storedLocal(dataDir: string, name: LocalAmlSource): StoredLocal {
  const folder = folderOf(dataDir, name);
  const read = readManifest<Manifest<LocalVersion>>(folder);
  if (read.state !== 'none') return { folder, read, isPlain: false };
  return { folder: localDir(dataDir), read: readPlain(dataDir, name), isPlain: true };
}

function readPlain(dataDir: string, name: LocalAmlSource): ManifestRead<Manifest<LocalVersion>> {
  try {
    const { imported_at, counts } = JSON.parse(
      readFileSync(plainFile(dataDir, name, 'json'), 'utf8'),
    ) as LocalManifest;
    return {
      state: 'stored',
      manifest: { current: { imported_at, counts, file: `${name}.ids` }, previous: null },
    };
  } catch {
    return { state: 'none' };
  }
}

function openLocal({ folder, read }: StoredLocal): Opened<LocalVersion, IdSet> {
  if (read.state === 'stored') return openVersion(folder, read.manifest, (bytes) => IdSet.open(bytes));
  return { answering: null, damage: read.state === 'none' ? null : 'damaged' };
}

/** Returns the id of the stored state without opening it. */
export const localStamp = (dataDir: string): string =>
  LOCAL_LISTS.flatMap((name) => {
    const { read } = storedLocal(dataDir, name);
    return read.state === 'stored' ? [`${name}@${read.manifest.current.imported_at}`] : [];
  }).join();

/** Opens the stored lists; for a damaged current state, the previous one. */
export function openLocalSources(dataDir: string): LocalSources {
  const manifests: LocalManifest[] = [];
  const damaged: LocalAmlSource[] = [];
  const sets = new Map<LocalAmlSource, IdSet>();
  for (const name of LOCAL_LISTS) {
    const { answering, damage } = openLocal(storedLocal(dataDir, name));
    if (damage !== null) damaged.push(name);
    if (answering === null) continue;
    const { imported_at, counts } = answering.version;
    manifests.push({ name, imported_at, counts });
    sets.set(name, answering.content);
  }
  return {
    stamp: localStamp(dataDir),
    manifests,
    damaged,
    has(source, photoId) {
      const ids = sets.get(source);
      const cpf = photoId === undefined ? null : readCpf(photoId);
      return ids && cpf !== null ? ids.has(cpf) : null;
    },
  };
}

interface LocalImport {
  readonly dataDir: string;
  readonly name: LocalAmlSource;
  readonly files: readonly ListFile[];
  readonly column?: string;
  readonly encoding?: string;
  readonly now: Date;
  readonly force?: boolean;
  /** Called before each disk write step. */
  readonly beforeStep?: BeforeStep;
}

/**
 * Imports the tables of a local list, which replace the previous state.
 * @throws ListRefused with one sentence; the stored state then stays unchanged
 */
export async function importLocalList(wanted: LocalImport): Promise<LocalManifest> {
  const { dataDir, name, files, now } = wanted;
  const { ids, counts } = await readLocalList(files, {
    ...(wanted.column ? { column: wanted.column } : {}),
    ...(wanted.encoding ? { encoding: wanted.encoding } : {}),
  });
  return oneImportAtATime(folderOf(dataDir, name), now, async () => takeOver(wanted, ids, counts));
}

/** Replaces the stored numbers. */
function takeOver(wanted: LocalImport, ids: IdSet, counts: ReadCounts): LocalManifest {
  const { dataDir, name, now } = wanted;
  const stored = storedLocal(dataDir, name);
  const { answering } = openLocal(stored);
  if (answering && !wanted.force) checkShrink(answering.version.counts, counts);
  const folder = folderOf(dataDir, name);
  const version = { imported_at: now.toISOString(), counts };
  const previous =
    answering && stored.isPlain
      ? {
          ...answering.version,
          ...storeIds(folder, answering.version, readBytes(plainFile(dataDir, name, 'ids')), wanted),
        }
      : (answering?.version ?? null);
  const current = { ...version, ...storeIds(folder, version, ids.serialise(), wanted) };
  makeCurrent(folder, { current, previous }, wanted);
  for (const ending of ['json', 'ids'] as const) {
    const path = plainFile(dataDir, name, ending);
    wanted.beforeStep?.('remove', path);
    rmSync(path, { force: true });
  }
  return { name, ...version };
}

const storeIds = (
  folder: string,
  { imported_at }: { readonly imported_at: string },
  bytes: Uint8Array,
  options: { readonly beforeStep?: BeforeStep },
) => storeContent(folder, imported_at.replace(/\D/g, ''), 'ids', bytes, options);
