import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyedDigest } from '../../platform/secrets/aes-gcm';
import type { CheckContext, CheckProvider } from '../checks/provider';
import { runCheck } from '../checks/run-check';
import { withCheckServices } from './check-services';

const SECRET = 's'.repeat(40);
const ENV = { ACME_SECRET: SECRET, SHORT: 'short' };

const context: CheckContext = {
  executionId: 'e-1',
  checkType: 'DOCUMENT',
  settings: {},
  inputs: { user_fullname: 'Camille Durand' },
  isTest: true,
  media: [
    {
      slot: 'documentFront',
      id: 'm-1',
      mediaType: 'image/png',
      size: 3,
      captureMethod: 'CAMERA',
      bytes: async () => Buffer.from('abc'),
    },
  ],
  earlier: [],
  extracted: {},
  submission: {},
  deviceSession: null,
  challenge: null,
  chip: null,
  signal: new AbortController().signal,
  limitMs: 30_000,
  now: 1_700_000_000_000,
} as never;

/** A built-in engine for one of the two sub-checks. */
const builtIn: CheckProvider = {
  name: 'built-in',
  version: '1',
  capabilities: () => [
    { check: 'DOCUMENT', subCheck: 'mrzCheckResult', strength: 'moderate' },
    { check: 'DOCUMENT', subCheck: 'screenCheckResult', strength: 'moderate' },
  ],
  evaluate: async () => ({
    findings: [{ subCheck: 'mrzCheckResult', result: 'PASS' }],
    extracted: { documentNumber: 'A1' },
  }),
};

let folder: string;
let server: Server;
let answer: { status?: number; text: string; headers?: { [name: string]: string } };
let asked: { headers: NodeJS.Dict<string | string[]>; body: string }[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-services-'));
  asked = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push({ headers: request.headers, body });
      response.writeHead(answer.status ?? 200, answer.headers ?? {}).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ANSWERS = [
  { check: 'DOCUMENT', sub_check: 'mrzCheckResult', strength: 'strong', evidence: ['ISO-1'] },
  { check: 'DOCUMENT', sub_check: 'screenCheckResult', strength: 'moderate' },
];

async function opened(more: object = {}) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/check`;
  const path = join(folder, 'services.json');
  const service = {
    name: 'acme',
    url,
    secret: 'env:ACME_SECRET',
    place: 'behind',
    answers: ANSWERS,
    ...more,
  };
  writeFileSync(path, JSON.stringify([service]));
  return withCheckServices([builtIn], path, ENV);
}

async function found(more: object = {}) {
  const { findings, extracted } = await runCheck(await opened(more), 'DOCUMENT', context, () => 0);
  const of = (name: string) => findings.find(({ subCheck }) => subCheck === name);
  return { mrz: of('mrzCheckResult'), screen: of('screenCheckResult'), extracted };
}

const says = (...findings: readonly object[]) => {
  answer = { text: JSON.stringify({ findings }) };
};

describe('check service', () => {
  it('receives the signed check with previously extracted data and the pictures', async () => {
    says();
    await found();
    const [{ headers, body } = { headers: {}, body: '' }] = asked;
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${keyedDigest(SECRET, signed).toString('base64')}`);
    expect(headers['webhook-timestamp']).toBe('1700000000');
    expect(JSON.parse(body)).toEqual({
      execution_id: 'e-1',
      check: 'DOCUMENT',
      sub_checks: ['mrzCheckResult', 'screenCheckResult'],
      is_test: true,
      settings: {},
      inputs: { user_fullname: 'Camille Durand' },
      extracted: { DOCUMENT: { documentNumber: 'A1' } },
      media: [{ slot: 'documentFront', media_type: 'image/png', content: 'YWJj' }],
    });
  });

  it('counts by its strength compared with the built-in engines', async () => {
    says({ sub_check: 'mrzCheckResult', result: 'FAIL', score: 0.2, reasons: ['FORGED'] });
    const { mrz, screen } = await found();
    expect(mrz).toMatchObject({ result: 'FAIL', engine: 'acme', score: 0.2, evidence: ['ISO-1'] });
    expect(screen).toMatchObject({ result: 'NOT_PERFORMED' });
  });

  it('runs before the built-in engines when configured first', async () => {
    answer = {
      text: JSON.stringify({ findings: [], extracted: { surname: 'DURAND', documentNumber: 'B2' } }),
    };
    const { extracted } = await found({ place: 'front' });
    expect(JSON.parse(asked[0]!.body).extracted).toEqual({ DOCUMENT: {} });
    expect(extracted).toEqual({ surname: 'DURAND', documentNumber: 'A1' });
  });

  it('performs only unanswered sub-checks when configured so', async () => {
    says(
      { sub_check: 'mrzCheckResult', result: 'FAIL' },
      { sub_check: 'screenCheckResult', result: 'REVIEW' },
    );
    const { mrz, screen } = await found({ when: 'unanswered' });
    expect(mrz).toMatchObject({ result: 'PASS', engine: 'built-in' });
    expect(screen).toMatchObject({ result: 'REVIEW', engine: 'acme' });
    await found({ when: 'unanswered', answers: [ANSWERS[0]] });
    expect(asked).toHaveLength(1);
  });

  it.each<[string, typeof answer]>([
    ['another status', { status: 500, text: '{"findings":[]}' }],
    ['a redirect', { status: 302, text: '', headers: { location: '/elsewhere' } }],
    ['no JSON', { text: 'PASS' }],
    ['no findings', { text: '{}' }],
    ['an unknown result', { text: '{"findings":[{"sub_check":"mrzCheckResult","result":"OK"}]}' }],
    [
      'sentences as reasons',
      { text: '{"findings":[{"sub_check":"a","result":"PASS","reasons":["a person"]}]}' },
    ],
    ['a score beyond 1', { text: '{"findings":[{"sub_check":"a","result":"PASS","score":7}]}' }],
    ['nested data', { text: '{"findings":[],"extracted":{"papers":[{}]}}' }],
    ['an unknown retry', { text: '{"findings":[],"retry":"AGAIN"}' }],
    ['too much', { text: ' '.repeat(1_000_001) }],
  ])('with %s as the response proves nothing', async (_what, said) => {
    answer = said;
    const { mrz, screen } = await found({ place: 'behind' });
    expect(mrz).toMatchObject({ result: 'PASS', engine: 'built-in' });
    expect(screen).toMatchObject({ result: 'NOT_PERFORMED' });
  });

  it.each<[string, object]>([
    ['url', { url: 'http://checks.example/' }],
    ['url', { url: 'https://me:secret@checks.example/' }],
    ['secret', { secret: SECRET }],
    ['secret', { secret: 'env:SHORT' }],
    ['place', { place: 'aside' }],
    ['when', { when: 'sometimes' }],
    ['timeout_ms', { timeout_ms: 0 }],
    ['name', { name: 'Acme Ltd' }],
    ['answers', { answers: [] }],
    [
      'answers[0].sub_check',
      { answers: [{ check: 'SELFIE', sub_check: 'mrzCheckResult', strength: 'strong' }] },
    ],
  ])('with an invalid %s is rejected at startup without revealing a secret', async (setting, more) => {
    const refusal = await opened(more).catch((error: Error) => error.message);
    expect(refusal).toContain(`[0].${setting}`);
    expect(refusal).not.toContain(SECRET);
  });
});
