// The version of the project: the root package.json defines it, and all other places repeat it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, projectRoot } from './project.mjs';

const MANIFEST = 'package.json';
const LOCK = 'package-lock.json';
const MANIFEST_VERSION = /^( {2}"version": ")([^"]*)(")/m;

/** Files outside the workspaces that repeat the version. A pattern has three groups; the second one is the version. */
const OTHER_PLACES = [
  { file: 'clients/typescript/package.json', pattern: MANIFEST_VERSION },
  { file: 'clients/python/pyproject.toml', pattern: /^(version = ")([^"]*)(")/m },
  { file: 'deploy/helm/assay/Chart.yaml', member: 'version', pattern: /^(version: )(\S+)()$/m },
  { file: 'deploy/helm/assay/Chart.yaml', member: 'appVersion', pattern: /^(appVersion: ")([^"]*)(")/m },
  {
    file: 'docs/openapi.json',
    member: 'info.version',
    pattern: /^( {2}"info": \{\s+"title": "[^"]*",\s+"version": ")([^"]*)(")/m,
  },
];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the folders of the workspaces that package.json names, as paths from the root. */
function workspaces(root) {
  return readJson(join(root, MANIFEST)).workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(join(root, folder, MANIFEST)));
  });
}

const placesOf = (root) => [
  ...workspaces(root).map((folder) => ({ file: `${folder}/${MANIFEST}`, pattern: MANIFEST_VERSION })),
  ...OTHER_PLACES,
];

/** Returns the entries of the lock file that are packages of the project, by their folders; the root's is ''. */
const lockedPackages = (lock, root) =>
  ['', ...workspaces(root)].map((folder) => ({ folder, entry: lock.packages[folder] }));

/**
 * Reads the version of the project.
 * @param {string} root folder of the project
 */
export const readVersion = (root = projectRoot) => readJson(join(root, MANIFEST)).version;

/**
 * Reads the version in every place that repeats it.
 * @param {string} root folder of the project
 * @returns {{ place: string, version: string | null }[]} null if a place lacks a version
 */
export function versionsOf(root = projectRoot) {
  const lock = readJson(join(root, LOCK));
  return [
    ...placesOf(root).map(({ file, member, pattern }) => ({
      place: member ? `${file}: ${member}` : file,
      version: pattern.exec(readFileSync(join(root, file), 'utf8'))?.[2] ?? null,
    })),
    { place: LOCK, version: lock.version },
    ...lockedPackages(lock, root).map(({ folder, entry }) => ({
      place: `${LOCK}: ${folder}`,
      version: entry?.version ?? null,
    })),
  ];
}

/**
 * Returns the places whose version differs from the project's, one line each.
 * @param {string} root folder of the project
 */
export function differingVersions(root = projectRoot) {
  const wanted = readVersion(root);
  return versionsOf(root)
    .filter(({ version }) => version !== wanted)
    .map(({ place, version }) => `${place} has version ${version} instead of ${wanted}`);
}

/**
 * Writes a version to every place.
 * @param {string} version such as `1.2.3`
 * @param {string} root folder of the project
 * @throws {PlainError} when it is not three numbers, which npm, Python and Helm all accept
 */
export function writeVersion(version, root = projectRoot) {
  if (!/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(version))
    throw new PlainError(`${version} isn't a version such as 1.2.3.`);
  for (const { file, pattern } of [{ file: MANIFEST, pattern: MANIFEST_VERSION }, ...placesOf(root)]) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!pattern.test(text)) throw new PlainError(`${file} has no version in the expected place.`);
    writeFileSync(
      join(root, file),
      text.replace(pattern, (_all, before, _old, after) => before + version + after),
    );
  }
  const lock = readJson(join(root, LOCK));
  lock.version = version;
  for (const { entry } of lockedPackages(lock, root)) if (entry) entry.version = version;
  writeFileSync(join(root, LOCK), `${JSON.stringify(lock, null, 2)}\n`);
}
