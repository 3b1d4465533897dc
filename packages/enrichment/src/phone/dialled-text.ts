/**
 * The part of a text that is dialled, found by the rules of Google's libphonenumber (Apache-2.0): what may stand
 * between digits, what an extension looks like, and the `tel:` address of RFC 3966.
 */

/** Signs that may stand between digits: dashes, slashes, dots, blanks, brackets; then tildes. */
const SEPARATOR =
  '\\-\u2010-\u2015\u2212\u30fc\uff0d\\/\uff0f.\uff0e \u00a0\u00ad\u200b\u2060\u3000()\\[\\]\uff08\uff09\uff3b\uff3d';
const TILDE = '~\u2053\u223c\uff5e';

const BLANK = ' \u00a0\\t';
const AFTER_LABEL = `[:.\uff0e]?[${BLANK},-]*`;

/** Words and signs that announce an extension; the surer the label, the more digits may follow. */
const EXTENSIONS: readonly {
  readonly label: string;
  readonly most: number;
  readonly end: '' | '#' | '#?';
}[] = [
  { label: ';ext=', most: 20, end: '' },
  {
    label: `[${BLANK},]*(?:e?xtn?|e?xtensi(?:o\u0301?|\u00f3)n?|\uff45?\uff58\uff54\uff4e?|\u0434\u043e\u0431|anexo)${AFTER_LABEL}`,
    most: 20,
    end: '#?',
  },
  { label: `[${BLANK}]*(?:,,|;)${AFTER_LABEL}`, most: 15, end: '#?' },
  {
    label: `[${BLANK},]*(?:[x\uff58#\uff03~\uff5e]|int|\uff49\uff4e\uff54)${AFTER_LABEL}`,
    most: 9,
    end: '#?',
  },
  { label: `[${BLANK}]*,+${AFTER_LABEL}`, most: 9, end: '#?' },
  { label: '[- ]+', most: 6, end: '#' },
];
const EXTENSION = EXTENSIONS.map(({ label, most, end }) => `${label}\\d{1,${most}}${end}`).join('|');

/** Digits with or without "+", at least three. */
const BARE = /^\+?\d{3,}$/;
/** Digits and what may stand between them, nothing that could announce an extension. */
const PLAIN = viable(SEPARATOR, '');
/** What can be a number at all. */
const VIABLE = viable(SEPARATOR + TILDE, `(?:${EXTENSION})?`);
const TWO_DIGITS = /^\d\d$/;
const ENDING_EXTENSION = new RegExp(`(?:${EXTENSION})$`, 'i');

const NOT_DIGITS = /\D+/g;
const START = /[\d+]/;
const AFTER_END = /[^\d#]+$/;

const CONTEXT = ';phone-context=';
const SUBADDRESS = ';isub=';
const SCHEME = 'tel:';
const GLOBAL_CONTEXT = /^\+[\d().-]*\d[\d().-]*$/;
/** Labels of digits, as the library has it, where RFC 3966 allows letters too. */
const DOMAIN_CONTEXT = /^(?:\d+(?:-+\d+)*\.)*[a-zA-Z]+(?:-*\d)*\.?$/;

function viable(between: string, ending: string): RegExp {
  return new RegExp(`^\\+?(?:[${between}]*\\d){3}[${between}\\d]*${ending}$`, 'i');
}

/**
 * The digits to dial, after "+" when one stands before them, or null when the text is no number. Extensions and what
 * surrounds the number are left out.
 *
 * @param text its digits are ASCII and its plus signs "+"; at most 250 characters
 */
export function dialledDigits(text: string): string | null {
  if (BARE.test(text)) return text;
  if (PLAIN.test(text)) return digitsOf(text);
  const part = numberPart(text);
  if (part === null || !(VIABLE.test(part) || TWO_DIGITS.test(part))) return null;
  const extension = part.search(ENDING_EXTENSION);
  return digitsOf(extension < 0 ? part : part.slice(0, extension));
}

function digitsOf(part: string): string {
  const digits = part.replace(NOT_DIGITS, '');
  return part.startsWith('+') ? `+${digits}` : digits;
}

function numberPart(text: string): string | null {
  const context = text.indexOf(CONTEXT);
  const part = context < 0 ? trimmed(text) : withContext(text, context);
  if (part === null) return null;
  const subaddress = part.indexOf(SUBADDRESS);
  return subaddress > 0 ? part.slice(0, subaddress) : part;
}

/** From the first digit or plus to the last digit, or the "#" that ends an extension. */
function trimmed(text: string): string | null {
  const start = text.search(START);
  return start < 0 ? null : text.slice(start).replace(AFTER_END, '');
}

/** A local number and, in `phone-context`, its prefix or the domain in which it is valid. */
function withContext(text: string, at: number): string | null {
  const start = at + CONTEXT.length;
  const end = text.indexOf(';', start);
  const context = end < 0 ? text.slice(start) : text.slice(start, end);
  const isGlobal = GLOBAL_CONTEXT.test(context);
  if (!isGlobal && !DOMAIN_CONTEXT.test(context)) return null;
  const scheme = text.indexOf(SCHEME);
  const local = text.substring(scheme < 0 ? 0 : scheme + SCHEME.length, at);
  return isGlobal ? context + local : local;
}
