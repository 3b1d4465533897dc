/**
 * Customer patterns are RE2 (linear time in the text, no backtracking), never native regular expressions,
 * which a crafted pattern can hang. Linear time is not sufficient, however: repeats multiply the states that
 * every character passes. Their number is therefore limited, and every search spends steps.
 */
import type { Work } from '../work';
import { automatonOf } from './automaton';
import { patternSize } from './pattern-size';
import { compileProgram, type Program } from './program';
import { isSearchable, StateSearch, searchTable } from './search';

const MAX_PATTERN_LENGTH = 500;

/**
 * Maximum states of a pattern with expanded repeats. An email pattern has some dozens, a list of 60 words
 * some hundreds.
 */
export const MAX_PATTERN_STATES = 1_000;

/** Maximum number of leading characters of a value that are searched. */
const SEARCHED_CHARACTERS = 4_096;

/** Checks whether a text contains the pattern; undefined if the step budget ran out first. */
type Pattern = (text: string, work: Work) => boolean | undefined;

/** Maximum number of cached patterns; rules share equal patterns. */
const STORED_PATTERNS = 2_000;
const compiledPatterns = new Map<string, Pattern>();

/** Returns why a pattern is too large; null if it is not. */
export function patternExcess(source: string): string | null {
  if (source.length > MAX_PATTERN_LENGTH)
    return `it has ${source.length} characters, but the maximum is ${MAX_PATTERN_LENGTH}`;
  if (patternSize(source) <= MAX_PATTERN_STATES) return null;
  return `it has more than ${MAX_PATTERN_STATES} states with its repeats expanded`;
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

/** Compiles an RE2 pattern that matches anywhere in a text; returns the reason if it can't be used. */
export function compilePattern(source: string): { pattern: Pattern } | { error: string } {
  const excess = patternExcess(source);
  if (excess !== null) return { error: excess };
  const known = compiledPatterns.get(source);
  if (known) return { pattern: known };
  try {
    const program = compileProgram(source);
    if (!isSearchable(program)) return { error: 'the pattern has too many states' };
    const pattern = searcher(program);
    if (compiledPatterns.size >= STORED_PATTERNS) compiledPatterns.clear();
    compiledPatterns.set(source, pattern);
    return { pattern };
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'the pattern is invalid' };
  }
}
