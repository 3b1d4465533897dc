import { describe, expect, it } from 'vitest';
import { compareFields } from './compare-fields';

const READ = {
  fullName: 'JOHANN MUELLER',
  firstName: 'JOHANN',
  lastName: 'MUELLER',
  birthDate: '1990-04-12',
  gender: 'M',
  documentNumber: 'L01X00T471',
  country: 'DE',
  documentType: 'PASSPORT',
  address: 'Hauptstr. 5, 10115 Berlin',
  fieldSources: {
    documentNumber: { source: 'ZONE', checked: true, confidence: null, print: 'CONFLICT' },
    documentIssueDate: { source: 'VISUAL', checked: false, confidence: 0.97, print: null },
  },
};

const verdictOf = (field: string, inputs: object, more: object = {}) =>
  compareFields({ ...READ, ...more }, inputs as never, {}).find((one) => one.field === field);

describe('compareFields', () => {
  it.each([
    ['fullName', { user_fullname: 'Johann Müller' }, 'SAME'],
    ['fullName', { user_firstname: 'Johann', user_lastname: 'Müller' }, 'SAME'],
    ['fullName', { user_fullname: 'Johann Schmidt' }, 'DIFFERENT'],
    ['fullName', { user_fullname: 'Mary Jones' }, 'DIFFERENT'],
    ['fullName', { user_fullname: 'محمد علي' }, 'NOT_COMPARED'],
    ['fullName', { user_fullname: '🙂🙂' }, 'NOT_COMPARED'],
    ['firstName', { user_firstname: 'Maria' }, 'DIFFERENT'],
    ['birthDate', { user_dob: '1990-04-12' }, 'SAME'],
    ['birthDate', { user_dob: '1991-04-12' }, 'DIFFERENT'],
    ['gender', { user_gender: 'male' }, 'SAME'],
    ['gender', { user_gender: 'weiblich' }, 'DIFFERENT'],
    ['documentNumber', { doc_number: 'l01x00t-471' }, 'SAME'],
    ['documentNumber', { doc_number: 'LO1XOOT471' }, 'ALIKE'],
    ['documentNumber', { doc_number: 'L01X00T472' }, 'DIFFERENT'],
    ['address', { user_address: 'Hauptstraße 5, 10115 Berlin' }, 'SAME'],
    ['address', { user_address: 'Nebenweg 7, 80331 München' }, 'DIFFERENT'],
  ])('%s compared with %j is %s', (field, inputs, verdict) => {
    expect(verdictOf(field, inputs)?.verdict).toBe(verdict);
  });

  it('returns the source and confidence of each field', () => {
    expect(verdictOf('documentNumber', {})).toMatchObject({
      source: 'ZONE',
      checked: true,
      print: 'CONFLICT',
      submitted: null,
      verdict: 'NOT_COMPARED',
    });
    expect(verdictOf('documentIssueDate', {}, { documentIssueDate: '2020-01-01' })).toMatchObject({
      source: 'VISUAL',
      confidence: 0.97,
    });
    expect(verdictOf('birthDate', {})).toMatchObject({ source: 'OTHER', checked: false });
  });

  it("compares chip data and returns submitted fields that weren't read", () => {
    const chip = { rfidData: { documentNumber: 'L01X00T472', givenNames: 'JOHANN' } };
    expect(verdictOf('documentNumber', {}, chip)).toMatchObject({
      chip: 'L01X00T472',
      chip_verdict: 'DIFFERENT',
    });
    expect(verdictOf('firstName', {}, chip)).toMatchObject({ chip_verdict: 'SAME' });
    expect(verdictOf('placeOfBirth', { user_pob: 'Ulm' })).toMatchObject({
      read: null,
      source: null,
      submitted: 'Ulm',
      verdict: 'NOT_COMPARED',
    });
  });

  it("returns the end user's choices on the page", () => {
    const chosen = compareFields(READ, {}, { document_type: 'NATIONAL_ID', country: 'DE' });
    expect(chosen.find(({ field }) => field === 'documentType')).toMatchObject({
      submitted: 'NATIONAL_ID',
      input: 'page: document_type',
      verdict: 'DIFFERENT',
    });
    expect(chosen.find(({ field }) => field === 'country')).toMatchObject({ verdict: 'SAME' });
  });

  it('accepts malformed data', () => {
    expect(compareFields({ fieldSources: 'x', rfidData: [1], fullName: 7 }, {}, {})).toMatchObject([
      { field: 'fullName', read: '7' },
    ]);
  });
});
