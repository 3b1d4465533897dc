/**
 * Patterns written by customers are RE2 (linear time in the text, no backtracking), never the language's own regular
 * expressions, which a crafted pattern can hang. Linear in the text is not enough, though: repeats multiply the states
 * that every character has to pass, so that their number is limited and every search is paid for in steps.
 */
import type { Work } from '../work';
import { automatonOf } from './automaton';
import { patternSize } from './pattern-size';
import { compileProgram, type Program } from './program';
import { isSearchable, StateSearch, searchTable } from './search';

const MAX_PATTERN_LENGTH = 500;

/** States of a pattern, its repeats written out: an address takes some dozens, a list of 60 words some hundreds. */
export const MAX_PATTERN_STATES = 1_000;

/** Only this many leading characters of a value are searched. */
const SEARCHED_CHARACTERS = 4_096;

/** Whether a text holds the pattern; undefined when the work ran out before it was known. */
type Pattern = (text: string, work: Work) => boolean | undefined;

/** Equal patterns are one, whichever rules hold them. */
const KEPT_PATTERNS = 2_000;
const compiledPatterns = new Map<string, Pattern>();

/** Why a pattern is too large to be used; null when it is not. */
export function patternExcess(source: string): string | null {
  if (source.length > MAX_PATTERN_LENGTH)
    return `it has ${source.length} characters; ${MAX_PATTERN_LENGTH} is the most`;
  if (patternSize(source) <= MAX_PATTERN_STATES) return null;
  return `it has more than ${MAX_PATTERN_STATES} states once its repeats are written out`;
}

function searcher(program: Program): Pattern {
  const table = automatonOf(program);
  let states: StateSearch | undefined;
  return (text, work) => {
    const found = table && searchTable(table, text, SEARCHED_CHARACTERS, work);
    if (found !== null) return found;
    states ??= new StateSearch(program);
    return states.find(text, SEARCHED_CHARACTERS, work);
  };
}

/** Compiles an RE2 pattern that is searched anywhere in a text; answers the reason when it cannot be used. */
export function compilePattern(source: string): { pattern: Pattern } | { error: string } {
  const excess = patternExcess(source);
  if (excess !== null) return { error: excess };
  const known = compiledPatterns.get(source);
  if (known) return { pattern: known };
  try {
    const program = compileProgram(source);
    if (!isSearchable(program)) return { error: 'the pattern has too many states' };
    const pattern = searcher(program);
    if (compiledPatterns.size >= KEPT_PATTERNS) compiledPatterns.clear();
    compiledPatterns.set(source, pattern);
    return { pattern };
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'the pattern cannot be read' };
  }
}
