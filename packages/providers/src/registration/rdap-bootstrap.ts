import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, systemClock } from '../clock';
import { asList, asObject, textsOf } from '../http/vendor-json';
import { LookupFailure } from '../lookup';

/** Which RDAP servers speak for which domains (RFC 9224). */
interface RdapBootstrap {
  /** Publication date the registry states, `null` when it states none. */
  readonly publication: string | null;
  /** Base URLs with a final slash, https first; `[]` when no server is known for the domain. */
  serversFor(domain: string): readonly string[];
}

/**
 * Reads IANA's domain registry (`data.iana.org/rdap/dns.json`): `services` of [entries, base URLs].
 * @returns `null` when the document is not one
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

/** A domain or top-level domain with the base URLs of the servers that speak for it. */
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
      // RFC 9224 §4: the entry that matches most labels from the right wins; "" would be the root itself.
      const labels = domain.split('.');
      for (let i = 0; i <= labels.length; i++) {
        const servers = byEntry.get(labels.slice(i).join('.'));
        if (servers !== undefined) return servers;
      }
      return [];
    },
  };
}

/** The current bootstrap registry, read again after its file was replaced. */
export type RdapBootstrapSource = () => Promise<RdapBootstrap>;

const recheckMs = 60_000;

/**
 * The registry in a file, or in `dns.json` of a folder. The file is looked at again once a minute at most.
 * The source throws `malformed` while the file is missing or broken and no earlier version was read.
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
      // The version read before stays in use.
    }
    if (current === null) throw new LookupFailure('malformed');
    return current;
  };
}

/** Lines of an entry and its base URLs, separated by blanks, with the name of their version; null while none are stored. */
export type RdapLines = () => { readonly version: string; readonly lines: readonly string[] } | null;

/** The registry as the deployment keeps it, looked at again once a minute at most; without one no server is known. */
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
