import { describe, expect, it } from 'vitest';
import { evidenceInWords, type Found, similarity, whyInWords } from './evidence';

const found = (sub_check: string, result: Found['result'], score: number | null, ...reasons: string[]) =>
  evidenceInWords({ sub_check, result, score, reasons });

describe('evidence of a check result', () => {
  it('shows text instead of raw scores', () => {
    expect(found('faceMatchingResult', 'PASS', 0.091)).toBe(
      'Face distance 0.09: below 0.50 is the same person, above 0.58 different people.',
    );
    expect(found('mrzCheckResult', 'REVIEW', null, 'MAY_BE_MISREAD', 'CHECK_DIGIT_BIRTH_DATE')).toBe(
      'Possible reading error; wrong check digit of the date of birth.',
    );
    expect(found('matchCheckResult', 'FAIL', null, 'CONFLICT_SURNAME')).toBe(
      'Different surname in the visual zone.',
    );
    expect(found('logicCheckResult', 'PASS', null)).toBe('No contrary evidence.');
    expect(found('logicCheckResult', 'NOT_PERFORMED', null)).toBe('');
  });

  it('shows unknown reason codes unchanged and omits meaningless scores', () => {
    expect(found('iadCheckResult', 'FAIL', 0.98, 'VIRTUAL_CAMERA_7')).toBe('Virtual camera 7.');
    expect(found('matchCheckResult', 'FAIL', null, 'constructor')).toBe('Constructor.');
  });

  it('uses the names of the table for sub-checks of the step only', () => {
    expect(
      whyInWords(
        'SELFIE',
        'Manual review needed: livenessCheckResult was not performed, mrzCheckResult too.',
      ),
    ).toBe('Manual review needed: “Liveness” was not performed, mrzCheckResult too.');
    expect(whyInWords('FRAUD', 'Failed: constructorResult.')).toBe('Failed: constructorResult.');
  });

  it('maps the threshold between one person and two to 50%', () => {
    expect([similarity(0), similarity(0.58), similarity(2)]).toEqual(['100%', '50%', '0%']);
  });
});
