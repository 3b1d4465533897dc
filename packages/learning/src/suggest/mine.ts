/**
 * Mines rules from labels: conjunctions of at most three conditions that match almost only fraud. They are
 * found on earlier transactions by a beam search (as in CN2, Clark & Niblett 1989) and accepted only if later
 * transactions confirm them.
 */
import { type Dataset, positives, slice } from '../features/dataset';
import { wilson } from '../metrics/measures';
import { MIN_PER_CLASS, MIN_ROWS } from '../model/refusal';
import { bitset, both, count, countBoth, type Predicate, predicatesOf } from './predicates';

interface Suggestion {
  /** Text in the rule language. */
  readonly text: string;
  readonly labels: readonly string[];
  /** Number of rows that the rule matches, and of fraud among them. */
  readonly earlier: { readonly hits: number; readonly frauds: number };
  readonly later: { readonly hits: number; readonly frauds: number };
}

interface Mining {
  readonly rows: number;
  readonly frauds: number;
  readonly laterRows: number;
  readonly laterFrauds: number;
  /** Reason why no rules were mined, or null. */
  readonly refused: string | null;
  readonly suggestions: readonly Suggestion[];
}

/** Minimum lower bound of the precision's 95% interval, on earlier and on later transactions. */
const MIN_PRECISION = 0.85;
const EARLIER_SHARE = 0.6;
/** Maximum number of rows; the newest are used because older ones represent current fraud poorly. */
const MAX_ROWS = 60_000;
const DEPTH = 3;
const BEAM = 60;
const MIN_HITS = 20;
const MIN_NEW_FRAUDS = 3;
const MAX_SUGGESTIONS = 20;
/** Maximum number of candidates tested on the later slice: with more tests, more would pass by chance. */
const MAX_CANDIDATES = 60;

interface Rule {
  readonly parts: readonly Predicate[];
  readonly rows: Uint32Array;
  readonly hits: number;
  readonly frauds: number;
}

const worth = ({ hits, frauds }: Rule): number => wilson(frauds, hits).low * Math.sqrt(frauds);
const isSound = ({ hits, frauds }: Pick<Rule, 'hits' | 'frauds'>): boolean =>
  wilson(frauds, hits).low >= MIN_PRECISION;

const keyOf = (parts: readonly Predicate[]): string =>
  parts
    .map(({ text }) => text)
    .sort()
    .join(' and ');

function* extend(
  rules: readonly Rule[],
  predicates: readonly Predicate[],
  frauds: Uint32Array,
): Generator<Rule> {
  const seen = new Set<string>();
  for (const rule of rules) {
    for (const predicate of predicates) {
      if (rule.parts.some(({ feature }) => feature === predicate.feature)) continue;
      const hits = countBoth(rule.rows, predicate.rows);
      // A condition that excludes no row adds nothing.
      if (hits < MIN_HITS || hits === rule.hits) continue;
      const parts = [...rule.parts, predicate];
      const key = keyOf(parts);
      if (seen.has(key)) continue;
      seen.add(key);
      const rows = both(rule.rows, predicate.rows);
      yield { parts, rows, hits, frauds: countBoth(rows, frauds) };
    }
  }
}

const best = (rules: Iterable<Rule>, most: number): readonly Rule[] =>
  [...rules].sort((a, b) => worth(b) - worth(a) || (keyOf(a.parts) < keyOf(b.parts) ? -1 : 1)).slice(0, most);

/** Returns reliable rules, those with the most fraud first. A reliable rule gets no further conditions. */
function search(predicates: readonly Predicate[], rows: number, frauds: Uint32Array): readonly Rule[] {
  const everything: Rule = { parts: [], rows: bitset(rows, () => true), hits: rows, frauds: count(frauds) };
  const found: Rule[] = [];
  let beam: readonly Rule[] = [everything];
  for (let depth = 1; depth <= DEPTH; depth++) {
    const unsound: Rule[] = [];
    for (const rule of extend(beam, predicates, frauds)) (isSound(rule) ? found : unsound).push(rule);
    beam = best(unsound, BEAM);
  }
  return found.sort(
    (a, b) =>
      b.frauds - a.frauds || a.parts.length - b.parts.length || (keyOf(a.parts) < keyOf(b.parts) ? -1 : 1),
  );
}

/** Selects rules in order, each with fraud that the previous ones miss. */
function cover(rules: readonly Rule[], frauds: Uint32Array): readonly Rule[] {
  let open = frauds;
  const kept: Rule[] = [];
  for (const rule of rules) {
    if (kept.length === MAX_CANDIDATES) break;
    if (countBoth(rule.rows, open) < MIN_NEW_FRAUDS) continue;
    open = open.map((word, i) => word & ~(rule.rows[i] as number));
    kept.push(rule);
  }
  return kept;
}

const nothing = (rows: number, frauds: number, refused: string): Mining => ({
  rows,
  frauds,
  laterRows: 0,
  laterFrauds: 0,
  refused,
  suggestions: [],
});

/** Mines rules from labeled transactions, oldest first. */
export function mineRules(all: Dataset): Mining {
  const data = slice(all, Math.max(0, all.labels.length - MAX_ROWS), all.labels.length);
  const rows = data.labels.length;
  const frauds = positives(data.labels);
  if (rows < MIN_ROWS || frauds < MIN_PER_CLASS || rows - frauds < MIN_PER_CLASS) {
    return nothing(
      rows,
      frauds,
      `Rule suggestions need ${MIN_ROWS} labeled transactions with at least ${MIN_PER_CLASS} of each label. Found ${rows}, ${frauds} of them negative.`,
    );
  }
  const end = Math.floor(rows * EARLIER_SHARE);
  const earlier = slice(data, 0, end);
  const later = slice(data, end, rows);
  const fraudBits = bitset(end, (row) => earlier.labels[row] === 1);
  const predicates = predicatesOf(data, MIN_HITS);
  const part = (predicate: Predicate, from: number, to: number): Predicate => ({
    ...predicate,
    rows: bitset(
      to - from,
      (row) => (((predicate.rows[(from + row) >>> 5] as number) >>> ((from + row) & 31)) & 1) === 1,
    ),
  });
  const candidates = cover(
    search(
      predicates.map((predicate) => part(predicate, 0, end)),
      end,
      fraudBits,
    ),
    fraudBits,
  );
  const laterBits = bitset(later.labels.length, (row) => later.labels[row] === 1);
  const byText = new Map(predicates.map((predicate) => [predicate.text, predicate]));
  const suggestions = candidates.flatMap(({ parts, hits, frauds: caught }): Suggestion[] => {
    const laterRows = parts
      .map(({ text }) => part(byText.get(text) as Predicate, end, rows).rows)
      .reduce((a, b) => both(a, b));
    const proof = { hits: count(laterRows), frauds: countBoth(laterRows, laterBits) };
    if (!isSound(proof)) return [];
    return [
      {
        text: parts.map(({ text }) => text).join(' and '),
        labels: parts.map(({ label }) => label),
        earlier: { hits, frauds: caught },
        later: proof,
      },
    ];
  });
  return {
    rows,
    frauds,
    laterRows: later.labels.length,
    laterFrauds: positives(later.labels),
    refused: null,
    suggestions: suggestions.sort((a, b) => b.later.frauds - a.later.frauds).slice(0, MAX_SUGGESTIONS),
  };
}
