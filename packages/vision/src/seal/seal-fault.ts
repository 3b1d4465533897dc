/** What of a code with a signature is not as its standard asks, or is not read here. */
export type SealFault =
  | 'TYPE_NOT_READ'
  | 'FIELD_NOT_KNOWN'
  | 'FIELD_TWICE'
  | 'FIELD_FORM'
  | 'CUT_OFF'
  | 'SIGNATURE_MISSING'
  | 'SIGNATURE_FORM';
