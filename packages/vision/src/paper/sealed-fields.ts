import type { PaperSeal } from '../seal/sealed-paper';
import type { PaperFields } from './paper-fields';

/** What a paper is by its code alone. */
const TYPES: { readonly [kind in NonNullable<PaperSeal['kind']>]?: PaperFields['documentType'] } = {
  BILL: 'UTILITY_BILL',
  PROOF_OF_ADDRESS: 'UTILITY_BILL',
};

/** What a paper states, with what its code does in place of what was read: its issuer signed that. */
export function withSealed(paper: PaperFields | null, { kind, fields, signer }: PaperSeal): PaperFields {
  const read = paper ?? { documentType: 'UNKNOWN', fields: {}, faults: [] };
  const type = read.documentType === 'UNKNOWN' ? kind && TYPES[kind] : read.documentType;
  return {
    documentType: type ?? 'UNKNOWN',
    fields: { ...(signer === null ? {} : { provider: signer }), ...read.fields, ...fields },
    faults: read.faults,
  };
}
