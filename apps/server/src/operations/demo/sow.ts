import { randomBytes, randomUUID } from 'node:crypto';
import type { DeviceAgentConfig } from '@assay/contract';
import { sealEnvelope } from '@assay/devices';
import { visitOf } from './devices';
import { DEMO_TYPOLOGIES } from './flows';
import { history, type PastCall, remainingToday } from './history';
import type { DemoRequest, Random } from './people';
import { SCENES } from './scenes';
import type { PastFacts, Shop } from './shop';
import { type PlayedSession, playedSession } from './streams';
import type { ShiftedClock } from './traffic';
import { type Ask, type Flow, type Happening, Verifications } from './verifications';

/** One week, in milliseconds. */
export const WEEK_MS = 604_800_000;
const DAY_MS = WEEK_MS / 7;
const HOUR_MS = 3_600_000;
/** Shares of reviewed transactions, of reported fraud, and of declined customers who complain. */
const REVIEWED = 0.8;
const REPORTED = 0.65;
const COMPLAINED = 0.4;
/** Share of checkouts on a computer that record a session stream. */
const WATCHED = 0.12;
const RING_STORY = 'card testing';
/** Every 27th new customer, the first included, starts a verification and abandons it. */
const LEFT_EVERY = 27;
/** Minimum number of weeks from which every verification is shown. */
const SHORT_WEEKS = 4;

interface Sowing {
  readonly ask: Ask;
  readonly flow: Flow;
  /** Reads a file of `pictures/`. */
  readonly picture: (name: string) => Promise<Uint8Array>;
  /**
   * Sends a session that has just ended.
   * @returns the id of its stream
   */
  readonly stream: (session: PlayedSession) => Promise<string>;
  readonly clock: ShiftedClock;
  readonly random: Random;
  readonly shop: Shop;
  readonly weeks: number;
  readonly onProgress: (done: number, of: number) => void;
}

/** Review queues, one per reviewing team. */
const QUEUES = [
  {
    name: 'Large transactions in review',
    source: 'DECISIONS',
    filter: { amount_from: 500 },
    deadline_hours: 4,
  },
  {
    name: 'Other transactions in review',
    source: 'DECISIONS',
    filter: { amount_to: 500 },
    deadline_hours: 24,
  },
  { name: 'Watchlist matches', source: 'SCREENING', deadline_hours: 72, four_eyes: true },
];
const VERIFICATION_QUEUE = { name: 'Verifications', source: 'VERIFICATIONS' };

/** Returns the request as its computer sends it: with a session encrypted by the agent, if any. */
export async function withSession(
  { request, device }: PastFacts,
  ask: Ask,
  now: number,
): Promise<DemoRequest> {
  if (device === null) return request;
  const { key, ticket } = await ask<DeviceAgentConfig>('GET', '/device-api/v1/config');
  const session = sealEnvelope(
    visitOf({ device, id: randomUUID(), at: now, ticket }),
    { kid: key.kid, publicKey: Buffer.from(key.publicKey, 'base64') },
    { iv: randomBytes(12), deflate: true },
  );
  return { ...request, session, config: { ...request.config, device_fingerprinting: true } };
}

/** Age of the last evidence from which the demo closes an alert. */
const WORKED_ON_MS = 14 * DAY_MS;
const ALERTS = '/management-api/v1/alerts';

/** Closes the old alerts, so that the list has open and closed ones. */
async function workOnAlerts(ask: Ask, now: number): Promise<void> {
  const { alerts } = await ask<{
    alerts: readonly { readonly id: string; readonly typology: string; readonly until: string }[];
  }>('GET', ALERTS);
  for (const { id, typology, until } of alerts) {
    if (now - Date.parse(until) > WORKED_ON_MS)
      await ask('POST', `${ALERTS}/${id}/close`, {
        disposition: typology === 'scatter_gather' ? 'SUSPICIOUS' : 'FALSE_POSITIVE',
        comment: 'Compared the flow with the statements of all parties.',
      });
  }
}

const of = (transactionId: string) => `/management-api/v1/transactions/${transactionId}`;

/**
 * Returns the follow-ups to a transaction: reviews within hours, labels after a report of the bank or
 * customer.
 */
function followups(
  { ask, random }: Pick<Sowing, 'ask' | 'random'>,
  { isFraud }: PastCall,
  {
    transactionId,
    state,
    now,
  }: { readonly transactionId: string; readonly state: string; readonly now: number },
): readonly Happening[] {
  const asked = (after: number, method: string, path: string, body: object): Happening => ({
    at: now + after,
    act: async () => {
      await ask(method, of(transactionId) + path, body);
      return [];
    },
  });
  const label = (after: number, value: string) => asked(after, 'PUT', '/label', { label: value });
  const all: Happening[] = [];
  if (state === 'REVIEW' && random.next() < REVIEWED)
    all.push(
      asked(
        (0.5 + random.next() * 6) * HOUR_MS,
        'POST',
        '/review',
        isFraud
          ? { state: 'DECLINE', comment: 'No answer at this number.' }
          : { state: 'APPROVE', comment: 'Called the customer and confirmed the order.' },
      ),
    );
  if (isFraud && random.next() < REPORTED)
    all.push(label((4 + random.next() * 18) * DAY_MS, 'fraud_detection_chargeback_fraud'));
  if (!isFraud && state === 'DECLINE' && random.next() < COMPLAINED)
    all.push(label((1 + random.next() * 2) * DAY_MS, 'fraud_detection_false_alert'));
  return all;
}

/** Scheduled events, earliest first. */
class Schedule {
  private readonly waiting: Happening[] = [];

  constructor(private readonly clock: ShiftedClock) {}

  add(more: readonly Happening[]): void {
    this.waiting.push(...more);
    this.waiting.sort((a, b) => a.at - b.at);
  }

  /** Runs the events due before a time, each at its time. */
  async follow(until: number): Promise<void> {
    while (this.waiting[0] && this.waiting[0].at < until) {
      const { at, act } = this.waiting.shift()!;
      this.clock.moveTo(at);
      this.add(await act());
    }
  }
}

/** Returns the verifications to show; fewer in a short demo. */
const scenesOf = (
  verifications: Verifications,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Happening[] =>
  SCENES.filter(({ isShort }) => isShort || to - from >= SHORT_WEEKS * WEEK_MS).map((scene) => ({
    at: 'share' in scene.at ? from + scene.at.share * (to - from) : to - scene.at.hoursAgo * HOUR_MS,
    act: () => verifications.play(scene),
  }));

/**
 * Generates weeks of sample shop data on a server whose clock the caller controls and has set back by that
 * time. Creates transactions with devices, monitored sessions and names, reviews, labels, queues, a list, alerts,
 * and verifications with every outcome, some only started. Afterwards the clock is at the present.
 * @returns the number of transactions that may follow today, so that today is not much busier than other days
 */
export async function sow(sowing: Sowing): Promise<number> {
  const { ask, stream, clock, random, shop, weeks, onProgress } = sowing;
  const from = clock.now();
  const to = from + weeks * WEEK_MS;
  const calls = history(shop, random, { from, to });
  const schedule = new Schedule(clock);
  for (const queue of QUEUES) await ask('POST', '/management-api/v1/queues', queue);
  await ask('PUT', '/management-api/v1/typologies', {
    note: 'Monitor money flows',
    typologies: DEMO_TYPOLOGIES,
  });
  const made = await ask<{ id: string }>('POST', '/management-api/v1/queues', VERIFICATION_QUEUE);
  const verifications = await Verifications.open({ ...sowing, queueId: made.id });
  schedule.add(scenesOf(verifications, { from, to }));
  /** Returns the request with its session stream, if any; sessions of the fraud ring are automated. */
  const watched = async ({ device, story }: PastCall, request: DemoRequest): Promise<object> => {
    const isRing = story === RING_STORY;
    if (device === null || (!isRing && random.next() >= WATCHED)) return request;
    const id = await stream(playedSession(random, isRing));
    return { ...request, stream_id: id, config: { ...request.config, session_monitoring_api: true } };
  };
  let newCustomers = 0;
  for (const [index, call] of calls.entries()) {
    await schedule.follow(call.at);
    clock.moveTo(call.at);
    const transactionId = `demo-${index + 1}`;
    const body = await watched(call, await withSession(call, ask, clock.now()));
    const { state } = await ask<{ state: string }>('POST', '/RestService/fraud-api/v2/', {
      ...body,
      transaction_id: transactionId,
    });
    schedule.add(followups(sowing, call, { transactionId, state, now: call.at }));
    const { user_id, email } = call.request;
    if (call.story === 'new customer' && newCustomers++ % LEFT_EVERY === 0)
      await verifications.begin({ user_id, email });
    onProgress(index + 1, calls.length);
  }
  await schedule.follow(to);
  await workOnAlerts(ask, to);
  clock.comeBack();
  return remainingToday(calls, to);
}
