import type { DashboardPeriod } from '../api/dashboard';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
/** Returns a share; null if the whole is 0. */
const share = (part: number, all: number): number | null => (all === 0 ? null : part / all);
const CHARGEBACK = 'chargeback';

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
}

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
  return {
    transactions: calls,
    approvalRate: share(sum(states.approve), calls),
    reviewRate: share(sum(states.review), calls),
    declineRate: share(sum(states.decline), calls),
    chargebackRate: share(chargebacks, calls),
    precision: share(caught, caught + blocked),
    recall: share(caught, fraud),
    falsePositiveRate: share(blocked, legitimate),
    decisionTime: latency.p95,
  };
}
