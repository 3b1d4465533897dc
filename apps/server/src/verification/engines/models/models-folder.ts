import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BadModelManifest, type ModelManifest, readModelManifest } from '@assay/vision';
import { BadConfiguration } from '../../../platform/environment';

/** A model with the path of its file. */
export interface ModelFile {
  readonly manifest: ModelManifest;
  readonly path: string;
}

/** The operator's models and their folder; null = none. */
export interface ModelsFolder {
  /** Real path without symbolic links, which the sandbox allows engines to read. */
  readonly folder: string;
  readonly models: readonly ModelFile[];
}

const MAX_MODELS = 8;
const MAX_MANIFEST_BYTES = 100_000;
const MAX_MODEL_BYTES = 256 * 2 ** 20;

const bad = (what: string) => new BadConfiguration(`ASSAY_MODELS_FOLDER: ${what}.`);

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? found.size : null;
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function manifestOf(folder: string, name: string): Promise<ModelManifest> {
  const path = join(folder, name);
  if (((await sizeOf(path)) ?? 0) > MAX_MANIFEST_BYTES) throw bad(`${name} is too long for a manifest`);
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw bad(`${name} isn't valid JSON`);
  }
  try {
    return readModelManifest(json);
  } catch (error) {
    if (error instanceof BadModelManifest) throw bad(`${name}: ${error.message}`);
    throw error;
  }
}

async function modelOf(folder: string, name: string): Promise<ModelFile> {
  const manifest = await manifestOf(folder, name);
  const path = join(folder, manifest.file);
  const size = await sizeOf(path);
  if (size === null) throw bad(`${name} names ${manifest.file}, but that file doesn't exist next to it`);
  if (size > MAX_MODEL_BYTES) throw bad(`${manifest.file} is larger than ${MAX_MODEL_BYTES} bytes`);
  const digest = await digestOf(path).catch(() => {
    throw bad(`can't read ${manifest.file}`);
  });
  if (digest !== manifest.sha256)
    throw bad(`the SHA-256 of ${manifest.file} is ${digest}, but ${name} states another one`);
  return { manifest, path };
}

/**
 * Reads the operator's models: each manifest is a JSON file in the folder, next to its model. Of a model
 * file, only the digest is read here. Returns null if no folder is configured.
 * @throws BadConfiguration with the file and its problem
 */
export async function readModelsFolder(folder: string | undefined): Promise<ModelsFolder | null> {
  if (folder === undefined) return null;
  const place = await realpath(folder).catch(() => {
    throw bad(`the folder ${folder} doesn't exist`);
  });
  const names = await readdir(place).catch(() => {
    throw bad(`${folder} can't be read as a folder`);
  });
  const manifests = names.filter((name) => name.endsWith('.json')).sort();
  if (manifests.length === 0) throw bad(`${folder} contains no manifest (*.json)`);
  if (manifests.length > MAX_MODELS) throw bad(`${folder} contains more than ${MAX_MODELS} manifests`);
  const models: ModelFile[] = [];
  for (const name of manifests) models.push(await modelOf(place, name));
  if (new Set(models.map(({ manifest }) => manifest.name)).size < models.length)
    throw bad('two manifests have the same name');
  return { folder: place, models };
}
