import type { PaperLine } from './paper-lines';

/**
 * Codes of registration certificates (Directive 1999/37/EC, annexes I and II), with what they stand for, as `keyInformation` names
 * them.
 */
const CODES: { readonly [code: string]: string } = {
  A: 'Registration number',
  B: 'Date of first registration',
  'C.1.1': 'Holder: surname or business name',
  'C.1.2': 'Holder: other names',
  'C.1.3': 'Holder: address',
  'C.4.1': 'Owner',
  'D.1': 'Make',
  'D.2': 'Type',
  'D.3': 'Commercial description',
  E: 'Vehicle identification number',
  'F.1': 'Maximum permissible laden mass',
  G: 'Mass in service',
  H: 'Period of validity',
  I: 'Date of this registration',
  J: 'Category of vehicle',
  K: 'Type-approval number',
  'P.1': 'Capacity',
  'P.2': 'Maximum net power',
  'P.3': 'Fuel',
  'S.1': 'Seats',
  'V.7': 'CO2',
};
/** What values of some codes look like: what does not is a stamp, or another code's. */
const FORMS: { readonly [code: string]: RegExp } = {
  ...Object.fromEntries(['B', 'H', 'I'].map((code) => [code, /\d{2,4}/])),
  ...Object.fromEntries(['F.1', 'G', 'P.1', 'P.2', 'S.1', 'V.7'].map((code) => [code, /^\d/])),
  A: /\d/,
  J: /^[LMNOTRSC]\d/,
  // Of the European Union; national ones have forms of their own, and are misread as easily.
  K: /^e\d{1,2}\*/i,
};
/** `D.2.1` is none of `D.2`. */
const CODED = /^(C ?\. ?[14] ?\. ?[123]|[DFPSV] ?\. ?\d(?! ?\. ?\d)|[ABEGHIJK])[\s.:]+(\S.*)$/;
const ALONE = /^(C ?\. ?[14] ?\. ?[123]|[DFPSV] ?\. ?\d|[ABEGHIJK])[.:]?$/;
/** ISO 3779: no I, O or Q. */
const VIN = /\b[A-HJ-NPR-Z0-9]{17}\b/;
/** Fewer codes than these may stand on anything. */
const LEAST_CODES = 5;

interface VehiclePaper {
  readonly keyInformation: readonly { readonly label: string; readonly value: string }[];
  readonly faults: readonly string[];
}

/** Reads a registration certificate by its harmonised codes; null when it is none. */
export function readVehiclePaper(lines: readonly PaperLine[]): VehiclePaper | null {
  const found = new Map<string, string>();
  for (const { cells } of lines) {
    for (const [at, { text }] of cells.entries()) {
      const coded = CODED.exec(text) ?? (cells[at + 1] ? ALONE.exec(text) : null);
      const code = coded?.[1]?.replace(/ /g, '');
      const value = (coded?.[2] ?? cells[at + 1]?.text ?? '').trim();
      if (
        !code ||
        !CODES[code] ||
        value === '' ||
        FORMS[code]?.test(value) === false ||
        ALONE.test(value) ||
        CODED.test(value) ||
        found.has(code)
      )
        continue;
      found.set(code, value.slice(0, 80));
    }
  }
  if (found.size < LEAST_CODES) return null;
  const vin = found.get('E');
  const isVin = vin === undefined || VIN.test(vin.toUpperCase().replace(/ /g, ''));
  // What is no VIN was misread, and is not given.
  if (!isVin) found.delete('E');
  return {
    keyInformation: [...found].map(([code, value]) => ({ label: `${code} ${CODES[code]}`, value })),
    faults: isVin ? [] : ['VIN_FORM'],
  };
}
