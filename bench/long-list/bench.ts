import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freshDatabase } from '../fraud-call/databases';
import { call, dataFolder, FRAUD, KEY, startSubject } from '../fraud-call/subject';
import { median, type Row } from '../row';
import { steadyLoad } from '../steady-load';

const ROWS = 1_000_000;
/** Calls a second beside the import: what a small shop has at noon. */
const CALLS = 20;
const ROUND_SECONDS = 10;
const LIST = 'million';

const userOf = (row: number): string => `customer-${String(row).padStart(8, '0')}`;

/** The file, some thousand rows at a time. */
function* rows(): Generator<string> {
  yield 'value,note\n';
  for (let row = 0; row < ROWS; row += 5_000) {
    let text = '';
    for (let at = row; at < row + 5_000; at++) text += `${userOf(at)},from the old system\n`;
    yield text;
  }
}

/** Resident memory of a process, MiB. @param line of /proc/PID/status (proc(5)) */
const memoryOf = (pid: number, line: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const body = (user: string, id: string) =>
  JSON.stringify({ transaction_id: id, user_id: user, transaction_amount: 10, transaction_currency: 'EUR' });

/** A list of a million entries brought in as a file, with fraud calls beside it; then looked up, paged, written, changed. */
export async function benchLongList(): Promise<Row[]> {
  const database = await freshDatabase();
  if (!database) throw new Error('These figures need an outside PostgreSQL 15+: set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const subject = await startSubject({
    DATABASE_URL: database.url,
    ASSAY_DATA_DIR: folder.path,
    ASSAY_REQUEST_TIMEOUT_MS: '300000',
  });
  const pid = subject.process.pid ?? 0;
  const api = `${subject.url}/management-api/v1`;
  const json = { 'content-type': 'application/json', 'x-api-key': KEY };
  const manage = async (method: string, path: string, sent?: object) => {
    const answer = await fetch(api + path, {
      method,
      headers: json,
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return answer.text();
  };
  let numbers = 0;
  const round = async (seconds = ROUND_SECONDS) => {
    const bodies = Array.from({ length: CALLS * seconds }, () =>
      body(`guest-${++numbers}`, `call-${numbers}`),
    );
    const load = { url: subject.url, path: FRAUD, headers: { 'x-api-key': KEY }, bodies };
    return steadyLoad({ ...load, perSecond: CALLS, seconds, connections: 16 });
  };
  const declined = async (user: string) =>
    (await call(subject, body(user, `look-${++numbers}`))).includes('"state":"DECLINE"');
  try {
    await manage('POST', '/lists', { id: LIST, name: 'A million', kind: 'block', field: 'user_id' });
    await round(5);
    const before = await round();
    const memoryBefore = memoryOf(pid, 'VmRSS');
    const began = performance.now();
    let isOver = false;
    const importing = fetch(`${api}/lists/${LIST}/file`, {
      method: 'POST',
      headers: { 'x-api-key': KEY, 'content-type': 'text/csv' },
      body: new Blob([...rows()]),
    })
      .then((answer) => answer.text())
      .finally(() => {
        isOver = true;
      });
    const beside: { p50: number; p99: number }[] = [];
    while (!isOver) beside.push(await round());
    const told = (await importing).trim().split('\n').at(-1) ?? '';
    const took = (performance.now() - began) / 1000;
    if (!told.includes(`"saved":${ROWS}`)) throw new Error(`the import ended with ${told.slice(0, 300)}`);
    const waited = performance.now();
    while (!(await declined(userOf(ROWS - 1)))) await pause(100);
    const counts = (performance.now() - waited) / 1000;
    const peak = memoryOf(pid, 'VmHWM');
    const after = await round();
    const lookups: number[] = [];
    for (let row = 0; row < 100; row++) {
      const started = performance.now();
      if (!(await declined(userOf(row * 9_999)))) throw new Error('an entry of the list is not found');
      lookups.push(performance.now() - started);
    }
    const pageBegan = performance.now();
    await manage('GET', `/lists/${LIST}/entries?limit=200`);
    const page = performance.now() - pageBegan;
    const writing = performance.now();
    const written = await fetch(`${api}/lists/${LIST}/file`, { headers: { 'x-api-key': KEY } });
    let bytes = 0;
    for await (const piece of written.body ?? []) bytes += piece.length;
    const wrote = (performance.now() - writing) / 1000;
    const changing = performance.now();
    await manage('POST', `/lists/${LIST}/entries`, { values: ['one-more'] });
    const during = await round(5);
    while (!(await declined('one-more'))) await pause(50);
    const held = (performance.now() - changing) / 1000;
    return [
      { figure: `a file of ${ROWS.toLocaleString('en')} rows brought in`, value: took, unit: 's' },
      { figure: 'from its end until the last row decides', value: counts, unit: 's' },
      { figure: `p99 of ${CALLS} calls a second before`, value: before.p99, unit: 'ms' },
      {
        figure: 'the same while it is brought in, worst ten seconds',
        value: Math.max(...beside.map(({ p99 }) => p99)),
        unit: 'ms',
      },
      {
        figure: 'the same while it is brought in, half of the ten seconds',
        value: median(beside.map(({ p99 }) => p99)),
        unit: 'ms',
      },
      { figure: 'the same afterwards', value: after.p99, unit: 'ms' },
      { figure: 'a call whose user stands on the list, median', value: median(lookups), unit: 'ms' },
      { figure: 'memory of the server before', value: memoryBefore, unit: 'MiB' },
      { figure: 'memory of the server at most', value: peak, unit: 'MiB' },
      { figure: 'memory of the server afterwards', value: memoryOf(pid, 'VmRSS'), unit: 'MiB' },
      { figure: 'first page of the list, counted', value: page, unit: 'ms' },
      { figure: `the list written as a file of ${Math.round(bytes / 1e6)} MB`, value: wrote, unit: 's' },
      { figure: 'one more entry, until it decides', value: held, unit: 's' },
      { figure: 'p99 of the calls meanwhile', value: during.p99, unit: 'ms' },
    ];
  } finally {
    await subject.stop();
    await database.drop();
    folder.remove();
  }
}
