import { randomBytes, randomUUID } from 'node:crypto';
import type { DeviceAgentConfig } from '@assay/contract';
import { sealEnvelope } from '@assay/devices';
import { visitOf } from './devices';
import { history, type PastCall } from './history';
import type { DemoRequest } from './people';
import type { Random } from './random';
import type { ShiftedClock } from './shifted-clock';
import type { Shop, Told } from './shop';
import { type PlayedSession, playedSession } from './streams';

/** Milliseconds. */
export const WEEK_MS = 604_800_000;
const DAY_MS = WEEK_MS / 7;
const HOUR_MS = 3_600_000;
/** How many of what should be looked at somebody looked at, and how many bad ones were reported. */
const REVIEWED = 0.8;
const REPORTED = 0.65;
const COMPLAINED = 0.4;
/** How many checkouts on a computer were watched. */
const WATCHED = 0.12;
const RING_STORY = 'card testing';

/** Calls a server as its owner. @throws Error when it refuses */
type Ask = <Data>(method: string, path: string, body?: object) => Promise<Data>;

/** What follows a call later on. */
interface Followup {
  readonly at: number;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
}

interface Sowing {
  readonly ask: Ask;
  /** Sends a session that has just ended. @returns the id of its stream */
  readonly stream: (session: PlayedSession) => Promise<string>;
  readonly clock: ShiftedClock;
  readonly random: Random;
  readonly shop: Shop;
  readonly weeks: number;
  readonly onProgress: (done: number, of: number) => void;
}

const IDENTITY_WORKFLOW = {
  name: 'Identity',
  definition: {
    start: 'document',
    nodes: [
      { id: 'document', type: 'DOCUMENT', next: 'selfie' },
      { id: 'selfie', type: 'SELFIE', next: 'end' },
      { id: 'end', type: 'END', status: 'DERIVED' },
    ],
  },
};

/** What waits for a person, by who looks at it. */
const QUEUES = [
  { name: 'Large calls in review', source: 'DECISIONS', filter: { amount_from: 500 }, deadline_hours: 4 },
  { name: 'Other calls in review', source: 'DECISIONS', filter: { amount_to: 500 }, deadline_hours: 24 },
  { name: 'Names on lists', source: 'SCREENING', deadline_hours: 72, four_eyes: true },
  { name: 'Verifications', source: 'VERIFICATIONS' },
];

/** The call as its computer sends it: with a session that the agent sealed, where there was one. */
export async function withSession({ request, device }: Told, ask: Ask, now: number): Promise<DemoRequest> {
  if (device === null) return request;
  const { key, ticket } = await ask<DeviceAgentConfig>('GET', '/device-api/v1/config');
  const session = sealEnvelope(
    visitOf({ device, id: randomUUID(), at: now, ticket }),
    { kid: key.kid, publicKey: Buffer.from(key.publicKey, 'base64') },
    { iv: randomBytes(12), deflate: true },
  );
  return { ...request, session, config: { ...request.config, device_fingerprinting: true } };
}

const of = (transactionId: string) => `/management-api/v1/transactions/${transactionId}`;

/** What people of the shop do about a call: reviews within hours, labels when the bank or the customer wrote. */
function followups(
  random: Random,
  { isFraud }: PastCall,
  {
    transactionId,
    state,
    now,
  }: { readonly transactionId: string; readonly state: string; readonly now: number },
): readonly Followup[] {
  const label = (after: number, value: string): Followup => ({
    at: now + after,
    method: 'PUT',
    path: `${of(transactionId)}/label`,
    body: { label: value },
  });
  const all: Followup[] = [];
  if (state === 'REVIEW' && random.next() < REVIEWED)
    all.push({
      at: now + (0.5 + random.next() * 6) * HOUR_MS,
      method: 'POST',
      path: `${of(transactionId)}/review`,
      body: isFraud
        ? { state: 'DECLINE', comment: 'Nobody answers at this number.' }
        : { state: 'APPROVE', comment: 'Called the customer: all is well.' },
    });
  if (isFraud && random.next() < REPORTED)
    all.push(label((4 + random.next() * 18) * DAY_MS, 'fraud_detection_chargeback_fraud'));
  if (!isFraud && state === 'DECLINE' && random.next() < COMPLAINED)
    all.push(label((1 + random.next() * 2) * DAY_MS, 'fraud_detection_false_alert'));
  return all;
}

/** Puts what follows where its time is; the earliest first. */
function schedule(waiting: Followup[], more: readonly Followup[]): void {
  waiting.push(...more);
  waiting.sort((a, b) => a.at - b.at);
}

/**
 * Lives through weeks of an invented shop on a server whose clock is in hand, and was put back by as many when it started: calls with devices, watched sessions and names,
 * reviews, labels, queues, a list, and verifications that were begun. The clock is at the present when it ends.
 */
export async function sow({ ask, stream, clock, random, shop, weeks, onProgress }: Sowing): Promise<void> {
  const from = clock.now();
  const to = from + weeks * WEEK_MS;
  const calls = history(shop, random, { from, to });
  const waiting: Followup[] = [];
  const follow = async (until: number) => {
    while (waiting[0] && waiting[0].at < until) {
      const { at, method, path, body } = waiting.shift()!;
      clock.moveTo(at);
      await ask(method, path, body);
    }
  };
  const { workflow } = await ask<{ workflow: { id: string } }>(
    'POST',
    '/management-api/v1/workflows',
    IDENTITY_WORKFLOW,
  );
  await ask('POST', `/management-api/v1/workflows/${workflow.id}/activate`, {});
  for (const queue of QUEUES) await ask('POST', '/management-api/v1/queues', queue);
  /** The call with its watched session, where there was one: those of the ring a program drives. */
  const watched = async ({ device, story }: PastCall, request: DemoRequest): Promise<object> => {
    const isRing = story === RING_STORY;
    if (device === null || (!isRing && random.next() >= WATCHED)) return request;
    const id = await stream(playedSession(random, isRing));
    return { ...request, stream_id: id, config: { ...request.config, session_monitoring_api: true } };
  };
  for (const [index, call] of calls.entries()) {
    await follow(call.at);
    clock.moveTo(call.at);
    const transactionId = `demo-${index + 1}`;
    const body = await watched(call, await withSession(call, ask, clock.now()));
    const { state } = await ask<{ state: string }>('POST', '/RestService/fraud-api/v2/', {
      ...body,
      transaction_id: transactionId,
    });
    schedule(waiting, followups(random, call, { transactionId, state, now: call.at }));
    if (call.story === 'new customer' && index % 9 === 0)
      await ask('POST', '/orchestration-api/v1/init-workflow', {
        workflowId: workflow.id,
        inputs: { user_id: call.request.user_id, email: call.request.email },
      });
    onProgress(index + 1, calls.length);
  }
  await follow(to);
  clock.comeBack();
}
