import { readFraudRequest } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import { isIp } from '@assay/networks';
import { changesAfter, type ManagementApi } from '../../management/index';
import type { Feature } from '../../platform/feature';
import type { Runtime } from '../../platform/runtime';
import type { FraudService } from '../../scoring/index';
import { seededRandom } from './people';
import { traffic } from './traffic';

/** Enough for every story to occur, and few enough to be scored within one request. */
const SAMPLES = 60;

interface SamplePorts {
  readonly runtime: Pick<Runtime, 'now' | 'bytes'>;
  readonly fraud: Pick<FraudService, 'score'>;
}

/** Adds the route that fills the test environment of an account with sample transactions. */
export const sampleFeature = ({ runtime, fraud }: SamplePorts): Feature<ManagementApi> => ({
  name: 'samples',
  management(api) {
    changesAfter(
      api,
      MANAGEMENT.addSampleTransactions,
      async ({ principal: { caller } }) => {
        const inTest = {
          ...caller,
          environmentId: caller.account.testEnvironmentId,
          key: { ...caller.key, kind: 'test' as const },
        };
        const batch = runtime.bytes(4);
        const calls = traffic(seededRandom(batch.readUInt32BE()));
        for (let sample = 1; sample <= SAMPLES; sample++) {
          const transaction_id = `sample-${batch.toString('hex')}-${sample}`;
          const read = readFraudRequest({ ...calls.next().value.request, transaction_id }, isIp);
          await fraud.score({ caller: inTest, ...read, receivedAt: runtime.now() });
        }
        return SAMPLES;
      },
      async (_, added) => ({
        data: { added },
        audit: { action: 'samples.add', target: 'test', change: { added } },
      }),
    );
  },
});
