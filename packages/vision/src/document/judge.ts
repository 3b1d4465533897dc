import type { AamvaCard } from '../barcode/aamva-card';
import type { Mrz } from '../mrz/parse';
import { isExplainable } from '../mrz/repair';
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

/** Finding of one sub-check, by its API name. */
export interface DocumentFinding {
  readonly subCheck: string;
  readonly result: 'PASS' | 'FAIL' | 'REVIEW' | 'NOT_PERFORMED';
  readonly score?: number;
  readonly reasons?: readonly string[];
}

/** The data with which the document is compared. */
export interface Expectations {
  readonly minimumAge: number | null;
  /** Value from the backend; null if not given. */
  readonly fullName: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string | null;
  /** True if published specimens pass, for integration tests. */
  readonly allowsSpecimens: boolean;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** Machine-readable data of a document: its zone, or its barcode. */
interface Stated {
  /** True if it is reliable: every check digit is valid, or the barcode was decoded. */
  readonly isValid: boolean;
  readonly documentNumber: string;
  readonly surname: string;
  readonly givenNames: string;
  /** True if the last word of a name may be truncated. */
  readonly isTruncated: boolean;
  /** `YYYY-MM-DD`; null if not stated, or not a date. */
  readonly birthDate: string | null;
  readonly expiryDate: string | null;
  readonly sex: 'M' | 'F' | 'X' | null;
  readonly issuer: string;
  readonly isIssuerKnown: boolean;
  readonly nationality: string;
}

/** @param issueDates every possible meaning of the printed issue date */
type HolderJudge = (stated: Stated, issueDates: readonly string[], expected: Expectations) => DocumentFinding;
type Judge = (stated: Stated, visual: readonly TextLine[], expected: Expectations) => DocumentFinding;
const finding = (
  subCheck: string,
  result: DocumentFinding['result'],
  ...reasons: readonly string[]
): DocumentFinding => ({ subCheck, result, reasons });

const isoDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Returns the whole years between two dates `YYYY-MM-DD`. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

const wrongDigits = ({ checks }: Mrz): readonly string[] =>
  checks.filter(({ isRight }) => !isRight).map(({ field }) => `CHECK_DIGIT_${snake(field)}`);
const snake = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Returns FAIL for a wrong check digit only when two readings agree and no similar character explains it. */
function mrzCheck(mrz: Mrz, { zone, isConfirmed, isVoted }: PageReading): DocumentFinding {
  if (mrz.isValid) {
    return finding(
      'mrzCheckResult',
      'PASS',
      ...(zone?.isSubstituted ? ['LOOK_ALIKE_EXCHANGED'] : []),
      ...(isVoted ? ['VOTED_OVER_FRAMES'] : []),
    );
  }
  // The French identity card of 1995 to 2021 has two lines of 36 characters in a national format; these
  // weren't read completely.
  if (mrz.lines[0]!.startsWith('IDFRA') && mrz.format === 'TD2') {
    return finding('mrzCheckResult', 'REVIEW', 'NATIONAL_FORMAT');
  }
  if (isConfirmed && !isExplainable(mrz)) return finding('mrzCheckResult', 'FAIL', ...wrongDigits(mrz));
  return finding('mrzCheckResult', 'REVIEW', 'MAY_BE_MISREAD', ...wrongDigits(mrz));
}

const formatCheck: Judge = (stated) => {
  if (!stated.isValid) return finding('formatCheckResult', 'NOT_PERFORMED', 'ZONE_NOT_VALID');
  const faults = [
    ...(stated.documentNumber === '' ? ['NO_DOCUMENT_NUMBER'] : []),
    ...(stated.birthDate === null ? ['NO_BIRTH_DATE'] : []),
    ...(stated.sex === null ? ['SEX_UNKNOWN_LETTER'] : []),
    ...(stated.surname === '' ? ['NO_NAME'] : []),
  ];
  const doubts = [
    ...(stated.isIssuerKnown ? [] : ['ISSUER_NOT_LISTED']),
    ...(stated.nationality === '' ? ['NO_NATIONALITY'] : []),
  ];
  // A date of birth may be printed as unknown, but a valid document has a number and a name.
  if (faults.some((fault) => fault !== 'NO_BIRTH_DATE'))
    return finding('formatCheckResult', 'FAIL', ...faults);
  return faults.length + doubts.length > 0
    ? finding('formatCheckResult', 'REVIEW', ...faults, ...doubts)
    : finding('formatCheckResult', 'PASS');
};

const OLDEST = 120;
const MAX_VALIDITY_YEARS = 20;

const logicCheck: HolderJudge = ({ isValid, birthDate, expiryDate }, issueDates, { now }) => {
  if (!isValid || birthDate === null) return finding('logicCheckResult', 'NOT_PERFORMED', 'DATES_NOT_READ');
  // Day and month may be in either order; it is a fault only if every reading is one.
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
  const isLong = expiryDate !== null && yearsBetween(today, expiryDate) > MAX_VALIDITY_YEARS;
  return isLong
    ? finding('logicCheckResult', 'REVIEW', 'VALID_TOO_LONG')
    : finding('logicCheckResult', 'PASS');
};

const suspiciousData: HolderJudge = (stated, _issueDates, { allowsSpecimens }) => {
  const words = [...nameWords(stated.surname), ...nameWords(stated.givenNames)];
  const specimen = [
    ...(SPECIMEN_ISSUERS.includes(stated.issuer) ? ['SPECIMEN_ISSUER'] : []),
    ...(words.some((word) => SPECIMEN_NAMES.includes(word)) ? ['SPECIMEN_NAME'] : []),
    ...(SPECIMEN_NUMBERS.includes(stated.documentNumber) ? ['SPECIMEN_NUMBER'] : []),
  ];
  if (specimen.length > 0)
    return finding('suspiciousDataCheckResult', allowsSpecimens ? 'PASS' : 'FAIL', ...specimen);
  const digits = stated.documentNumber.replace(/\D/g, '');
  const isRow = digits.length >= 6 && '0123456789012345678'.includes(digits);
  return isRow || /(.)\1{5}/.test(stated.documentNumber)
    ? finding('suspiciousDataCheckResult', 'REVIEW', 'NUMBER_WITHOUT_VARIETY')
    : finding('suspiciousDataCheckResult', 'PASS');
};

const documentValidity: Judge = ({ isValid, expiryDate }, _visual, { now }) => {
  if (!isValid || expiryDate === null) {
    return finding('documentValidityCheckResult', 'NOT_PERFORMED', 'EXPIRY_NOT_READ');
  }
  return expiryDate >= isoDay(now)
    ? finding('documentValidityCheckResult', 'PASS')
    : finding('documentValidityCheckResult', 'FAIL', 'EXPIRED');
};

/** Returns FAIL for a contradiction, REVIEW for missing data, PASS if all agree. */
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

/** Compares number, date of birth and names of the visual zone with the machine-readable zone. */
const matchCheck: Judge = (stated, visual) => {
  if (!stated.isValid || visual.length === 0) {
    return finding('matchCheckResult', 'NOT_PERFORMED', stated.isValid ? 'NO_VISUAL_ZONE' : 'ZONE_NOT_VALID');
  }
  return agreed('matchCheckResult', [
    ['DOCUMENT_NUMBER', numberAgreement(visual, stated.documentNumber)],
    ['BIRTH_DATE', dateAgreement(visual, stated.birthDate, 'birthDate')],
    ['SURNAME', nameAgreementInVisual(visual, stated.surname)],
    // A document may show only one name.
    ...(stated.givenNames === ''
      ? []
      : [['GIVEN_NAMES', nameAgreementInVisual(visual, givenNamesThatFit(stated))] as const]),
  ]);
};

/** The last word of a truncated field may be part of a name. */
const givenNamesThatFit = ({ givenNames, isTruncated }: Stated): string =>
  isTruncated && givenNames.includes(' ') ? givenNames.slice(0, givenNames.lastIndexOf(' ')) : givenNames;

/** Compares the data that the document states twice: its number and its expiry. */
const dataIntegrity: Judge = (stated, visual) => {
  if (!stated.isValid || visual.length === 0) {
    return finding(
      'dataIntegrityCheckResult',
      'NOT_PERFORMED',
      stated.isValid ? 'NO_VISUAL_ZONE' : 'ZONE_NOT_VALID',
    );
  }
  return agreed('dataIntegrityCheckResult', [
    ['DOCUMENT_NUMBER', numberAgreement(visual, stated.documentNumber)],
    ['EXPIRY_DATE', dateAgreement(visual, stated.expiryDate, 'expiryDate')],
  ]);
};

const ageVerification: HolderJudge = ({ isValid, birthDate }, _issueDates, { minimumAge, now }) => {
  if (minimumAge === null) return finding('ageVerificationCheckResult', 'NOT_PERFORMED', 'NOT_ASKED_FOR');
  if (!isValid || birthDate === null)
    return finding('ageVerificationCheckResult', 'NOT_PERFORMED', 'BIRTH_DATE_NOT_READ');
  return yearsBetween(birthDate, isoDay(now)) >= minimumAge
    ? finding('ageVerificationCheckResult', 'PASS')
    : finding('ageVerificationCheckResult', 'FAIL', 'TOO_YOUNG');
};

const SAME_NAME = 0.99;
const LIKE_NAME = 0.5;

const nameMatch: HolderJudge = ({ surname, givenNames }, _issueDates, { fullName }) => {
  if (fullName === null) return finding('nameMatchCheckResult', 'NOT_PERFORMED', 'NO_INPUT');
  const score = nameAgreement(fullName, surname, givenNames);
  if (score >= SAME_NAME) return { ...finding('nameMatchCheckResult', 'PASS'), score };
  return {
    ...finding('nameMatchCheckResult', score >= LIKE_NAME ? 'REVIEW' : 'FAIL', 'NAME_DIFFERS'),
    score,
  };
};

const birthDateMatch: HolderJudge = ({ isValid, birthDate }, _issueDates, expected) => {
  if (expected.birthDate === null) return finding('dateOfBirthCheckResult', 'NOT_PERFORMED', 'NO_INPUT');
  if (!isValid || birthDate === null)
    return finding('dateOfBirthCheckResult', 'NOT_PERFORMED', 'BIRTH_DATE_NOT_READ');
  return birthDate === expected.birthDate
    ? finding('dateOfBirthCheckResult', 'PASS')
    : finding('dateOfBirthCheckResult', 'FAIL', 'BIRTH_DATE_DIFFERS');
};

const JUDGES: readonly Judge[] = [formatCheck, documentValidity, matchCheck, dataIntegrity];
const HOLDER_JUDGES: readonly HolderJudge[] = [
  logicCheck,
  suspiciousData,
  ageVerification,
  nameMatch,
  birthDateMatch,
];

/** Evaluates the holder's data of a document from any source: its dates, and the backend's expectations. */
export const judgeHolder = (
  stated: Stated,
  issueDates: readonly string[],
  expected: Expectations,
): readonly DocumentFinding[] => HOLDER_JUDGES.map((judge) => judge(stated, issueDates, expected));

/** Evaluates a document's data and its visual zone, by sub-check. */
const judgeStated = (
  stated: Stated,
  visual: readonly TextLine[],
  expected: Expectations,
): readonly DocumentFinding[] => [
  ...JUDGES.map((judge) => judge(stated, visual, expected)),
  ...judgeHolder(stated, labelledDates(visual, 'issueDate'), expected),
];

/** Evaluates the machine-readable zone of a document and its visual zone. */
export const judgeDocument = (
  mrz: Mrz,
  reading: PageReading,
  visual: readonly TextLine[],
  expected: Expectations,
): readonly DocumentFinding[] => [mrzCheck(mrz, reading), ...judgeStated(mrz, visual, expected)];

const statedBy = (card: AamvaCard): Stated => ({
  isValid: true,
  documentNumber: card.documentNumber ?? '',
  surname: card.surname,
  givenNames: card.givenNames,
  // DDE, DDF, DDG: T if a name is truncated.
  isTruncated: ['DDE', 'DDF', 'DDG'].some((id) => card.elements[id] === 'T'),
  birthDate: card.birthDate,
  expiryDate: card.expiryDate,
  sex: card.sex,
  issuer: card.issuer ? card.issuer.country : '',
  isIssuerKnown: card.issuer !== null,
  nationality: card.country ?? '',
});

/** Faults that no issuer makes: the data contradicts itself. */
const IMPOSSIBLE: readonly string[] = [
  'DATE_IMPOSSIBLE',
  'EXPIRES_BEFORE_BIRTH',
  'EXPIRES_BEFORE_ISSUE',
  'ISSUED_BEFORE_BIRTH',
  'COUNTRY_DIFFERS',
];

/**
 * Checks the consistency of a card's barcode: FAIL if it contradicts itself or the card's zone, REVIEW if it
 * deviates from the standard. PASS means only well-formed, because anyone can print one.
 * @param mrz the zone of the same card; null without one
 */
export function barcodeCheck(card: AamvaCard, mrz: Mrz | null): DocumentFinding {
  const differs =
    mrz?.isValid === true &&
    ((card.birthDate !== null && mrz.birthDate !== null && card.birthDate !== mrz.birthDate) ||
      (card.expiryDate !== null && mrz.expiryDate !== null && card.expiryDate !== mrz.expiryDate));
  const reasons = [...card.faults, ...(differs ? ['DIFFERS_FROM_ZONE'] : [])];
  const isFailed = differs || reasons.some((reason) => IMPOSSIBLE.includes(reason));
  return finding(
    'barcodeAnomalyCheckResult',
    isFailed ? 'FAIL' : reasons.length > 0 ? 'REVIEW' : 'PASS',
    ...reasons,
  );
}

/** Evaluates the barcode of a card and its visual zone. */
export const judgeCard = (
  card: AamvaCard,
  visual: readonly TextLine[],
  expected: Expectations,
): readonly DocumentFinding[] => [barcodeCheck(card, null), ...judgeStated(statedBy(card), visual, expected)];
