/** Numbers of which the longer is shorter than this have too many neighbours. */
const SHORTEST = 4;

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

/**
 * Whether one number is the other with a slip of the pen: a sign lost or added, two neighbours swapped, or a letter where
 * a digit belongs. Another digit is another number: units and ships are distinguished by no more.
 */
export function isNumberSlip(a: string, b: string): boolean {
  if (a.length > b.length) return isNumberSlip(b, a);
  if (b.length < SHORTEST || b.length > a.length + 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (b.length > a.length) return a.slice(at) === b.slice(at + 1);
  if (a.slice(at + 1) === b.slice(at + 1)) return isDigit(a[at]) !== isDigit(b[at]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
