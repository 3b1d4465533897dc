import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type FraudData, MODULE_NAMES } from '@assay/contract';
import { type CompiledRuleSet, compileRuleSet } from '@assay/rules';
import type { StoredEvaluationRecord } from '@assay/store';
import { describe, expect, it } from 'vitest';
import { type PolicyDocument, policyCatalogue } from '../../policy/versions/policies';
import { readStoredDecision, replayEvaluation } from './replay';

/**
 * Evaluations as server 0.1.0 stored them, before modules were defined in one table. They cover every module,
 * whether on request or not, sessions, tags, lists, shadow rules, and reserved values of test keys. All
 * persons are fictitious.
 */
interface StoredBefore {
  readonly policies: { readonly [version: string]: PolicyDocument };
  readonly records: readonly (StoredEvaluationRecord & { readonly testSpace: boolean })[];
}

const storedBefore = (): StoredBefore =>
  JSON.parse(
    gunzipSync(readFileSync(new URL('./testing/stored-by-0.1.json.gz', import.meta.url))).toString(),
  ) as StoredBefore;

const { policies, records } = storedBefore();
const rules = new Map<number, CompiledRuleSet>(
  Object.entries(policies).map(([version, document]) => {
    const { compiled, problems } = compileRuleSet(document, policyCatalogue);
    if (problems.length > 0) throw new Error(`policy ${version}: ${problems[0]?.message}`);
    return [Number(version), compiled];
  }),
);
const rulesOf = (version: number) => rules.get(version) as CompiledRuleSet;

describe('evaluations stored by version 0.1', () => {
  it.each(
    records.map((record) => [record.transactionId, record] as const),
  )('are replayed byte for byte: %s', (_id, record) => {
    const { answer, identical } = replayEvaluation(record, rulesOf(record.policyVersion), record.testSpace);
    expect(answer).toBe(record.answer);
    expect(identical).toBe(true);
  });

  it('contain the details of every module, even if the response omitted them', () => {
    for (const record of records) {
      const { details, answer } = readStoredDecision(record, rulesOf(record.policyVersion));
      expect(Object.keys(details)).toEqual(MODULE_NAMES);
      for (const name of MODULE_NAMES) {
        const answered = (answer as Partial<FraudData>)[name];
        if (answered !== undefined && name !== 'ip_details') expect(details[name]).toEqual(answered);
      }
    }
    const found = (name: (typeof MODULE_NAMES)[number]) =>
      records.filter((record) => {
        const value = readStoredDecision(record, rulesOf(record.policyVersion)).details[name];
        return value !== null && (!Array.isArray(value) || value.length > 0);
      }).length;
    // Modules that were added later have empty details.
    expect(MODULE_NAMES.filter((name) => found(name) === 0).sort()).toEqual([
      'address_details',
      'ekyc_data',
      'ekyc_result',
      'idv_details',
    ]);
  });
});
