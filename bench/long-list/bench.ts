import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freshDatabase, type Server } from '../fraud-call/servers';
import { call, dataFolder, FRAUD, KEY, startSubject } from '../fraud-call/subject';
import { median, type Row } from '../row';

import { steadyLoad } from '../steady-load';

const ROWS = 1_000_000;
/** Requests per second during the import: a small shop at noon. */
const CALLS = 20;
const ROUND_SECONDS = 10;
const LIST = 'million';

const userOf = (row: number): string => `customer-${String(row).padStart(8, '0')}`;

/** Yields the file, several thousand rows at a time. */
function* rows(): Generator<string> {
  yield 'value,note\n';
  for (let row = 0; row < ROWS; row += 5_000) {
    let text = '';
    for (let at = row; at < row + 5_000; at++) text += `${userOf(at)},from the old system\n`;
    yield text;
  }
}

/**
 * Returns the resident memory of a process in MiB.
 * @param line line of /proc/PID/status (proc(5))
 */
const memoryOf = (pid: number, line: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const body = (user: string, id: string) =>
  JSON.stringify({ transaction_id: id, user_id: user, transaction_amount: 10, transaction_currency: 'EUR' });

/** Requests of the benchmark to the server under test. */
class Customer {
  private numbers = 0;

  constructor(private readonly subject: Server) {}

  /** Returns responses of the management API as text. */
  async manage(method: string, path: string, sent?: object): Promise<string> {
    const answer = await fetch(`${this.subject.url}/management-api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-api-key': KEY },
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}`);
    return answer.text();
  }

  round(seconds = ROUND_SECONDS) {
    const bodies = Array.from({ length: CALLS * seconds }, () => {
      const number = ++this.numbers;
      return body(`guest-${number}`, `call-${number}`);
    });
    const { url } = this.subject;
    const load = { url, path: FRAUD, headers: { 'x-api-key': KEY }, bodies };
    return steadyLoad({ ...load, perSecond: CALLS, seconds, connections: 16 });
  }

  async declined(user: string): Promise<boolean> {
    return (await call(this.subject, body(user, `look-${++this.numbers}`))).includes('"state":"DECLINE"');
  }

  /**
   * Waits until a user of the list is declined.
   * @returns the seconds since `began`
   */
  async secondsUntilDeclined(user: string, began: number, pauseMs: number): Promise<number> {
    while (!(await this.declined(user))) await pause(pauseMs);
    return (performance.now() - began) / 1000;
  }

  /** Exports the list's file, or imports one. */
  file(body?: Blob): Promise<Response> {
    return fetch(`${this.subject.url}/management-api/v1/lists/${LIST}/file`, {
      headers: { 'x-api-key': KEY },
      ...(body ? { method: 'POST', body } : {}),
    });
  }
}

/**
 * Imports the file.
 * @returns the seconds that it took, and the rounds of requests during the import
 */
async function bringIn(customer: Customer) {
  const began = performance.now();
  let isOver = false;
  const importing = customer
    .file(new Blob([...rows()], { type: 'text/csv' }))
    .then((answer) => answer.text())
    .finally(() => {
      isOver = true;
    });
  const beside: { p50: number; p99: number }[] = [];
  while (!isOver) beside.push(await customer.round());
  const reported = (await importing).trim().split('\n').at(-1) ?? '';
  const took = (performance.now() - began) / 1000;
  if (!reported.includes(`"saved":${ROWS}`)) throw new Error(`the import returned ${reported.slice(0, 300)}`);
  return { took, beside };
}

/** Returns the milliseconds of requests by users of the list. */
async function lookUpEntries(customer: Customer): Promise<readonly number[]> {
  const lookups: number[] = [];
  for (let row = 0; row < 100; row++) {
    const started = performance.now();
    if (!(await customer.declined(userOf(row * 9_999)))) throw new Error('a list entry was not found');
    lookups.push(performance.now() - started);
  }
  return lookups;
}

/**
 * Exports the file.
 * @returns its bytes and the seconds that it took
 */
async function readBack(customer: Customer) {
  const began = performance.now();
  const written = await customer.file();
  let bytes = 0;
  for await (const piece of written.body ?? []) bytes += piece.length;
  return { bytes, wrote: (performance.now() - began) / 1000 };
}

/**
 * Measures a list of a million entries imported as a file, with concurrent fraud requests; then lookups,
 * paging, export and changes.
 */
export async function benchLongList(): Promise<Row[]> {
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const subject = await startSubject({
    DATABASE_URL: database.url,
    ASSAY_DATA_DIR: folder.path,
    ASSAY_REQUEST_TIMEOUT_MS: '300000',
  });
  const pid = subject.process.pid ?? 0;
  const customer = new Customer(subject);
  try {
    await customer.manage('POST', '/lists', { id: LIST, name: 'A million', kind: 'block', field: 'user_id' });
    await customer.round(5);
    const before = await customer.round();
    const memoryBefore = memoryOf(pid, 'VmRSS');
    const { took, beside } = await bringIn(customer);
    const counts = await customer.secondsUntilDeclined(userOf(ROWS - 1), performance.now(), 100);
    const peak = memoryOf(pid, 'VmHWM');
    const after = await customer.round();
    const lookups = await lookUpEntries(customer);
    const pageBegan = performance.now();
    await customer.manage('GET', `/lists/${LIST}/entries?limit=200`);
    const page = performance.now() - pageBegan;
    const { bytes, wrote } = await readBack(customer);
    const changing = performance.now();
    await customer.manage('POST', `/lists/${LIST}/entries`, { values: ['one-more'] });
    const during = await customer.round(5);
    const held = await customer.secondsUntilDeclined('one-more', changing, 50);
    return [
      { figure: `import of a file with ${ROWS.toLocaleString('en')} rows`, value: took, unit: 's' },
      { figure: 'from the end of the import until the last row takes effect', value: counts, unit: 's' },
      { figure: `p99 of ${CALLS} requests per second before the import`, value: before.p99, unit: 'ms' },
      {
        figure: 'p99 during the import, worst ten seconds',
        value: Math.max(...beside.map(({ p99 }) => p99)),
        unit: 'ms',
      },
      {
        figure: 'p99 during the import, median of ten-second intervals',
        value: median(beside.map(({ p99 }) => p99)),
        unit: 'ms',
      },
      { figure: 'p99 after the import', value: after.p99, unit: 'ms' },
      { figure: 'request with a user on the list, median', value: median(lookups), unit: 'ms' },
      { figure: 'server memory before the import', value: memoryBefore, unit: 'MiB' },
      { figure: 'peak server memory', value: peak, unit: 'MiB' },
      { figure: 'server memory after the import', value: memoryOf(pid, 'VmRSS'), unit: 'MiB' },
      { figure: 'first page of the list, with the total', value: page, unit: 'ms' },
      { figure: `export of the list as a file of ${Math.round(bytes / 1e6)} MB`, value: wrote, unit: 's' },
      { figure: 'additional entry, until it takes effect', value: held, unit: 's' },
      { figure: 'p99 of the requests during this change', value: during.p99, unit: 'ms' },
    ];
  } finally {
    await subject.stop();
    await database.drop();
    folder.remove();
  }
}
