import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFeed } from '@assay/enrichment';
import { expect, it } from 'vitest';
import { storedRdapServers } from './opened-tables';

it('returns the rows of the imported registry, and the new rows after the next import', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rdap-servers-'));
  const load = async (server: string) => {
    const names = Array.from({ length: 600 }, (_, n) => `tld${n}`);
    const text = JSON.stringify({ services: [[names, [server]]], filler: 'x'.repeat(8192) });
    const now = new Date('2026-11-20T00:00:00Z');
    const options = { dataDir, source: 'rdap-servers', bytes: Buffer.from(text), now, force: true };
    expect(await importFeed(options)).toMatchObject({ ok: true, rows: 600 });
  };
  try {
    const read = storedRdapServers(dataDir);
    expect(read()).toBeNull();
    await load('https://one.example/');
    expect(read()?.lines[0]).toBe('tld0 https://one.example/');
    await load('https://two.example/');
    expect(read()?.lines[0]).toBe('tld0 https://two.example/');
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
