/**
 * Letters that look like an ASCII letter, by that letter. Only letters that a domain name may contain (lower
 * case, IDNA 2008); accents are removed before. Source: Unicode 16.0, UTS #39, confusables.txt (Unicode
 * License v3), and the IDN tables of Verisign for .com.
 */
export const CONFUSABLE_LETTERS: Readonly<Record<string, string>> = {
  a: 'аɑαᴀɐ',
  b: 'ьɓвƅβᏏ',
  c: 'сϲᴄƈϛ',
  d: 'ԁɗđɖժ',
  e: 'еҽєɛεəǝҿ',
  f: 'ƒғẝք',
  g: 'ɡɢǥցġԍ',
  h: 'һհħӊнʜ',
  i: 'іıɩιɪӏɨї',
  j: 'јϳյʝ',
  k: 'κкқᴋƙҝ',
  l: 'ӏɫłʟǀℓŀ',
  m: 'мᴍɱṃ',
  n: 'пոռņηɳƞɴ',
  o: 'оοօσᴏøɵσөסჿ๐໐০०',
  p: 'рρᴘƥþ',
  q: 'ԛգզ',
  r: 'гᴦɼʀɽ',
  s: 'ѕꜱʂƽʃ',
  t: 'тτᴛŧƭ',
  u: 'υսᴜʋц',
  v: 'νѵᴠѷט',
  w: 'ԝωшɯᴡա',
  x: 'хҳ×χ',
  y: 'уүɣγʏყӯ',
  z: 'ᴢʐƶż',
};
