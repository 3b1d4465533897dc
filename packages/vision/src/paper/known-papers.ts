import type { PaperLine } from './paper-lines';

/** Quantity consumed in a period, and its cost. */
interface Usage {
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly quantity: number;
  readonly unit: string;
  readonly amount: number | null;
}

const QUANTITY =
  /(?<![\d.,])(\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+|\d+)(?:([.,])(\d{1,2}))?\s?(kWh|m³|m3|GB)(?!\w)/i;
/** A date, and the separators between the first and last day of a period. */
const DAY = String.raw`\d{1,2}[./-]\d{1,2}[./-]\d{2,4}`;
const SPAN = new RegExp(String.raw`(${DAY})\s*(?:-|–|—|au|to|bis|al|a|até|tot|t/m)\s*(${DAY})`, 'i');

/**
 * Returns the quantity and its unit in a text. Three digits after a single point or comma are thousands for
 * kilowatt-hours. For cubic meters they can also be liters, so the result is null.
 */
function quantityIn(text: string): Pick<Usage, 'quantity' | 'unit'> | null {
  const found = QUANTITY.exec(text);
  if (!found) return null;
  const [, whole = '', , decimals, unit = ''] = found;
  const isAmbiguous = /^\d{1,3}[.,]\d{3}$/.test(whole) && decimals === undefined && !/kWh/i.test(unit);
  return isAmbiguous ? null : { quantity: Number(`${whole.replace(/\D/g, '')}.${decimals ?? '0'}`), unit };
}

/** Lines of a bill with charges based on consumption that aren't consumption themselves. */
const LEVY =
  /\b(?:tax|taxes?|levy|vat|contribution|steuer|umlage|abgabe|impuestos?|imposta|imposte|imposto|accisa|belasting|tva|mwst|iva|btw)\b/i;

/**
 * Returns the consumption on a bill: from lines with a period and a quantity, otherwise only the first
 * quantity.
 * @param time period of the whole bill according to its label
 * @param datesIn returns all possible dates in a text, most likely first
 * @param amountsIn returns the amounts of money in a text
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
  const rest = lines.flatMap((line): readonly Usage[] => {
    const quantity = quantityIn(line.text);
    if (!quantity || LEVY.test(line.text)) return [];
    const amount = amountOf(line.text, amountsIn) ?? columnAmount(line, amountsIn);
    return [{ periodStart: time[0] ?? null, periodEnd: time[1] ?? null, ...quantity, amount }];
  });
  const priced = rest.filter(({ amount }) => amount !== null).slice(0, MAX_USAGES);
  return priced.length > 0 ? priced : rest.slice(0, 1);
}

/** Maximum number of consumption lines of a bill. */
const MAX_USAGES = 24;

/** Returns the amount in the last column of a line, without a currency; null if the column contains more. */
function columnAmount({ cells }: PaperLine, amountsIn: (text: string) => readonly number[]): number | null {
  const last = cells.length > 1 ? cells.at(-1)!.text : '';
  const amounts = /^[\d.,' \u00a0\u202f-]+$/.test(last) ? amountsIn(last) : [];
  return amounts.length === 1 ? amounts[0]! : null;
}

/** An amount with its currency that isn't a price per unit. */
const MONEY =
  /(?:[€$£]\s?[\d.,' \u00a0\u202f]*\d|\d[\d.,' \u00a0\u202f]*\s?(?:[€$£]|EUR\b|GBP\b|CHF\b|USD\b))(?!\s?\/|\w)/g;

/**
 * Returns the cost on a line: its amount of money. Of several, the one that is the quantity times a price on the
 * line; null if none is.
 */
function amountOf(text: string, amountsIn: (text: string) => readonly number[]): number | null {
  const found = [...text.matchAll(MONEY)].flatMap(([part]) => amountsIn(part));
  if (found.length <= 1) return found[0] ?? null;
  const quantity = quantityIn(text)?.quantity ?? 0;
  const prices = [...text.matchAll(PRICE)].map(([number]) => Number(number.replace(',', '.')));
  const isCost = (amount: number) =>
    prices.some((price) =>
      [price, price / 100].some((unit) => unit > 0 && Math.abs(quantity * unit - amount) <= 0.006 * amount),
    );
  return found.find(isCost) ?? null;
}

/** A price per unit, with two to six decimals: `0.2450`, `24,5`. */
const PRICE = /(?<![\d.,])\d{1,3}[.,]\d{1,6}(?![\d.,])/g;

/** The last line of an address: postal code and town. */
const TOWN = /(?:^|\s)\d{4,5}\s+\p{L}{2}|^\p{L}{1,2}\d[\p{L}\d]?\s?\d\p{L}{2}$|\b[A-Z]{2}\s*\d{5}\b/u;
const MAX_LINES = 6;

/**
 * Returns the address below a label, from lines with the label's left edge; lines of the form `label: value`
 * are skipped.
 * @returns null if no line has the form of a last address line
 */
export function addressBelow(lines: readonly PaperLine[], at: number, left: number): string | null {
  const found: string[] = [];
  for (const { cells } of lines.slice(at + 1, at + 1 + 2 * MAX_LINES)) {
    const text = cells.find((cell) => Math.abs(cell.left - left) < 12)?.text;
    if (text === undefined || /:\s*\S/.test(text)) continue;
    found.push(text);
    // Lines before the first digit can be the addressee's name.
    const first = found.findIndex((line) => /\d/.test(line));
    if (TOWN.test(text)) return found.slice(first < 0 ? 0 : first).join(', ');
    if (found.length >= MAX_LINES) return null;
  }
  return null;
}

/**
 * Codes of registration certificates (Directive 1999/37/EC, annexes I and II), with their labels in
 * `keyInformation`.
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
/** Required form of some codes' values; other values come from a stamp or from another code. */
const FORMS: { readonly [code: string]: RegExp } = {
  ...Object.fromEntries(['B', 'H', 'I'].map((code) => [code, /\d{2,4}/])),
  ...Object.fromEntries(['F.1', 'G', 'P.1', 'P.2', 'S.1', 'V.7'].map((code) => [code, /^\d/])),
  A: /\d/,
  J: /^[LMNOTRSC]\d/,
  // European Union format. National formats vary and are misread as easily.
  K: /^e\d{1,2}\*/i,
};
/** The lookahead excludes `D.2.1` as a value of `D.2`. */
const CODED = /^(C ?\. ?[14] ?\. ?[123]|[DFPSV] ?\. ?\d(?! ?\. ?\d)|[ABEGHIJK])[\s.:]+(\S.*)$/;
const ALONE = /^(C ?\. ?[14] ?\. ?[123]|[DFPSV] ?\. ?\d|[ABEGHIJK])[.:]?$/;
/** ISO 3779: no I, O or Q. */
const VIN = /\b[A-HJ-NPR-Z0-9]{17}\b/;
/** Minimum number of codes; any document can contain fewer by chance. */
const MIN_CODES = 5;

interface VehiclePaper {
  readonly keyInformation: readonly { readonly label: string; readonly value: string }[];
  readonly faults: readonly string[];
}

/** Reads a registration certificate by its harmonized codes; null for other documents. */
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
  if (found.size < MIN_CODES) return null;
  const vin = found.get('E');
  const isVin = vin === undefined || VIN.test(vin.toUpperCase().replace(/ /g, ''));
  // An invalid VIN was misread and is omitted.
  if (!isVin) found.delete('E');
  return {
    keyInformation: [...found].map(([code, value]) => ({ label: `${code} ${CODES[code]}`, value })),
    faults: isVin ? [] : ['VIN_FORM'],
  };
}
