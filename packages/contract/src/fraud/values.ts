/** Readers of single JSON values. Each returns the value, or `undefined` if it can't be read. */

const NUMBER_TEXT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const DATE_TEXT = /^(\d{4})-(\d{2})-(\d{2})(?:[T ][0-9:.+Z-]{1,32})?$/;
const LARGEST_AMOUNT = 1e15;

/** Reads a finite JSON number or its decimal text ("12.50", "1e3"); rejects magnitudes above 1e15. */
export function readFloat(value: unknown): number | undefined {
  const number = typeof value === 'string' && NUMBER_TEXT.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= LARGEST_AMOUNT ? number : undefined;
}

/** Reads a value like `readFloat`, whole numbers only. */
export function readInteger(value: unknown): number | undefined {
  const number = readFloat(value);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

/** Reads true/false, 1/0, and their texts. */
export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1') return true;
  if (value === 0 || value === '0') return false;
  if (typeof value !== 'string' || value.length > 5) return undefined;
  const word = value.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

function isRealDate(year: number, month: number, day: number): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * Reads an existing calendar date (RFC 3339 full-date; a time of day is dropped).
 * @returns YYYY-MM-DD
 */
export function readDate(value: unknown): string | undefined {
  const match = typeof value === 'string' ? DATE_TEXT.exec(value.trim()) : null;
  if (!match) return undefined;
  const [, year, month, day] = match;
  return isRealDate(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : undefined;
}

/**
 * Reads the last day on which a card is valid: a full date, or YYYY-MM, MM/YYYY or MM/YY as the last day of
 * the month.
 * @returns YYYY-MM-DD
 */
export function readExpiry(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const date = readDate(value);
  if (date) return date;
  const trimmed = value.trim();
  const iso = /^(\d{4})-(\d{2})$/.exec(trimmed);
  const card = /^(\d{2})\s?[/-]\s?(\d{2}|\d{4})$/.exec(trimmed);
  const year = iso ? iso[1]! : card ? card[2]!.padStart(4, '20') : '';
  const month = iso ? iso[2]! : card ? card[1]! : '';
  if (!isRealDate(Number(year), Number(month), 1)) return undefined;
  return `${year}-${month}-${new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()}`;
}

/** Returns the plain object; undefined for anything else, including arrays. */
export function readObject(value: unknown): { readonly [key: string]: unknown } | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: unknown })
    : undefined;
}

/**
 * Checks whether a JSON value nests at most `limit` levels deep. Iterative, so that hostile input can't
 * overflow the stack.
 */
export function nestsWithin(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return false;
    const next: unknown[] = [];
    for (const node of level) {
      if (typeof node !== 'object' || node === null) continue;
      for (const child of Object.values(node))
        if (typeof child === 'object' && child !== null) next.push(child);
    }
    level = next;
  }
  return true;
}

/** Checks whether the members and characters of a JSON value, all levels together, are within the limits. */
export function isWithin(
  root: object,
  { members, characters }: { readonly members: number; readonly characters: number },
): boolean {
  let [membersLeft, charactersLeft] = [members, characters];
  const open: object[] = [root];
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    for (const [name, value] of Object.entries(holder)) {
      charactersLeft -=
        (Array.isArray(holder) ? 0 : name.length) + (typeof value === 'string' ? value.length : 0);
      if (--membersLeft < 0 || charactersLeft < 0) return false;
      if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
  return true;
}
