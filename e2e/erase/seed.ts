import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DeviceAgentConfig, DeviceSignals } from '@assay/contract';
import { SAMPLE_SIGNALS, sampleSession, sealEnvelope } from '@assay/devices';
import type { Client } from '../../apps/server/src/testing/client';
import type { Identity } from './identity';

/** A running server and an API key, through which a person leaves data. */
export interface Place {
  readonly url: string;
  readonly apiKey: string;
  readonly client: Client;
}

/** Returns the fingerprint of a machine that is unique in these tests. */
function signalsOf({ deviceToken }: Identity): DeviceSignals {
  const digest = (of: string) => createHash('md5').update(`${of} ${deviceToken}`).digest('hex');
  const { canvas, webgl, screen, fonts, audio, store } = SAMPLE_SIGNALS;
  const own = parseInt(digest('number').slice(0, 4), 16);
  const surface = (of: typeof webgl.webgl) =>
    of && { ...of, image: digest('triangle'), unmaskedRenderer: `ANGLE (${digest('card')})` };
  return {
    ...SAMPLE_SIGNALS,
    canvas: canvas && { ...canvas, geometry: digest('geometry'), text: digest('text') },
    webgl: webgl && { webgl: surface(webgl.webgl), webgl2: surface(webgl.webgl2) },
    screen: screen && { ...screen, width: 1000 + own, height: 800 + own },
    fonts: fonts && { ...fonts, found: [digest('font'), digest('other font')] },
    audio: audio && { ...audio, sum: own },
    store: store && { ...store, id: digest('store') },
  };
}

async function deviceSession({ url }: Place, who: Identity): Promise<string> {
  const headers = { 'user-agent': SAMPLE_SIGNALS.userAgent.userAgent };
  const answer = await fetch(`${url}/device-api/v1/config`, { headers });
  const config = (await answer.json()) as DeviceAgentConfig;
  return sealEnvelope(
    sampleSession({
      id: who.sessionId,
      at: Date.now(),
      ticket: config.ticket,
      signals: signalsOf(who),
    }),
    { kid: config.key.kid, publicKey: Buffer.from(config.key.publicKey, 'base64') },
    { iv: randomBytes(12), deflate: true },
  );
}

/** Creates a monitored session with one page. @returns its ID */
async function monitoredSession({ url, apiKey }: Place): Promise<string> {
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  const auth = await fetch(`${url}/session-monitoring-api/v1/auth`, { method: 'POST', headers });
  const { token } = JSON.parse(Buffer.from(await auth.text(), 'base64').toString());
  const stream: string = randomUUID();
  const page = { k: 'page', t: 0, path: '0123abcd', nav: 'load', tag: 'checkout' };
  const batch = { token, stream, seq: 0, t0: Date.now(), sent: 0, n: 1, v: '1.0.0', events: [page] };
  const answer = await fetch(`${url}/session-ingest/v1/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': SAMPLE_SIGNALS.userAgent.userAgent },
    body: JSON.stringify(batch),
  });
  if (answer.status !== 200) throw new Error(`the batch was answered ${answer.status}`);
  return stream;
}

const must = async (answer: Promise<{ readonly success: boolean; readonly text: string }>) => {
  const { success, text } = await answer;
  if (!success) throw new Error(text);
};

/** Returns a request with every personal field. */
const callOf = (who: Identity, more: object = {}): object => ({
  user_id: who.userId,
  email: who.email,
  phone_number: who.phone,
  user_fullname: who.fullname,
  user_name: who.login,
  user_dob: who.birth,
  user_country: 'DE',
  user_city: who.city,
  user_zip: '10115',
  user_street: who.street,
  billing_country: 'DE',
  billing_city: who.city,
  billing_street: who.street,
  shipping_country: 'DE',
  shipping_city: who.city,
  shipping_street: who.street,
  user_bank_account: who.bankAccount,
  card_hash: who.cardHash,
  card_fullname: who.fullname,
  device_id: who.deviceId,
  password_hash: who.passwordHash,
  session_id: who.webSession,
  ip: who.ip,
  custom_fields: { note: who.secretNote },
  ...more,
});

/** Sends the person's transactions, with a device session and a session stream. */
async function sendTransactions(place: Place, who: Identity): Promise<void> {
  const { client } = place;
  const [first = '', second = '', third = ''] = who.transactions;
  const config = {
    device_fingerprinting: true,
    session_monitoring_api: true,
    email_api: true,
    aml_api: true,
    aml: { monitoring_required: true, monitoring_schedule: 'DAILY' },
  };
  const session = await deviceSession(place, who);
  const stream = await monitoredSession(place);
  await must(
    client.fraud(callOf(who, { transaction_id: first, config, session, stream_id: stream }), {
      'idempotency-key': `key ${first}`,
    }),
  );
  // With only the address, and with other members left out of the response.
  await must(
    client.fraud({
      transaction_id: second,
      email: who.email.toUpperCase(),
      ip: who.sharedIp,
      config: { response_fields: 'id,state' },
    }),
  );
  await must(
    client.fraud({ transaction_id: third, user_id: who.userId, ip: who.sharedIp, phone_number: who.phone }),
  );
  // The same transaction again, without a signed-in user.
  await must(client.fraud({ transaction_id: third, ip: who.sharedIp }));
}

/** Tags, reviews and labels the person's transactions, and records a payment event. */
async function workOnTransactions({ client }: Place, who: Identity): Promise<void> {
  const [first = '', second = ''] = who.transactions;
  await must(
    client.send('POST', `/RestService/tag-api/v1/tags/${encodeURIComponent(first)}/add`, {
      json: { tags: [who.tag] },
      headers: { 'idempotency-key': `tags ${who.userId}` },
    }),
  );
  const path = `/transactions/${encodeURIComponent(first)}`;
  await must(client.manage('POST', `${path}/review`, { state: 'DECLINE', comment: who.comment }));
  await must(
    client.manage('PUT', `/transactions/${encodeURIComponent(second)}/label`, {
      label: 'fraud_detection_fraud',
    }),
  );
  await must(
    client.manage('POST', `${path}/events`, {
      event_id: `event of ${who.userId}`,
      type: 'dispute_opened',
      occurred_at: new Date().toISOString(),
      amount: 20,
      code: '10.4',
      external_id: who.secretNote,
    }),
  );
}

/** Screens the person's name with ongoing monitoring, and decides on the case. */
async function screenName({ client }: Place, who: Identity): Promise<void> {
  await must(
    client.send('POST', '/RestService/aml-api/v1', {
      json: {
        user_id: who.userId,
        user_fullname: who.fullname,
        user_dob: who.birth,
        config: { monitoring_required: true },
      },
    }),
  );
  const cases = (await client.manage('GET', '/cases')).data.cases as unknown as readonly {
    id: string;
    name: string;
  }[];
  const found = cases.find(({ name }) => name === who.fullname);
  if (!found) throw new Error(`there is no case of ${who.fullname}`);
  await must(
    client.manage('POST', `/cases/${found.id}/decisions`, {
      decision: 'FALSE_POSITIVE',
      comment: who.comment,
    }),
  );
}

/** Creates data of a person in every store, through the public interfaces. */
export async function leaveTraces(place: Place, who: Identity): Promise<void> {
  const { client } = place;
  await sendTransactions(place, who);
  await workOnTransactions(place, who);
  await must(client.email({ email: who.email }, { 'idempotency-key': `mail ${who.login}` }));
  await screenName(place, who);
  await must(client.manage('POST', '/lists/persons/entries', { values: [who.email], note: who.comment }));
  await must(client.manage('POST', '/lists/phones/entries', { values: [who.phone], note: who.comment }));
}
