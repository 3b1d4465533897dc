import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { createProviders } from '@assay/providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRuntime } from '../platform/runtime';
import { type EnrichmentData, openEnrichment } from '../scoring/enrichment/open-enrichment';
import { type DataFolder, type Environment, newDataFolder } from '../testing/program';
import { runCliHere } from '../testing/run-cli-here';
import { runJsonLines } from './json-lines';
import { LOOKUP_KINDS } from './lookup-kinds';

let folder: DataFolder;
let env: Environment;
beforeAll(async () => {
  folder = await newDataFolder();
  env = { ASSAY_DATA_DIR: folder.path };
});
afterAll(() => folder.remove());

const lines = (...inputs: readonly object[]) => inputs.map((input) => `${JSON.stringify(input)}\n`).join('');

/** Returns one response per line of input. */
async function lookUp(
  kind: string,
  input: string,
): Promise<readonly { readonly [member: string]: unknown }[]> {
  const { code, stdout } = await runCliHere(['lookup', kind], { env, input });
  expect(code).toBe(0);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const KINDS: readonly (readonly [kind: string, input: object, output: object])[] = [
  ['ip', { ip: '8.8.8.8' }, { ip: '8.8.8.8', country: 'US', asn: 15169, timezone: expect.any(String) }],
  [
    'email',
    { email: 'A.Nobody@Mailinator.com' },
    {
      email: 'a.nobody@mailinator.com',
      relay: false,
      risk_scores: { global_network_score: 12.5 },
      email_domain_details: { disposable: true, valid_mx: null },
    },
  ],
  [
    'phone',
    { phone: '30 123 4567', country: 'HU' },
    { phone: '36301234567', country_code: 'HU', provider_carrier_details: { type: 'MOBILE' } },
  ],
  [
    'national-id',
    { country: 'mx', type: 'curp', value: 'HEGG560427MVZRRL04' },
    { valid: true, fault: null, birth_date: '1956-04-27', sex: 'F', region: 'Veracruz' },
  ],
  ['national-id', { country: 'BR', type: 'CPF', value: 39053344706 }, { valid: false, fault: 'check_digit' }],
  [
    'address',
    { country: 'US', text: '123 North Main Street Apt 4B, Springfield, IL 62704' },
    {
      components: {
        house_number: '123',
        predirectional: 'N',
        street_name: 'Main',
        street_suffix: 'ST',
        unit: '4B',
      },
      address_details: { status: 'PARTIAL', precision: 'LOCALITY', geocoding: { precision: 'ZIP5' } },
    },
  ],
  [
    'address',
    { country: 'DE', street: 'Hauptstraße 5', zip: 10115, city: 'Berlin' },
    { components: { house_number: '5', street_name: 'Hauptstraße', city: 'Berlin', postcode: '10115' } },
  ],
  [
    'postcode',
    { country: 'US', postcode: 62704, region: 'Illinois' },
    { valid: true, city: 'Springfield', region: 'IL', latitude: expect.any(Number) },
  ],
  ['postcode', { country: 'US', postcode: '62704', region: 'CA' }, { valid: false }],
  ['bin', { card_bin: 411111 }, { card_bin: '411111', network: 'visa', bin_valid: true }],
  [
    'domain',
    { domain: 'mail.example.co.uk' },
    { domain: 'mail.example.co.uk', registrable_domain: 'example.co.uk', tld: '.uk' },
  ],
  [
    'domain',
    { whois: 'Domain Name: EXAMPLE.COM\nCreation Date: 1995-08-14T04:00:00Z\nRegistrar: IANA\n' },
    { created: '1995-08-14 04:00:00', registrar_name: 'IANA' },
  ],
  [
    'user-agent',
    { user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    { browser: 'Firefox', os: 'Windows 10', device_type: 'desktop' },
  ],
  ['timezone', { latitude: 47.5, longitude: 19.04 }, { timezone: 'Europe/Budapest' }],
  ['text', { text: 'xkjq9z' }, { value_length: 6, pattern: 'aaaa9a' }],
  [
    'distance',
    { from: [47.4979, 19.0402], to: [48.2082, 16.3738] },
    { kilometres: expect.closeTo(214.6, 1) },
  ],
];

describe('lookup kinds', () => {
  let data: EnrichmentData;
  beforeAll(() => {
    data = openEnrichment(folder.path);
  });
  afterAll(() => data.close());

  it.each(KINDS)('%s %j', async (kind, input, output) => {
    const written = new PassThrough();
    const { now, timeOrderedId: newId } = systemRuntime();
    const work = LOOKUP_KINDS[kind]!.work({
      data,
      providers: createProviders({}),
      risk: () => 12.5,
      now,
      newId,
    });
    const streams = { input: Readable.from(lines(input, { ...input, id: 'row 2' })), output: written };
    await runJsonLines([], work, { ...streams, progress: process.stderr }, kind);
    const [answer, again] = String(written.read())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answer).toMatchObject(output);
    expect(answer.id).not.toBe('row 2');
    expect(again).toMatchObject({ ...output, id: 'row 2' });
  });

  it('includes a test for each kind', () => {
    expect([...new Set(KINDS.map(([kind]) => kind))].sort()).toEqual(Object.keys(LOOKUP_KINDS).sort());
  });
});

describe('assay lookup', () => {
  it('continues after lines with errors and reports them', async () => {
    const input = `{"ip":"8.8.8.8","id":1}\n{"ip":\n\n{"ip":"300.1.1.1","id":{"a":2}}\n[]\n{"ip":null}\n{"ip":"9.9.9.9"}`;
    expect(await lookUp('ip', input)).toMatchObject([
      { ip: '8.8.8.8', id: 1 },
      { error: { code: '1006', message: 'Invalid input json' }, line: 2 },
      { error: { code: '1002' }, line: 4, id: { a: 2 } },
      { error: { code: '1006' }, line: 5 },
      { error: { code: '1006', message: expect.stringContaining('ip') }, line: 6 },
      { ip: '9.9.9.9' },
    ]);
  });

  it('reads files in order and reports progress', async () => {
    const files = ['one', 'two'].map((name) => join(folder.path, `${name}.jsonl`));
    for (const [n, file] of files.entries()) writeFileSync(file, lines({ text: 'abc', id: n }).repeat(20));
    const { code, stdout, stderr } = await runCliHere(['lookup', 'text', ...files], { env });
    expect(code).toBe(0);
    const ids = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id);
    expect(ids).toEqual([...Array(20).fill(0), ...Array(20).fill(1)]);
    expect(stderr.trim().split('\n')).toHaveLength(10);
    expect(stderr).toContain('lookup text 100 %');
  });

  it('reports a missing file in one sentence', async () => {
    const { code, stdout, stderr } = await runCliHere(['lookup', 'ip', 'nothing.jsonl'], { env });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^[^\n]*nothing\.jsonl[^\n]*\.\n$/);
  });
});

describe('assay program', () => {
  it.each([
    [['lookup', 'ip', '--loud'], 2],
    [['nonsense'], 2],
    [['replay'], 2],
    [['--version'], 0],
  ])('%j exits with code %i', async (args, code) => {
    const end = await runCliHere(args, { env });
    expect(end.code).toBe(code);
    expect(code === 0 ? end.stdout : end.stderr).not.toBe('');
  });

  it('explains each command with an example', async () => {
    const { stdout } = await runCliHere(['lookup', 'ip', '--help'], { env });
    expect(stdout).toContain(`echo '{"ip":"8.8.8.8"}' | assay lookup ip`);
  });

  it('prints its OpenAPI document', async () => {
    const { code, stdout } = await runCliHere(['openapi'], { env });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ openapi: '3.1.0' });
  });
});
