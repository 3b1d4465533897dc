import { personal } from '../personal';
import { integer, named, number, numberOrNull, type Static, string } from '../schema';

/** What one text field of the request looks like, without its content. */
export const stringAnalysis = named('StringAnalysis', {
  field: string,
  value_length: integer,
  randomness_score: number,
  digit_ratio: number,
  special_ratio: number,
  vowel_ratio: number,
  longest_consonant_run: integer,
  name_similarity: numberOrNull,
  pattern: personal('text', string),
});
export type StringAnalysis = Static<typeof stringAnalysis>;
