import type { VelocityAggregate } from '../ast';
import { AGGREGATE_OPERANDS } from '../data/velocity-vocabulary';

/** Words that cannot be the first step of a field path unless written in backticks. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  'and',
  'or',
  'not',
  'in',
  'by',
  'where',
  'true',
  'false',
  'null',
  'now',
]);

/** The text operators, written between their operands. */
export const TEXT_OPERATOR_WORDS: ReadonlySet<string> = new Set([
  'equals',
  'contains',
  'starts_with',
  'ends_with',
  'matches',
]);

export const VELOCITY_WORDS: ReadonlySet<string> = new Set(Object.keys(AGGREGATE_OPERANDS));

export function isVelocityWord(word: string): word is VelocityAggregate {
  return VELOCITY_WORDS.has(word);
}
