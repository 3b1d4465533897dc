import type { PaperSeal } from '../seal/sealed-paper';
import type { PaperFields } from './paper-fields';

/** Document type determined by the kind of its signed code. */
const TYPES: { readonly [kind in NonNullable<PaperSeal['kind']>]?: PaperFields['documentType'] } = {
  BILL: 'UTILITY_BILL',
  PROOF_OF_ADDRESS: 'UTILITY_BILL',
};

/**
 * Returns the document's fields with the values of its code in place of the read ones, because the issuer
 * signed them.
 */
export function withSealed(paper: PaperFields | null, { kind, fields, signer }: PaperSeal): PaperFields {
  const read = paper ?? { documentType: 'UNKNOWN', fields: {}, faults: [] };
  const type = read.documentType === 'UNKNOWN' ? kind && TYPES[kind] : read.documentType;
  return {
    documentType: type ?? 'UNKNOWN',
    fields: { ...(signer === null ? {} : { provider: signer }), ...read.fields, ...fields },
    faults: read.faults,
  };
}
