import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledComponents } from './bundled';
import { type Component, npmPurl } from './component';
import { productionPackages, readLock } from './production-packages';

/**
 * Everything of others that an installation runs on: the packages of its lock file, and what the embedded PostgreSQL brings
 * for this platform. @param root of the project's folder
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
