import type { DispositionCount } from '@assay/store';

export type Disposition = 'SUSPICIOUS' | 'FALSE_POSITIVE' | 'INCONCLUSIVE';

/** Closed alerts from which a disposition or a threshold is suggested. */
const MIN_CLOSED = 10;
/** Precision that a suggested threshold reaches, and its recall: the share of suspicious alerts that it still raises. */
const WANTED_PRECISION = 0.5;
const MIN_RECALL = 0.9;
/** Score from which an alert without comparable ones is called suspicious. */
const HIGH_SCORE = 0.75;

interface Precision {
  readonly open: number;
  readonly suspicious: number;
  readonly false_positive: number;
  readonly inconclusive: number;
  readonly precision: number | null;
  readonly suggestion: {
    readonly min_score: number;
    readonly precision: number;
    readonly recall: number;
  } | null;
}

const sum = (counts: readonly DispositionCount[], is: (count: DispositionCount) => boolean): number =>
  counts.filter(is).reduce((total, { count }) => total + count, 0);

const decided = (counts: readonly DispositionCount[]) => {
  const suspicious = sum(counts, ({ disposition }) => disposition === 'SUSPICIOUS');
  const falsePositive = sum(counts, ({ disposition }) => disposition === 'FALSE_POSITIVE');
  return { suspicious, falsePositive, all: suspicious + falsePositive };
};

/** Suggests the lowest minimum score that reaches the wanted precision without losing many suspicious alerts. */
function suggestionOf(counts: readonly DispositionCount[]): Precision['suggestion'] {
  const all = decided(counts);
  if (all.all < MIN_CLOSED || all.suspicious === 0 || all.suspicious / all.all >= WANTED_PRECISION)
    return null;
  for (let tenth = 1; tenth < 10; tenth++) {
    const above = decided(counts.filter((count) => count.tenth >= tenth));
    const recall = above.suspicious / all.suspicious;
    if (above.all === 0 || recall < MIN_RECALL) return null;
    const precision = above.suspicious / above.all;
    if (precision >= WANTED_PRECISION) return { min_score: tenth / 10, precision, recall };
  }
  return null;
}

/** Returns the precision of the alerts of a typology. */
export function precisionOf(all: readonly DispositionCount[], typology: string): Precision {
  const counts = all.filter((count) => count.typology === typology);
  const { suspicious, falsePositive, all: both } = decided(counts);
  return {
    open: sum(counts, ({ status }) => status !== 'CLOSED'),
    suspicious,
    false_positive: falsePositive,
    inconclusive: sum(counts, ({ disposition }) => disposition === 'INCONCLUSIVE'),
    precision: both === 0 ? null : suspicious / both,
    suggestion: suggestionOf(counts),
  };
}

/** Suggests a disposition from closed alerts of the same typology and a similar score, or from the score alone. */
export function suggestedDisposition(
  all: readonly DispositionCount[],
  { typology, score }: { readonly typology: string; readonly score: number },
): Disposition | null {
  const tenth = Math.min(9, Math.floor(score * 10));
  const similar = decided(
    all.filter((count) => count.typology === typology && Math.abs(count.tenth - tenth) <= 1),
  );
  if (similar.all >= MIN_CLOSED) {
    const share = similar.suspicious / similar.all;
    return share >= 0.5 ? 'SUSPICIOUS' : share <= 0.1 ? 'FALSE_POSITIVE' : 'INCONCLUSIVE';
  }
  return score >= HIGH_SCORE ? 'SUSPICIOUS' : null;
}
