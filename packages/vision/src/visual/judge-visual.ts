import type { DocumentFinding, Expectations } from '../document/judge';
import { judgeHolder } from '../document/judge';
import type { VisualField, VisualReading } from './fields';
import type { VisualFacts } from './visual-facts';

const finding = (
  subCheck: string,
  result: DocumentFinding['result'],
  ...reasons: readonly string[]
): DocumentFinding => ({ subCheck, result, reasons });

/** Minimum confidence of a value that can cause FAIL. */
const SURE = 0.97;
const screaming = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Returns the required fields of a known issuer's document that weren't read. */
export const missingOf = ({ document: { template }, values }: VisualFacts): readonly VisualField[] =>
  template ? template.required.filter((field) => values[field] === undefined) : [];

function formatCheck(facts: VisualFacts): DocumentFinding {
  if (!facts.document.template && !facts.zone)
    return finding('formatCheckResult', 'NOT_PERFORMED', 'ISSUER_NOT_KNOWN');
  const missing = missingOf(facts).map((field) => `NOT_READ_${screaming(field)}`);
  const wrong = facts.conflicts.filter((conflict) => conflict === 'NUMBER_CHECK_DIGIT');
  return missing.length + wrong.length > 0
    ? finding('formatCheckResult', 'REVIEW', ...missing, ...wrong)
    : finding('formatCheckResult', 'PASS');
}

/**
 * French cards for adults issued from 2004 to 2013 are valid for five years longer than printed (décret
 * 2013-1188).
 */
function isExtended({ zone, values }: VisualFacts, today: string): boolean {
  const [issued, expires] = [values.issueDate?.value, values.expiryDate?.value];
  if (zone?.kind !== 'FR_CARD' || !expires || !issued) return false;
  const longer = `${Number(expires.slice(0, 4)) + 5}${expires.slice(4)}`;
  return issued >= '2004-01-02' && issued <= '2013-12-31' && longer >= today;
}

function documentValidity(facts: VisualFacts, now: number): DocumentFinding {
  const expiry = facts.values.expiryDate;
  const today = new Date(now).toISOString().slice(0, 10);
  if (!expiry) return finding('documentValidityCheckResult', 'NOT_PERFORMED', 'EXPIRY_NOT_READ');
  if (expiry.value >= today)
    return expiry.confidence >= SURE || facts.agreements.includes('ZONE_EXPIRY_DATE')
      ? finding('documentValidityCheckResult', 'PASS')
      : finding('documentValidityCheckResult', 'REVIEW', 'READ_UNSURELY');
  if (isExtended(facts, today))
    return finding('documentValidityCheckResult', 'REVIEW', 'EXTENDED_BY_FIVE_YEARS');
  return finding('documentValidityCheckResult', expiry.confidence >= SURE ? 'FAIL' : 'REVIEW', 'EXPIRED');
}

/**
 * Checks that print, zone and numbers agree. PASS requires a known issuer, all its required fields, and a
 * confirmation: a check digit, a date within a number, a repeated date, or a zone.
 */
function matchCheck(facts: VisualFacts): DocumentFinding {
  const { document, conflicts, agreements, isSureConflict } = facts;
  if (conflicts.length > 0)
    return finding(
      'matchCheckResult',
      isSureConflict ? 'FAIL' : 'REVIEW',
      ...conflicts.map((one) => `CONFLICT_${one}`),
    );
  if (!document.template && !facts.zone)
    return finding('matchCheckResult', 'NOT_PERFORMED', 'ISSUER_NOT_KNOWN');
  const missing = missingOf(facts).map((field) => `NOT_READ_${screaming(field)}`);
  if (missing.length > 0) return finding('matchCheckResult', 'REVIEW', ...missing);
  return agreements.length > 0
    ? finding('matchCheckResult', 'PASS', ...agreements)
    : finding('matchCheckResult', 'REVIEW', 'STATED_ONCE');
}

/** Checks that number and expiry date are stated twice and agree. */
function dataIntegrity({ agreements, conflicts, isSureConflict }: VisualFacts): DocumentFinding {
  const ofInterest = (word: string) => /NUMBER|EXPIRY/.test(word);
  const [wrong, right] = [conflicts.filter(ofInterest), agreements.filter(ofInterest)];
  if (wrong.length > 0)
    return finding('dataIntegrityCheckResult', isSureConflict ? 'FAIL' : 'REVIEW', ...wrong);
  return right.length > 0
    ? finding('dataIntegrityCheckResult', 'PASS', ...right)
    : finding('dataIntegrityCheckResult', 'NOT_PERFORMED', 'STATED_ONCE');
}

/** Changes FAIL to REVIEW unless the values were read with high confidence on a document of a known issuer. */
function softened(found: DocumentFinding, facts: VisualFacts): DocumentFinding {
  if (found.result !== 'FAIL') return found;
  const values: VisualReading = { ...facts.stated, ...facts.values };
  const read = [values.birthDate, values.surname ?? values.fullName];
  const isSure = facts.document.template !== null && read.every((value) => value && value.confidence >= SURE);
  return isSure
    ? found
    : { ...found, result: 'REVIEW', reasons: [...(found.reasons ?? []), 'READ_UNSURELY'] };
}

/** Evaluates the visual zone of a document without a Doc 9303 zone and without a barcode, by sub-check. */
export function judgeVisual(facts: VisualFacts, expected: Expectations): readonly DocumentFinding[] {
  const { zone, document } = facts;
  const values: VisualReading = { ...facts.stated, ...facts.values };
  const holder = judgeHolder(
    {
      isValid: true,
      documentNumber: values.documentNumber?.value ?? '',
      surname: values.surname?.value ?? values.fullName?.value ?? '',
      givenNames: values.givenNames?.value ?? '',
      isTruncated: false,
      birthDate: values.birthDate?.value ?? null,
      expiryDate: values.expiryDate?.value ?? null,
      sex: null,
      issuer: document.template?.country ?? '',
      isIssuerKnown: document.template !== null,
      nationality: values.nationality?.value ?? '',
    },
    values.issueDate ? [values.issueDate.value] : [],
    expected,
  );
  return [
    zone
      ? finding('mrzCheckResult', 'PASS', 'NATIONAL_FORMAT')
      : finding('mrzCheckResult', 'NOT_PERFORMED', 'NO_ZONE'),
    formatCheck(facts),
    ...holder.map((found) => softened(found, facts)),
    documentValidity({ ...facts, values }, expected.now),
    matchCheck(facts),
    dataIntegrity(facts),
  ];
}
