import type { Likeness } from './compare-words';
import type { ParsedName } from './parse-name';
import type { NameScore, Penalty } from './score-names';

/** Why a name scored what it scored, for auditors. Words are shown as they were compared, in Latin letters. */
export interface Explanation {
  readonly pairs: readonly {
    readonly query: string;
    readonly name: string;
    readonly similarity: number;
    readonly likeness: Likeness;
  }[];
  readonly unmatched_query: readonly string[];
  readonly unmatched_name: readonly string[];
  /** Letters that differ beyond romanisation. */
  readonly edits: number;
  readonly penalties: readonly Penalty[];
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export function explain(
  query: ParsedName,
  name: ParsedName,
  scored: NameScore,
  more: readonly Penalty[] = [],
): Explanation {
  const text = (parsed: ParsedName, indexes: readonly number[]) =>
    indexes.length === 1
      ? parsed.words[indexes[0]!]!.text
      : indexes.map((index) => parsed.words[index]!.text).join(' ');
  const rest = (parsed: ParsedName, side: 'query' | 'name') => {
    const left: string[] = [];
    for (let index = 0; index < parsed.words.length; index++)
      if (!scored.pairs.some((pair) => pair[side].includes(index))) left.push(parsed.words[index]!.text);
    return left;
  };
  return {
    pairs: scored.pairs.map((pair) => ({
      query: text(query, pair.query),
      name: text(name, pair.name),
      similarity: rounded(pair.match.similarity),
      likeness: pair.match.likeness,
    })),
    unmatched_query: rest(query, 'query'),
    unmatched_name: rest(name, 'name'),
    edits: rounded(scored.edits),
    penalties: [...scored.penalties, ...more].map(({ reason, factor }) => ({
      reason,
      factor: rounded(factor),
    })),
  };
}
