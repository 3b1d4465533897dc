import { type NationalIdKind, readNationalId } from '@assay/national-ids';

/** Facts encoded in a number. */
export interface NumberFacts {
  /** True if the check digit is correct. */
  readonly isValid: boolean;
  /** `YYYY-MM-DD`, if the number contains it. */
  readonly birthDate?: string;
  readonly sex?: 'M' | 'F';
}

const digits = (text: string): readonly number[] => [...text.replace(/\D/g, '')].map(Number);
const weighed = (numbers: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (numbers[at] ?? 0), 0);
const wrong: NumberFacts = { isValid: false };
const two = (value: number): string => String(value).padStart(2, '0');

/** Returns a date of a number; null if the day doesn't exist. */
function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? `${year}-${two(month)}-${two(day)}`
    : null;
}

function facts(isValid: boolean, birthDate: string | null, sex?: 'M' | 'F'): NumberFacts {
  if (birthDate === null) return wrong;
  return { isValid, birthDate, ...(sex ? { sex } : {}) };
}

function luhn(numbers: readonly number[]): boolean {
  const sum = [...numbers].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const SPANISH = 'TRWAGMYFPDXBNJZSQVHLCKE';
const FINNISH = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/** Returns the full year of a two-digit year: the latest that isn't in the future. */
const lately = (year: number, today: string): number =>
  2000 + year > Number(today.slice(0, 4)) ? 1900 + year : 2000 + year;

/**
 * Checks an Estonian or Lithuanian number of eleven digits: sex and century, date, serial, check digit with
 * two rounds of weights.
 */
function baltic(text: string): NumberFacts {
  const n = digits(text);
  if (n.length !== 11) return wrong;
  const first = weighed(n, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
  const second = weighed(n, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11;
  const check = first < 10 ? first : second % 10;
  const birth = dateOf(
    1800 + 100 * ((n[0]! - 1) >> 1) + n[1]! * 10 + n[2]!,
    n[3]! * 10 + n[4]!,
    n[5]! * 10 + n[6]!,
  );
  return facts(check === n[10], birth, n[0]! % 2 === 1 ? 'M' : 'F');
}

/**
 * Checks a number of thirteen digits of the states of former Yugoslavia: DDMMYYY, region, serial, check
 * digit.
 */
function yugoslav(text: string): NumberFacts {
  const n = digits(text);
  if (n.length !== 13) return wrong;
  const rest = 11 - (weighed(n, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  const year = n[4]! * 100 + n[5]! * 10 + n[6]!;
  const birth = dateOf(year >= 800 ? 1000 + year : 2000 + year, n[2]! * 10 + n[3]!, n[0]! * 10 + n[1]!);
  return facts((rest > 9 ? 0 : rest) === n[12], birth, n[9]! < 5 ? 'M' : 'F');
}

const ofKind =
  (kind: NationalIdKind) =>
  (text: string, today: string): NumberFacts => {
    const { valid, birth_date, sex } = readNationalId(kind, text, today);
    return { isValid: valid, ...(birth_date ? { birthDate: birth_date } : {}), ...(sex ? { sex } : {}) };
  };

/** Checks of numbers with a public rule, by country and name. `today` is `YYYY-MM-DD`. */
export const NUMBER_CHECKS = {
  /**
   * Ten characters of the license number, weights 9 to 1, modulo 11, X for ten; the last character counts
   * replacements.
   */
  'DE licence': (text: string): NumberFacts => {
    const values = [...text.slice(0, 9)].map((character) => Number.parseInt(character, 36));
    const rest = weighed(values, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
    return { isValid: text[9] === (rest === 10 ? 'X' : String(rest)) };
  },
  /** Surname, decade, month (plus 50 for women), day, year, initials (DVLA, INS57P). */
  'GB licence': (text: string, today: string): NumberFacts => {
    const found = /^[A-Z9]{5}(\d)(\d)(\d)(\d\d)(\d)/.exec(text);
    if (!found) return wrong;
    const [, decade = '', tens = '', ones = '', day = '', year = ''] = found;
    const isWoman = Number(tens) >= 5;
    const birth = dateOf(
      lately(Number(decade + year), today),
      (Number(tens) - (isWoman ? 5 : 0)) * 10 + Number(ones),
      Number(day),
    );
    return facts(true, birth, isWoman ? 'F' : 'M');
  },
  'ES DNI': (text: string): NumberFacts => {
    const whole = text.replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
    return { isValid: SPANISH[Number(whole.slice(0, 8)) % 23] === whole[8] };
  },
  'PL PESEL': (text: string): NumberFacts => {
    const n = digits(text);
    if (n.length !== 11) return wrong;
    const month = n[2]! * 10 + n[3]!;
    const century = [1900, 2000, 2100, 2200, 1800][Math.floor(month / 20)] ?? 1900;
    const check = (10 - (weighed(n, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10;
    const birth = dateOf(century + n[0]! * 10 + n[1]!, month % 20, n[4]! * 10 + n[5]!);
    return facts(check === n[10], birth, n[9]! % 2 === 1 ? 'M' : 'F');
  },
  'SE personnummer': (text: string, today: string): NumberFacts => {
    const n = digits(text).slice(-10);
    if (n.length !== 10) return wrong;
    const birth = dateOf(lately(n[0]! * 10 + n[1]!, today), n[2]! * 10 + n[3]!, n[4]! * 10 + n[5]!);
    return facts(luhn(n), birth, n[8]! % 2 === 1 ? 'M' : 'F');
  },
  'FI hetu': (text: string): NumberFacts => {
    const found = /^(\d\d)(\d\d)(\d\d)([-+A-FU-Y])(\d{3})([0-9A-Y])$/.exec(text);
    if (!found) return wrong;
    const [, day, month, year, sign = '', serial, check] = found;
    const century = sign === '+' ? 1800 : /[-U-Y]/.test(sign) ? 1900 : 2000;
    const birth = dateOf(century + Number(year), Number(month), Number(day));
    return facts(
      FINNISH[Number(`${day}${month}${year}${serial}`) % 31] === check,
      birth,
      Number(serial) % 2 === 1 ? 'M' : 'F',
    );
  },
  /** Numbers issued since 2007 don't require a correct check digit, so only the date is checked. */
  'DK CPR': (text: string, today: string): NumberFacts => {
    const n = digits(text);
    if (n.length !== 10) return wrong;
    const birth = dateOf(lately(n[4]! * 10 + n[5]!, today), n[2]! * 10 + n[3]!, n[0]! * 10 + n[1]!);
    return facts(true, birth, n[9]! % 2 === 1 ? 'M' : 'F');
  },
  'NO fødselsnummer': (text: string, today: string): NumberFacts => {
    const n = digits(text);
    if (n.length !== 11) return wrong;
    const first = (11 - (weighed(n, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11;
    const second = (11 - (weighed(n, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    const birth = dateOf(lately(n[4]! * 10 + n[5]!, today), n[2]! * 10 + n[3]!, n[0]! * 10 + n[1]!);
    return facts(first === n[9] && second === n[10], birth, n[8]! % 2 === 1 ? 'M' : 'F');
  },
  'EE isikukood': baltic,
  'LT asmens kodas': baltic,
  'RO CNP': (text: string): NumberFacts => {
    const n = digits(text);
    if (n.length !== 13) return wrong;
    const rest = weighed(n, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
    const century = [0, 1900, 1900, 1800, 1800, 2000, 2000, 1900, 1900][n[0]!] ?? 0;
    const birth = dateOf(century + n[1]! * 10 + n[2]!, n[3]! * 10 + n[4]!, n[5]! * 10 + n[6]!);
    return facts((rest === 10 ? 1 : rest) === n[12], birth, n[0]! % 2 === 1 ? 'M' : 'F');
  },
  'BG EGN': (text: string): NumberFacts => {
    const n = digits(text);
    if (n.length !== 10) return wrong;
    const month = n[2]! * 10 + n[3]!;
    const [century, real] = month > 40 ? [2000, month - 40] : month > 20 ? [1800, month - 20] : [1900, month];
    const birth = dateOf(century + n[0]! * 10 + n[1]!, real, n[4]! * 10 + n[5]!);
    return facts(
      (weighed(n, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === n[9],
      birth,
      n[8]! % 2 === 0 ? 'M' : 'F',
    );
  },
  'SI EMSO': yugoslav,
  'RS JMBG': yugoslav,
  'HR OIB': (text: string): NumberFacts => {
    const n = digits(text);
    // ISO/IEC 7064, MOD 11,10.
    const rest = n.slice(0, 10).reduce((sum, digit) => (((sum + digit) % 10 || 10) * 2) % 11, 10);
    return { isValid: n.length === 11 && (11 - rest) % 10 === n[10] };
  },
  'TR kimlik': (text: string): NumberFacts => {
    const n = digits(text);
    if (n.length !== 11 || n[0] === 0) return wrong;
    const odd = n[0]! + n[2]! + n[4]! + n[6]! + n[8]!;
    const even = n[1]! + n[3]! + n[5]! + n[7]!;
    const tenth = (((odd * 7 - even) % 10) + 10) % 10;
    return {
      isValid: tenth === n[9] && n.slice(0, 10).reduce((sum, digit) => sum + digit, 0) % 10 === n[10],
    };
  },
  'CL RUN': (text: string): NumberFacts => {
    const body = text.slice(0, -1);
    const sum = [...body].reverse().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0);
    const rest = 11 - (sum % 11);
    return { isValid: text.slice(-1) === (rest === 11 ? '0' : rest === 10 ? 'K' : String(rest)) };
  },
  'ZA ID': (text: string, today: string): NumberFacts => {
    const n = digits(text);
    if (n.length !== 13) return wrong;
    const birth = dateOf(lately(n[0]! * 10 + n[1]!, today), n[2]! * 10 + n[3]!, n[4]! * 10 + n[5]!);
    return facts(luhn(n), birth, n[6]! >= 5 ? 'M' : 'F');
  },
  /** MyKad doesn't have a check digit: date of birth, place, serial; the last digit is odd for men. */
  'MY MyKad': (text: string, today: string): NumberFacts => {
    const n = digits(text);
    if (n.length !== 12) return wrong;
    const birth = dateOf(lately(n[0]! * 10 + n[1]!, today), n[2]! * 10 + n[3]!, n[4]! * 10 + n[5]!);
    return facts(true, birth, n[11]! % 2 === 1 ? 'M' : 'F');
  },
  'SG NRIC': (text: string): NumberFacts => {
    const sum =
      weighed(digits(text.slice(1, 8)), [2, 7, 6, 5, 4, 3, 2]) + ('TG'.includes(text[0] ?? '') ? 4 : 0);
    const letters = 'ST'.includes(text[0] ?? '') ? 'JZIHGFEDCBA' : 'XWUTRQPNMLK';
    return { isValid: letters[sum % 11] === text[8] };
  },
  'EC cedula': (text: string): NumberFacts => ({ isValid: luhn(digits(text)) }),
  'BR CPF': ofKind('BR CPF'),
  'MX CURP': ofKind('MX CURP'),
  'IN AADHAAR': ofKind('IN AADHAAR'),
  'IN PAN': ofKind('IN PAN'),
  'ID NIK': ofKind('ID NIK'),
  'NG NIN': ofKind('NG NIN'),
  'GR AMKA': ofKind('GR AMKA'),
  'IE PPS': ofKind('IE PPS'),
} as const satisfies { readonly [name: string]: (text: string, today: string) => NumberFacts };
export type NumberCheck = keyof typeof NUMBER_CHECKS;
