import type { X509Certificate } from 'node:crypto';
import { type TwoDoc, type Vds, type VdsNc, verifySeal, verifyVds, verifyVdsNc } from '@assay/vision';
import { readSealCertificates } from '../verification/engines/trusted-certificates';
import { CannotAnswer } from './cannot-answer';

/** Returns a 2D-Doc in command output form: its statements and its signature result. */
export function shownSeal(doc: TwoDoc, signers: readonly X509Certificate[]) {
  const { state, signer } = verifySeal(doc, signers);
  return {
    kind: 'FR_2D_DOC',
    version: doc.version,
    type: doc.type,
    stands_on: doc.kind,
    issued_on: doc.issuedOn,
    signed_on: doc.signedOn,
    authority: doc.authority,
    certificate: doc.certificate,
    country: doc.country,
    fields: Object.fromEntries(doc.fields.map(({ name, value }) => [name, value])),
    truncated: doc.fields.filter(({ isTruncated }) => isTruncated).map(({ name }) => name),
    faults: doc.faults,
    signature: state,
    signer,
  };
}

/** Returns a visible digital seal in command output form. */
export function shownVds(seal: Vds, signers: readonly X509Certificate[]) {
  const { state, signer } = verifyVds(seal, signers);
  return {
    kind: 'ICAO_VDS',
    version: seal.version,
    type: seal.type,
    stands_on: seal.profile?.kind ?? null,
    issued_on: seal.issuedOn,
    signed_on: seal.signedOn,
    authority: seal.signer,
    certificate: seal.reference,
    country: seal.issuer,
    fields: seal.fields,
    zone: seal.zone,
    faults: seal.faults,
    signature: state,
    signer,
  };
}

/**
 * Returns a JSON seal in command output form.
 * @param now UNIX milliseconds
 */
export function shownVdsNc(seal: VdsNc, signers: readonly X509Certificate[], now: number) {
  const { state, signer } = verifyVdsNc(seal, signers, now);
  return {
    kind: 'ICAO_VDS_NC',
    version: seal.version,
    type: seal.type,
    country: seal.issuer,
    fields: seal.holder,
    faults: seal.faults,
    signature: state,
    signer,
  };
}

/**
 * Reads the certificates of signers and authorities in a folder; reports files without certificates.
 * @throws CannotAnswer
 */
export async function readSealFolder(folder: string | undefined): Promise<readonly X509Certificate[]> {
  if (folder === undefined) return [];
  const { certificates, unread } = await readSealCertificates(folder).catch(() => {
    throw new CannotAnswer(`Folder not found: ${folder}.`);
  });
  if (unread[0])
    throw new CannotAnswer(`${unread[0].name} contains no certificates. Remove it or replace it.`);
  return certificates;
}
