/** First digits of a card network's numbers, `from` to `to` inclusive, and the lengths of its numbers. */
interface CardRange {
  readonly from: string;
  readonly to: string;
  readonly lengths: readonly number[];
}

const LONG = [16, 17, 18, 19] as const;

/**
 * Ranges of the card networks, from the tables that the networks publish (ISO/IEC 7812 issuer identification
 * numbers as listed at https://en.wikipedia.org/wiki/Payment_card_number, read 2026-11). The embedded BIN
 * table is narrower, but a number of an issuer that it lacks is still a card number.
 */
const CARD_RANGES: readonly CardRange[] = [
  { from: '4', to: '4', lengths: [13, 16, 18, 19] },
  { from: '51', to: '55', lengths: [16] },
  { from: '2221', to: '2720', lengths: [16] },
  { from: '34', to: '34', lengths: [15] },
  { from: '37', to: '37', lengths: [15] },
  { from: '300', to: '305', lengths: [14, ...LONG] },
  { from: '3095', to: '3095', lengths: [14, ...LONG] },
  { from: '36', to: '36', lengths: [14, ...LONG] },
  { from: '38', to: '39', lengths: [14, ...LONG] },
  { from: '3528', to: '3589', lengths: LONG },
  { from: '6011', to: '6011', lengths: LONG },
  { from: '644', to: '659', lengths: LONG },
  { from: '62', to: '62', lengths: LONG },
  { from: '81', to: '82', lengths: LONG },
  { from: '60', to: '60', lengths: [16] },
  { from: '2200', to: '2204', lengths: LONG },
  { from: '5018', to: '5018', lengths: [13, 14, 15, ...LONG] },
  { from: '5020', to: '5020', lengths: [13, 14, 15, ...LONG] },
  { from: '5038', to: '5038', lengths: [13, 14, 15, ...LONG] },
  { from: '5041', to: '5041', lengths: [16] },
  { from: '5060', to: '5099', lengths: [16, 18, 19] },
  { from: '5893', to: '5893', lengths: [13, 14, 15, ...LONG] },
  { from: '6304', to: '6304', lengths: [13, 14, 15, ...LONG] },
  { from: '636', to: '637', lengths: [16] },
  { from: '6759', to: '6763', lengths: [13, 14, 15, ...LONG] },
  { from: '9792', to: '9792', lengths: [16] },
];

/** Number of leading digits that decide on the network. */
const PREFIX_DIGITS = 4;

/** Returns the lengths of the numbers with each prefix of four digits; bit n is set for n digits. */
function lengthsByPrefix(): Uint32Array {
  const table = new Uint32Array(10 ** PREFIX_DIGITS);
  for (const { from, to, lengths } of CARD_RANGES) {
    const bits = lengths.reduce((all, length) => all | (1 << length), 0);
    const first = Number(from.padEnd(PREFIX_DIGITS, '0'));
    const last = Number(to.padEnd(PREFIX_DIGITS, '9'));
    for (let prefix = first; prefix <= last; prefix++) table[prefix]! |= bits;
  }
  return table;
}

const LENGTHS = lengthsByPrefix();

/** Checks whether digits are in the range of a card network and have one of its lengths. */
export const isOfCardNetwork = (digits: string): boolean =>
  ((LENGTHS[Number(digits.slice(0, PREFIX_DIGITS))] ?? 0) & (1 << digits.length)) !== 0;

/**
 * Checks whether the last digit is the check digit of the others (ISO/IEC 7812-1 annex B, "Luhn").
 * @param digits decimal digits only; the caller checks the length
 */
export function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, doubled = false; at >= 0; at--, doubled = !doubled) {
    const digit = digits.charCodeAt(at) - 48;
    sum += doubled ? (digit > 4 ? 2 * digit - 9 : 2 * digit) : digit;
  }
  return sum % 10 === 0;
}

/** Shortest and longest card number, in digits (ISO/IEC 7812-1). */
export const MIN_CARD_NUMBER_LENGTH = 13;
const MAX_CARD_NUMBER_LENGTH = 19;

/**
 * Separators that people and forms write between digits, as a class of a regular expression: spaces, hyphens,
 * dots and their Unicode variants, underscores, slashes, bars, line breaks, and invisible characters.
 */
const SEPARATORS =
  ' \\t\\n\\r._/|\\u00a0\\u00ad\\u00b7\\u2000-\\u200d\\u2010-\\u2015\\u2022\\u202f\\u205f\\u2060\\u2212\\u3000\\ufeff\\-';

/** Decimal digits of other scripts, such as full-width and Arabic ones. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;
/** Returns the value of a decimal digit. Unicode encodes the ten digits of a script in a row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const known = digitValues.get(code);
  if (known !== undefined) return known;
  const value = valueInScript(code);
  digitValues.set(code, value);
  return value;
}

/** Values of the digits that were read; Unicode has fewer than a thousand. */
const digitValues = new Map<number, number>();

/** Counts the digits of the same script below a digit. */
function valueInScript(code: number): number {
  // Mathematical digits are five rows without a gap from U+1D7CE.
  if (code >= 0x1d7ce && code <= 0x1d7ff) return (code - 0x1d7ce) % 10;
  let value = 0;
  while (value < 9 && OTHER_DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}

/** Kinds of a UTF-16 code unit. The kinds up to 9 are digits of that value. */
export const UNIT = { separator: 10, escape: 11, surrogate: 12, other: 13 } as const;

/**
 * Returns the kind of each UTF-16 code unit. An escape is a letter with which JSON writes a line break, or
 * the backslash before it.
 */
function unitKinds(): Uint8Array {
  const digit = /\p{Nd}/u;
  const separator = new RegExp(`[${SEPARATORS}]`, 'u');
  return Uint8Array.from({ length: 0x10000 }, (_, code) => {
    if (code >= 0x30 && code <= 0x39) return code - 0x30;
    if (code >= 0xd800 && code <= 0xdfff) return UNIT.surrogate;
    const unit = String.fromCharCode(code);
    if (digit.test(unit)) return digitValue(unit);
    if (separator.test(unit)) return UNIT.separator;
    return /[\\nrt]/.test(unit) ? UNIT.escape : UNIT.other;
  });
}

/** Kind of each UTF-16 code unit, as `UNIT` numbers them. */
export const UNIT_KIND = unitKinds();

/** A text with ASCII digits instead of those of other scripts. */
interface AsciiDigits {
  readonly text: string;
  /** Returns the position in the original text. */
  readonly sourceOf: (position: number) => number;
}

const identity = (position: number): number => position;

/** Number of code units that become a text at once; more would exceed the arguments of a call. */
const UNITS_AT_ONCE = 8192;

/** Returns the text of UTF-16 code units. */
export function textOfUnits(units: Uint16Array): string {
  let text = '';
  for (let from = 0; from < units.length; from += UNITS_AT_ONCE)
    text += String.fromCharCode(...units.subarray(from, from + UNITS_AT_ONCE));
  return text;
}

/** Replaces digits of one code unit; positions stay. */
function withAsciiUnits(sent: string): string {
  const units = new Uint16Array(sent.length);
  for (let at = 0; at < sent.length; at++) {
    const code = sent.charCodeAt(at);
    const kind = UNIT_KIND[code]!;
    units[at] = kind <= 9 ? 0x30 + kind : code;
  }
  return textOfUnits(units);
}

/** Replaces digits of other scripts with ASCII digits. */
export function withAsciiDigits(sent: string): AsciiDigits {
  let [hasOthers, hasSurrogates] = [false, false];
  for (let at = 0; at < sent.length && !hasSurrogates; at++) {
    const code = sent.charCodeAt(at);
    if (code < 0x80) continue;
    const kind = UNIT_KIND[code]!;
    hasOthers ||= kind <= 9;
    hasSurrogates = kind === UNIT.surrogate;
  }
  if (!hasSurrogates) return { text: hasOthers ? withAsciiUnits(sent) : sent, sourceOf: identity };
  if (!OTHER_DIGIT.test(sent)) return { text: sent, sourceOf: identity };
  // A digit outside the basic plane has two UTF-16 code units, so later positions move.
  const moved: number[] = [];
  const text = sent.replace(OTHER_DIGITS, (digit: string, at: number) => {
    if (digit.length > 1) moved.push(at - moved.length);
    return String(digitValue(digit));
  });
  if (moved.length === 0) return { text, sourceOf: identity };
  const sources = new Uint32Array(text.length + 1);
  for (let at = 0, passed = 0; at <= text.length; at++) {
    while (passed < moved.length && moved[passed]! < at) passed++;
    sources[at] = at + passed;
  }
  return { text, sourceOf: (position) => sources[position]! };
}

/** Room for digits that is held between texts; more is released with the next text. */
const MIN_HELD_DIGITS = 64;
const MAX_HELD_DIGITS = 4096;

/**
 * The groups of digits in a part of a text. Sums make each check digit a matter of one subtraction. One
 * instance reads many parts, because allocation would cost more than the reading.
 */
export class DigitGroups {
  /** Number of groups. */
  count = 0;
  /** Index of the first digit of each group, and the number of digits at the end. */
  starts = new Uint32Array(0);
  /** Digits of the part, and the position of each in the text. */
  private digits = new Uint8Array(0);
  private positions = new Uint32Array(0);
  /** Sums up to each digit with those at even or odd indices doubled (ISO/IEC 7812-1 annex B). */
  private doubledEven = new Uint32Array(0);
  private doubledOdd = new Uint32Array(0);

  /** Reads the part of a text between two positions; the part before is forgotten. */
  read(text: string, from: number, to: number): this {
    this.makeRoom(to - from);
    const { digits, positions, starts, doubledEven, doubledOdd } = this;
    let [length, count, previous] = [0, 0, -2];
    for (let at = from; at < to; at++) {
      const digit = text.charCodeAt(at) - 48;
      if (digit < 0 || digit > 9) continue;
      if (at !== previous + 1) starts[count++] = length;
      previous = at;
      digits[length] = digit;
      positions[length] = at;
      const doubled = digit > 4 ? 2 * digit - 9 : 2 * digit;
      const isEven = length % 2 === 0;
      doubledEven[length + 1] = doubledEven[length]! + (isEven ? doubled : digit);
      doubledOdd[length + 1] = doubledOdd[length]! + (isEven ? digit : doubled);
      length++;
    }
    starts[count] = length;
    this.count = count;
    return this;
  }

  private makeRoom(digits: number): void {
    if (this.digits.length >= digits && this.digits.length <= MAX_HELD_DIGITS) return;
    const room = Math.max(digits, MIN_HELD_DIGITS);
    this.digits = new Uint8Array(room);
    this.positions = new Uint32Array(room);
    this.starts = new Uint32Array(room + 1);
    this.doubledEven = new Uint32Array(room + 1);
    this.doubledOdd = new Uint32Array(room + 1);
  }

  /** Number of digits of all groups. */
  get digitCount(): number {
    return this.starts[this.count]!;
  }

  /** Checks whether a number that begins with a group could have digits after the last one. */
  mayContinue(first: number): boolean {
    return first > 0 && this.digitCount - this.starts[first]! < MAX_CARD_NUMBER_LENGTH;
  }

  /** Number of digits in a group. */
  size(group: number): number {
    return this.starts[group + 1]! - this.starts[group]!;
  }

  /** Position in the text of the first digit of a group. */
  from(group: number): number {
    return this.positions[this.starts[group]!]!;
  }

  /** Position in the text after the last digit of a group. */
  to(group: number): number {
    return this.positions[this.starts[group + 1]! - 1]! + 1;
  }

  /**
   * Writes the digits of the groups `first` to `last` as UTF-16 code units, with only the first and last ones
   * shown.
   * @returns the position after them
   */
  writeMasked(
    { first, last }: { readonly first: number; readonly last: number },
    shown: { readonly first: number; readonly last: number },
    into: Uint16Array,
    position: number,
  ): number {
    const [start, end] = [this.starts[first]!, this.starts[last + 1]!];
    let at = position;
    for (let digit = start; digit < end; digit++) {
      const isShown = digit < start + shown.first || digit >= end - shown.last;
      into[at++] = isShown ? 0x30 + this.digits[digit]! : 0x2a;
    }
    return at;
  }

  /** Checks whether the groups `first` to `last` are a card number: network, length and check digit. */
  private isCard(first: number, last: number): boolean {
    const [start, end] = [this.starts[first]!, this.starts[last + 1]!];
    const sums = end % 2 === 0 ? this.doubledEven : this.doubledOdd;
    return (this.lengthsAt(start) & (1 << (end - start))) !== 0 && (sums[end]! - sums[start]!) % 10 === 0;
  }

  private lengthsAt(start: number): number {
    const { digits } = this;
    const prefix =
      1000 * digits[start]! + 100 * digits[start + 1]! + 10 * digits[start + 2]! + digits[start + 3]!;
    return LENGTHS[prefix] ?? 0;
  }

  /**
   * Returns the last group of the longest card number that starts with a group; -1 = none.
   * @param accepts decides on a card number; called with its first and last group
   */
  cardFrom(first: number, accepts: (first: number, last: number) => boolean): number {
    const start = this.starts[first]!;
    let found = -1;
    for (let last = first; last < this.count; last++) {
      const length = this.starts[last + 1]! - start;
      if (length > MAX_CARD_NUMBER_LENGTH) break;
      if (length >= MIN_CARD_NUMBER_LENGTH && this.isCard(first, last) && accepts(first, last)) found = last;
    }
    return found;
  }
}

const acceptAny = () => true;
const candidates = new DigitGroups();

/** Checks whether some adjacent groups of a run of digits form a card number. */
function holdsCardNumber(run: string): boolean {
  const groups = candidates.read(run, 0, run.length);
  for (let first = 0; first < groups.count; first++) if (groups.cardFrom(first, acceptAny) >= 0) return true;
  return false;
}

/** Number of characters of a run that are read first: nearly every run with a card number has one there. */
const FIRST_READ = 128;

/** Checks whether a part of a text holds a card number. */
function partHoldsCardNumber(text: string, from: number, to: number): boolean {
  const begin = Math.min(to, from + FIRST_READ);
  if (holdsCardNumber(withAsciiDigits(text.slice(from, begin)).text)) return true;
  return begin < to && holdsCardNumber(withAsciiDigits(text.slice(from, to)).text);
}

/**
 * Checks whether a text may contain a card number, spaced as people write them. It runs on every request, so
 * it reads one character in 13 and the neighbors of those that can be part of a number. `maskCardNumbers`
 * rules out hashes, ids and IBANs.
 */
export function mayHoldCardNumber(text: string): boolean {
  const { length } = text;
  for (let at = MIN_CARD_NUMBER_LENGTH - 1; at < length; at += MIN_CARD_NUMBER_LENGTH) {
    if (UNIT_KIND[text.charCodeAt(at)] === UNIT.other) continue;
    let [from, to] = [at, at + 1];
    while (from > 0 && UNIT_KIND[text.charCodeAt(from - 1)] !== UNIT.other) from--;
    while (to < length && UNIT_KIND[text.charCodeAt(to)] !== UNIT.other) to++;
    if (to - from >= MIN_CARD_NUMBER_LENGTH && partHoldsCardNumber(text, from, to)) return true;
    at = to;
  }
  return false;
}
