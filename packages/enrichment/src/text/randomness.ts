import { keyboardWalkLength, withoutRepetitions } from './keyboard-walk';
import { latinLetters } from './latin-letters';
import { type TrigramModel, wordEvidence } from './trigram-model';

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
