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
const LONGEST_BLOCK = 6;

/** A text without its repetitions, and how much of it they were. */
interface Unrepeated {
  readonly text: string;
  /**
   * Characters beyond the third of one repeated letter (`aaaaa` → 2), those that continue a block of two or more letters
   * from its third time on (`asdasdasd` → 3), and half of those of its second time when it has four letters or more.
   */
  readonly repeated: number;
}

const REPEATED_BLOCK = new RegExp(`([a-z]{2,${LONGEST_BLOCK}}?)\\1+`, 'g');
const ONE_LETTER = /([a-z])\1{3,}/g;

/**
 * Takes out what only repeats what stands before it: letters that copy others show nothing about who wrote them. Names
 * with a doubled syllable (`coco`, `barbara`) stay as they are. The text must be lower-case.
 */
export function withoutRepetitions(text: string): Unrepeated {
  let repeated = 0;
  const single = text.replace(ONE_LETTER, (run, letter: string) => {
    repeated += run.length - 3;
    return letter.repeat(3);
  });
  const kept = single.replace(REPEATED_BLOCK, (run, block: string) => {
    if (isOneLetter(block)) return run;
    const times = run.length / block.length;
    if (times === 2 && block.length < 4) return run;
    repeated += (times - 2) * block.length + (block.length < 4 ? 0 : block.length / 2);
    return block;
  });
  return { text: kept, repeated };
}

function isOneLetter(block: string): boolean {
  return block === block[0]!.repeat(block.length);
}
