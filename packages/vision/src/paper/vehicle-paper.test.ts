import { expect, it } from 'vitest';
import { readPaper } from './paper-fields';
import { linesOf } from './paper-lines';

/** Creates lines from text at given positions. */
const sheet = (texts: readonly (readonly [left: number, middle: number, text: string])[]) =>
  linesOf(
    texts.map(([left, middle, text]) => ({ text, left, right: left + text.length * 5, middle, size: 10 })),
  );

const CERTIFICATE = [
  [20, 20, 'CERTIFICAT D IMMATRICULATION'],
  [20, 50, 'A AB-123-CD'],
  [200, 50, 'B 14/05/2015'],
  [20, 80, 'C.1.1 DELAROCHE'],
  [20, 110, 'C.1.3'],
  [80, 110, '27 RUE DES ROITELETS'],
  [20, 140, 'D.1 MARQUES'],
  [20, 170, 'E VF1AB000123456789'],
] as const;

it('a registration certificate is read by its codes', () => {
  const { documentType, fields, faults } = readPaper(sheet(CERTIFICATE));
  expect(documentType).toBe('VEHICLE_REGISTRATION');
  expect(faults).toEqual([]);
  expect(fields.keyInformation).toEqual([
    { label: 'A Registration number', value: 'AB-123-CD' },
    { label: 'B Date of first registration', value: '14/05/2015' },
    { label: 'C.1.1 Holder: surname or business name', value: 'DELAROCHE' },
    { label: 'C.1.3 Holder: address', value: '27 RUE DES ROITELETS' },
    { label: 'D.1 Make', value: 'MARQUES' },
    { label: 'E Vehicle identification number', value: 'VF1AB000123456789' },
  ]);
});

it("an invalid VIN is reported and omitted, and too few codes don't make a certificate", () => {
  const wrong = readPaper(
    sheet(CERTIFICATE.map(([x, y, text]) => [x, y, text.replace('VF1AB000123456789', 'VF1AB00012')])),
  );
  expect(wrong.faults).toEqual(['VIN_FORM']);
  expect(JSON.stringify(wrong.fields)).not.toContain('VF1AB00012');
  expect(readPaper(sheet(CERTIFICATE.slice(0, 3))).documentType).toBe('UNKNOWN');
});

it("a stamp isn't read as a date, and a three-part code isn't read as a two-part code", () => {
  const stamped = readPaper(
    sheet([...CERTIFICATE, [20, 200, 'H'], [120, 200, 'SPECIMEN'], [20, 230, 'D.2.1 MCT5432PY315']]),
  );
  expect(stamped.fields.keyInformation).toHaveLength(6);
});
