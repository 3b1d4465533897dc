/**
 * Searches a text for a compiled pattern by following all its states at once (Thompson, "Regular Expression
 * Search Algorithm", 1968), reading every character once. No state persists between searches, so the steps
 * depend only on the pattern and the text.
 */
import type { Work } from '../work';
import { type Automaton, MATCHED } from './automaton';
import { NONE, OP, type Program, placeOf } from './program';

/** Maximum number of states of a program. */
const MAX_STATES = 4_096;
const LATIN1 = 256;

/**
 * Returns the first position from `at` where a match can start with a Latin-1 character, or where a
 * non-Latin-1 character is.
 */
function clearedMatches(first: Uint8Array, text: string, at: number, end: number): number {
  let place = at;
  for (; place < end; place++) {
    const unit = text.charCodeAt(place);
    if (unit >= LATIN1 || first[unit] !== 0) break;
  }
  return place;
}

/** Searches texts for one program. Its memory holds the states of one search at a time and is reused by the next. */
export class StateSearch {
  private readonly marked: Uint32Array;
  private mark = 0;
  private readonly waiting: Uint32Array;
  /** States to continue from. */
  private froms: Uint32Array;
  private nexts: Uint32Array;
  /** States that read a character next. */
  private readonly takers: Uint32Array;
  private takerCount = 0;

  constructor(private readonly program: Program) {
    const states = program.op.length;
    this.marked = new Uint32Array(states);
    this.waiting = new Uint32Array(2 * states + 1);
    // The start state is added to the states after those that read a character.
    this.froms = new Uint32Array(states + 1);
    this.nexts = new Uint32Array(states + 1);
    this.takers = new Uint32Array(states);
  }

  /**
   * Checks whether the pattern matches anywhere in a text.
   * @param most number of leading UTF-16 units to search
   * @returns undefined if the step budget ran out first
   */
  find(text: string, most: number, work: Work): boolean | undefined {
    const { start, isAnchored, first } = this.program;
    const end = Math.min(text.length, most);
    let before = NONE;
    let count = 0;
    for (let at = 0; ; ) {
      if (count === 0 && first !== null) {
        const passed = clearedMatches(first, text, at, end);
        if (!work.spend(passed - at)) return undefined;
        if (passed > at) before = text.charCodeAt(passed - 1);
        at = passed;
      }
      const point = at < end ? text.codePointAt(at)! : NONE;
      // A surrogate pair is one character only if both halves are within the searched part.
      const isPair = point > 0xffff && at + 1 < end;
      const rune = point > 0xffff && !isPair ? text.charCodeAt(at) : point;
      if (count === 0 && first !== null && rune === NONE) return false;
      if (at === 0 || !isAnchored) this.froms[count++] = start;
      const visited = this.reach(count, placeOf(before, rune));
      if (!work.spend(1 + visited + count)) return undefined;
      if (this.takerCount === NONE) return true;
      if (rune === NONE) return false;
      count = this.take(rune);
      if (count === 0 && isAnchored) return false;
      before = rune;
      at += isPair ? 2 : 1;
    }
  }

  private nextMark(): number {
    this.mark++;
    if (this.mark === 0xffff_ffff) {
      this.marked.fill(0);
      this.mark = 1;
    }
    return this.mark;
  }

  /**
   * Follows the states in `froms` to those that read a character next: `takers`, with `takerCount` set to
   * their number, or to `NONE` if a match ends here.
   * @returns number of states passed
   */
  private reach(count: number, place: number): number {
    const { op, out, arg } = this.program;
    const marked = this.marked;
    const waiting = this.waiting;
    const froms = this.froms;
    const takers = this.takers;
    const generation = this.nextMark();
    let takerCount = 0;
    let visited = 0;
    for (let i = 0; i < count; i++) {
      let depth = 0;
      waiting[depth++] = froms[i]!;
      while (depth > 0) {
        const pc = waiting[--depth]!;
        if (marked[pc] === generation) continue;
        marked[pc] = generation;
        visited++;
        switch (op[pc]) {
          case OP.ALT:
          case OP.ALT_MATCH:
            waiting[depth++] = arg[pc]!;
            waiting[depth++] = out[pc]!;
            break;
          case OP.CAPTURE:
          case OP.NOP:
            waiting[depth++] = out[pc]!;
            break;
          case OP.EMPTY_WIDTH:
            if ((arg[pc]! & ~place) === 0) waiting[depth++] = out[pc]!;
            break;
          case OP.MATCH:
            this.takerCount = NONE;
            return visited;
          case OP.FAIL:
            break;
          default:
            takers[takerCount++] = pc;
        }
      }
    }
    this.takerCount = takerCount;
    return visited;
  }

  /**
   * Follows the states that read a character, into `froms`.
   * @returns number of following states
   */
  private take(rune: number): number {
    const { out, classOf, classes } = this.program;
    const takers = this.takers;
    const nexts = this.nexts;
    const takerCount = this.takerCount;
    let count = 0;
    for (let i = 0; i < takerCount; i++) {
      const pc = takers[i]!;
      const runes = classes[classOf[pc]!]!;
      if (rune < LATIN1 ? runes.latin1[rune] === 1 : runes.takes(rune)) nexts[count++] = out[pc]!;
    }
    this.nexts = this.froms;
    this.froms = nexts;
    return count;
  }
}

/**
 * Checks whether the pattern matches in a text, using its table: one step per character read.
 * @param most number of leading UTF-16 units to search
 * @returns undefined if the step budget ran out first, null if a character outside Latin-1 was read first
 */
export function searchTable(
  { next, columns, columnOf, matchesAtEnd }: Automaton,
  text: string,
  most: number,
  work: Work,
): boolean | null | undefined {
  const end = Math.min(text.length, most);
  let state = 0;
  for (let at = 0; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= LATIN1) return work.spend(at) ? null : undefined;
    state = next[state * columns + columnOf[unit]!]!;
    if (state < 0) return work.spend(at + 1) ? state === MATCHED : undefined;
  }
  return work.spend(end + 1) ? matchesAtEnd[state] === 1 : undefined;
}

/** Checks whether a program is small enough for a search. */
export const isSearchable = (program: Program): boolean => program.op.length < MAX_STATES;
