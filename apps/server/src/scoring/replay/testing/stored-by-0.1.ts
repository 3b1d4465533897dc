import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { StoredEvaluationRecord } from '@assay/store';
import type { PolicyDocument } from '../../../policy/versions/policies';

/**
 * Evaluations as server 0.1.0 stored them, before modules were defined in one table. They cover every module,
 * whether on request or not, sessions, tags, lists, shadow rules, and reserved values of test keys. All
 * persons are fictitious.
 */
interface StoredBefore {
  readonly policies: { readonly [version: string]: PolicyDocument };
  readonly records: readonly (StoredEvaluationRecord & { readonly testSpace: boolean })[];
}

export const storedBefore = (): StoredBefore =>
  JSON.parse(
    gunzipSync(readFileSync(new URL('./stored-by-0.1.json.gz', import.meta.url))).toString(),
  ) as StoredBefore;
