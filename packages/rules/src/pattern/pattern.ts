/**
 * Customer patterns are RE2 (linear time in the text, no backtracking), never native regular expressions,
 * which a crafted pattern can hang. Linear time is not sufficient, however: repeats multiply the states that
 * every character passes. Their number is therefore limited, and every search spends steps.
 */
import { type InSteps, inOneGo, type Work } from '../work';
import { automatonInSteps } from './automaton';
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

/** A compiled pattern. Its search is built on the first use, because a check of a rule doesn't need it. */
interface Stored {
  readonly program: Program;
  pattern?: Pattern;
}

/** Maximum number of cached patterns; rules share equal patterns. */
const STORED_PATTERNS = 2_000;
const storedPatterns = new Map<string, Stored>();

/** Returns why a pattern is too large; null if it is not. */
export function patternExcess(source: string): string | null {
  if (source.length > MAX_PATTERN_LENGTH)
    return `it has ${source.length} characters, but the maximum is ${MAX_PATTERN_LENGTH}`;
  if (patternSize(source) <= MAX_PATTERN_STATES) return null;
  return `it has more than ${MAX_PATTERN_STATES} states with its repeats expanded`;
}

function* searcherInSteps(program: Program): InSteps<Pattern> {
  const table = yield* automatonInSteps(program);
  let states: StateSearch | undefined;
  return (text, work) => {
    const found = table && searchTable(table, text, SEARCHED_CHARACTERS, work);
    if (found !== null) return found;
    states ??= new StateSearch(program);
    return states.find(text, SEARCHED_CHARACTERS, work);
  };
}

/** Returns the program of a pattern, or the reason if it can't be used. */
function storedOf(source: string): Stored | string {
  const excess = patternExcess(source);
  if (excess !== null) return excess;
  const known = storedPatterns.get(source);
  if (known) return known;
  try {
    const program = compileProgram(source);
    if (!isSearchable(program)) return 'the pattern has too many states';
    if (storedPatterns.size >= STORED_PATTERNS) storedPatterns.clear();
    const stored: Stored = { program };
    storedPatterns.set(source, stored);
    return stored;
  } catch (error) {
    return error instanceof Error ? error.message : 'the pattern is invalid';
  }
}

/** Returns why a pattern can't be used; null if it can. Doesn't build its search, which takes longer. */
export function patternProblem(source: string): string | null {
  const stored = storedOf(source);
  return typeof stored === 'string' ? stored : null;
}

/** Runs `compilePattern` in steps; the next `compilePattern` of the same text takes no time. */
export function* compilePatternInSteps(source: string): InSteps<{ pattern: Pattern } | { error: string }> {
  const stored = storedOf(source);
  if (typeof stored === 'string') return { error: stored };
  stored.pattern ??= yield* searcherInSteps(stored.program);
  return { pattern: stored.pattern };
}

/** Compiles an RE2 pattern that matches anywhere in a text; returns the reason if it can't be used. */
export const compilePattern = (source: string): { pattern: Pattern } | { error: string } =>
  inOneGo(compilePatternInSteps(source));
