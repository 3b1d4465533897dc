/** Longest text that is read of one address, UTF-16 units; what stands behind is not looked at. */
const LONGEST = 1000;
/** Pictures, their joiners and variants, marks of direction, and controls that are no line end. */
const NOT_WRITING =
  /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]|[\ufe00-\ufe0f]|(?![\n\r\t])\p{Cc}/gu;
/** The signs of `3º` and `2ª` would become letters. */
const NOT_ORDINAL = /[^ºª]+/g;
const PLAIN = /^[\x20-\x7e]*$/;

/** The text as it is read: composed letters, full-width forms narrowed, pictures and controls as blanks. */
export function cleanText(text: string): string {
  const cut = text.length > LONGEST ? text.slice(0, LONGEST) : text;
  if (PLAIN.test(cut)) return cut;
  return cut.replace(NOT_ORDINAL, (part) => part.normalize('NFKC')).replace(NOT_WRITING, ' ');
}

const ADDRESS_END = /\s*(?:[;|]|\n\s*\n|\r\n\s*\r\n)\s*/;

/** The first of several addresses in one text, where marks that stand within none of them part them. */
export const firstOfSeveral = (text: string): string =>
  text.split(ADDRESS_END).find((part) => /[\p{L}\p{N}]/u.test(part)) ?? '';
