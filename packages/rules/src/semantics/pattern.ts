/**
 * Patterns written by customers run on RE2 (linear time in the text, no backtracking), never on the
 * language's own regular expressions, which a crafted pattern can hang.
 */
import { RE2JS } from 're2js';

const MAX_PATTERN_LENGTH = 500;

/** Only this many leading characters of a value are searched. */
const SEARCHED_CHARACTERS = 4_096;

export type Pattern = (text: string) => boolean;

/** Compiles an RE2 pattern that is searched anywhere in a text; answers the reason when it is not legal. */
export function compilePattern(source: string): { pattern: Pattern } | { error: string } {
  if (source.length > MAX_PATTERN_LENGTH) {
    return { error: `the pattern has ${source.length} characters; ${MAX_PATTERN_LENGTH} is the most` };
  }
  try {
    const compiled = RE2JS.compile(source);
    return { pattern: (text) => compiled.test(text.slice(0, SEARCHED_CHARACTERS)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'the pattern cannot be read' };
  }
}
