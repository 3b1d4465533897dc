import type { AlignedPair } from './alignment';
import type { ParsedName } from './parse-name';
import type { NameScore, Penalty } from './score-names';
import type { Likeness } from './word-match';

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

function textOf({ words }: ParsedName, places: readonly number[]): string {
  let text = words[places[0]!]!.text;
  for (let at = 1; at < places.length; at++) text += ` ${words[places[at]!]!.text}`;
  return text;
}

function isPaired(pairs: readonly AlignedPair[], side: 'query' | 'name', at: number): boolean {
  for (const pair of pairs) if (pair[side].includes(at)) return true;
  return false;
}

/** The words that are in no pair. */
function restOf({ words }: ParsedName, pairs: readonly AlignedPair[], side: 'query' | 'name'): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at++) if (!isPaired(pairs, side, at)) left.push(words[at]!.text);
  return left;
}

function addRounded(penalties: readonly Penalty[], to: Penalty[]): void {
  for (const { reason, factor } of penalties) to.push({ reason, factor: rounded(factor) });
}

export function explain(
  query: ParsedName,
  name: ParsedName,
  scored: NameScore,
  more: readonly Penalty[] = [],
): Explanation {
  const pairs: Explanation['pairs'][number][] = [];
  for (const { query: asked, name: listed, match } of scored.pairs) {
    pairs.push({
      query: textOf(query, asked),
      name: textOf(name, listed),
      similarity: rounded(match.similarity),
      likeness: match.likeness,
    });
  }
  const penalties: Penalty[] = [];
  addRounded(scored.penalties, penalties);
  addRounded(more, penalties);
  return {
    pairs,
    unmatched_query: restOf(query, scored.pairs, 'query'),
    unmatched_name: restOf(name, scored.pairs, 'name'),
    edits: rounded(scored.edits),
    penalties,
  };
}
