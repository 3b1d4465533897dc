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

/** Parsed machine-readable zone. */
export interface Mrz extends MrzNames {
  readonly format: MrzFormat;
  readonly lines: readonly string[];
  /** One or two letters, for example P, PD, I, ID, AC or V. */
  readonly documentCode: string;
  /** As printed: up to three letters. */
  readonly issuer: string;
  readonly nationality: string;
  /** ISO 3166-1 alpha-2; null for organizations, Utopia and unlisted codes. */
  readonly issuerCountry: string | null;
  readonly nationalityCountry: string | null;
  /** True if Doc 9303 lists the code. */
  readonly isIssuerKnown: boolean;
  readonly documentNumber: string;
  /** `YYYY-MM-DD`; null if it is unknown or not a date. */
  readonly birthDate: string | null;
  readonly expiryDate: string | null;
  readonly sex: 'M' | 'F' | 'X' | null;
  readonly optional: string;
  readonly optional2: string;
  readonly checks: readonly CheckDigit[];
  /** True if every check digit is correct. */
  readonly isValid: boolean;
}

const CHARACTERS = /^[A-Z0-9<]+$/;

const stretch = (lines: readonly string[], [line, from, to]: Stretch): string => lines[line]!.slice(from, to);
const withoutFillers = (text: string): string => text.replace(/<+$/, '').replace(/</g, ' ').trim();

/** Detects the format of whole lines from their number, length and first letter; null if no format matches. */
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
  /** Optional data without the characters that belong to the number. */
  readonly optional: string;
}

const judged = (field: CheckedField, text: string, printed: string): CheckDigit => {
  const computed = checkDigit(text);
  return { field, printed, computed, isRight: printed === computed };
};

/**
 * Reads the document number. A number of more than nine characters continues in the optional data, followed
 * by its check digit. The check digit's usual position then contains a filler (Doc 9303 part 5 §4.2.2 note j,
 * part 6 §4.2.2).
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
    // The check digit of an empty personal number may be a filler.
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
 * Parses whole lines of a machine-readable zone (ICAO Doc 9303 parts 3 to 7: TD1, TD2, TD3, MRV-A, MRV-B).
 * Wrong check digits are reported but don't cause rejection; unlisted issuers aren't an error.
 * @param now UNIX milliseconds, for the century of the dates.
 * @returns null if number, length or characters of the lines match no format.
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
