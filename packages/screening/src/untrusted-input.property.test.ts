import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountKeys, classifyName, isSameBank, romanise, scorePair, walletForm } from './index';

const READERS: { readonly [name: string]: (value: string) => unknown } = {
  accountKeys: (value) => accountKeys(value),
  walletForm: (value) => walletForm(value),
  isSameBank: (value) => isSameBank(value, 'DEUTDEFF'),
  classifyName: (value) => classifyName(value),
  romanise: (value) => romanise(value),
  'scorePair by query': (value) => scorePair({ name: value }, { names: ['John Smith'] }),
  'scorePair by candidate': (value) => scorePair({ name: 'John Smith' }, { names: [value] }),
};

const PIECES = [
  'a',
  'Ltd. ',
  '(nee ',
  'DE89',
  '1',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  'é',
  '王',
  'محمد ',
  '김',
  '-',
];
const unicode = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
);

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  it('returns a result for any Unicode text', () => {
    fc.assert(
      fc.property(unicode, (value) => {
        expect(read(value)).toBeDefined();
      }),
    );
  });

  it.each(PIECES)('returns a result for a million characters of %j', (piece) => {
    expect(read(piece.repeat(Math.ceil(1_000_000 / piece.length)))).toBeDefined();
  });
});
