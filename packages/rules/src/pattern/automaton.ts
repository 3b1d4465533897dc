/**
 * Converts a pattern to a table of states and characters (Rabin and Scott, "Finite Automata and Their
 * Decision Problems", 1959), completely at compile time. A search then reads one table cell per character.
 * Used only for patterns with a small table and for Latin-1 texts; other searches follow the program's
 * states.
 */
import type { InSteps } from '../work';
import { isWordRune, LINE_FEED, NONE, OP, PLACE, type Program, placeOf } from './program';

const LATIN1 = 256;

/** Special next states: `MATCHED` = a match ends here, `LOST` = no match is possible. */
export const MATCHED = -1;
const LOST = -2;

/** Maximum table cells, and maximum construction steps, per instruction of the program. */
const CELLS_PER_INSTRUCTION = 32;
const STEPS_PER_INSTRUCTION = 500;
const MIN_CELLS = 512;
const MIN_STEPS = 20_000;
/** Construction steps between two pauses, under a millisecond. */
const STEPS_A_PAUSE = 20_000;

export interface Automaton {
  /** Column of each Latin-1 character. */
  readonly columnOf: Uint8Array;
  readonly columns: number;
  /** By state and column: the next state, or `MATCHED`, or `LOST`. */
  readonly next: Int16Array;
  /** By state: 1 if a match ends at the end of the text. */
  readonly matchesAtEnd: Uint8Array;
}

const WORD_PLACES = PLACE.wordBoundary | PLACE.noWordBoundary;
const LINE_PLACES = PLACE.beginLine | PLACE.endLine;
const TEXT_PLACES = PLACE.beginText | PLACE.endText;

/** Representatives of all characters with the same places: word characters, a line feed, any other. */
const WORD = 97;
const OTHER = 32;

/** Returns the places (assertions such as `\b`) that a program uses. */
function placesOf({ op, arg }: Program): number {
  let places = 0;
  for (let pc = 0; pc < op.length; pc++) if (op[pc] === OP.EMPTY_WIDTH) places |= arg[pc]!;
  return places;
}

/** Returns the representative of a character for the places that a program uses. */
function kindOf(rune: number, places: number): number {
  if ((places & WORD_PLACES) !== 0 && isWordRune(rune)) return WORD;
  if ((places & LINE_PLACES) !== 0 && rune === LINE_FEED) return LINE_FEED;
  return OTHER;
}

/** Assigns the same column to Latin-1 characters that the program can't distinguish. */
function columnsOf({ classes }: Program, places: number) {
  const columnOf = new Uint8Array(LATIN1);
  const runes: number[] = [];
  const known = new Map<string, number>();
  for (let rune = 0; rune < LATIN1; rune++) {
    const key = `${kindOf(rune, places)} ${classes.map(({ latin1 }) => latin1[rune]).join('')}`;
    let column = known.get(key);
    if (column === undefined) {
      column = runes.push(rune) - 1;
      known.set(key, column);
    }
    columnOf[rune] = column;
  }
  return { columnOf, runes };
}

/** States of the program before a character is read, and the preceding character. */
interface Situation {
  readonly states: readonly number[];
  readonly before: number;
}

class Maker {
  private steps: number;
  private readonly mostCells: number;
  private readonly numbers = new Map<string, number>();
  private readonly situations: Situation[] = [];
  private readonly places: number;

  constructor(private readonly program: Program) {
    const size = program.op.length;
    this.steps = MIN_STEPS + STEPS_PER_INSTRUCTION * size;
    this.mostCells = MIN_CELLS + CELLS_PER_INSTRUCTION * size;
    this.places = placesOf(program);
  }

  *make(): InSteps<Automaton | null> {
    const { columnOf, runes } = columnsOf(this.program, this.places);
    const next: number[] = [];
    const matchesAtEnd: number[] = [];
    this.numberOf([this.program.start], NONE);
    let pauseAt = this.steps - STEPS_A_PAUSE;
    for (let state = 0; state < this.situations.length; state++) {
      if (this.steps < pauseAt) {
        yield;
        pauseAt = this.steps - STEPS_A_PAUSE;
      }
      if (this.steps < 0 || this.situations.length * runes.length > this.mostCells) return null;
      const situation = this.situations[state]!;
      matchesAtEnd.push(this.takersOf(situation, NONE) === null ? 1 : 0);
      const takers = new Map<number, readonly number[] | null>();
      for (const rune of runes) {
        const kind = kindOf(rune, this.places);
        if (!takers.has(kind)) takers.set(kind, this.takersOf(situation, kind));
        const taking = takers.get(kind);
        next.push(taking ? this.behind(taking, rune, kind) : MATCHED);
      }
    }
    return {
      columnOf,
      columns: runes.length,
      next: Int16Array.from(next),
      matchesAtEnd: Uint8Array.from(matchesAtEnd),
    };
  }

  /** Returns the number of a situation; the preceding character matters only if the program uses places. */
  private numberOf(states: readonly number[], before: number): number {
    const seen = before === NONE && (this.places & (TEXT_PLACES | LINE_PLACES)) === 0 ? OTHER : before;
    const key = `${seen} ${states.join(' ')}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.situations.push({ states, before: seen }) - 1;
    this.numbers.set(key, number);
    return number;
  }

  /** Returns the states that read a character next; null if a match ends before it. */
  private takersOf({ states, before }: Situation, after: number): readonly number[] | null {
    const { op, out, arg } = this.program;
    const place = placeOf(before, after);
    const passed = new Set<number>();
    const takers: number[] = [];
    const waiting = [...states].reverse();
    for (let pc = waiting.pop(); pc !== undefined; pc = waiting.pop()) {
      if (passed.has(pc)) continue;
      passed.add(pc);
      const kind = op[pc];
      if (kind === OP.MATCH) return null;
      if (kind === OP.ALT || kind === OP.ALT_MATCH) waiting.push(arg[pc]!, out[pc]!);
      else if (kind === OP.CAPTURE || kind === OP.NOP) waiting.push(out[pc]!);
      else if (kind === OP.EMPTY_WIDTH) {
        if ((arg[pc]! & ~place) === 0) waiting.push(out[pc]!);
      } else if (kind !== OP.FAIL) takers.push(pc);
    }
    this.steps -= passed.size;
    return takers;
  }

  /** Returns the state after a character. */
  private behind(takers: readonly number[], rune: number, kind: number): number {
    const { out, classOf, classes, start, isAnchored } = this.program;
    const states = new Set<number>();
    for (const pc of takers) if (classes[classOf[pc]!]!.latin1[rune] === 1) states.add(out[pc]!);
    this.steps -= takers.length;
    if (!isAnchored) states.add(start);
    if (states.size === 0) return LOST;
    return this.numberOf(
      [...states].sort((a, b) => a - b),
      kind,
    );
  }
}

/** Builds the table of a program; null if it would be too large. */
export const automatonInSteps = (program: Program): InSteps<Automaton | null> => new Maker(program).make();
