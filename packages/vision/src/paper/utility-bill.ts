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
