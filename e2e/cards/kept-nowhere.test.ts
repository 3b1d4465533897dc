import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type JsonSchema, type RouteDocument, WEBHOOK_EVENTS } from '@assay/contract';
import { runningEmbeddedUrl } from '@assay/embedded-postgres';
import { ALL_ROUTES } from '@assay/openapi';
import { type Database, openDatabase } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, Method } from '../../apps/server/src/testing/client';
import { openClusterDatabase } from '../../apps/server/src/testing/database';
import {
  type DataFolder,
  newDataFolder,
  runAssay,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';
import { tracesInFiles, tracesInTables } from '../erase/traces';

import { CODE, inShort, inWords, NUMBERS, nextNumber, SECRETS, WRITTEN } from './card-texts';

const KEY = 'assay_live_key-of-card-tests';
const MARK = 'a-mark-that-is-kept';
const CONFIG = { email_api: true, phone_api: true, ip_api: true, aml_api: true, device_fingerprinting: true };

/** Yields copies of a value, each with one of its texts or numbers replaced by a card number. */
function* withNumbers(value: unknown): Generator<unknown> {
  if (typeof value === 'string') {
    for (const write of WRITTEN) yield write(nextNumber());
    yield inWords();
  } else if (typeof value === 'number') yield Number(nextNumber().replace(/\D/g, ''));
  else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      for (const changed of withNumbers(member)) {
        yield Array.isArray(value)
          ? value.map((old, at) => (String(at) === name ? changed : old))
          : { ...value, [name]: changed };
      }
    }
    if (!Array.isArray(value)) yield { ...value, cvv: CODE, [nextNumber()]: inWords() };
  }
}

/** Returns an object with a card number in every text of a schema, at any depth. */
function filled(schema: JsonSchema, depth = 0): unknown {
  const one = ((schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined)?.[0];
  if (one) return filled(one, depth);
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [type] = [schema.type].flat();
  if (type === 'array') return [filled((schema.items ?? {}) as JsonSchema, depth + 1)];
  if (type === 'object' && depth < 6) {
    const members = Object.entries((schema.properties ?? {}) as { readonly [name: string]: JsonSchema });
    return Object.fromEntries(members.map(([name, member]) => [name, filled(member, depth + 1)]));
  }
  if (type === 'boolean') return true;
  return type === 'integer' || type === 'number' ? 1 : inShort();
}

interface Request {
  readonly method: Method;
  readonly url: string;
  readonly json?: unknown;
}

/** Yields requests to a route with card data in every text field. */
function* requestsTo({
  method,
  path,
  parameters = [],
  body,
  bodyExample,
}: RouteDocument): Generator<Request> {
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => `${name}=${encodeURIComponent(inShort())}`)
    .join('&');
  const url = () => path.replace(/\{\w+\}/g, () => encodeURIComponent(inShort()));
  const send = { method: method.toUpperCase() as Method };
  if (query !== '') yield { ...send, url: `${url()}?${query}`, ...(body ? { json: bodyExample ?? {} } : {}) };
  if (!body) {
    yield { ...send, url: url() };
    return;
  }
  yield { ...send, url: url(), json: filled(body as JsonSchema) };
  for (const json of withNumbers(bodyExample ?? {})) yield { ...send, url: url(), json };
}

/** Routes whose body is a file. `feedFiles` sends each of them. */
const FILES = ALL_ROUTES.filter(({ bodyType }) => bodyType !== undefined && !bodyType.includes('json'));

/** Routes that would revoke the calling key or limit its requests; the account's name is tested separately. */
const ENDS_THE_KEY = /\/session$|\/keys\/\{|\/account$/;

let folder: DataFolder;
let server: ServerProcess;
const answers: string[] = [];

/** Sends one request and returns the raw response; not every route returns JSON. */
async function ask(
  method: Method,
  path: string,
  json?: unknown,
  own: { readonly [name: string]: string } = {},
): Promise<{ readonly status: number; readonly data: Json }> {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'x-api-key': KEY, 'content-type': 'application/json', ...own },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await answer.text();
  answers.push(text, JSON.stringify([...answer.headers]));
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, data: isJson ? (JSON.parse(text) as { data: Json }).data : {} };
}

/** Returns the secrets in a text, each with the text around it. */
const heldBy = (text: string): readonly string[] => {
  const joined = text.toLowerCase().replace(/(?<=\d)[ .-](?=\d)/g, '');
  return SECRETS.filter((secret) => joined.includes(secret)).map((secret) => {
    const at = joined.indexOf(secret);
    return `${secret} in ${joined.slice(Math.max(0, at - 200), at + 200)}`;
  });
};

beforeAll(async () => {
  folder = await newDataFolder();
}, 120_000);
afterAll(async () => {
  await folder?.remove();
});

/** Sends card data through every entry point, and a marker that is stored. */
async function feed(env: { readonly [name: string]: string }): Promise<void> {
  const fraud = '/RestService/fraud-api/v2/';
  await receiveWebhooks();
  await ask('POST', fraud, { transaction_id: 'marked', order_memo: MARK, config: CONFIG });
  await ask('POST', '/RestService/tag-api/v1/tags/marked/add', { tags: [MARK] });
  for (const route of ALL_ROUTES.filter(({ path }) => !ENDS_THE_KEY.test(path)))
    for (const { method, url, json } of requestsTo(route)) await ask(method, url, json);
  await ask('PATCH', '/management-api/v1/account', { name: inWords() });
  // Texts with special processing.
  for (const number of NUMBERS) {
    const texts = { user_id: number, transaction_id: number, card_bin: number, session_id: number };
    const custom = { custom_fields: { note: number, cvv: CODE, deep: [{ cvc2: CODE, [number]: number }] } };
    await ask('POST', fraud, { ...texts, ...custom, config: CONFIG }, { 'idempotency-key': number });
    await ask('POST', fraud, { transaction_id: inWords(), order_memo: inWords(), config: CONFIG });
    await ask('POST', '/RestService/tag-api/v1/tags/marked/add', {
      tags: WRITTEN.map((write) => write(number)),
    });
    await ask('PUT', `/management-api/v1/transactions/${encodeURIComponent(number)}/label`, {
      label: 'fraud_detection_fraud',
    });
    await ask('POST', `/management-api/v1/transactions/${encodeURIComponent(number)}/review`, {
      state: 'DECLINE',
      comment: number,
    });
  }
  await feedPage();
  await feedFiles();
  await feedCommands(env);
  await readBack();
}

/** Bodies of the webhooks that the server sent. */
const delivered: string[] = [];
let receiver: Server;

/** Creates a webhook endpoint whose deliveries are searched. */
async function receiveWebhooks(): Promise<void> {
  receiver = createServer((request, reply) => {
    request.setEncoding('utf8').on('data', (text: string) => delivered.push(text));
    request.on('end', () => reply.end());
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const made = await ask('POST', '/management-api/v1/webhooks', {
    name: 'All',
    url,
    events: WEBHOOK_EVENTS,
  });
  expect(made.status).toBe(200);
}

/** Sends a file to every route that takes one: its content, its name, and both encodings of the name. */
async function feedFiles(): Promise<void> {
  const list = { id: 'cards', name: inShort(), kind: 'plain', field: 'user_id' };
  expect((await ask('POST', '/management-api/v1/lists', list)).status).toBe(200);
  const { data } = await ask('GET', '/management-api/v1/evaluations?limit=1');
  const evaluation = String(data.evaluations?.[0]?.id);
  for (const { operationId, method, path, bodyType = '' } of FILES) {
    for (const write of WRITTEN) {
      const name = write(nextNumber());
      const id = path.includes('/lists/') ? 'cards' : evaluation;
      const names = [
        `filename="${name.replace(/[^ -~]/g, '')}.txt"`,
        `filename*=UTF-8''${encodeURIComponent(name)}.txt`,
      ];
      const cells = [write(nextNumber()), inWords()].map((cell) => `"${cell}"`).join(',');
      for (const called of names) {
        const answer = await fetch(`${server.url}${path.replace(/\{\w+\}/g, id)}`, {
          method: method.toUpperCase(),
          headers: {
            'x-api-key': KEY,
            'content-type': bodyType,
            'content-disposition': `attachment; ${called}`,
            'user-agent': write(nextNumber()).replace(/[^ -~]/g, ''),
          },
          body: path.includes('/lists/') ? `value,note\n${cells}\n` : 'A text without numbers.',
        });
        answers.push(await answer.text());
        const isKnown = path.includes('/lists/') || path.includes('/evaluations/');
        if (isKnown) expect([operationId, answer.status]).toEqual([operationId, 200]);
      }
    }
  }
}

/** Reads every list and export. */
async function readBack(): Promise<void> {
  const pages = ALL_ROUTES.filter(({ method, path }) => method === 'get' && !path.includes('{'));
  for (const { path } of pages) await ask('GET', path);
  await ask('GET', '/management-api/v1/lists/cards/file');
  await ask('GET', '/management-api/v1/lists/cards/entries');
  await expect.poll(() => delivered.length, { timeout: 30_000 }).toBeGreaterThan(0);
}

/** The verification page: the end user's input, names and paths of media. */
async function feedPage(): Promise<void> {
  const made = await ask('POST', '/management-api/v1/workflows', {
    name: inWords(),
    definition: {
      start: 'document',
      nodes: [
        { id: 'document', type: 'DOCUMENT', next: 'end' },
        { id: 'end', type: 'END', status: 'DERIVED' },
      ],
    },
  });
  const id = String(made.data.workflow?.id);
  expect((await ask('POST', `/management-api/v1/workflows/${id}/activate`)).status).toBe(200);
  const begun = await ask('POST', '/orchestration-api/v1/init-workflow', {
    workflowId: id,
    inputs: { user_id: nextNumber(), user_fullname: inWords() },
  });
  expect(begun.data.token).toEqual(expect.any(String));
  const headers = { authorization: `Bearer ${String(begun.data.token)}` };
  await ask('POST', '/flow-api/v1/session', { platform: 'WEB', note: nextNumber() }, headers);
  for (const step of ['DOCUMENT', 'SELFIE', 'USER_DATA'])
    await ask('POST', '/flow-api/v1/submit', { step, fields: { name: inWords(), cvv: CODE } }, headers);
  const slot = encodeURIComponent(nextNumber());
  await ask(
    'PUT',
    `/flow-api/v1/media/${slot}?fileName=${slot}&captureMethod=${slot}`,
    { a: inWords() },
    headers,
  );
}

/** Files that an operator imports: labels, a list of persons, news. */
async function feedCommands(env: { readonly [name: string]: string }): Promise<void> {
  const files: readonly (readonly [readonly string[], string, string])[] = [
    [
      ['labels', 'import', '--account', '1'],
      'labels.jsonl',
      NUMBERS.map((number) =>
        JSON.stringify({ transaction_id: number, label: 'fraud_detection_fraud' }),
      ).join('\n'),
    ],
    [
      ['lists', 'import', 'csv'],
      'persons.csv',
      `id,name,aliases,address,program,id_number\n${NUMBERS.map((number, at) => `${at},Anna ${number},x ${number},${number},${number},${number}`).join('\n')}`,
    ],
    [
      ['registry', 'import', '--account', '1'],
      'people.csv',
      `country,full_name,phone,city,additional.note,additional.more\n${NUMBERS.map((number) => `BR,Ana ${number},${number},${inWords()},${inWords()},"[{""cvv"":""${CODE}"",""${number}"":""${number}""}]"`).join('\n')}`,
    ],
    [
      ['lists', 'import', 'jsonl'],
      'news.jsonl',
      NUMBERS.map((number, at) =>
        JSON.stringify({
          id: String(at),
          url: `https://news.test/${at}`,
          title: 'News',
          text: `Card ${number}`,
          date: '2026-01-02',
        }),
      ).join('\n'),
    ],
  ];
  for (const [args, name, text] of files) {
    const path = join(process.env.TMPDIR ?? '/tmp', `assay-cards-${process.pid}-${name}`);
    await writeFile(path, text);
    const done = await runAssay([...args, path], { env });
    expect([name, done.code, done.stderr]).toEqual([name, 0, expect.anything()]);
    answers.push(done.stdout, done.stderr);
  }
  const lines = NUMBERS.map((number) => JSON.stringify({ id: number, user_id: number, order_memo: number }));
  const scored = await runAssay(['score'], { env, input: lines.join('\n') });
  answers.push(scored.stdout, scored.stderr);
}

async function dumpOf(url: string): Promise<readonly string[]> {
  const database: Database = openDatabase({ url, maxConnections: 4 });
  try {
    const found = await tracesInTables(database, [...SECRETS, MARK]);
    return [...new Set(found.map(({ mark }) => mark))];
  } finally {
    await database.close();
  }
}

describe('card numbers and security codes, through every route and command', { timeout: 600_000 }, () => {
  it('are in no row, no byte of the data folder, no response, no webhook and no log', async () => {
    const cluster = await openClusterDatabase();
    const env = {
      ASSAY_DATA_DIR: folder.path,
      ASSAY_API_KEY: KEY,
      ASSAY_RATE_LIMIT: '0',
      ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true',
      ...(cluster && { DATABASE_URL: cluster.url }),
    };
    server = await startServer(env);
    await feed(env);
    expect(answers.length).toBeGreaterThan(1000);
    expect(await dumpOf(cluster?.url ?? (await runningEmbeddedUrl(folder.path)) ?? '')).toEqual([MARK]);
    await server.end('SIGTERM');
    expect(await tracesInFiles(folder.path, SECRETS)).toEqual([]);
    // Proves that the search finds stored data. The files of a cluster are not in this folder.
    if (cluster) await cluster.drop();
    else expect((await tracesInFiles(folder.path, [MARK])).length).toBeGreaterThan(0);
    expect(heldBy(answers.join('\n'))).toEqual([]);
    expect(heldBy(delivered.join('\n'))).toEqual([]);
    receiver.close();
    expect(heldBy(server.log() + server.output())).toEqual([]);
  });
});
