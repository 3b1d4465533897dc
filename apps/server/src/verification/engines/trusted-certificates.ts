import type { X509Certificate } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BadDer,
  provenLists,
  type RevocationList,
  readSealFile,
  readTrustFile,
  type TrustFile,
  type WrittenRevocationList,
} from '@assay/vision';

/** What cannot be used of a folder: a file, and why. */
interface LeftOut {
  readonly name: string;
  readonly why: string;
}

/** Whom a folder says to trust. */
interface TrustFolder {
  readonly certificates: readonly X509Certificate[];
  /** Revocation lists that their countries signed. */
  readonly revocations: readonly RevocationList[];
  /** Files of which nothing can be used. */
  readonly unread: readonly LeftOut[];
  /** Revocation lists that count for nothing. */
  readonly leftOut: readonly LeftOut[];
}

/** What certificates are there for: what files hold them, by their names, and how these are read. */
interface CertificateKind {
  readonly names: RegExp;
  readonly read: (bytes: Uint8Array) => TrustFile;
}

/** Of countries, that chips are held to: certificates and revocation lists, master lists of ICAO and LDIF of its directory. */
const OF_COUNTRIES: CertificateKind = {
  names: /\.(cer|crt|der|pem|crl|ml|ldif|bin)$/i,
  read: readTrustFile,
};
/** Of those who sign codes on papers and of their authorities: certificates, trusted lists, and what authorities publish. */
const OF_SEALS: CertificateKind = {
  names: /\.(cer|crt|der|pem|xml|p7c|p7b)$/i,
  read: (bytes) => ({ certificates: readSealFile(bytes), lists: [], faults: [] }),
};

async function readFolder(folder: string, kind: CertificateKind): Promise<TrustFolder> {
  const certificates: X509Certificate[] = [];
  const written: { source: string; list: WrittenRevocationList }[] = [];
  const unread: LeftOut[] = [];
  const leftOut: LeftOut[] = [];
  for (const name of (await readdir(folder)).filter((file) => kind.names.test(file)).sort()) {
    const bytes = await readFile(join(folder, name));
    try {
      const file = kind.read(bytes);
      certificates.push(...file.certificates);
      written.push(...file.lists.map((list) => ({ source: name, list })));
      leftOut.push(...file.faults.map((why) => ({ name, why })));
    } catch (error) {
      unread.push({ name, why: error instanceof BadDer ? error.what : 'it is of no known kind' });
    }
  }
  const { lists, faults } = provenLists(written, certificates);
  leftOut.push(...faults.map(({ source, why }) => ({ name: source, why })));
  return { certificates, revocations: lists, unread, leftOut };
}

/**
 * Reads certificates, revocation lists, master lists of ICAO and LDIF of its directory.
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

/** Whom the operator trusts, as it crosses to the process that looks. */
export interface Trust {
  /** DER. */
  readonly certificates: readonly Uint8Array[];
  /** What those certificates' countries took back. */
  readonly revocations: readonly RevocationList[];
}

/** Nobody is trusted, and nothing was taken back. */
export const NO_TRUST: Trust = { certificates: [], revocations: [] };

/** Whom a folder says to trust, read anew when a file changes; without a folder it is nobody. */
function followed(folder: string, kind: CertificateKind, onLeftOut: (name: string, why: string) => void) {
  let known: (Trust & { readonly state: string }) | null = null;
  return async (): Promise<Trust> => {
    const state = await stateOf(folder, kind);
    if (known?.state === state) return known;
    if (state === '') return NO_TRUST;
    const { certificates, revocations, unread, leftOut } = await readFolder(folder, kind);
    for (const { name, why } of [...unread, ...leftOut]) onLeftOut(name, why);
    known = { state, certificates: certificates.map(({ raw }) => raw), revocations };
    return known;
  };
}

/** Whom the operator trusts. */
export interface TrustedCertificates {
  /** Countries, whose chips are verified by them. */
  countries(): Promise<Trust>;
  /** Those who sign codes on papers, and their authorities, DER. */
  seals(): Promise<readonly Uint8Array[]>;
}

/** Nobody is trusted: chips and signatures are not checked. */
export const NO_CERTIFICATES: TrustedCertificates = {
  countries: async () => NO_TRUST,
  seals: async () => [],
};

/**
 * The certificates that the operator trusts, from `country-certificates` and `seal-certificates` of a folder. A file that holds none, and
 * a revocation list that cannot be used, is told and left out.
 */
export function trustedCertificates(
  folder: string,
  onLeftOut: (kind: 'country' | 'seal', name: string, why: string) => void,
): TrustedCertificates {
  const seals = followed(join(folder, 'seal-certificates'), OF_SEALS, (name, why) =>
    onLeftOut('seal', name, why),
  );
  return {
    countries: followed(join(folder, 'country-certificates'), OF_COUNTRIES, (name, why) =>
      onLeftOut('country', name, why),
    ),
    seals: async () => (await seals()).certificates,
  };
}
