/**
 * Patterns written by customers run on RE2 (linear time in the text, no backtracking), never on the
 * language's own regular expressions, which a crafted pattern can hang.
 */
import { RE2JS } from 're2js';

const MAX_PATTERN_LENGTH = 500;

/** Only this many leading characters of a value are searched. */
const SEARCHED_CHARACTERS = 4_096;

type Pattern = (text: string) => boolean;

/** Words such as action types and result codes recur in nearly every transaction; longer texts seldom do. */
const REMEMBERED_LENGTH = 24;
const REMEMBERED_TEXTS = 64;

/** Equal patterns are one, whichever rules hold them. */
const KEPT_PATTERNS = 2_000;
const compiledPatterns = new Map<string, Pattern>();

/** Answers short texts that were searched before from memory. */
function remembering(search: Pattern): Pattern {
  const answers = new Map<string, boolean>();
  let latest: { readonly text: string; readonly answer: boolean } | null = null;
  return (text) => {
    if (text.length > REMEMBERED_LENGTH) {
      // Several rules may ask the same of one transaction.
      if (latest?.text !== text) latest = { text, answer: search(text) };
      return latest.answer;
    }
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = search(text);
    if (answers.size >= REMEMBERED_TEXTS) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}

/** Compiles an RE2 pattern that is searched anywhere in a text; answers the reason when it is not legal. */
export function compilePattern(source: string): { pattern: Pattern } | { error: string } {
  if (source.length > MAX_PATTERN_LENGTH) {
    return { error: `the pattern has ${source.length} characters; ${MAX_PATTERN_LENGTH} is the most` };
  }
  const known = compiledPatterns.get(source);
  if (known) return { pattern: known };
  try {
    const compiled = RE2JS.compile(source);
    const pattern = remembering((text) => compiled.test(text.slice(0, SEARCHED_CHARACTERS)));
    if (compiledPatterns.size >= KEPT_PATTERNS) compiledPatterns.clear();
    compiledPatterns.set(source, pattern);
    return { pattern };
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'the pattern cannot be read' };
  }
}
