import { median, type Row, ratioAtLeast, ratioAtMost } from '../row';
import { fillHistory, payloads } from './payload';
import { type FreshDatabase, freshDatabase } from './servers';
import {
  alternate,
  call,
  dataFolder,
  FRAUD,
  packData,
  type Round,
  round,
  startReference,
  startSubject,
} from './subject';

const SECONDS = 6;
const ROUNDS = 3;

const perSecond = (rounds: readonly Round[]) => median(rounds.map((r) => r.perSecond));
const p99 = (rounds: readonly Round[]) => median(rounds.map((r) => r.p99));
const cpu = (rounds: readonly Round[]) => median(rounds.map((r) => r.cpuMs));

async function withDatabase<T>(work: (database: FreshDatabase) => Promise<T>): Promise<T> {
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  try {
    return await work(database);
  } finally {
    await database.drop();
  }
}

/** Compares the full request with a bare Fastify server with one durable insert, on the same PostgreSQL. */
async function againstBareServer(): Promise<Row[]> {
  return withDatabase(async (database) => {
    const folder = dataFolder();
    const subject = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
    const reply = await call(subject, payloads(1, 1)[0] ?? '{}');
    const reference = await startReference(database.url, reply);
    try {
      const { a, b } = await alternate(
        ROUNDS,
        () => round(reference, '/call', { seconds: SECONDS }),
        () => round(subject, FRAUD, { seconds: SECONDS }),
      );
      const ratios = a.map((bare, i) => (b[i]?.perSecond ?? 0) / bare.perSecond);
      return [
        {
          figure: 'full fraud request, 16 connections',
          value: perSecond(b),
          unit: 'requests/s',
          reference: `bare Fastify + Ajv + one durable insert: ${Math.round(perSecond(a))}/s`,
          ratio: median(ratios),
          bar: ratioAtLeast(0.5),
        },
        {
          figure: 'full fraud request, p99',
          value: p99(b),
          unit: 'ms',
          reference: `bare server: ${p99(a).toFixed(1)} ms`,
          ratio: p99(b) / p99(a),
          bar: ratioAtMost(3),
        },
        {
          figure: 'full fraud request, CPU',
          value: cpu(b),
          unit: 'ms/request',
          reference: `bare server: ${cpu(a).toFixed(3)} ms`,
          ratio: cpu(b) / cpu(a),
        },
      ];
    } finally {
      await reference.stop();
      await subject.stop();
      folder.remove();
    }
  });
}

/** Compares the product on its embedded database with the external PostgreSQL. */
async function embeddedAgainstOutside(): Promise<Row[]> {
  return withDatabase(async (database) => {
    const outsideFolder = dataFolder();
    const embeddedFolder = dataFolder();
    const outside = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: outsideFolder.path });
    const embedded = await startSubject({ DATABASE_URL: '', ASSAY_DATA_DIR: embeddedFolder.path });
    try {
      const { a, b } = await alternate(
        ROUNDS,
        () => round(outside, FRAUD, { seconds: SECONDS }),
        () => round(embedded, FRAUD, { seconds: SECONDS }),
      );
      const ratios = a.map((out, i) => (b[i]?.perSecond ?? 0) / out.perSecond);
      return [
        {
          figure: 'full request on the embedded database',
          value: perSecond(b),
          unit: 'requests/s',
          reference: `external PostgreSQL: ${Math.round(perSecond(a))}/s`,
          ratio: median(ratios),
          bar: ratioAtLeast(0.8),
        },
      ];
    } finally {
      await embedded.stop();
      await outside.stop();
      embeddedFolder.remove();
      outsideFolder.remove();
    }
  });
}

/** Compares requests with and without the scoring model, below saturation, where a p99 is meaningful. */
async function modelAgainstNone(): Promise<Row[]> {
  return withDatabase(async (database) => {
    const folder = dataFolder();
    const env = { DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path };
    const without = await startSubject({ ...env, ASSAY_BLACKBOX_SCORE: 'false' });
    const scoring = await startSubject(env);
    try {
      const options = { seconds: SECONDS, connections: 4 };
      const { a, b } = await alternate(
        ROUNDS,
        () => round(without, FRAUD, options),
        () => round(scoring, FRAUD, options),
      );
      return [
        {
          figure: 'p99 with the model, 4 connections',
          value: p99(b),
          unit: 'ms',
          reference: `without the model: ${p99(a).toFixed(1)} ms`,
          ratio: median(a.map((plain, i) => (b[i]?.p99 ?? 0) / plain.p99)),
          bar: ratioAtMost(1.1),
        },
        {
          figure: 'full request with the model, CPU',
          value: cpu(b),
          unit: 'ms/request',
          reference: `without the model: ${cpu(a).toFixed(3)} ms`,
          ratio: cpu(b) / cpu(a),
        },
      ];
    } finally {
      await scoring.stop();
      await without.stop();
      folder.remove();
    }
  });
}

/** Compares a million stored transactions with empty tables. */
async function millionStored(): Promise<Row[]> {
  return withDatabase((empty) =>
    withDatabase(async (full) => {
      const folders = [dataFolder(), dataFolder()] as const;
      const emptyServer = await startSubject({ DATABASE_URL: empty.url, ASSAY_DATA_DIR: folders[0].path });
      const fullServer = await startSubject({ DATABASE_URL: full.url, ASSAY_DATA_DIR: folders[1].path });
      try {
        await fillHistory(full, 1_000_000);
        const { a, b } = await alternate(
          ROUNDS,
          () => round(emptyServer, FRAUD, { seconds: SECONDS }),
          () => round(fullServer, FRAUD, { seconds: SECONDS }),
        );
        const ratios = a.map((without, i) => (b[i]?.perSecond ?? 0) / without.perSecond);
        return [
          {
            figure: 'full request with 1 M stored transactions',
            value: perSecond(b),
            unit: 'requests/s',
            reference: `empty tables: ${Math.round(perSecond(a))}/s`,
            ratio: median(ratios),
            bar: ratioAtLeast(0.85),
          },
        ];
      } finally {
        await emptyServer.stop();
        await fullServer.stop();
        for (const folder of folders) folder.remove();
      }
    }),
  );
}

/** Sends 5% of the requests from one address with 20,000 events in 30 days. */
async function hotAddress(): Promise<Row[]> {
  return withDatabase(async (database) => {
    const folder = dataFolder();
    const subject = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
    const ip = '91.64.7.7';
    try {
      await call(subject, JSON.stringify({ ip }));
      // Only the address has this key in this transaction; its events are multiplied under it.
      await database.query(
        `INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state, amount, currency, action_type, ip_country, user_id, email)
         SELECT e.account_id, e.key_hash, e.at - n * 129600::bigint, gen_random_uuid(), n, 0, 10, 'EUR', 'purchase', 'DE', n % 7000, n % 7000
         FROM velocity_event e, generate_series(1, 20000) n`,
      );
      await database.query('ANALYZE velocity_event');
      const { a, b } = await alternate(
        ROUNDS,
        () => round(subject, FRAUD, { seconds: SECONDS, connections: 4 }),
        () => round(subject, FRAUD, { seconds: SECONDS, connections: 4, hotIp: { ip, share: 0.05 } }),
      );
      return [
        {
          figure: 'p99 with 5% of requests from one IP with 20,000 events, 4 connections',
          value: p99(b),
          unit: 'ms',
          reference: `without: ${p99(a).toFixed(1)} ms`,
          ratio: median(a.map((cool, i) => (b[i]?.p99 ?? 0) / cool.p99)),
          bar: ratioAtMost(1.5),
        },
      ];
    } finally {
      await subject.stop();
      folder.remove();
    }
  });
}

/** Measures all figures of the full fraud request. */
export async function benchFraudCall(): Promise<Row[]> {
  await packData();
  return [
    ...(await againstBareServer()),
    ...(await embeddedAgainstOutside()),
    ...(await millionStored()),
    ...(await hotAddress()),
    ...(await modelAgainstNone()),
  ];
}
