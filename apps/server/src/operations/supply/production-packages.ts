import { readFileSync } from 'node:fs';

/** An entry of package-lock.json (lockfileVersion 3), as far as it is of interest here. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** A workspace: where its folder is. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly optionalDependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
}

export type LockedPackages = { readonly [path: string]: LockedPackage };

/** One installed package of the product. */
export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity?: string;
}

const NESTED = 'node_modules/';

/** Where Node.js finds `name` when the package in `from` asks for it; undefined for one that is not locked. */
function resolve(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; ) {
    const path = `${folder === '' ? '' : `${folder}/`}${NESTED}${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${NESTED}`)));
  }
}

/**
 * Everything that the root, the apps and the packages need to run, directly or not: no development packages, and not
 * what only the benchmarks use. Optional packages of other platforms count.
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

/** The packages of a lock file. */
export function readLock(file: URL): LockedPackages {
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly packages: LockedPackages }).packages;
}
