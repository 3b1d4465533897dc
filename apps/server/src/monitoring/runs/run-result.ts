import type { TypologyRunResult } from '@assay/management-api';
import { timestamp } from '../../management/index';
import type { StoredRun } from './run-typologies';

const MAX_SAMPLES = 20;
const MAX_SAMPLE_EDGES = 40;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns samples of every typology in turn, those with the highest scores first. */
function samplesOf(alerts: StoredRun['alerts']): StoredRun['alerts'] {
  const byTypology = new Map<string, StoredRun['alerts'][number][]>();
  for (const alert of [...alerts].sort((a, b) => b.score - a.score)) {
    const known = byTypology.get(alert.typology);
    if (known) known.push(alert);
    else byTypology.set(alert.typology, [alert]);
  }
  const samples: StoredRun['alerts'][number][] = [];
  for (let rank = 0; samples.length < Math.min(MAX_SAMPLES, alerts.length); rank++)
    for (const of of byTypology.values()) {
      const alert = of[rank];
      if (alert && samples.length < MAX_SAMPLES) samples.push(alert);
    }
  return samples;
}

/** Returns the result of a run as the API represents it. */
export function runResult({ transfers, findings, alerts, isComplete }: StoredRun): TypologyRunResult {
  const days = new Map<string, number>();
  for (const { since } of alerts) days.set(dayOf(since), (days.get(dayOf(since)) ?? 0) + 1);
  const ids = [...new Set(alerts.map(({ typology }) => typology))].sort();
  return {
    transfers,
    findings,
    alerts: alerts.length,
    is_complete: isComplete,
    days: [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, count]) => ({ day, alerts: count })),
    typologies: ids.map((id) => {
      const own = alerts.filter(({ typology }) => typology === id);
      return {
        id,
        alerts: own.length,
        existing: own.filter(({ isKnown }) => isKnown).length,
        labeled_fraud: own.filter(({ label }) => label === 'fraud').length,
        labeled_legitimate: own.filter(({ label }) => label === 'legitimate').length,
      };
    }),
    samples: samplesOf(alerts).map(({ typology, score, reason, since, until, edges }) => ({
      typology,
      score,
      reason,
      since: timestamp(since),
      until: timestamp(until),
      edges: edges.slice(-MAX_SAMPLE_EDGES).map(({ at, amount, currency, from, to }) => ({
        at: timestamp(at),
        amount,
        currency,
        from: from.key,
        to: to.key,
      })),
    })),
  };
}
