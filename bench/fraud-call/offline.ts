import { readFraudRequest } from '@assay/contract';
import { createProviders } from '@assay/providers';
import { systemRuntime } from '../../apps/server/src/platform/runtime';
import { openEnrichment } from '../../apps/server/src/scoring/enrichment/open-enrichment';
import { gatherSignals } from '../../apps/server/src/scoring/fraud/gather';
import { fraudHistory } from '../../apps/server/src/scoring/identity-keys/history';
import { targetRisk } from '../../apps/server/src/scoring/modules/signal';
import { atLeast, type Row } from '../row';
import { payloads } from './payload';
import { dataFolder, packData } from './subject';

const CALLS = 20_000;

/** Measures all offline modules of one transaction (IP, email, phone, BIN, locations, text) on one core. */
export async function benchOffline(): Promise<Row[]> {
  await packData();
  const folder = dataFolder();
  const data = openEnrichment(folder.path);
  const providers = createProviders({});
  const risk = targetRisk();
  const runtime = systemRuntime();
  const history = Promise.resolve(fraudHistory([], 0, new Set()));
  const reads = payloads(CALLS, 3).map((body) => readFraudRequest(JSON.parse(body)));
  const all = async () => {
    const now = runtime.now();
    for (const { request, config } of reads) {
      await gatherSignals({
        request,
        config,
        data,
        providers,
        risk,
        ownDomains: [],
        now,
        deadline: now,
        deadlineOf: () => now,
        history: () => history,
        newId: () => runtime.timeOrderedId(),
      });
    }
  };
  try {
    await all();
    const before = process.cpuUsage();
    await all();
    const { user, system } = process.cpuUsage(before);
    const value = CALLS / ((user + system) / 1e6);
    return [
      {
        figure: 'offline enrichment of a transaction, one core',
        value,
        unit: '/s',
        bar: atLeast(5000),
      },
    ];
  } finally {
    data.close();
    folder.remove();
  }
}
