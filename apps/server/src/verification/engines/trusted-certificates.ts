import type { X509Certificate } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readSealFile, readTrustFile } from '@assay/vision';

/** Certificates of a folder, and the names of files that hold none. */
interface FolderCertificates {
  readonly certificates: readonly X509Certificate[];
  readonly unread: readonly string[];
}

/** What certificates are there for: what files hold them, by their names, and how these are read. */
interface CertificateKind {
  readonly names: RegExp;
  readonly read: (bytes: Uint8Array) => readonly X509Certificate[];
}

/** Of countries, that chips are held to: certificates, master lists of ICAO and LDIF of its directory. */
const OF_COUNTRIES: CertificateKind = { names: /\.(cer|crt|der|pem|ml|ldif|bin)$/i, read: readTrustFile };
/** Of those who sign codes on papers and of their authorities: certificates, trusted lists, and what authorities publish. */
const OF_SEALS: CertificateKind = { names: /\.(cer|crt|der|pem|xml|p7c|p7b)$/i, read: readSealFile };

async function readFolder(folder: string, kind: CertificateKind): Promise<FolderCertificates> {
  const certificates: X509Certificate[] = [];
  const unread: string[] = [];
  for (const name of (await readdir(folder)).filter((file) => kind.names.test(file)).sort()) {
    const bytes = await readFile(join(folder, name));
    try {
      certificates.push(...kind.read(bytes));
    } catch {
      unread.push(name);
    }
  }
  return { certificates, unread };
}

/**
 * Reads certificates, master lists of ICAO and LDIF of its directory.
 * @throws the system's error when the folder is not there
 */
export const readCountryCertificates = (folder: string) => readFolder(folder, OF_COUNTRIES);

/**
 * Reads certificates of those who sign codes on papers, and of their authorities.
 * @throws the system's error when the folder is not there
 */
export const readSealCertificates = (folder: string) => readFolder(folder, OF_SEALS);

/** When the files of a folder were written; '' = there is no folder. */
async function stateOf(folder: string, { names }: CertificateKind): Promise<string> {
  const files = await readdir(folder).catch(() => []);
  const times = files
    .filter((file) => names.test(file))
    .map(async (name) => `${name} ${(await stat(join(folder, name))).mtimeMs}`);
  return (await Promise.all(times)).join('\n');
}

/** Certificates of a folder, DER, read anew when a file changes; without a folder there are none. */
function followed(folder: string, kind: CertificateKind, onUnread: (name: string) => void) {
  let known: { readonly state: string; readonly certificates: readonly Uint8Array[] } | null = null;
  return async (): Promise<readonly Uint8Array[]> => {
    const state = await stateOf(folder, kind);
    if (known?.state === state) return known.certificates;
    if (state === '') return [];
    const { certificates, unread } = await readFolder(folder, kind);
    for (const name of unread) onUnread(name);
    known = { state, certificates: certificates.map(({ raw }) => raw) };
    return known.certificates;
  };
}

/** Whom the operator trusts, DER. */
export interface TrustedCertificates {
  /** Countries, whose chips are verified by them. */
  countries(): Promise<readonly Uint8Array[]>;
  /** Those who sign codes on papers, and their authorities. */
  seals(): Promise<readonly Uint8Array[]>;
}

/** Nobody is trusted: chips and signatures are not checked. */
export const NO_CERTIFICATES: TrustedCertificates = { countries: async () => [], seals: async () => [] };

/**
 * The certificates that the operator trusts, from `country-certificates` and `seal-certificates` of a folder. A file that holds none is
 * told and left out.
 */
export const trustedCertificates = (
  folder: string,
  onUnread: (kind: 'country' | 'seal', name: string) => void,
): TrustedCertificates => ({
  countries: followed(join(folder, 'country-certificates'), OF_COUNTRIES, (name) =>
    onUnread('country', name),
  ),
  seals: followed(join(folder, 'seal-certificates'), OF_SEALS, (name) => onUnread('seal', name)),
});
