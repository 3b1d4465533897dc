import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../testing/manual-clock';
import { rdapBootstrapFile, rdapBootstrapStored, readRdapBootstrap } from './rdap-bootstrap';

const registry = (server: string) => ({
  version: '1.0',
  publication: '2026-01-01T00:00:00Z',
  services: [
    [
      ['net', 'COM'],
      ['http://old.example/com', 'https://rdap.example/com'],
    ],
    [['co.uk'], ['https://rdap.example/couk/']],
    [['uk'], [server]],
    [['odd'], ['ftp://nowhere.example/']],
    'nonsense',
  ],
});

describe('readRdapBootstrap', () => {
  it('finds servers by the longest entry, https first, with a final slash', () => {
    const bootstrap = readRdapBootstrap(registry('https://rdap.example/uk'));
    expect(bootstrap?.publication).toBe('2026-01-01T00:00:00Z');
    expect(bootstrap?.serversFor('example.com')).toEqual([
      'https://rdap.example/com/',
      'http://old.example/com/',
    ]);
    expect(bootstrap?.serversFor('shop.co.uk')).toEqual(['https://rdap.example/couk/']);
    expect(bootstrap?.serversFor('shop.uk')).toEqual(['https://rdap.example/uk/']);
    expect(bootstrap?.serversFor('example.odd')).toEqual([]);
    expect(bootstrap?.serversFor('example.de')).toEqual([]);
  });

  it('rejects any other document', () => {
    expect(readRdapBootstrap({ services: 'none' })).toBeNull();
    expect(readRdapBootstrap(null)).toBeNull();
  });
});

describe('rdapBootstrapFile', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rdap-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function publish(document: string, modified: number): Promise<void> {
    const file = join(folder, 'dns.json');
    await writeFile(file, document);
    await utimes(file, modified, modified);
  }

  it('reads the folder’s dns.json, and a newer one a minute later', async () => {
    const clock = new ManualClock();
    const source = rdapBootstrapFile(folder, clock);
    await expect(source()).rejects.toMatchObject({ kind: 'malformed' });
    await publish(JSON.stringify(registry('https://first.example/')), 1_000);
    expect((await source()).serversFor('a.uk')).toEqual(['https://first.example/']);
    await publish(JSON.stringify(registry('https://second.example/')), 2_000);
    expect((await source()).serversFor('a.uk')).toEqual(['https://first.example/']);
    clock.advance(60_000);
    expect((await source()).serversFor('a.uk')).toEqual(['https://second.example/']);
  });

  it('continues with the previous version if a newer one is broken', async () => {
    const clock = new ManualClock();
    await publish(JSON.stringify(registry('https://first.example/')), 1_000);
    const source = rdapBootstrapFile(join(folder, 'dns.json'), clock);
    await source();
    await publish('{"services": [', 2_000);
    clock.advance(60_000);
    expect((await source()).serversFor('a.uk')).toEqual(['https://first.example/']);
  });
});

const real = fileURLToPath(new URL('../../../../../shared/data/rdap/bootstrap-dns.json', import.meta.url));

it.skipIf(!existsSync(real))('reads IANA’s own file (skipped if ../shared is absent)', async () => {
  const bootstrap = readRdapBootstrap(JSON.parse(await readFile(real, 'utf8')));
  expect(bootstrap?.serversFor('example.cz')).toEqual(['https://rdap.nic.cz/']);
  expect(bootstrap?.serversFor('example.br')).toEqual(['https://rdap.registro.br/']);
});

describe('rdapBootstrapStored', () => {
  it('has no server while nothing is stored, and loads a new version after a minute', async () => {
    const clock = new ManualClock();
    let stored: { version: string; lines: string[] } | null = null;
    const source = rdapBootstrapStored(() => stored, clock);
    expect((await source()).serversFor('shop.com')).toEqual([]);
    stored = { version: '1', lines: ['com http://old.example https://rdap.example'] };
    expect((await source()).serversFor('shop.com')).toEqual([]);
    clock.advance(60_000);
    expect((await source()).serversFor('shop.com')).toEqual(['https://rdap.example/', 'http://old.example/']);
    stored = { version: '2', lines: ['com https://new.example/'] };
    clock.advance(60_000);
    expect((await source()).serversFor('shop.com')).toEqual(['https://new.example/']);
  });
});
