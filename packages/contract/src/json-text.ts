/**
 * JSON parsing that preserves the digits of integers. JavaScript reads a JSON number as a double, which would
 * change an id such as 12345678901234567890. The digits are stored with the object that holds the value.
 */

const DIGITS = Symbol('digits');

type Holder = object & { [DIGITS]?: Map<string, string> };

/** Matches texts that may contain an unsafe integer; only those are parsed twice. */
const LONG_INTEGER = /[:,[]\s*\d{16}/;
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const isLongInteger = (token: string): boolean =>
  /^\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token));

/**
 * Stores the digits from the second parse for the numbers of the first. Iterative, because hostile input may
 * be deeply nested.
 */
function noteDigits(root: unknown, withTexts: unknown): void {
  const open: [unknown, unknown][] = [[root, withTexts]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [value, twin] = pair;
    if (typeof value !== 'object' || value === null) continue;
    for (const [member, child] of Object.entries(value)) {
      const other = (twin as { readonly [member: string]: unknown })[member];
      if (typeof child === 'number' && typeof other === 'string') {
        const holder: Holder = value;
        holder[DIGITS] ??= new Map();
        holder[DIGITS].set(member, other);
      } else if (typeof child === 'object') open.push([child, other]);
    }
  }
}

/**
 * Parses JSON; `memberOf` and `textOf` return an integer beyond 2^53 with the digits that were sent.
 * @throws SyntaxError as JSON.parse does.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!LONG_INTEGER.test(text)) return value;
  noteDigits(
    value,
    JSON.parse(text.replace(STRING_OR_NUMBER, (token) => (isLongInteger(token) ? `"${token}"` : token))),
  );
  return value;
}

/**
 * Returns a member of an object or array that `parseJson` read; an integer beyond 2^53 as the text of its
 * digits.
 */
export function memberOf(holder: object, member: string | number): unknown {
  const name = String(member);
  return (holder as Holder)[DIGITS]?.get(name) ?? (holder as { readonly [name: string]: unknown })[name];
}

/** Removes the stored digits of a member, so that its current value applies. */
export function forgetDigits(holder: object, member: string): void {
  (holder as Holder)[DIGITS]?.delete(member);
}

/** Returns a text, or a whole number from 0 as the text of its digits; undefined for anything else. */
export function textOf(holder: object, member: string | number): string | undefined {
  const value = memberOf(holder, member);
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? String(value) : undefined;
}
