/** In the text of `JSON.stringify`: an escaped backslash, a NUL, or half of a surrogate pair. */
const ESCAPES = /\\\\|\\u0000|\\ud[89a-f][0-9a-f]{2}/g;

/**
 * A value as the text of a jsonb. What a jsonb cannot hold, NUL and halves of surrogate pairs (PostgreSQL documentation,
 * 8.14), becomes U+FFFD: a reader of barcodes may well find such, and its execution must not stand still for it.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!text.includes('\\u')) return text;
  return text.replace(ESCAPES, (found) => (found === '\\\\' ? found : '\ufffd'));
}
