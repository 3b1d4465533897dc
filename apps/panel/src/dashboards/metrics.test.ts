import { describe, expect, it } from 'vitest';
import type { DashboardPeriod } from '../api/dashboard';
import { metricsOf } from './metrics';

const period = (more: object) =>
  ({
    calls: 100,
    states: { approve: [50, 30], review: [10, 0], decline: [4, 6] },
    labels: [
      { label: 'fraud_detection_chargeback_fraud', count: 2 },
      { label: 'fraud_detection_false_alert', count: 5 },
    ],
    outcomes: [
      { state: 'APPROVE', fraud: 20, legitimate: 80 },
      { state: 'REVIEW', fraud: 10, legitimate: 10 },
      { state: 'DECLINE', fraud: 50, legitimate: 10 },
    ],
    latency: { p95: 12 },
    ...more,
  }) as unknown as DashboardPeriod;

describe('metrics of a dashboard', () => {
  it('follow the definitions of the glossary', () => {
    const metrics = metricsOf(period({}));
    expect(metrics).toMatchObject({
      transactions: 100,
      approvalRate: 0.8,
      reviewRate: 0.1,
      declineRate: 0.1,
      chargebackRate: 0.02,
      precision: 0.75,
      recall: 0.75,
      falsePositiveRate: 0.2,
      decisionTime: 12,
    });
  });

  it('are unknown if fewer than 30 transactions are labeled', () => {
    const few = period({ outcomes: [{ state: 'DECLINE', fraud: 29, legitimate: 2 }] });
    const metrics = metricsOf(few);
    expect(metrics).toMatchObject({ recall: null, falsePositiveRate: null });
    expect(metrics.samples.recall).toEqual({ part: 29, all: 29 });
    expect(metrics.precision).toBeCloseTo(29 / 31);
  });

  it('are unknown without transactions and labels', () => {
    const none = { approve: [0], review: [0], decline: [0] };
    const empty = metricsOf(
      period({ calls: 0, states: none, labels: [], outcomes: [], latency: { p95: null } }),
    );
    expect(empty).toMatchObject({ approvalRate: null, chargebackRate: null, precision: null, recall: null });
  });
});
