import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, systemClock } from '../clock';
import { asList, asObject, textsOf } from '../http/vendor-json';
import { LookupFailure } from '../lookup';

/** RDAP servers by domain (RFC 9224). */
interface RdapBootstrap {
  /** Publication date in the registry, or `null`. */
  readonly publication: string | null;
  /** Returns base URLs with a final slash, https first; `[]` without a server for the domain. */
  serversFor(domain: string): readonly string[];
}

/**
 * Reads IANA's domain registry (`data.iana.org/rdap/dns.json`): `services` of [entries, base URLs].
 * @returns `null` for any other document
 */
export function readRdapBootstrap(document: unknown): RdapBootstrap | null {
  const root = asObject(document);
  if (root === null || !Array.isArray(root.services)) return null;
  const rows = root.services.flatMap((service) => {
    const [entries, urls] = asList(service);
    return textsOf(entries).map((entry) => ({ entry, urls: textsOf(urls) }));
  });
  return rdapBootstrapOf(rows, typeof root.publication === 'string' ? root.publication : null);
}

/** A domain or top-level domain with the base URLs of its servers. */
interface RdapRow {
  readonly entry: string;
  readonly urls: readonly string[];
}

function rdapBootstrapOf(rows: readonly RdapRow[], publication: string | null): RdapBootstrap {
  const byEntry = new Map<string, readonly string[]>();
  for (const { entry, urls } of rows) {
    const servers = urls
      .filter((url) => /^https?:\/\//i.test(url))
      .map((url) => (url.endsWith('/') ? url : `${url}/`))
      .toSorted((a, b) => Number(b.startsWith('https:')) - Number(a.startsWith('https:')));
    byEntry.set(entry.toLowerCase(), servers);
  }
  return {
    publication,
    serversFor(domain) {
      // RFC 9224 §4: the entry that matches the most labels from the right applies; "" would be the root.
      const labels = domain.split('.');
      for (let i = 0; i <= labels.length; i++) {
        const servers = byEntry.get(labels.slice(i).join('.'));
        if (servers !== undefined) return servers;
      }
      return [];
    },
  };
}

/** Returns the current bootstrap registry, and reads it again after its file was replaced. */
export type RdapBootstrapSource = () => Promise<RdapBootstrap>;

const recheckMs = 60_000;

/**
 * Reads the registry from a file, or from `dns.json` in a folder. The file is checked at most once a minute.
 * The source throws `malformed` if the file is missing or broken and no earlier version was read.
 */
export function rdapBootstrapFile(path: string, clock: Clock = systemClock): RdapBootstrapSource {
  let current: RdapBootstrap | null = null;
  let modifiedAt = -1;
  let checkedAt = -Infinity;
  return async () => {
    const now = clock.now();
    if (current !== null && now - checkedAt < recheckMs) return current;
    checkedAt = now;
    try {
      const found = await stat(path);
      const file = found.isDirectory() ? join(path, 'dns.json') : path;
      const { mtimeMs } = found.isDirectory() ? await stat(file) : found;
      if (current === null || mtimeMs !== modifiedAt) {
        current = readRdapBootstrap(JSON.parse(await readFile(file, 'utf8'))) ?? current;
        modifiedAt = mtimeMs;
      }
    } catch {
      // The previously read version stays in use.
    }
    if (current === null) throw new LookupFailure('malformed');
    return current;
  };
}

/**
 * Lines of an entry and its base URLs, separated by spaces, with the name of their version; null while none
 * are stored.
 */
export type RdapLines = () => { readonly version: string; readonly lines: readonly string[] } | null;

/**
 * Reads the registry that the deployment stores, checked at most once a minute. Without a stored registry no
 * server is found.
 */
export function rdapBootstrapStored(read: RdapLines, clock: Clock = systemClock): RdapBootstrapSource {
  let current = rdapBootstrapOf([], null);
  let version: string | null = null;
  let checkedAt = -Infinity;
  return async () => {
    const now = clock.now();
    if (now - checkedAt < recheckMs) return current;
    checkedAt = now;
    const stored = read();
    if (stored === null || stored.version === version) return current;
    version = stored.version;
    const rows = stored.lines.map((line) => {
      const [entry = '', ...urls] = line.split(' ');
      return { entry, urls };
    });
    current = rdapBootstrapOf(rows, version);
    return current;
  };
}
