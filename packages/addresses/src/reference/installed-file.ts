import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const locate = createRequire(import.meta.url);

/** Text of a file of an installed npm package; null when the package is not installed. */
export function readInstalled(packageName: string, path: string): string | null {
  for (const folder of locate.resolve.paths(packageName) ?? []) {
    const file = join(folder, packageName, path);
    if (existsSync(file)) return readFileSync(file, 'utf8');
  }
  return null;
}

/** Version of an installed npm package; null when it is not installed. */
export function installedVersion(packageName: string): string | null {
  const text = readInstalled(packageName, 'package.json');
  return text === null ? null : (JSON.parse(text) as { readonly version: string }).version;
}
