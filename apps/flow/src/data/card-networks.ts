/** Card networks by the first digits of a number: from the issuers' public tables (ISO/IEC 7812 issuer numbers). */
export const CARD_NETWORKS: readonly (readonly [name: string, from: number, to: number, digits: number])[] = [
  ['VISA', 4, 4, 1],
  ['MASTERCARD', 51, 55, 2],
  ['MASTERCARD', 2221, 2720, 4],
  ['AMEX', 34, 34, 2],
  ['AMEX', 37, 37, 2],
  ['DISCOVER', 6011, 6011, 4],
  ['DISCOVER', 644, 649, 3],
  ['DISCOVER', 65, 65, 2],
  ['JCB', 3528, 3589, 4],
  ['DINERS', 300, 305, 3],
  ['DINERS', 36, 36, 2],
  ['DINERS', 38, 39, 2],
  ['UNIONPAY', 62, 62, 2],
  ['MAESTRO', 50, 50, 2],
  ['MAESTRO', 56, 58, 2],
];
