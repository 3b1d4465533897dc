/** Measures what transaction monitoring costs the scoring request, in the same build with typologies off and on. */
import { setTimeout as pause } from 'node:timers/promises';
import { TYPOLOGIES } from '@assay/typologies';
import { type FreshDatabase, freshDatabase, type Server } from '../fraud-call/servers';
import { dataFolder, FRAUD, KEY, packData, type Round, round, startSubject } from '../fraud-call/subject';
import { optionOf } from '../option';
import { median, type Row, ratioAtMost } from '../row';

/** The job reads transactions after a minute, so that its work is measured only after that. */
const SETTLING_SECONDS = 62;
/** The same for both arms, with typologies on and off. */
const WARM_UP_SECONDS = 16;
const SECONDS = 24;
const PER_SECOND = 150;
const CONNECTIONS = 8;

interface Running {
  readonly server: Server;
  readonly database: FreshDatabase;
  stop(): Promise<void>;
}

async function turnOn(server: Server, typologies: readonly string[]): Promise<void> {
  const response = await fetch(`${server.url}/management-api/v1/typologies`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-api-key': KEY },
    body: JSON.stringify({ typologies: typologies.map((id) => ({ id, mode: 'on' })) }),
  });
  if (response.status !== 200) throw new Error(`the server returned ${response.status}`);
}

/** Starts a server on an empty database, with typologies that raise alerts. */
async function start(typologies: readonly string[]): Promise<Running> {
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const server = await startSubject({
    DATABASE_URL: database.url,
    ASSAY_DATA_DIR: folder.path,
    ASSAY_VERIFICATION_ENGINES: 'off',
  });
  if (typologies.length > 0) await turnOn(server, typologies);
  const stop = async () => {
    await server.stop();
    folder.remove();
    await database.drop();
  };
  return { server, database, stop };
}

/** Returns a function that adds one of 200,000 people as the receiver of a request. */
function receivers(): (body: string) => string {
  let n = 0;
  return (body) => `{"receiver_id":"user-${(n++ * 7919) % 200_000}",${body.slice(1)}`;
}

/** Sends transactions at equal intervals until the job works on settled ones, then measures. */
async function measured(typologies: readonly string[]): Promise<Round> {
  const running = await start(typologies);
  const load = (seconds: number) =>
    round(running.server, FRAUD, {
      seconds,
      perSecond: PER_SECOND,
      connections: CONNECTIONS,
      change: receivers(),
    });
  try {
    await load(WARM_UP_SECONDS);
    await pause((SETTLING_SECONDS - WARM_UP_SECONDS) * 1000);
    return await load(SECONDS);
  } finally {
    await running.stop();
  }
}

/** Compares typologies off and 24 of them on; `--rounds` repeats both in turns (1). */
export async function benchScoringCost(): Promise<readonly Row[]> {
  await packData();
  const off: Round[] = [];
  const on: Round[] = [];
  const some = TYPOLOGIES.slice(0, optionOf('typologies', 24)).map(({ id }) => id);
  for (let n = optionOf('rounds', 1); n > 0; n--) {
    off.push(await measured([]));
    on.push(await measured(some));
  }
  const of = (rounds: readonly Round[], member: 'p99' | 'cpuMs') => median(rounds.map((one) => one[member]));
  return [
    {
      figure: `p99 of the scoring request at ${PER_SECOND}/s with ${some.length} typologies on`,
      value: of(on, 'p99'),
      unit: 'ms',
      reference: `off: ${of(off, 'p99').toFixed(2)} ms`,
      ratio: of(on, 'p99') / of(off, 'p99'),
      bar: ratioAtMost(1.3),
    },
    {
      figure: 'processor time per request, with that of the monitoring job',
      value: of(on, 'cpuMs'),
      unit: 'ms',
      reference: `off: ${of(off, 'cpuMs').toFixed(3)} ms`,
      ratio: of(on, 'cpuMs') / of(off, 'cpuMs'),
    },
  ];
}
