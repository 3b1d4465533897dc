import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

/** One stored state of a list of taxpayer numbers. */
export interface LocalManifest {
  readonly name: LocalAmlSource;
  readonly imported_at: string;
  readonly counts: ReadCounts;
}

/** Local lists as they are looked up. */
export interface LocalSources {
  /** Changes with every import. */
  readonly stamp: string;
  readonly manifests: readonly LocalManifest[];
  /** null = the list is not loaded, or the text is no taxpayer number. */
  has(source: LocalAmlSource, photoId: string | undefined): boolean | null;
}

const localDir = (dataDir: string) => join(dataDir, 'screening', 'local');
const file = (dataDir: string, name: string, ending: string) => join(localDir(dataDir), `${name}.${ending}`);

function readLocalManifest(dataDir: string, name: LocalAmlSource): LocalManifest | null {
  try {
    return JSON.parse(readFileSync(file(dataDir, name, 'json'), 'utf8')) as LocalManifest;
  } catch {
    return null;
  }
}

const manifestsOf = (dataDir: string): readonly LocalManifest[] =>
  existsSync(localDir(dataDir)) ? LOCAL_LISTS.flatMap((name) => readLocalManifest(dataDir, name) ?? []) : [];

/** Names the stored state without opening it. */
export const localStamp = (dataDir: string): string =>
  manifestsOf(dataDir)
    .map(({ name, imported_at }) => `${name}@${imported_at}`)
    .join();

/** Opens what is stored; a damaged list counts as one that is not loaded. */
export function openLocalSources(dataDir: string): LocalSources {
  const manifests = manifestsOf(dataDir);
  const sets = new Map<LocalAmlSource, IdSet>();
  for (const { name } of manifests) {
    try {
      sets.set(name, IdSet.open(readFileSync(file(dataDir, name, 'ids'))));
    } catch {}
  }
  return {
    stamp: localStamp(dataDir),
    manifests: manifests.filter(({ name }) => sets.has(name)),
    has(source, photoId) {
      const ids = sets.get(source);
      const cpf = photoId === undefined ? null : readCpf(photoId);
      return ids && cpf !== null ? ids.has(cpf) : null;
    },
  };
}

/**
 * Reads the tables of a local list and puts them in the place of the one before.
 * @throws ListRefused with one sentence; then everything stays as it was.
 */
export async function importLocalList(wanted: {
  readonly dataDir: string;
  readonly name: LocalAmlSource;
  readonly files: readonly ListFile[];
  readonly column?: string;
  readonly encoding?: string;
  readonly now: Date;
  readonly force?: boolean;
}): Promise<LocalManifest> {
  const { dataDir, name, files, now } = wanted;
  const { ids, counts } = await readLocalList(files, {
    ...(wanted.column ? { column: wanted.column } : {}),
    ...(wanted.encoding ? { encoding: wanted.encoding } : {}),
  });
  const before = readLocalManifest(dataDir, name);
  if (before && !wanted.force) checkShrink(before.counts, counts);
  const manifest: LocalManifest = { name, imported_at: now.toISOString(), counts };
  mkdirSync(localDir(dataDir), { recursive: true });
  for (const [ending, content] of [
    ['ids', ids.serialise()],
    ['json', `${JSON.stringify(manifest, null, 2)}\n`],
  ] as const) {
    const path = file(dataDir, name, ending);
    writeFileSync(`${path}.${process.pid}.tmp`, content);
    renameSync(`${path}.${process.pid}.tmp`, path);
  }
  return manifest;
}
