/**
 * A compiled RE2 pattern as flat tables. re2js parses and compiles it. Its engines are not used: they store
 * up to 8 MB of states per pattern, and the cost of a search depends on earlier searches.
 */
import { RE2JS } from 're2js';

/** Kinds of instructions, as RE2 numbers them. */
export const OP = {
  ALT: 1,
  ALT_MATCH: 2,
  CAPTURE: 3,
  EMPTY_WIDTH: 4,
  FAIL: 5,
  MATCH: 6,
  NOP: 7,
  RUNE: 8,
  RUNE1: 9,
  RUNE_ANY: 10,
  RUNE_ANY_NOT_NL: 11,
} as const;

/** Places between two characters, as RE2 numbers them. */
export const PLACE = {
  beginLine: 1,
  endLine: 2,
  beginText: 4,
  endText: 8,
  wordBoundary: 16,
  noWordBoundary: 32,
} as const;

const LATIN1 = 256;
/** Flag of an instruction with one character: accepts both cases. */
const FOLD_CASE = 1;
export const LINE_FEED = 10;

/** Value in place of a character at the start or end of the text. */
export const NONE = -1;

/** Checks for a word character of `\b`: ASCII only, as in RE2. */
export const isWordRune = (rune: number): boolean =>
  (rune >= 97 && rune <= 122) || (rune >= 65 && rune <= 90) || (rune >= 48 && rune <= 57) || rune === 95;

/** Returns the flags of the place between two characters. */
export function placeOf(before: number, after: number): number {
  let place: number = isWordRune(before) === isWordRune(after) ? PLACE.noWordBoundary : PLACE.wordBoundary;
  if (before === NONE) place |= PLACE.beginText | PLACE.beginLine;
  else if (before === LINE_FEED) place |= PLACE.beginLine;
  if (after === NONE) place |= PLACE.endText | PLACE.endLine;
  else if (after === LINE_FEED) place |= PLACE.endLine;
  return place;
}

interface Instruction {
  readonly op: number;
  readonly out: number;
  readonly arg: number;
  readonly runes: ArrayLike<number>;
  matchRune(rune: number): boolean;
}

/** The characters that an instruction accepts. */
interface RuneClass {
  readonly latin1: Uint8Array;
  takes(rune: number): boolean;
}

export interface Program {
  readonly start: number;
  /** By instruction: its kind, its next instruction, its alternative or its places. */
  readonly op: Uint8Array;
  readonly out: Uint32Array;
  readonly arg: Uint32Array;
  /** By instruction: its character class. */
  readonly classOf: Uint16Array;
  readonly classes: readonly RuneClass[];
  /** Every match starts at the start of the text. */
  readonly isAnchored: boolean;
  /** Latin-1 characters that can start a match; null if a match can start without one. */
  readonly first: Uint8Array | null;
}

function takesOf(instruction: Instruction): (rune: number) => boolean {
  if (instruction.op === OP.RUNE_ANY) return () => true;
  if (instruction.op === OP.RUNE_ANY_NOT_NL) return (rune) => rune !== LINE_FEED;
  return (rune) => instruction.matchRune(rune);
}

/** Returns which Latin-1 characters an instruction accepts. */
function latin1Of({ op, arg, runes }: Instruction, takes: (rune: number) => boolean): Uint8Array {
  // Asks about each character only where RE2 folds case.
  if (op === OP.RUNE && runes.length === 1 && (arg & FOLD_CASE) !== 0)
    return Uint8Array.from({ length: LATIN1 }, (_, rune) => (takes(rune) ? 1 : 0));
  const latin1 = new Uint8Array(LATIN1);
  if (op === OP.RUNE_ANY || op === OP.RUNE_ANY_NOT_NL) {
    latin1.fill(1);
    if (op === OP.RUNE_ANY_NOT_NL) latin1[LINE_FEED] = 0;
    return latin1;
  }
  for (let i = 0; i < runes.length; i += 2) latin1.fill(1, runes[i]!, (runes[i + 1] ?? runes[i]!) + 1);
  return latin1;
}

const isRune = (op: number): boolean => op >= OP.RUNE && op <= OP.RUNE_ANY_NOT_NL;

function sameRunes(a: Instruction, b: Instruction): boolean {
  if (a.op !== b.op || a.arg !== b.arg || a.runes.length !== b.runes.length) return false;
  for (let i = 0; i < a.runes.length; i++) if (a.runes[i] !== b.runes[i]) return false;
  return true;
}

/** Shares one class between equal character sets; a repeated part has the same sets many times. */
class ClassTable {
  readonly classes: RuneClass[] = [];
  private readonly known = new Map<string, { readonly instruction: Instruction; readonly index: number }[]>();

  indexOf(instruction: Instruction): number {
    const { runes } = instruction;
    const key = `${instruction.op} ${runes.length} ${runes[0]} ${runes[runes.length - 1]}`;
    const alike = this.known.get(key) ?? [];
    const held = alike.find((other) => sameRunes(other.instruction, instruction));
    if (held) return held.index;
    const takes = takesOf(instruction);
    const index = this.classes.push({ latin1: latin1Of(instruction, takes), takes }) - 1;
    this.known.set(key, [...alike, { instruction, index }]);
    return index;
  }
}

/**
 * Returns the properties of the start of every match, from the instructions reached without reading a
 * character.
 */
function beginningOf(program: Omit<Program, 'isAnchored' | 'first'>): Pick<Program, 'isAnchored' | 'first'> {
  const { op, out, arg, classOf, classes, start } = program;
  let lead = start;
  while (op[lead] === OP.CAPTURE || op[lead] === OP.NOP) lead = out[lead]!;
  const isAnchored = op[lead] === OP.EMPTY_WIDTH && (arg[lead]! & PLACE.beginText) !== 0;
  const first = new Uint8Array(LATIN1);
  const reached = new Set<number>();
  const waiting = [start];
  for (let pc = waiting.pop(); pc !== undefined; pc = waiting.pop()) {
    if (reached.has(pc)) continue;
    reached.add(pc);
    const kind = op[pc]!;
    if (kind === OP.MATCH || kind === OP.EMPTY_WIDTH) return { isAnchored, first: null };
    if (kind === OP.ALT || kind === OP.ALT_MATCH) waiting.push(out[pc]!, arg[pc]!);
    else if (kind === OP.CAPTURE || kind === OP.NOP) waiting.push(out[pc]!);
    else if (isRune(kind)) {
      const { latin1 } = classes[classOf[pc]!]!;
      for (let rune = 0; rune < LATIN1; rune++) first[rune]! |= latin1[rune]!;
    }
  }
  return { isAnchored, first };
}

/**
 * Compiles a pattern.
 * @throws Error with RE2's reason if it is invalid
 */
export function compileProgram(source: string): Program {
  const { prog } = RE2JS.compile(source).re2Input as {
    readonly prog: { readonly start: number; numInst(): number; getInst(pc: number): Instruction };
  };
  const instructions = Array.from({ length: prog.numInst() }, (_, pc) => prog.getInst(pc));
  const table = new ClassTable();
  const program = {
    start: prog.start,
    op: Uint8Array.from(instructions, ({ op }) => op),
    out: Uint32Array.from(instructions, ({ out }) => out),
    arg: Uint32Array.from(instructions, ({ arg }) => arg),
    classOf: Uint16Array.from(instructions, (one) => (isRune(one.op) ? table.indexOf(one) : 0)),
    classes: table.classes,
  };
  return { ...program, ...beginningOf(program) };
}
