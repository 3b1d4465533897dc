import { describe, expect, it } from 'vitest';
import { readRegistryRow } from './registry-row';

const TODAY = '2026-11-29';
const CARDS = [
  '4111111111111111',
  '5500-0055-5555-5559',
  '3782 822463 10005',
  '６０１１０００９９０１３９４２４',
];
const TEXTS = [
  'first_name',
  'middle_name',
  'last_name',
  'full_name',
  'gender',
  'phone',
  'email',
  'street',
  'street2',
  'city',
  'region',
  'postcode',
  'full_address',
  'id_value',
  'additional.note',
];
const ROW = { country: 'BR', first_name: 'Ana', last_name: 'Souza', id_type: 'LOCAL' };
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

describe('readRegistryRow', () => {
  it.each(TEXTS)('masks card numbers in %s', (column) => {
    for (const card of CARDS) {
      const { id_type: type, ...others } = ROW;
      const row = column === 'id_value' ? { ...ROW, id_type: type } : others;
      const read = JSON.stringify(readRegistryRow(2, { ...row, [column]: `${card} of Ana` }, TODAY));
      expect(digitsOf(read), read).not.toContain(digitsOf(card));
    }
  });

  it('masks card numbers and security codes in JSON cells', () => {
    const { id_type: _, ...row } = ROW;
    const cell = JSON.stringify([{ memo: `pay ${CARDS[0]}`, cvv: '947', deep: { [CARDS[1]!]: 'x' } }]);
    const read = JSON.stringify(readRegistryRow(2, { ...row, 'additional.notes': cell }, TODAY));
    expect(read).toContain('411111******1111');
    expect(read).not.toContain('947');
    expect(digitsOf(read)).not.toContain(digitsOf(CARDS[1]!));
  });

  it('masks card numbers in faults', () => {
    const fault = JSON.stringify(
      readRegistryRow(2, { ...ROW, 'additional.4111111111111111': 'x'.repeat(30_000) }, TODAY),
    );
    expect(fault).toContain('additional.411111******1111');
  });

  it('retains an identity number that contains the birth date, although it could be a card number', () => {
    const row = { country: 'ID', id_type: 'NIK', full_name: 'Budi Santoso' };
    // Prefix and check digit of a card number.
    const nik = '5203081708450006';
    const read = readRegistryRow(2, { ...row, id_value: nik, date_of_birth: '1945-08-17' }, TODAY);
    expect(read).toMatchObject({ record: { person: { national_ids: [{ value: nik }] } } });
  });
});
