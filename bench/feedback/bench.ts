import { freshDatabase } from '../fraud-call/servers';
import { call, dataFolder, KEY, startSubject } from '../fraud-call/subject';
import { atMost, median, type Row } from '../row';

const TRANSACTIONS = 500;
const TAGS = 50;
const ROUNDS = 9;

/** Measures the largest bulk tag request: 500 transactions with 50 new tags each. */
export async function benchFeedback(): Promise<Row[]> {
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const subject = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  try {
    const ids = Array.from({ length: TRANSACTIONS }, (_, n) => `order-${n}`);
    await Promise.all(ids.map((id) => call(subject, JSON.stringify({ transaction_id: id }))));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const tags = Array.from({ length: TAGS }, (_, n) => `tag ${round} of many words, number ${n}`);
      const started = performance.now();
      const response = await fetch(`${subject.url}/RestService/tag-api/v1/tags/bulk-update`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': KEY },
        body: JSON.stringify({ transaction_ids: ids, tags }),
      });
      await response.text();
      if (response.status !== 200) throw new Error(`the server returned ${response.status}`);
      times.push(performance.now() - started);
    }
    return [
      {
        figure: `bulk tags, ${TRANSACTIONS} transactions × ${TAGS} tags`,
        value: median(times),
        unit: 'ms',
        bar: atMost(300),
      },
    ];
  } finally {
    await subject.stop();
    await database.drop();
    folder.remove();
  }
}
