import type { DashboardPeriod } from '../api/dashboard';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
/** Returns a share; null if the whole is 0. */
const share = (part: number, all: number): number | null => (all === 0 ? null : part / all);
const CHARGEBACK = 'chargeback';

/** Numerator and denominator of a share. */
export interface Sample {
  readonly part: number;
  readonly all: number;
}

/** Minimum number of labeled transactions for a share: with fewer, the 95% interval spans a third of the scale. */
const MIN_LABELED = 30;

/** Metrics of the glossary for one period; null if they are unknown. */
export interface Metrics {
  readonly transactions: number;
  readonly approvalRate: number | null;
  readonly reviewRate: number | null;
  readonly declineRate: number | null;
  /** Chargeback labels of the period by its transactions. */
  readonly chargebackRate: number | null;
  /** Share of fraud among the labeled transactions that were reviewed or declined. */
  readonly precision: number | null;
  /** Share of the labeled fraud that was reviewed or declined. */
  readonly recall: number | null;
  /** Share of the transactions labeled legitimate that were reviewed or declined. */
  readonly falsePositiveRate: number | null;
  /** Decision time in milliseconds, 95% of the transactions. */
  readonly decisionTime: number | null;
  /** Counts of the shares that depend on labels. */
  readonly samples: {
    readonly [metric in 'chargebackRate' | 'precision' | 'recall' | 'falsePositiveRate']: Sample;
  };
}

/** Returns a share of labeled transactions; null if too few are labeled. */
const labeledShare = ({ part, all }: Sample): number | null => (all < MIN_LABELED ? null : share(part, all));

/** Calculates the metrics of a period. */
export function metricsOf(period: DashboardPeriod): Metrics {
  const { states, calls, labels, outcomes, latency } = period;
  const stopped = outcomes.filter(({ state }) => state !== 'APPROVE');
  const [fraud, legitimate] = [
    sum(outcomes.map((row) => row.fraud)),
    sum(outcomes.map((row) => row.legitimate)),
  ];
  const [caught, blocked] = [sum(stopped.map((row) => row.fraud)), sum(stopped.map((row) => row.legitimate))];
  const chargebacks = sum(labels.filter(({ label }) => label.includes(CHARGEBACK)).map(({ count }) => count));
  const samples = {
    chargebackRate: { part: chargebacks, all: calls },
    precision: { part: caught, all: caught + blocked },
    recall: { part: caught, all: fraud },
    falsePositiveRate: { part: blocked, all: legitimate },
  };
  return {
    transactions: calls,
    approvalRate: share(sum(states.approve), calls),
    reviewRate: share(sum(states.review), calls),
    declineRate: share(sum(states.decline), calls),
    chargebackRate: share(chargebacks, calls),
    precision: labeledShare(samples.precision),
    recall: labeledShare(samples.recall),
    falsePositiveRate: labeledShare(samples.falsePositiveRate),
    decisionTime: latency.p95,
    samples,
  };
}
