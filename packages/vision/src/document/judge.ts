import type { Mrz } from '../mrz/parse';
import { isExplainable } from '../mrz/substitute';
import type { TextLine } from '../ocr/reader';
import { SPECIMEN_ISSUERS, SPECIMEN_NAMES, SPECIMEN_NUMBERS } from './data/specimens';
import { nameAgreement, nameWords } from './name-match';
import type { PageReading } from './read-page';
import {
  type Agreement,
  dateAgreement,
  labelledDates,
  nameAgreementInVisual,
  numberAgreement,
} from './visual-zone';

/** What is found on one sub-check, by its wire name. */
export interface DocumentFinding {
  readonly subCheck: string;
  readonly result: 'PASS' | 'FAIL' | 'REVIEW' | 'NOT_PERFORMED';
  readonly score?: number;
  readonly reasons?: readonly string[];
}

/** What the document is compared with. */
export interface Expectations {
  readonly minimumAge: number | null;
  /** As the backend gave it; null = it did not. */
  readonly fullName: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string | null;
  /** Published specimens pass, for tests of an integration. */
  readonly allowsSpecimens: boolean;
  /** UNIX milliseconds. */
  readonly now: number;
}

type Judge = (
  mrz: Mrz,
  reading: PageReading,
  visual: readonly TextLine[],
  expected: Expectations,
) => DocumentFinding;
const finding = (
  subCheck: string,
  result: DocumentFinding['result'],
  ...reasons: readonly string[]
): DocumentFinding => ({ subCheck, result, reasons });

const isoDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Whole years between two dates `YYYY-MM-DD`. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

const wrongDigits = ({ checks }: Mrz): readonly string[] =>
  checks.filter(({ isRight }) => !isRight).map(({ field }) => `CHECK_DIGIT_${snake(field)}`);
const snake = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** A wrong check digit counts against a document when two readings agree on it and no look-alike explains it. */
const mrzCheck: Judge = (mrz, { zone, isConfirmed }) => {
  if (mrz.isValid) {
    return finding('mrzCheckResult', 'PASS', ...(zone?.isSubstituted ? ['LOOK_ALIKE_EXCHANGED'] : []));
  }
  // The French identity card of 1995 to 2021 has two lines of 36 of its own making, whose check digits stand elsewhere.
  if (mrz.lines[0]!.startsWith('IDFRA') && mrz.format === 'TD2') {
    return finding('mrzCheckResult', 'REVIEW', 'NATIONAL_FORMAT');
  }
  if (isConfirmed && !isExplainable(mrz)) return finding('mrzCheckResult', 'FAIL', ...wrongDigits(mrz));
  return finding('mrzCheckResult', 'REVIEW', 'MAY_BE_MISREAD', ...wrongDigits(mrz));
};

const formatCheck: Judge = (mrz) => {
  if (!mrz.isValid) return finding('formatCheckResult', 'NOT_PERFORMED', 'ZONE_NOT_VALID');
  const faults = [
    ...(mrz.documentNumber === '' ? ['NO_DOCUMENT_NUMBER'] : []),
    ...(mrz.birthDate === null ? ['NO_BIRTH_DATE'] : []),
    ...(mrz.sex === null ? ['SEX_UNKNOWN_LETTER'] : []),
    ...(mrz.surname === '' ? ['NO_NAME'] : []),
  ];
  const doubts = [
    ...(mrz.isIssuerKnown ? [] : ['ISSUER_NOT_LISTED']),
    ...(mrz.nationality === '' ? ['NO_NATIONALITY'] : []),
  ];
  // A date of birth may be printed as unknown; a document without a number or a name is none.
  if (faults.some((fault) => fault !== 'NO_BIRTH_DATE'))
    return finding('formatCheckResult', 'FAIL', ...faults);
  return faults.length + doubts.length > 0
    ? finding('formatCheckResult', 'REVIEW', ...faults, ...doubts)
    : finding('formatCheckResult', 'PASS');
};

const OLDEST = 120;
const LONGEST_VALIDITY = 20;

const logicCheck: Judge = ({ isValid, birthDate, expiryDate }, _reading, visual, { now }) => {
  if (!isValid || birthDate === null) return finding('logicCheckResult', 'NOT_PERFORMED', 'DATES_NOT_READ');
  const issueDates = labelledDates(visual, 'issueDate');
  // Day and month may be the other way round: it is a fault only where every reading is one.
  const isIssued = (isWrong: (date: string) => boolean) => issueDates.length > 0 && issueDates.every(isWrong);
  const today = isoDay(now);
  const faults = [
    ...(yearsBetween(birthDate, today) > OLDEST ? ['AGE'] : []),
    ...(expiryDate !== null && expiryDate <= birthDate ? ['EXPIRES_BEFORE_BIRTH'] : []),
    ...(expiryDate !== null && isIssued((date) => date >= expiryDate) ? ['EXPIRES_BEFORE_ISSUE'] : []),
    ...(isIssued((date) => date < birthDate) ? ['ISSUED_BEFORE_BIRTH'] : []),
    ...(isIssued((date) => date > today) ? ['ISSUED_IN_THE_FUTURE'] : []),
  ];
  if (faults.length > 0) return finding('logicCheckResult', 'FAIL', ...faults);
  const isLong = expiryDate !== null && yearsBetween(today, expiryDate) > LONGEST_VALIDITY;
  return isLong
    ? finding('logicCheckResult', 'REVIEW', 'VALID_TOO_LONG')
    : finding('logicCheckResult', 'PASS');
};

const suspiciousData: Judge = (mrz, _reading, _visual, { allowsSpecimens }) => {
  const words = [...nameWords(mrz.surname), ...nameWords(mrz.givenNames)];
  const specimen = [
    ...(SPECIMEN_ISSUERS.includes(mrz.issuer) ? ['SPECIMEN_ISSUER'] : []),
    ...(words.some((word) => SPECIMEN_NAMES.includes(word)) ? ['SPECIMEN_NAME'] : []),
    ...(SPECIMEN_NUMBERS.includes(mrz.documentNumber) ? ['SPECIMEN_NUMBER'] : []),
  ];
  if (specimen.length > 0)
    return finding('suspiciousDataCheckResult', allowsSpecimens ? 'PASS' : 'FAIL', ...specimen);
  const digits = mrz.documentNumber.replace(/\D/g, '');
  const isRow = digits.length >= 6 && '0123456789012345678'.includes(digits);
  return isRow || /(.)\1{5}/.test(mrz.documentNumber)
    ? finding('suspiciousDataCheckResult', 'REVIEW', 'NUMBER_WITHOUT_VARIETY')
    : finding('suspiciousDataCheckResult', 'PASS');
};

const documentValidity: Judge = ({ isValid, expiryDate }, _reading, _visual, { now }) => {
  if (!isValid || expiryDate === null) {
    return finding('documentValidityCheckResult', 'NOT_PERFORMED', 'EXPIRY_NOT_READ');
  }
  return expiryDate >= isoDay(now)
    ? finding('documentValidityCheckResult', 'PASS')
    : finding('documentValidityCheckResult', 'FAIL', 'EXPIRED');
};

/** FAIL for a contradiction, REVIEW for what could not be found, PASS when all agree. */
function agreed(
  subCheck: string,
  agreements: readonly (readonly [field: string, agreement: Agreement])[],
): DocumentFinding {
  const named = (wanted: Agreement) =>
    agreements.filter(([, agreement]) => agreement === wanted).map(([field]) => `${wanted}_${field}`);
  const [conflicts, missing] = [named('CONFLICT'), named('NOT_FOUND')];
  if (conflicts.length > 0) return finding(subCheck, 'FAIL', ...conflicts);
  return missing.length > 0 ? finding(subCheck, 'REVIEW', ...missing) : finding(subCheck, 'PASS');
}

/** Who is shown: number, date of birth and names of the visual zone against the machine-readable zone. */
const matchCheck: Judge = (mrz, _reading, visual) => {
  if (!mrz.isValid || visual.length === 0) {
    return finding('matchCheckResult', 'NOT_PERFORMED', mrz.isValid ? 'NO_VISUAL_ZONE' : 'ZONE_NOT_VALID');
  }
  return agreed('matchCheckResult', [
    ['DOCUMENT_NUMBER', numberAgreement(visual, mrz.documentNumber)],
    ['BIRTH_DATE', dateAgreement(visual, mrz.birthDate, 'birthDate')],
    ['SURNAME', nameAgreementInVisual(visual, mrz.surname)],
    // A document may show one name only.
    ...(mrz.givenNames === ''
      ? []
      : [['GIVEN_NAMES', nameAgreementInVisual(visual, givenNamesThatFit(mrz))] as const]),
  ]);
};

/** The last word of a truncated field may be a part of a name. */
const givenNamesThatFit = ({ givenNames, isTruncated }: Mrz): string =>
  isTruncated && givenNames.includes(' ') ? givenNames.slice(0, givenNames.lastIndexOf(' ')) : givenNames;

/** What the document states in two places: its number and its expiry. */
const dataIntegrity: Judge = (mrz, _reading, visual) => {
  if (!mrz.isValid || visual.length === 0) {
    return finding(
      'dataIntegrityCheckResult',
      'NOT_PERFORMED',
      mrz.isValid ? 'NO_VISUAL_ZONE' : 'ZONE_NOT_VALID',
    );
  }
  return agreed('dataIntegrityCheckResult', [
    ['DOCUMENT_NUMBER', numberAgreement(visual, mrz.documentNumber)],
    ['EXPIRY_DATE', dateAgreement(visual, mrz.expiryDate, 'expiryDate')],
  ]);
};

const ageVerification: Judge = ({ isValid, birthDate }, _reading, _visual, { minimumAge, now }) => {
  if (minimumAge === null) return finding('ageVerificationCheckResult', 'NOT_PERFORMED', 'NOT_ASKED_FOR');
  if (!isValid || birthDate === null)
    return finding('ageVerificationCheckResult', 'NOT_PERFORMED', 'BIRTH_DATE_NOT_READ');
  return yearsBetween(birthDate, isoDay(now)) >= minimumAge
    ? finding('ageVerificationCheckResult', 'PASS')
    : finding('ageVerificationCheckResult', 'FAIL', 'TOO_YOUNG');
};

const SAME_NAME = 0.99;
const LIKE_NAME = 0.5;

const nameMatch: Judge = ({ surname, givenNames }, _reading, _visual, { fullName }) => {
  if (fullName === null) return finding('nameMatchCheckResult', 'NOT_PERFORMED', 'NO_INPUT');
  const score = nameAgreement(fullName, surname, givenNames);
  if (score >= SAME_NAME) return { ...finding('nameMatchCheckResult', 'PASS'), score };
  return {
    ...finding('nameMatchCheckResult', score >= LIKE_NAME ? 'REVIEW' : 'FAIL', 'NAME_DIFFERS'),
    score,
  };
};

const birthDateMatch: Judge = ({ isValid, birthDate }, _reading, _visual, expected) => {
  if (expected.birthDate === null) return finding('dateOfBirthCheckResult', 'NOT_PERFORMED', 'NO_INPUT');
  if (!isValid || birthDate === null)
    return finding('dateOfBirthCheckResult', 'NOT_PERFORMED', 'BIRTH_DATE_NOT_READ');
  return birthDate === expected.birthDate
    ? finding('dateOfBirthCheckResult', 'PASS')
    : finding('dateOfBirthCheckResult', 'FAIL', 'BIRTH_DATE_DIFFERS');
};

const JUDGES: readonly Judge[] = [
  mrzCheck,
  formatCheck,
  logicCheck,
  suspiciousData,
  documentValidity,
  matchCheck,
  dataIntegrity,
  ageVerification,
  nameMatch,
  birthDateMatch,
];

/** What the machine-readable zone of a document and its visual zone come to, sub-check by sub-check. */
export function judgeDocument(
  mrz: Mrz,
  reading: PageReading,
  visual: readonly TextLine[],
  expected: Expectations,
): readonly DocumentFinding[] {
  return JUDGES.map((judge) => judge(mrz, reading, visual, expected));
}
