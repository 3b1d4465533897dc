import type { X509Certificate } from 'node:crypto';
import { type TwoDoc, type Vds, type VdsNc, verifySeal, verifyVds, verifyVdsNc } from '@assay/vision';
import { readSealCertificates } from '../verification/engines/trusted-certificates';
import { CannotAnswer } from './cannot-answer';

/** A 2D-Doc as the command line shows it: what it states, and what its signature came to. */
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

/** A visible digital seal as the command line shows it. */
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

/** A seal of JSON as the command line shows it. @param now UNIX milliseconds */
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

/** The certificates of signers and authorities in a folder; files that hold none are named. @throws CannotAnswer */
export async function readSealFolder(folder: string | undefined): Promise<readonly X509Certificate[]> {
  if (folder === undefined) return [];
  const { certificates, unread } = await readSealCertificates(folder).catch(() => {
    throw new CannotAnswer(`There is no folder ${folder}.`);
  });
  if (unread[0]) throw new CannotAnswer(`${unread[0].name} holds no certificates.`);
  return certificates;
}
