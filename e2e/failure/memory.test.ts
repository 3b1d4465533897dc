import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import {
  type DataFolder,
  newDataFolder,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';

const KEY = 'assay_live_key-of-memory-tests';
const HEAP_MIB = 512;
const CALLS = 60;
/**
 * Concurrent requests. A hundred at once would exceed the small memory: each body becomes 200,000 nested
 * lists when parsed.
 */
const TOGETHER = 10;

let folder: DataFolder;
let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  folder = await newDataFolder();
  database = await openTestDatabase();
  server = await startServer({
    ASSAY_DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    ASSAY_API_KEY: KEY,
    ASSAY_RATE_LIMIT: '0',
    ASSAY_VERIFICATION_ENGINES: 'off',
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MIB}`,
  });
}, 120_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  await database?.drop();
  await folder?.remove();
});

it(
  `a server with ${HEAP_MIB} MiB of heap survives ${CALLS} of the largest bodies`,
  { timeout: 300_000 },
  async () => {
    // Maximum size of a body, with almost no text worth storing.
    const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const body = `{"custom_fields":{"a":"${'x'.repeat(60_000)}"},"unknown":[${Array.from({ length: 40 }, () => nested).join()},"${'y'.repeat(500_000)}"]}`;
    const send = async () => {
      const answer = await fetch(`${server.url}/RestService/fraud-api/v2/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': KEY },
        body,
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const statuses: number[] = [];
    for (let sent = 0; sent < CALLS; sent += TOGETHER) {
      statuses.push(...(await Promise.all(Array.from({ length: TOGETHER }, send))));
    }
    expect(statuses.filter((status) => ![200, 400, 413, 503].includes(status))).toEqual([]);
    expect(statuses).toHaveLength(CALLS);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  },
);
