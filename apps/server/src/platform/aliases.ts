import type { Compatibility } from './config';

/**
 * Returns a function that rewrites request paths with a deployment's extra prefixes to the real ones
 * (docs/reference/configuration.md).
 */
function realPaths(prefixes: Compatibility['pathPrefixes']): (url: string) => string {
  const pairs = Object.entries(prefixes).sort(([a], [b]) => b.length - a.length);
  if (pairs.length === 0) return (url) => url;
  return (url) => {
    const found = pairs.find(
      ([alias]) => url === alias || url.startsWith(`${alias}/`) || url.startsWith(`${alias}?`),
    );
    return found ? found[1] + url.slice(found[0].length) : url;
  };
}

const VERSIONED = /^([^{]*\/v\d+)(?:\.\d+)?(?=\/|$)/;

/**
 * Returns a function that rewrites minor versions to their majors (docs/reference/api-conventions.md):
 * `/RestService/ip-api/v1.7/…` becomes `/RestService/ip-api/v1/…`.
 * @param paths paths of the documented routes; a path that matches none of them stays unchanged, because it
 *   may contain an id
 */
function minorVersions(paths: readonly string[]): (url: string) => string {
  const majors = new Set(paths.flatMap((path) => VERSIONED.exec(path)?.[1] ?? []));
  const minor = new RegExp(`^(${[...majors].join('|')})\\.\\d+(?=[/?]|$)`);
  return (url) => url.replace(minor, '$1');
}

/**
 * Returns a function that maps a request path to the documented route. The `prefixes` of the deployment are
 * renamed first.
 */
export function servedPath(
  prefixes: Compatibility['pathPrefixes'],
  documented: readonly string[],
): (url: string) => string {
  const real = realPaths(prefixes);
  const major = minorVersions(documented);
  return (url) => major(real(url));
}

function renamed(value: unknown, names: Compatibility['responseKeys']): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      Object.hasOwn(names, key) ? names[key] : key,
      renamed(child, names),
    ]),
  );
}

/**
 * Returns a function that renames the keys of JSON responses for clients that migrate. Stored and replayed
 * responses have the real names.
 * @returns null when the deployment renames nothing
 */
export function keyRenamer(names: Compatibility['responseKeys']): ((json: string) => string) | null {
  return Object.keys(names).length === 0 ? null : (json) => JSON.stringify(renamed(JSON.parse(json), names));
}
