/** Document types of a 2D-Doc that this project distinguishes. */
export type TwoDocKind =
  | 'PROOF_OF_ADDRESS'
  | 'BILL'
  | 'BANK'
  | 'TAX'
  | 'PAYSLIP'
  | 'EMPLOYMENT'
  | 'IDENTITY'
  | 'VEHICLE';

/**
 * Document types of perimeter 01, by code (ANTS, Spécifications techniques des codes à barres 2D-Doc, version
 * 3.2.6, section 6.1; 24 and 28 from later versions, according to two readers). Other types are reported by
 * code, and their fields aren't read.
 */
export const TWO_DOC_TYPES: {
  readonly [code: string]: { readonly kind: TwoDocKind; readonly name: string };
} = {
  '00': { kind: 'PROOF_OF_ADDRESS', name: 'Proof of address' },
  '01': { kind: 'BILL', name: 'Bill of energy, telephone, internet or water' },
  '02': { kind: 'TAX', name: 'Notice of housing tax' },
  '03': { kind: 'BANK', name: 'Bank details (RIB)' },
  '04': { kind: 'TAX', name: 'Notice of income tax' },
  '05': { kind: 'BANK', name: 'Bank details (SEPAmail)' },
  '06': { kind: 'PAYSLIP', name: 'Payslip' },
  '07': { kind: 'IDENTITY', name: 'Identity document' },
  '08': { kind: 'IDENTITY', name: 'Machine-readable zone' },
  '09': { kind: 'BILL', name: 'Extended bill' },
  '10': { kind: 'EMPLOYMENT', name: 'Contract of employment' },
  '11': { kind: 'BANK', name: 'Bank statement' },
  '13': { kind: 'IDENTITY', name: 'Document of a foreigner' },
  '14': { kind: 'VEHICLE', name: 'Certificate of a machine (DICEM)' },
  '15': { kind: 'EMPLOYMENT', name: 'Permit to work' },
  '18': { kind: 'TAX', name: 'Notice of declared income' },
  '24': { kind: 'TAX', name: 'Notice of declared income, second version' },
  '28': { kind: 'TAX', name: 'Notice of income tax, second version' },
  A0: { kind: 'VEHICLE', name: 'Certificate of air quality' },
  A7: { kind: 'VEHICLE', name: 'Certificate of air quality, second version' },
  A8: { kind: 'VEHICLE', name: 'Certificate of sale of a vehicle' },
};
