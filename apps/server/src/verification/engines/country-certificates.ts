import type { X509Certificate } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readTrustFile } from '@assay/vision';

/** Certificates of countries in a folder, and the names of files that hold none. */
interface CountryCertificates {
  readonly certificates: readonly X509Certificate[];
  readonly unread: readonly string[];
}

const isCertificateFile = (name: string): boolean => /\.(cer|crt|der|pem|ml|ldif|bin)$/i.test(name);

/**
 * Reads certificates, master lists of ICAO and LDIF of its directory.
 * @throws the system's error when the folder is not there
 */
export async function readCountryCertificates(folder: string): Promise<CountryCertificates> {
  const certificates: X509Certificate[] = [];
  const unread: string[] = [];
  for (const name of (await readdir(folder)).filter(isCertificateFile).sort()) {
    const bytes = await readFile(join(folder, name));
    try {
      certificates.push(...readTrustFile(bytes));
    } catch {
      unread.push(name);
    }
  }
  return { certificates, unread };
}

/** When the files of a folder were written; '' = there is no folder. */
async function stateOf(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  const times = names
    .filter(isCertificateFile)
    .map(async (name) => `${name} ${(await stat(join(folder, name))).mtimeMs}`);
  return (await Promise.all(times)).join('\n');
}

/**
 * The certificates of countries that the operator trusts, DER, read anew when a file changes. A file that holds none is told
 * and left out; without a folder there are none.
 */
export function trustedCountries(
  folder: string,
  onUnread: (name: string) => void,
): () => Promise<readonly Uint8Array[]> {
  let known: { readonly state: string; readonly certificates: readonly Uint8Array[] } | null = null;
  return async () => {
    const state = await stateOf(folder);
    if (known?.state === state) return known.certificates;
    if (state === '') return [];
    const { certificates, unread } = await readCountryCertificates(folder);
    for (const name of unread) onUnread(name);
    known = { state, certificates: certificates.map(({ raw }) => raw) };
    return known.certificates;
  };
}
