/** Letters without a removable accent. */
const SPELLED: { readonly [letter: string]: string } = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const ASCII = /^[\x00-\x7f]*$/;
/** Matches text that is already normalized. */
const WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const SHORT: { readonly [word: string]: string } = {
  saint: 'st',
  sainte: 'ste',
  mount: 'mt',
  fort: 'ft',
  sankt: 'st',
};

/**
 * Returns the text without accents and capitals and with single spaces, for comparing names. Letters of other
 * scripts are preserved.
 */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  if (WORDS.test(lower)) return lower;
  // Most texts are ASCII, and Unicode classes cost ten times more.
  if (ASCII.test(lower))
    return lower
      .replace(/['`.]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return lower
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELLED[letter]!)
    .normalize('NFC')
    .replace(/['’`.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the name of a city or region in a form that its spellings share: `Saint-Étienne` → `st etienne`. */
export function placeName(name: string): string {
  const plain = plainText(name);
  return /\b(?:sainte?|sankt|mount|fort)\b/.test(plain)
    ? plain.replace(/\b(?:sainte?|sankt|mount|fort)\b/g, (word) => SHORT[word]!)
    : plain;
}

/**
 * Returns a number for a text: 52 bits of two FNV-1a hashes over its UTF-16 units. Among a million texts, the
 * chance that two are equal is one in 9,000.
 */
export function textKey(text: string): number {
  let high = 0x811c9dc5;
  let low = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x85ebca6b);
  }
  return (high >>> 6) * 0x4000000 + (low >>> 6);
}
