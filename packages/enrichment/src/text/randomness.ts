import { KEYBOARD_ROWS } from './data/keyboards';
import { latinLetters } from './name-similarity';
import { type TrigramModel, wordEvidence } from './open-text-data';

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

/** Evidence in nats, positive for "written by a person", negative for "drawn by a machine". */
const EVIDENCE = {
  /** A plausible year at the end: john1985. */
  yearAtEnd: 3,
  /** One to three digits at the end: maria77. */
  shortNumberAtEnd: 1,
  /** Per digit beyond the fourth of any run. */
  extraDigit: -0.45,
  /** Digits between letters: x7k2. Each such run. */
  numberInside: -2.4,
  /** Digits before the first letter. */
  numberAtStart: -0.8,
  /** Dot, dash or underscore between two parts of at least two letters. */
  separator: 1.2,
  /** Each key beyond the third of a run along a keyboard row: qwerty, asdf. */
  keyboardStep: -3,
  /** Each character that only repeats those before it. */
  repetition: -1.6,
  /** A capital inside a part, after the second such change: aBxYq. */
  caseFlip: -1.5,
} as const;

/** Steepness and middle of the curve from evidence to score; set on the training names, see the bench. */
const CURVE = { middle: -1, width: 2.2 } as const;

/** Longer values add nothing that the first characters have not shown; keeps the work bounded. */
const LONGEST_VALUE = 512;

const UPPER_AFTER_LOWER = /[a-z][A-Z]+[a-z]?/g;

/**
 * How much a value looks like drawn at random: 0 (written by a person) to 100 (gibberish), two decimals.
 *
 * Sums the log-likelihood ratio of the letters under a trigram model of names and words with fixed
 * evidence for the way digits, separators, capitals, keyboard rows and repetitions are used, and maps the
 * sum through a logistic curve. Scripts without a letter model (Han, Arabic, …) give their characters no
 * evidence either way. An empty value scores 0.
 *
 * @param value any text; only the first 512 characters are judged
 */
export function randomnessScore(model: TrigramModel, value: string): number {
  if (value.length === 0) return 0;
  const original = value.length > LONGEST_VALUE ? value.slice(0, LONGEST_VALUE) : value;
  const text = latinLetters(original);
  const { text: once, repeated } = withoutRepetitions(text);
  const nats =
    partsEvidence(model, once) +
    EVIDENCE.keyboardStep * keyboardWalkLength(text) +
    EVIDENCE.repetition * repeated +
    EVIDENCE.caseFlip * caseFlips(original);
  const score = 100 / (1 + Math.exp((nats - CURVE.middle) / CURVE.width));
  return Math.round(score * 100) / 100;
}

/** Walks the runs of letters, digits and other characters from left to right and adds up their evidence. */
function partsEvidence(model: TrigramModel, text: string): number {
  let nats = 0;
  let lettersBefore = 0;
  let sawLetters = false;
  let i = 0;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    let end = i + 1;
    if (isLetter(code)) {
      while (end < text.length && isLetter(text.charCodeAt(end))) end++;
      // One letter by itself is an initial as likely as not; between digits it is part of what was drawn.
      const initial = end - i === 1 && !isDigit(text.charCodeAt(i - 1)) && !isDigit(text.charCodeAt(end));
      if (!initial) nats += wordEvidence(model, text, i, end);
      lettersBefore = end - i;
      sawLetters = true;
    } else if (isDigit(code)) {
      while (end < text.length && isDigit(text.charCodeAt(end))) end++;
      nats += numberEvidence(text, i, end, sawLetters, end < text.length && isLetter(text.charCodeAt(end)));
    } else {
      if (lettersBefore >= 2 && lettersFrom(text, end) >= 2) nats += EVIDENCE.separator;
      lettersBefore = 0;
    }
    i = end;
  }
  return nats;
}

function numberEvidence(
  text: string,
  start: number,
  end: number,
  afterLetters: boolean,
  beforeLetters: boolean,
): number {
  const length = end - start;
  const extra = Math.max(0, length - 4) * EVIDENCE.extraDigit;
  if (afterLetters && beforeLetters) return EVIDENCE.numberInside + extra;
  // A bare number (an account number, a phone number) proves nothing about who chose it.
  if (!afterLetters) return beforeLetters ? EVIDENCE.numberAtStart + extra : 0;
  if (length === 4) {
    const year = Number(text.slice(start, end));
    return year >= 1930 && year <= 2035 ? EVIDENCE.yearAtEnd : 0;
  }
  return (length <= 3 ? EVIDENCE.shortNumberAtEnd : 0) + extra;
}

function lettersFrom(text: string, start: number): number {
  let end = start;
  while (end < text.length && end - start < 2 && isLetter(text.charCodeAt(end))) end++;
  return end - start;
}

/** Changes from small to capital letters inside a part beyond the two that names have (McDonaldJr). */
function caseFlips(text: string): number {
  const changes = text.match(UPPER_AFTER_LOWER)?.length ?? 0;
  return Math.max(0, changes - 2);
}

function isLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
