/** First digits of the numbers of a card network, from-to inclusive, and how long its numbers are. */
interface CardRange {
  readonly from: string;
  readonly to: string;
  readonly lengths: readonly number[];
}

const LONG = [16, 17, 18, 19] as const;

/**
 * Ranges of the card networks, from the tables that the networks publish (ISO/IEC 7812 issuer identification numbers as
 * listed at https://en.wikipedia.org/wiki/Payment_card_number, read 2026-11). What the embedded BIN table knows is
 * narrower: a number of an issuer that it lacks is a card number all the same.
 */
const CARD_RANGES: readonly CardRange[] = [
  { from: '4', to: '4', lengths: [13, 16, 18, 19] },
  { from: '51', to: '55', lengths: [16] },
  { from: '2221', to: '2720', lengths: [16] },
  { from: '34', to: '34', lengths: [15] },
  { from: '37', to: '37', lengths: [15] },
  { from: '300', to: '305', lengths: [14, ...LONG] },
  { from: '3095', to: '3095', lengths: [14, ...LONG] },
  { from: '36', to: '36', lengths: [14, ...LONG] },
  { from: '38', to: '39', lengths: [14, ...LONG] },
  { from: '3528', to: '3589', lengths: LONG },
  { from: '6011', to: '6011', lengths: LONG },
  { from: '644', to: '659', lengths: LONG },
  { from: '62', to: '62', lengths: LONG },
  { from: '81', to: '82', lengths: LONG },
  { from: '60', to: '60', lengths: [16] },
  { from: '2200', to: '2204', lengths: LONG },
  { from: '5018', to: '5018', lengths: [13, 14, 15, ...LONG] },
  { from: '5020', to: '5020', lengths: [13, 14, 15, ...LONG] },
  { from: '5038', to: '5038', lengths: [13, 14, 15, ...LONG] },
  { from: '5041', to: '5041', lengths: [16] },
  { from: '5060', to: '5099', lengths: [16, 18, 19] },
  { from: '5893', to: '5893', lengths: [13, 14, 15, ...LONG] },
  { from: '6304', to: '6304', lengths: [13, 14, 15, ...LONG] },
  { from: '636', to: '637', lengths: [16] },
  { from: '6759', to: '6763', lengths: [13, 14, 15, ...LONG] },
  { from: '9792', to: '9792', lengths: [16] },
];

/** Whether digits lie in the range of a card network, with a length that it gives. */
export const isOfCardNetwork = (digits: string): boolean =>
  CARD_RANGES.some(({ from, to, lengths }) => {
    const head = digits.slice(0, from.length);
    return head >= from && head <= to && lengths.includes(digits.length);
  });
