import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { filterNamed, TooLarge } from './filters';

const unpack = (name: string, packed: Uint8Array, most = 1000, dictionary = '') =>
  Buffer.from(filterNamed(name)!(packed, most, dictionary)).toString('hex');
const latin = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['FlateDecode', deflateSync(latin('pages')), '7061676573'],
  ['Fl', Buffer.concat([deflateSync(latin('pages')), latin('endstream and more')]), '7061676573'],
  ['ASCIIHexDecode', latin('70 61\n67x65 7>313233'), '7061676570'],
  ['ASCII85Decode', latin('E+*BjF!+n/A,~>junk'), latin('pages and').toString('hex')],
  ['A85', latin('z!!~>'), '0000000000'],
  ['RunLengthDecode', Buffer.from([2, 1, 2, 3, 254, 9, 128, 7]), '010203090909'],
  // Example from ISO 32000-1 §7.4.4.2.
  ['LZWDecode', Buffer.from('800b6050220c0c8501', 'hex'), '2d2d2d2d2d412d2d2d42'],
])('%s is decoded', (name, packed, plain) => {
  expect(unpack(name, packed)).toBe(plain);
});

it('LZW codes grow by one bit when the table requires it', () => {
  // 300 bytes without early repetition of a pair: every code is a byte, nine bits at first, ten from the
  // 254th entry on.
  const bits: string[] = [(256).toString(2).padStart(9, '0')];
  const bytes = Array.from({ length: 300 }, (_, at) => (at * 7) % 256);
  bytes.forEach((byte, at) => {
    const next = 258 + Math.max(0, at - 1) + 1;
    bits.push(byte.toString(2).padStart(next >= 512 ? 10 : 9, '0'));
  });
  bits.push((257).toString(2).padStart(10, '0'));
  const text = bits.join('');
  const packed = Buffer.from(
    (text + '0'.repeat(8)).match(/.{8}/g)!.map((eight) => Number.parseInt(eight, 2)),
  );
  expect(unpack('LZWDecode', packed)).toBe(Buffer.from(bytes).toString('hex'));
});

it.each([
  ['FlateDecode', deflateSync(Buffer.alloc(5000))],
  ['RunLengthDecode', Buffer.alloc(100, Buffer.from([129, 32]))],
  ['LZWDecode', Buffer.from('800b6050220c0c8501', 'hex')],
])('%s stops at the allowed size', (name, packed) => {
  expect(() => unpack(name, packed, name === 'LZWDecode' ? 5 : 1000)).toThrow(TooLarge);
});

it("image filters and unknown filters aren't decoded", () => {
  for (const name of ['DCTDecode', 'Crypt', 'constructor', '']) expect(filterNamed(name)).toBeUndefined();
});
