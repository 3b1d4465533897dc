import { MRZ_FORMATS, MRZ_LAYOUTS, type MrzFormat, type MrzLayout, type Stretch } from './data/layouts';
import { STATE_CODES } from './data/states';
import { checkDigit, type MrzNames, readBirthDate, readExpiryDate, readNames } from './zone-fields';

export type CheckedField = 'documentNumber' | 'birthDate' | 'expiryDate' | 'optional' | 'composite';

interface CheckDigit {
  readonly field: CheckedField;
  readonly printed: string;
  readonly computed: string;
  readonly isRight: boolean;
}

/** A machine-readable zone, read. */
export interface Mrz extends MrzNames {
  readonly format: MrzFormat;
  readonly lines: readonly string[];
  /** One or two letters: P, PD, I, ID, AC, V … */
  readonly documentCode: string;
  /** As printed: three letters, or fewer. */
  readonly issuer: string;
  readonly nationality: string;
  /** ISO 3166-1 alpha-2; null for organisations, Utopia and codes that nobody has listed. */
  readonly issuerCountry: string | null;
  readonly nationalityCountry: string | null;
  /** Whether Doc 9303 lists the code. */
  readonly isIssuerKnown: boolean;
  readonly documentNumber: string;
  /** `YYYY-MM-DD`; null when it is not known or no date. */
  readonly birthDate: string | null;
  readonly expiryDate: string | null;
  readonly sex: 'M' | 'F' | 'X' | null;
  readonly optional: string;
  readonly optional2: string;
  readonly checks: readonly CheckDigit[];
  /** Whether every check digit is right. */
  readonly isValid: boolean;
}

const CHARACTERS = /^[A-Z0-9<]+$/;

const stretch = (lines: readonly string[], [line, from, to]: Stretch): string => lines[line]!.slice(from, to);
const withoutFillers = (text: string): string => text.replace(/<+$/, '').replace(/</g, ' ').trim();

/** The format of whole lines by their number, length and first letter; null = none. */
function formatOf(lines: readonly string[]): MrzFormat | null {
  const isVisa = lines[0]?.startsWith('V') ?? false;
  const found = MRZ_FORMATS.find((format) => {
    const layout = MRZ_LAYOUTS[format];
    return (
      layout.lines === lines.length &&
      lines.every((line) => line.length === layout.length) &&
      (layout.lines === 3 || isVisa === format.startsWith('MRV'))
    );
  });
  return found ?? null;
}

interface NumberField {
  readonly number: string;
  readonly check: CheckDigit;
  /** What of the optional data is not the number's. */
  readonly optional: string;
}

const judged = (field: CheckedField, text: string, printed: string): CheckDigit => {
  const computed = checkDigit(text);
  return { field, printed, computed, isRight: printed === computed };
};

/**
 * The document number. One of more than nine characters goes on in the optional data, with its check digit behind, and
 * a filler stands in the check digit's place (Doc 9303 part 5 §4.2.2 note j, part 6 §4.2.2).
 */
function readNumber(layout: MrzLayout, lines: readonly string[]): NumberField {
  const { fields } = layout;
  const head = stretch(lines, fields.documentNumber);
  const printed = stretch(lines, fields.documentNumberCheck);
  const optional = stretch(lines, fields.optional);
  const rest = /^([A-Z0-9]+)(<|$)/.exec(optional)?.[1] ?? '';
  const mayGoOn = layout === MRZ_LAYOUTS.TD1 || layout === MRZ_LAYOUTS.TD2;
  if (mayGoOn && printed === '<' && !head.endsWith('<') && rest.length >= 2) {
    const number = head + rest.slice(0, -1);
    return {
      number,
      check: judged('documentNumber', number, rest.slice(-1)),
      optional: withoutFillers(optional.slice(rest.length)),
    };
  }
  return {
    number: withoutFillers(head),
    check: judged('documentNumber', head, printed),
    optional: withoutFillers(optional),
  };
}

function readChecks(layout: MrzLayout, lines: readonly string[], number: CheckDigit): readonly CheckDigit[] {
  const { fields } = layout;
  const checks = [
    number,
    judged('birthDate', stretch(lines, fields.birthDate), stretch(lines, fields.birthDateCheck)),
    judged('expiryDate', stretch(lines, fields.expiryDate), stretch(lines, fields.expiryDateCheck)),
  ];
  if (fields.optionalCheck) {
    const optional = stretch(lines, fields.optional);
    const check = judged('optional', optional, stretch(lines, fields.optionalCheck));
    // An empty personal number may have a filler for its check digit.
    checks.push({ ...check, isRight: check.isRight || (/^<+$/.test(optional) && check.printed === '<') });
  }
  if (fields.compositeCheck) {
    const whole = layout.composite.map((part) => stretch(lines, part)).join('');
    checks.push(judged('composite', whole, stretch(lines, fields.compositeCheck)));
  }
  return checks;
}

const SEXES: { readonly [letter: string]: 'M' | 'F' | 'X' } = { M: 'M', F: 'F', X: 'X', '<': 'X' };

/**
 * Reads whole lines of a machine-readable zone (ICAO Doc 9303 parts 3 to 7: TD1, TD2, TD3, MRV-A, MRV-B). Wrong check
 * digits are reported, not refused; unlisted issuers are no fault.
 * @param now UNIX milliseconds, for the century of the dates.
 * @returns null when number, length or characters of the lines are those of no format.
 */
export function parseMrz(lines: readonly string[], now: number): Mrz | null {
  if (!lines.every((line) => CHARACTERS.test(line))) return null;
  const format = formatOf(lines);
  if (!format) return null;
  const layout = MRZ_LAYOUTS[format];
  const { fields } = layout;
  const { number, check, optional } = readNumber(layout, lines);
  const checks = readChecks(layout, lines, check);
  const issuer = stretch(lines, fields.issuer).replace(/<+$/, '');
  const nationality = stretch(lines, fields.nationality).replace(/<+$/, '');
  return {
    format,
    lines,
    documentCode: stretch(lines, fields.documentCode).replace(/<+$/, ''),
    issuer,
    nationality,
    issuerCountry: STATE_CODES.get(issuer) ?? null,
    nationalityCountry: STATE_CODES.get(nationality) ?? null,
    isIssuerKnown: STATE_CODES.has(issuer),
    ...readNames(stretch(lines, fields.names)),
    documentNumber: number,
    birthDate: readBirthDate(stretch(lines, fields.birthDate), now),
    expiryDate: readExpiryDate(stretch(lines, fields.expiryDate), now),
    sex: SEXES[stretch(lines, fields.sex)] ?? null,
    optional,
    optional2: fields.optional2 ? withoutFillers(stretch(lines, fields.optional2)) : '',
    checks,
    isValid: checks.every(({ isRight }) => isRight),
  };
}
