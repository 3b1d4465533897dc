import { samePlace } from '@assay/addresses';
import type { IdentityQuestion, IdentityRecord } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { sameName } from '../../screening/subject';
import { comparePerson } from './compare-person';

const NOBODY: IdentityRecord['person'] = {
  first_name: null,
  middle_name: null,
  last_name: null,
  full_name: null,
  date_of_birth: null,
  gender: null,
  national_ids: [],
  phones: [],
  emails: [],
  addresses: [],
};
const compare = (
  type: IdentityQuestion['type'],
  inputs: IdentityQuestion['inputs'],
  person: Partial<IdentityRecord['person']>,
) =>
  comparePerson(
    { type, inputs },
    { person: { ...NOBODY, ...person }, line2: null, additional: {} },
    { sameName, samePlace },
  );

describe('names with two surnames', () => {
  it.each([
    ['García', 'GARCIA LOPEZ', true],
    ['López', 'GARCIA LOPEZ', true],
    ['García López', 'Garcia', true],
    ['de la Cruz', 'CRUZ MENDOZA', true],
    ['Pérez', 'GARCIA LOPEZ', false],
    ['García Pérez', 'GARCIA LOPEZ', false],
    ['de la', 'DE LA CRUZ', false],
    ['G', 'GARCIA LOPEZ', false],
  ])('%s matches one of %s: %s', (asked, known, same) => {
    const { last_name } = compare('DE_CB', { user_lastname: asked }, { last_name: known });
    expect(last_name).toBe(same);
  });

  it('match as full names only if the words of the shorter one agree', () => {
    const same = (user_fullname: string, full_name: string) =>
      compare('ID_ID_NIK', { user_fullname }, { full_name }).full_name;
    expect(same('Maria Garcia', 'MARIA GARCIA LOPEZ')).toBe(true);
    expect(same('Maria Perez', 'MARIA GARCIA LOPEZ')).toBe(false);
    expect(same('Maria', 'MARIA GARCIA LOPEZ')).toBe(false);
  });
});

describe('address comparison', () => {
  it('compares addresses, not texts', () => {
    const known = {
      line1: '12 MAIN ST',
      city: 'ST LOUIS',
      state: 'MO',
      postal_code: '63101-1234',
      country: 'US',
      full_address: null,
    };
    const inputs = {
      user_street: '12 Main Street',
      user_city: 'Saint Louis',
      user_region: 'Missouri',
      user_zip: '63101',
    };
    expect(compare('US_ID_F2', inputs, { addresses: [known] })).toMatchObject({
      street: true,
      city: true,
      region: true,
      zip: true,
      address: true,
    });
    expect(
      compare('US_ID_F2', { ...inputs, user_street: '14 Main Street' }, { addresses: [known] }),
    ).toMatchObject({
      street: false,
      address: false,
    });
  });
});

describe('sex comparison', () => {
  it.each([
    ['MX_ID_CURP', 'Mujer', 'F', true],
    ['MX_ID_CURP', 'Hombre', 'H', true],
    ['MX_ID_CURP', 'H', 'M', null],
    ['MX_ID_CURP', 'Mujer', 'H', false],
    // M means female on a Mexican document and male in most forms.
    ['MX_ID_CURP', 'M', 'F', null],
    ['ID_SVC', 'Perempuan', 'P', true],
    ['ID_SVC', 'Laki-laki', 'P', false],
    ['IE_CB', 'female', 'M', false],
    ['IE_CB', 'M', 'male', true],
    ['IE_CB', 'X', 'F', null],
    ['IE_CB', 'meerkat', 'male', null],
  ] as const)('%s: %s compared with %s: %s', (type, user_gender, gender, same) => {
    expect(compare(type, { user_gender }, { gender }).gender).toBe(same);
  });
});
