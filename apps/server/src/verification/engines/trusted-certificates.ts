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

/** An unusable file of a folder, with the reason. */
interface LeftOut {
  readonly name: string;
  readonly why: string;
}

/** Trusted certificates of a folder. */
interface TrustFolder {
  readonly certificates: readonly X509Certificate[];
  /** Revocation lists signed by their countries. */
  readonly revocations: readonly RevocationList[];
  /** Files without usable content. */
  readonly unread: readonly LeftOut[];
  /** Ignored revocation lists. */
  readonly leftOut: readonly LeftOut[];
}

/** File names and parser of a kind of certificates. */
interface CertificateKind {
  readonly names: RegExp;
  readonly read: (bytes: Uint8Array) => TrustFile;
}

/**
 * Country certificates for chips: certificates, revocation lists, ICAO master lists, and LDIF files of the
 * ICAO directory.
 */
const OF_COUNTRIES: CertificateKind = {
  names: /\.(cer|crt|der|pem|crl|ml|ldif|bin)$/i,
  read: readTrustFile,
};
/**
 * Certificates of code signers and their authorities: certificates, trusted lists, and files published by
 * authorities.
 */
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
      unread.push({ name, why: error instanceof BadDer ? error.what : 'it has an unknown format' });
    }
  }
  const { lists, faults } = provenLists(written, certificates);
  leftOut.push(...faults.map(({ source, why }) => ({ name: source, why })));
  return { certificates, revocations: lists, unread, leftOut };
}

/**
 * Reads certificates, revocation lists, ICAO master lists, and LDIF files of the ICAO directory.
 * @throws the file system's error when the folder doesn't exist
 */
export const readCountryCertificates = (folder: string) => readFolder(folder, OF_COUNTRIES);

/**
 * Reads certificates of code signers and their authorities.
 * @throws the file system's error when the folder doesn't exist
 */
export const readSealCertificates = (folder: string) => readFolder(folder, OF_SEALS);

/** Returns the modification times of a folder's files; '' = no folder. */
async function stateOf(folder: string, { names }: CertificateKind): Promise<string> {
  const files = await readdir(folder).catch(() => []);
  const times = files
    .filter((file) => names.test(file))
    .map(async (name) => `${name} ${(await stat(join(folder, name))).mtimeMs}`);
  return (await Promise.all(times)).join('\n');
}

/** Trusted certificates in the form sent to the engine process. */
export interface Trust {
  /** DER-encoded certificates. */
  readonly certificates: readonly Uint8Array[];
  /** Revocations by the countries of the certificates. */
  readonly revocations: readonly RevocationList[];
}

/** No trusted certificates and no revocations. */
export const NO_TRUST: Trust = { certificates: [], revocations: [] };

/** Returns a function that reads a folder's certificates, again after a file changes; empty without a folder. */
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

/** The operator's trusted certificates. */
export interface TrustedCertificates {
  /** Country certificates that verify chips. */
  countries(): Promise<Trust>;
  /** DER certificates of code signers and their authorities. */
  seals(): Promise<readonly Uint8Array[]>;
}

/** No trusted certificates: chips and signatures aren't verified. */
export const NO_CERTIFICATES: TrustedCertificates = {
  countries: async () => NO_TRUST,
  seals: async () => [],
};

/**
 * Returns the operator's trusted certificates from `country-certificates` and `seal-certificates` in a
 * folder. Files without certificates and unusable revocation lists are reported and skipped.
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
