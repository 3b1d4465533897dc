/** Valid numbers of six card networks, also with separators. */
export const NUMBERS = [
  '4929384756102938475',
  '5412753456789014',
  '371449635398431',
  '6011000990139424',
  '3530111333300000',
  '6200000000000005',
  '4539 1488 0343 6467',
  '4539-1488-0343-6467',
  '4539.1488.0343.6467',
].filter((number) => isLuhnNumber(number));
/** Ways in which people write a number into a text. */
export const WRITTEN: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => `paid with ${number}, thank you`,
  (number) => `TX01 PAID WITH ${number}`,
  (number) => `VIP 12 ${number}/`,
  (number) => number.replace(/[ .-]/g, '').replace(/(?<=^(?:.{4})+)/g, '_'),
  (number) => number.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (number) =>
    number.replace(/\D/g, '').replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
];
/** A security code in a text, with a word that makes it findable. */
const CODE_IN_WORDS = 'quagga cvv 9471';
export const CODE = 'q7vz19kc';

/** Checks ISO/IEC 7812-1, annex B. */
function isLuhnNumber(number: string): boolean {
  const digits = [...number.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export const SECRETS = [
  ...new Set([
    ...NUMBERS.flatMap((number) => WRITTEN.slice(4).map((write) => write(number))),
    ...NUMBERS,
    ...NUMBERS.map((number) => number.replace(/\D/g, '')),
    CODE,
    CODE_IN_WORDS,
  ]),
];

let turn = 0;
export const nextNumber = () => NUMBERS[turn++ % NUMBERS.length] ?? '';
export const inWords = () => {
  const write = WRITTEN[turn % WRITTEN.length]!;
  return `${write(nextNumber())} ${CODE_IN_WORDS}`;
};
/** A short text for members with a maximum length. */
export const inShort = () => WRITTEN[turn % WRITTEN.length]!(nextNumber());
