import type { PaperLine } from './paper-lines';

/** What was consumed in a time, and what it cost. */
interface Usage {
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly quantity: number;
  readonly unit: string;
  readonly amount: number | null;
}

const QUANTITY =
  /(?<![\d.,])(\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+|\d+)(?:([.,])(\d{1,2}))?\s?(kWh|m³|m3|GB)(?!\w)/i;
/** A date, and what stands between the first and the last day of a time. */
const DAY = String.raw`\d{1,2}[./-]\d{1,2}[./-]\d{2,4}`;
const SPAN = new RegExp(String.raw`(${DAY})\s*(?:-|–|—|au|to|bis|al|a|até|tot|t/m)\s*(${DAY})`, 'i');

/**
 * How much a text states, of which unit. Three digits behind one point or comma are thousands of kilowatt-hours; of cubic metres they may be
 * litres: then it is not told.
 */
function quantityIn(text: string): Pick<Usage, 'quantity' | 'unit'> | null {
  const found = QUANTITY.exec(text);
  if (!found) return null;
  const [, whole = '', , decimals, unit = ''] = found;
  const isAmbiguous = /^\d{1,3}[.,]\d{3}$/.test(whole) && decimals === undefined && !/kWh/i.test(unit);
  return isAmbiguous ? null : { quantity: Number(`${whole.replace(/\D/g, '')}.${decimals ?? '0'}`), unit };
}

/** Lines of a bill that go by what was consumed and are none of it. */
const LEVY =
  /\b(?:tax|taxes?|levy|vat|contribution|steuer|umlage|abgabe|impuestos?|imposta|imposte|imposto|accisa|belasting|tva|mwst|iva|btw)\b/i;

/**
 * What a bill says was consumed: of lines that state a time and a quantity beside it, else the first quantity alone.
 * @param time of the whole bill, by its label; one date or none says nothing
 * @param datesIn every date that a text may mean, the likeliest first
 * @param amountsIn amounts of money
 */
export function usageOn(
  lines: readonly PaperLine[],
  time: readonly string[],
  datesIn: (text: string) => readonly string[],
  amountsIn: (text: string) => readonly number[],
): readonly Usage[] {
  const found = lines.flatMap(({ text }): readonly Usage[] => {
    const [span, from = '', to = ''] = SPAN.exec(text) ?? [];
    const quantity = quantityIn(text);
    const [start, end] = [datesIn(from)[0], datesIn(to)[0]];
    if (!span || !quantity || LEVY.test(text) || !start || !end || start >= end) return [];
    return [{ periodStart: start, periodEnd: end, ...quantity, amount: amountOf(text, amountsIn) }];
  });
  if (found.length > 0) return found;
  for (const { text } of lines) {
    const quantity = quantityIn(text);
    if (quantity)
      return [{ periodStart: time[0] ?? null, periodEnd: time[1] ?? null, ...quantity, amount: null }];
  }
  return [];
}

/** An amount with its money, which is no price of a unit. */
const MONEY =
  /(?:[€$£]\s?[\d.,' \u00a0\u202f]*\d|\d[\d.,' \u00a0\u202f]*\s?(?:[€$£]|EUR\b|GBP\b|CHF\b|USD\b))(?!\s?\/|\w)/g;

/** What a line costs: its amount of money; where there are several, nobody knows which. */
function amountOf(text: string, amountsIn: (text: string) => readonly number[]): number | null {
  const found = [...text.matchAll(MONEY)].flatMap(([part]) => amountsIn(part));
  return found.length === 1 ? found[0]! : null;
}

/** A line that ends an address: its postal code and town. */
const TOWN = /(?:^|\s)\d{4,5}\s+\p{L}{2}|^\p{L}{1,2}\d[\p{L}\d]?\s?\d\p{L}{2}$|\b[A-Z]{2}\s*\d{5}\b/u;
const MOST_LINES = 6;

/**
 * An address that stands below its label, in lines that begin where the label does; lines of the form `label: value` between are none of it.
 * @returns null where no line ends it
 */
export function addressBelow(lines: readonly PaperLine[], at: number, left: number): string | null {
  const found: string[] = [];
  for (const { cells } of lines.slice(at + 1, at + 1 + 2 * MOST_LINES)) {
    const text = cells.find((cell) => Math.abs(cell.left - left) < 12)?.text;
    if (text === undefined || /:\s*\S/.test(text)) continue;
    found.push(text);
    // Whose address it is may stand above it.
    const first = found.findIndex((line) => /\d/.test(line));
    if (TOWN.test(text)) return found.slice(first < 0 ? 0 : first).join(', ');
    if (found.length >= MOST_LINES) return null;
  }
  return null;
}

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
