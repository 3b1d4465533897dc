import { describe, expect, it } from 'vitest';
import { memoryFile } from '../list-file';
import { IdSet, readCpf, readLocalList } from './index';

/** Generates a CPF with valid check digits from nine digits. */
function cpf(nine: number): string {
  const digits = String(nine).padStart(9, '0');
  const check = (text: string) => {
    const sum = [...text].reduce((all, digit, at) => all + Number(digit) * (text.length + 1 - at), 0);
    const rest = sum % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const first = check(digits);
  return `${digits}${first}${check(`${digits}${first}`)}`;
}

describe('local lists of taxpayer numbers', () => {
  it('accepts any spelling and verifies the check digits', () => {
    expect(readCpf('529.982.247-25')).toBe(52998224725);
    expect(readCpf('52998224725')).toBe(52998224725);
    expect(readCpf(cpf(1))).toBe(readCpf(String(Number(cpf(1)))));
    for (const wrong of ['529.982.247-24', '111.111.111-11', '***.982.247-**', '', '12', '5299822472500']) {
      expect(readCpf(wrong), wrong).toBeNull();
    }
  });

  it('reads a semicolon table in Latin-1 and counts skipped rows', async () => {
    const text = `CÓDIGO;CPF FAVORECIDO;NOME\n1;${cpf(123456789)};JOSÉ\n2;***.456.789-**;MARIA\n3;12345678900;X\n4;${cpf(123456789)};JOSÉ\n`;
    const file = memoryFile('bolsa.csv', Buffer.from(text, 'latin1'));
    const { ids, counts } = await readLocalList([file], { encoding: 'windows-1252' });
    expect(ids.has(Number(cpf(123456789)))).toBe(true);
    expect(ids.has(Number(cpf(123456788)))).toBe(false);
    expect(counts).toEqual({
      read: 4,
      kept: 1,
      names: 0,
      skipped: { 'masked number': 1, 'no CPF': 1, 'listed twice': 1 },
    });
    await expect(readLocalList([file], { column: 'NIS', encoding: 'windows-1252' })).rejects.toThrow(
      'no column NIS',
    );
  });

  it('stores a million IDs in eight bytes each and round-trips through serialization', () => {
    const ids = IdSet.of(Array.from({ length: 1_000_000 }, (_, at) => (at * 97_003) % 99_999_999_977));
    const bytes = ids.serialise();
    expect(bytes.length).toBe(16 + ids.size * 8);
    const again = IdSet.open(bytes);
    expect([again.has(97_003), again.has(97_004), again.size]).toEqual([true, false, ids.size]);
    expect(() => IdSet.open(bytes.subarray(0, 100))).toThrow("doesn't contain a set of ids");
  });
});
