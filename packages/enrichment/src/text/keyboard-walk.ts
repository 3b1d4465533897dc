import { KEYBOARD_ROWS } from './data/keyboards';

/** For each pair of letters a, b (26 × 26): 1 when b is the right neighbour of a on a row of a keyboard. */
const RIGHT_NEIGHBOUR = neighbourTable();

function neighbourTable(): Uint8Array {
  const table = new Uint8Array(26 * 26);
  for (const row of KEYBOARD_ROWS) {
    for (let i = 1; i < row.length; i++) {
      table[(row.charCodeAt(i - 1) - 97) * 26 + row.charCodeAt(i) - 97] = 1;
    }
  }
  return table;
}

/**
 * Keys beyond the third in every run along one keyboard row in one direction, summed: `qwerty` → 3,
 * `robert` (e-r-t) → 0. Only a–z count; the text must be lower-case.
 */
export function keyboardWalkLength(text: string): number {
  let beyond = 0;
  let run = 1;
  let direction = 0;
  for (let i = 1; i < text.length; i++) {
    const a = text.charCodeAt(i - 1) - 97;
    const b = text.charCodeAt(i) - 97;
    const letters = a >= 0 && a < 26 && b >= 0 && b < 26;
    let step = 0;
    if (letters && RIGHT_NEIGHBOUR[a * 26 + b] === 1) step = 1;
    else if (letters && RIGHT_NEIGHBOUR[b * 26 + a] === 1) step = -1;
    run = step === 0 ? 1 : step === direction ? run + 1 : 2;
    direction = step;
    if (run > 3) beyond++;
  }
  return beyond;
}

/** Longest block of letters whose repetition is counted. */
const LONGEST_BLOCK = 3;

/**
 * Characters beyond the third of one repeated letter (`aaaaa` → 2), plus those that continue a block of two
 * or three letters from its third time on (`asdasdasd` → 3).
 */
export function repeatedLength(text: string): number {
  let repeated = 0;
  for (let block = 1; block <= LONGEST_BLOCK; block++) {
    const allowed = block === 1 ? 2 : block;
    let same = 0;
    for (let i = block; i < text.length; i++) {
      const code = text.charCodeAt(i);
      const letter = code >= 97 && code <= 122;
      same = letter && code === text.charCodeAt(i - block) ? same + 1 : 0;
      // A run of one letter repeats every block too: it is counted once, as a block of one.
      if (same > allowed && (block === 1 || code !== text.charCodeAt(i - 1))) repeated++;
    }
  }
  return repeated;
}
