import { describe, expect, it } from 'vitest';
import { generateMrz, type MrzContent } from '../mrz/generate';
import { parseMrz } from '../mrz/parse';
import type { TextLine } from '../ocr/reader';
import { surface } from '../testing/draw-document';
import { printedDocument, TRAVELLER } from '../testing/printed-document';
import { type Expectations, judgeDocument } from './judge';
import { nameAgreement } from './name-match';
import { wholeOf } from './read-page';
import { printedDates } from './visual-zone';

const NOW = Date.UTC(2026, 0, 15);

/** Creates the lines of a visual zone as from a reader: each label with its value below it. */
function linesOf(rows: readonly (readonly [string, string])[], confidence = 0.98): readonly TextLine[] {
  return rows.flatMap((row, index) =>
    row.map((text, under) => ({
      text,
      confidence,
      zoneText: text.replace(/[^A-Z0-9<]/g, ''),
      box: {
        centre: { x: 400 + text.length * 8, y: 100 + index * 90 + under * 38 },
        width: text.length * 16,
        height: 32,
        angle: 0,
      },
    })),
  );
}

function judged(
  content: Partial<MrzContent> = {},
  changes: Parameters<typeof printedDocument>[1] & { readonly confidence?: number } = {},
  expected: Partial<Expectations> = {},
  isConfirmed = false,
) {
  const printed = printedDocument({ ...TRAVELLER, ...content }, changes);
  const mrz = parseMrz(printed.mrz, NOW);
  if (!mrz) throw new Error('no zone');
  const visual = linesOf(printed.visual, changes.confidence);
  const quality = { sharpness: 500, glare: 0, faults: [] };
  const page = surface(2, 2, [0, 0, 0]);
  const reading = {
    page,
    place: wholeOf(page),
    quality,
    visual,
    isConfirmed,
    evidence: [],
    isVoted: false,
    again: [],
    hasZone: true,
    nationalZone: null,
  };
  const findings = judgeDocument(mrz, { ...reading, zone: { mrz, row: 0, isSubstituted: false } }, visual, {
    minimumAge: null,
    fullName: null,
    birthDate: null,
    allowsSpecimens: false,
    now: NOW,
    ...expected,
  });
  return {
    results: Object.fromEntries(findings.map(({ subCheck, result }) => [subCheck, result])),
    reasons: findings.flatMap((finding) => finding.reasons ?? []),
  };
}

describe('judgeDocument', () => {
  it('fails an expired document, and a holder who is too young', () => {
    const { results } = judged({ expiryDate: '2026-01-14', birthDate: '2010-03-01' }, {}, { minimumAge: 18 });
    expect(results).toMatchObject({
      mrzCheckResult: 'PASS',
      documentValidityCheckResult: 'FAIL',
      ageVerificationCheckResult: 'FAIL',
    });
    expect(judged({ expiryDate: '2026-01-15' }).results.documentValidityCheckResult).toBe('PASS');
    expect(
      judged({ birthDate: '2008-01-15' }, {}, { minimumAge: 18 }).results.ageVerificationCheckResult,
    ).toBe('PASS');
    expect(
      judged({ birthDate: '2008-01-16' }, {}, { minimumAge: 18 }).results.ageVerificationCheckResult,
    ).toBe('FAIL');
  });

  it('passes a specimen only when specimens are allowed', () => {
    const allowed = judged({ issuer: 'UTO' }, {}, { allowsSpecimens: true });
    expect(allowed.results.suspiciousDataCheckResult).toBe('PASS');
    expect(allowed.reasons).toContain('SPECIMEN_ISSUER');
  });

  it('reports a specimen as suspicious data', () => {
    expect(judged({ issuer: 'UTO' })).toMatchObject({
      results: { suspiciousDataCheckResult: 'FAIL' },
      reasons: expect.arrayContaining(['SPECIMEN_ISSUER']),
    });
    expect(judged({ surname: 'Mustermann' }).results.suspiciousDataCheckResult).toBe('FAIL');
    expect(judged({ documentNumber: '111111111' }).results.suspiciousDataCheckResult).toBe('REVIEW');
  });

  it('fails the logic check when the document was issued after its expiry or before the birth', () => {
    expect(judged({}, { issueDate: '2034-12-25' }).reasons).toContain('EXPIRES_BEFORE_ISSUE');
    expect(judged({}, { issueDate: '1989-12-25' }).results.logicCheckResult).toBe('FAIL');
    expect(judged({ birthDate: '2025-06-01', expiryDate: '2025-01-01' }).results.logicCheckResult).toBe(
      'FAIL',
    );
  });

  it('fails for a wrong check digit only when two readings agree and no look-alike character explains it', () => {
    const [first = '', second = ''] = generateMrz(TRAVELLER);
    const wrongDate = [first, `${second.slice(0, 19)}${(Number(second[19]) + 4) % 10}${second.slice(20)}`];
    expect(judged({}, { mrz: wrongDate }, {}, true).results.mrzCheckResult).toBe('FAIL');
    expect(judged({}, { mrz: wrongDate }).results.mrzCheckResult).toBe('REVIEW');
    // 8 was read as B, and 0 as O: both confusions are possible, so the reader may be wrong.
    const misread = [first, second.replace('18FV07635', '1BFV07635')];
    expect(judged({}, { mrz: misread }, {}, true).results.mrzCheckResult).toBe('REVIEW');
  });

  it('reports conflicts with the visual zone in dates and numbers read with high confidence', () => {
    const other = { ...TRAVELLER, birthDate: '1999-11-23', documentNumber: '77XK12844' };
    expect(judged({}, { visual: other }).reasons).toEqual(
      expect.arrayContaining(['CONFLICT_BIRTH_DATE', 'CONFLICT_DOCUMENT_NUMBER']),
    );
    // One differing digit may be a misreading, so it results in REVIEW.
    const misread = judged({}, { visual: { ...TRAVELLER, birthDate: '1990-05-11' } });
    expect(misread.results.matchCheckResult).toBe('REVIEW');
    const unsure = judged({}, { visual: other, confidence: 0.7 });
    expect(unsure.results).toMatchObject({ matchCheckResult: 'REVIEW', dataIntegrityCheckResult: 'REVIEW' });
    expect(
      judged({}, { visual: { ...TRAVELLER, documentNumber: '18FV07636' } }).results.matchCheckResult,
    ).toBe('REVIEW');
  });

  it('fails when name and birth date differ from those in the request', () => {
    const { results } = judged({}, {}, { fullName: 'Piotr Nowak', birthDate: '1970-01-01' });
    expect(results).toMatchObject({ nameMatchCheckResult: 'FAIL', dateOfBirthCheckResult: 'FAIL' });
  });
});

describe('nameAgreement', () => {
  it.each([
    ['Jürgen Müller', 'MUELLER', 'JUERGEN', 1],
    ['Jurgen Muller', 'MUELLER', 'JUERGEN', 1],
    ['müller, jürgen', 'MUELLER', 'JUERGEN HANS', 1],
    ['Maria Garcia Lopez', 'GARCIA LOPEZ', 'MARIA JOSE', 1],
    ['Sørensen Åse', 'SOERENSEN', 'AASE', 1],
    ['Anna Schmidt', 'SCHMITT', 'ANNA', 1],
    ['Anna Bauer', 'SCHMIDT', 'ANNA', 0.25],
    ['Piotr Nowak', 'SCHMIDT', 'ANNA', 0],
    ['', 'SCHMIDT', 'ANNA', 0],
  ])('rates %s against %s, %s as %d', (claimed, surname, given, expected) => {
    expect(nameAgreement(claimed, surname, given)).toBe(expected);
  });
});

describe('printedDates', () => {
  it.each([
    ['14.05.1990', '1990-05-14'],
    ['14051990', '1990-05-14'],
    ['14 MAY/MAI 1990', '1990-05-14'],
    ['1990-05-14', '1990-05-14'],
    ['05/14/1990', '1990-05-14'],
    ['3 Févr. 2021', '2021-02-03'],
    ['21 DEZ 19', '2019-12-21'],
  ])('reads %s as %s', (text, date) => expect(printedDates(text)).toContain(date));

  it("returns nothing for numbers and for months that don't exist", () => {
    expect(printedDates('18FV07635')).toEqual([]);
    expect(printedDates('99.99.2020')).toEqual([]);
    expect(printedDates('31 02 2020')).toEqual([]);
  });
});
