import { NO_SUBJECTS } from '@assay/contract';
import { population } from '@assay/learning';
import { type Database, evaluationWriter, type NewEvaluation } from '@assay/store';

const MODULES = [
  'ip_details',
  'email_details',
  'phone_details',
  'bin_details',
  'geolocation_details',
  'device_details',
] as const;
const TOGETHER = 64;

/** Returns a UUIDv7 for a time and a number. */
const idOf = (at: number, n: number): string => {
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`;
};

interface StoredHistory {
  readonly environmentId: number;
  readonly policyVersion: number;
  readonly rows: number;
  readonly seed: number;
}

interface Stored {
  readonly evaluation: NewEvaluation;
  readonly fraud: boolean;
}

/** Yields synthetic transactions in the form in which the fraud endpoint stores them. */
function* stored({ environmentId, policyVersion, rows, seed }: StoredHistory): Generator<Stored> {
  let n = 0;
  for (const { input, fraud } of population(rows, seed)) {
    n++;
    const { text, ...facts } = input.facts as Record<string, object | undefined>;
    const details: Record<string, unknown> = { aml_details: null };
    for (const module of MODULES) {
      details[module] = facts[module] ?? null;
      delete facts[module];
    }
    const analyses = Object.entries(text ?? {}).map(([field, measures]) => ({
      field,
      ...measures,
      pattern: 'Aa',
    }));
    const request = {
      ...facts,
      transaction_id: `t-${n}`,
      user_id: `u-${n % 97}`,
      transaction_currency: n % 3 ? 'EUR' : 'USD',
    };
    const at = input.now;
    const state = n % 11 === 0 ? 'DECLINE' : n % 5 === 0 ? 'REVIEW' : 'APPROVE';
    const answer = { id: `t-${n}`, state, ...details, string_analyses: analyses };
    const seen = {
      engine: '1',
      config: {},
      evidence: {},
      velocity: [],
      lower_bounds: [],
      list_hits: n % 50 === 0 ? [['blocked', `u-${n % 97}`]] : [],
      versions: { policy: policyVersion, lists: 0, data: '' },
      shadow_rules: [],
      blackbox_score: n % 100,
      model: { name: 'base-1' },
      calculation_time: 1,
      at,
    };
    yield {
      fraud,
      evaluation: {
        environmentId,
        event: {
          id: idOf(at, n),
          transaction: String(n),
          at,
          amount: null,
          currency: null,
          action_type: null,
          ip_country: null,
          ekyc_result: null,
          event: null,
          direction: null,
          custom: null,
          label: null,
          state,
          subjects: NO_SUBJECTS,
        },
        transactionId: `t-${n}`,
        serviceId: n,
        fraudScore: n % 40,
        policyVersion,
        appliedRules: null,
        request: JSON.stringify(request),
        seen: JSON.stringify(seen),
        answer: JSON.stringify({ success: true, error: {}, data: answer }),
        receiver: { user: null, account: null },
        findTerms: [],
        eventKeys: [],
        historyKeys: [],
        listAdditions: [],
        writes: [],
      },
    };
  }
}

/**
 * Stores synthetic transactions of the first half of 2026 as evaluated transactions, with their labels.
 * @param labelled selects the transactions that get a label; default: all
 */
export async function storeHistory(
  database: Database,
  history: StoredHistory,
  labelled: (n: number) => boolean = () => true,
): Promise<void> {
  const { keep } = evaluationWriter(database);
  let batch: Stored[] = [];
  const flush = async () => {
    await Promise.all(batch.map(({ evaluation }) => keep(evaluation)));
    const labelledRows = batch.filter(({ evaluation }) => labelled(evaluation.serviceId));
    await database.query({
      text: `INSERT INTO transaction_label (account_id, transaction_id, evaluation_id, label, signal, labelled_at, author)
             SELECT $1, t.transaction_id, t.id, CASE t.signal WHEN -1 THEN 'fraud' ELSE 'fine' END, t.signal, 0, 'test'
             FROM unnest($2::text[], $3::uuid[], $4::smallint[]) AS t(transaction_id, id, signal)`,
      values: [
        history.environmentId,
        labelledRows.map(({ evaluation }) => evaluation.transactionId),
        labelledRows.map(({ evaluation }) => evaluation.event.id),
        labelledRows.map(({ fraud }) => (fraud ? -1 : 1)),
      ],
    });
    batch = [];
  };
  for (const one of stored(history)) {
    batch.push(one);
    if (batch.length === TOGETHER) await flush();
  }
  if (batch.length > 0) await flush();
}
