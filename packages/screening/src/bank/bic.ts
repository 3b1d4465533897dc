/** Bank, country, location and perhaps branch (ISO 9362:2022). */
const BIC = /^([A-Z0-9]{4})([A-Z]{2})([A-Z0-9]{2})([A-Z0-9]{3})?$/;

/** A BIC of 8 or 11 characters in upper case without blanks and dashes; `null` when the text is none. */
export function readBic(text: string): string | null {
  const plain = text.replace(/[\s-]+/g, '').toUpperCase();
  return BIC.test(plain) ? plain : null;
}

/** ISO 3166-1 alpha-2 of a BIC: its characters 5 and 6. */
export function bicCountry(bic: string): string {
  return bic.slice(4, 6);
}

/**
 * Whether two BICs name the same bank: equal in the first 8 characters, and in the branch when both name one. `XXX` and
 * no branch both mean the head office, which stands for the whole bank.
 */
export function isSameBank(a: string, b: string): boolean {
  if (a.slice(0, 8) !== b.slice(0, 8)) return false;
  const [branchA, branchB] = [branchOf(a), branchOf(b)];
  return branchA === null || branchB === null || branchA === branchB;
}

function branchOf(bic: string): string | null {
  const branch = bic.slice(8);
  return branch === '' || branch === 'XXX' ? null : branch;
}
