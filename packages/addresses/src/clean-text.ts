/** Maximum length of an address text, in UTF-16 units; the rest is ignored. */
const MAX_LENGTH = 1000;
/** Emoji, their joiners and variants, direction marks, and control characters other than line ends. */
const NOT_WRITING =
  /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]|[\ufe00-\ufe0f]|(?![\n\r\t])\p{Cc}/gu;
/**
 * Everything except the ordinal characters of `3º` and `2ª` and the fractions of `16½`, which normalization
 * would turn into letters and digits.
 */
const NOT_ORDINAL = /[^ºª½¼¾⅓⅔]+/g;
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Normalizes a text: composed letters, full-width forms narrowed, emoji and control characters replaced by
 * spaces.
 */
export function cleanText(text: string): string {
  const cut = text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH) : text;
  if (PLAIN.test(cut)) return cut;
  return cut.replace(NOT_ORDINAL, (part) => part.normalize('NFKC')).replace(NOT_WRITING, ' ');
}

const ADDRESS_END = /\s*(?:[;|]|\n\s*\n|\r\n\s*\r\n)\s*/;

/**
 * Returns the first of several addresses in one text, if they are separated by characters that never occur
 * within an address.
 */
export const firstOfSeveral = (text: string): string =>
  text.split(ADDRESS_END).find((part) => /[\p{L}\p{N}]/u.test(part)) ?? '';
