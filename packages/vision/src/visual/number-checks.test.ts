import { describe, expect, it } from 'vitest';
import { NUMBER_CHECKS, type NumberCheck } from './number-checks';

const TODAY = '2026-01-15';
/** Numbers from publications and examples of the authorities. */
const RIGHT: readonly (readonly [check: NumberCheck, number: string, facts: object])[] = [
  ['DE licence', 'B072RRE2I55', {}],
  ['GB licence', 'MORGA753116SM9IJ', { birthDate: '1976-03-11', sex: 'F' }],
  ['ES DNI', '12345678Z', {}],
  ['ES DNI', 'X0000000T', {}],
  ['PL PESEL', '44051401359', { birthDate: '1944-05-14', sex: 'M' }],
  ['SE personnummer', '8112189876', { birthDate: '1981-12-18', sex: 'M' }],
  ['FI hetu', '131052-308T', { birthDate: '1952-10-13', sex: 'F' }],
  ['NO fødselsnummer', '13097248022', { birthDate: '1972-09-13', sex: 'F' }],
  ['EE isikukood', '37605030299', { birthDate: '1976-05-03', sex: 'M' }],
  ['RO CNP', '1800101221144', { birthDate: '1980-01-01', sex: 'M' }],
  ['BG EGN', '7523169263', { birthDate: '1875-03-16', sex: 'M' }],
  ['RS JMBG', '0101006500006', { birthDate: '2006-01-01', sex: 'M' }],
  ['HR OIB', '94577403194', {}],
  ['TR kimlik', '10000000146', {}],
  ['CL RUN', '123456785', {}],
  ['ZA ID', '8001015009087', { birthDate: '1980-01-01', sex: 'M' }],
  ['SG NRIC', 'S1234567D', {}],
  ['EC cedula', '1710034065', {}],
  ['BR CPF', '52998224725', {}],
];

describe('NUMBER_CHECKS', () => {
  it.each(RIGHT)('%s accepts %s and returns its facts', (check, number, facts) => {
    expect(NUMBER_CHECKS[check](number, TODAY)).toMatchObject({ isValid: true, ...facts });
  });

  it.each(
    RIGHT.filter(([check]) => check !== 'GB licence'),
  )('%s rejects %s with another check digit', (check, number) => {
    const places = check === 'DE licence' ? [9] : [number.length - 1];
    const wrong = [...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ']
      .filter((one) => one !== number[places[0]!])
      .map((one) => `${number.slice(0, places[0])}${one}${number.slice(places[0]! + 1)}`);
    expect(wrong.filter((one) => NUMBER_CHECKS[check](one, TODAY).isValid)).toEqual([]);
  });
});
