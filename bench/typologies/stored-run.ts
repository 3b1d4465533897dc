/** Measures a run of all typologies over stored transactions: reading, decryption, conversion and detection. */
import { NO_SUBJECTS } from '@assay/contract';
import {
  type Database,
  evaluationWriter,
  findAccount,
  keyHasher,
  migrate,
  type NewEvaluation,
  openDatabase,
} from '@assay/store';
import { type Transfer, TYPOLOGIES } from '@assay/typologies';
import { typologyRuns } from '../../apps/server/src/monitoring/index';
import { deploymentKeysOf } from '../../apps/server/src/testing/test-keys';
import { freshDatabase } from '../fraud-call/servers';
import { optionOf } from '../option';
import { atMost, type Row } from '../row';
import { DAY, DAYS, START } from './background';
import { simulated } from './data-set';

const ENVIRONMENT = 1;
const TRANSACTIONS = 100_000;
const MILLION = 1_000_000;
/** People whose half year has about 55,000 transactions: a million is stored in pieces of this size. */
const PIECE = 1000;
const TOGETHER = 128;

/** Returns a UUIDv7 for a time and a number. */
const idOf = (at: number, n: number): string => {
  const time = Math.floor(at).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`;
};

const ACTIONS: { readonly [event in Transfer['event']]?: string } = {
  payout: 'withdrawal',
  refunded: 'refund',
  disputed: 'chargeback',
};

/** Returns a transfer as the fraud endpoint stores a transaction. */
function evaluationOf(transfer: Transfer, n: number): NewEvaluation {
  const { at, sender, receiver, amount, currency, merchant, card, bin, device, country } = transfer;
  const known = {
    transaction_id: `t-${n}`,
    action_type: ACTIONS[transfer.event] ?? 'transfer',
    user_id: sender,
    receiver_id: receiver,
    transaction_amount: amount,
    transaction_currency: currency,
    merchant_id: merchant,
    card_hash: card,
    card_bin: bin,
    device_id: device,
    user_country: country,
    affiliate_id: transfer.affiliate,
    bonus_campaign_id: transfer.campaign,
  };
  const request = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
  const state = transfer.event === 'declined' ? 'DECLINE' : 'APPROVE';
  const event = { action_type: null, ip_country: null, ekyc_result: null, event: null, direction: null };
  return {
    environmentId: ENVIRONMENT as NewEvaluation['environmentId'],
    event: {
      ...event,
      id: idOf(at, n) as NewEvaluation['event']['id'],
      transaction: String(n),
      at: Math.floor(at),
      amount: null,
      currency: null,
      custom: null,
      label: null,
      state,
      subjects: NO_SUBJECTS,
    },
    transactionId: `t-${n}` as NewEvaluation['transactionId'],
    serviceId: n,
    fraudScore: 0,
    policyVersion: 1,
    appliedRules: null,
    request: JSON.stringify(request),
    seen: '{}',
    answer: JSON.stringify({
      success: true,
      error: {},
      data: { id: `t-${n}`, state, ip_details: { country } },
    }),
    receiver: { user: null, account: null },
    findTerms: [],
    eventKeys: [],
    historyKeys: [],
    listAdditions: [],
    writes: [],
  };
}

/** Stores simulated transactions of half a year; every piece has other people. */
async function storeTransfers(database: Database, count: number): Promise<number> {
  const { keep } = evaluationWriter(database);
  let stored = 0;
  for (let piece = 0; stored < count; piece++) {
    const { transfers } = simulated(piece + 1, PIECE, 1);
    const own = (key: string | null) => (key === null ? null : `${piece}:${key}`);
    for (let first = 0; first < transfers.length && stored < count; first += TOGETHER) {
      const batch = transfers.slice(first, Math.min(first + TOGETHER, first + count - stored));
      await Promise.all(
        batch.map(({ sender, receiver, device, card, ...transfer }) =>
          keep(
            evaluationOf(
              {
                ...transfer,
                sender: own(sender),
                receiver: own(receiver),
                device: own(device),
                card: own(card),
              },
              ++stored,
            ),
          ),
        ),
      );
    }
  }
  return stored;
}

/** Opens a database whose records are encrypted as in an installation. */
async function openStored(url: string) {
  const database = openDatabase({ url, maxConnections: 4 });
  await migrate(database, new Date());
  const keys = await deploymentKeysOf(database);
  return { database, hasher: keyHasher(keys.pepper) };
}

/**
 * Runs all typologies over `--count` stored transactions (100,000), with progress, in this process. The external
 * PostgreSQL is that of `BENCH_DATABASE_URL`.
 */
export async function benchStoredRun(): Promise<readonly Row[]> {
  const fresh = await freshDatabase();
  if (!fresh)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const { database, hasher } = await openStored(fresh.url);
  try {
    const loading = performance.now();
    const count = await storeTransfers(database, optionOf('count', TRANSACTIONS));
    await fresh.query('VACUUM ANALYZE evaluation');
    const loaded = (performance.now() - loading) / 1000;
    const account = (await findAccount(database, ENVIRONMENT as never)) ?? ({ id: ENVIRONMENT } as never);
    const typologies = TYPOLOGIES.map(({ id }) => ({ id, parameters: {} }));
    let [memory, steps] = [0, 0];
    const asked = { from: START, to: START + (DAYS + 60) * DAY, typologies };
    const progress = async () => {
      steps++;
      memory = Math.max(memory, process.memoryUsage().rss);
    };
    const began = performance.now();
    const cpu = process.cpuUsage();
    const run = await typologyRuns(database, hasher)(account, { asked, progress });
    const took = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const scale = MILLION / count;
    return [
      {
        figure: `run of all typologies over ${run.transfers.toLocaleString('en')} stored transactions, per million`,
        value: took * scale,
        unit: 's',
        reference: `measured ${took.toFixed(1)} s, ${steps} progress steps, stored in ${loaded.toFixed(0)} s`,
        bar: atMost(600),
      },
      {
        figure: 'processor time of the run per transaction',
        value: (user + system) / count / 1000,
        unit: 'ms',
      },
      {
        figure: 'largest memory of the process during the run',
        value: memory / 1e6,
        unit: 'MB',
        bar: atMost(1024),
      },
    ];
  } finally {
    await database.close();
    await fresh.drop();
  }
}
