import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { freshDatabase } from '../fraud-call/servers';
import { dataFolder, KEY, startSubject } from '../fraud-call/subject';
import { atLeast, atMost, type Row } from '../row';

const CLOSES = 200;
/** Two and a half batches. */
const EVENTS = 250;
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const ARRIVAL_MS = 10_000;

/** Starts a shop with the built package; `body` is part of its page. */
export async function openStreamSite(body = '<p>A shop') {
  const script = readFileSync(resolve('dist', 'sdk', 'stream.umd.js'));
  const server = createServer((request, response) => {
    const isScript = request.url === '/stream.umd.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : `<!doctype html><script src="/stream.umd.js"></script>${body}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** Closes tabs in the same tick in which 250 events occur, and counts how many arrive, each once. */
export async function benchClosedTabs(): Promise<Row[]> {
  const database = await freshDatabase();
  if (!database || !existsSync(CHROMIUM)) {
    await database?.drop();
    return [];
  }
  const folder = dataFolder();
  const server = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  const site = await openStreamSite();
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  const count = async () => {
    const [row] = await database.query(
      `SELECT count(*) AS n, count(DISTINCT (b.stream_id, e->>'name')) AS kinds
       FROM session_batch b, json_array_elements(b.events::json) e WHERE e->>'k' = 'custom'`,
    );
    return { all: Number(row?.n), distinct: Number(row?.kinds) };
  };
  try {
    const context = await browser.newContext();
    for (let close = 0; close < CLOSES; close++) {
      const page = await context.newPage();
      await page.goto(site.url);
      const auth = await fetch(`${server.url}/session-monitoring-api/v1/auth`, {
        method: 'POST',
        headers: { 'x-api-key': KEY },
      });
      const authData = JSON.stringify(await auth.text());
      await page.evaluate(`(async () => {
        window.stream = new serviceStream.SessionStream({ authData: ${authData} });
        await stream.startStream();
        for (let n = 0; n < ${EVENTS}; n++) stream.createCustomEvent('event ' + n);
      })()`);
      await page.close();
    }
    const expected = CLOSES * EVENTS;
    const limit = Date.now() + ARRIVAL_MS;
    let found = await count();
    while (found.distinct < expected && Date.now() < limit) {
      await new Promise((done) => setTimeout(done, 200));
      found = await count();
    }
    return [
      {
        figure: `events that survive a closed tab, ${CLOSES} closes of ${EVENTS} events`,
        value: (100 * found.distinct) / expected,
        unit: '%',
        bar: atLeast(99),
      },
      { figure: 'events stored twice', value: found.all - found.distinct, unit: '', bar: atMost(0) },
    ];
  } finally {
    await browser.close();
    site.close();
    await server.stop();
    await database.drop();
    folder.remove();
  }
}
