const NAMED: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
};

/** No article is longer; what follows is not read. */
const LONGEST = 200_000;

/** The words of a text that may hold HTML: without tags, scripts and styles, with its character references resolved. */
export function plainText(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/<(script|style)\b[\s\S]{0,20000}?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
      const code =
        hex !== undefined ? Number.parseInt(hex, 16) : decimal !== undefined ? Number(decimal) : null;
      if (code !== null) return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
      return NAMED[String(name).toLowerCase()] ?? whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
