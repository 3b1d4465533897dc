/** Readers of single JSON values. Each answers the value, or `undefined` for what cannot be read. */

const NUMBER_TEXT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const DATE_TEXT = /^(\d{4})-(\d{2})-(\d{2})(?:[T ][0-9:.+Z-]{1,32})?$/;
const LARGEST_AMOUNT = 1e15;

/** A finite JSON number, or its decimal text ("12.50", "1e3"); magnitudes above 1e15 are refused. */
export function readFloat(value: unknown): number | undefined {
  const number = typeof value === 'string' && NUMBER_TEXT.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= LARGEST_AMOUNT ? number : undefined;
}

/** As readFloat, whole numbers only. */
export function readInteger(value: unknown): number | undefined {
  const number = readFloat(value);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

/** true/false, 1/0, and their texts. */
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

/** A calendar date (RFC 3339 full-date, a time of day behind it is dropped) that exists: YYYY-MM-DD. */
export function readDate(value: unknown): string | undefined {
  const match = typeof value === 'string' ? DATE_TEXT.exec(value.trim()) : null;
  if (!match) return undefined;
  const [, year, month, day] = match;
  return isRealDate(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : undefined;
}

/** The day up to which a card is valid, YYYY-MM-DD: a date as it is, YYYY-MM, MM/YYYY or MM/YY as the last of the month. */
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

/** The plain object, or undefined for anything else (arrays included). */
export function readObject(value: unknown): { readonly [key: string]: unknown } | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: unknown })
    : undefined;
}

/** Whether a JSON value nests no deeper than `limit` levels; iterative, so that hostile depth cannot overflow. */
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

/** Whether the names, texts and numbers of a JSON value, all levels together, are no more than that. */
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
