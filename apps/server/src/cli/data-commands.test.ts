import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DataFolder, type Environment, newDataFolder } from '../testing/program';
import { startPublisher } from '../testing/publisher';
import { runCliHere } from '../testing/run-cli-here';

let folder: DataFolder;
let env: Environment;
beforeAll(async () => {
  folder = await newDataFolder();
  env = { ASSAY_DATA_DIR: folder.path };
});
afterAll(() => folder.remove());

describe('assay data', () => {
  it('reports the loaded data', async () => {
    const { code, stdout } = await runCliHere(['data', 'status', '--json'], { env });
    expect(code).toBe(0);
    const sources = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(sources.length).toBeGreaterThan(15);
    for (const source of sources) {
      expect(source).toMatchObject({
        name: expect.any(String),
        licence: expect.any(String),
        loaded: expect.any(Boolean),
        stale: expect.any(Boolean),
      });
    }
    const table = await runCliHere(['data', 'status'], { env });
    expect(table.code).toBe(0);
    for (const { name } of sources) expect(table.stdout).toContain(name);
  });

  it('imports a feed from a file and rejects an invalid file', async () => {
    const file = join(folder.path, 'feed.txt');
    writeFileSync(file, `${Array.from({ length: 2000 }, (_, n) => `throwaway-${n}.example`).join('\n')}\n`);
    const loaded = await runCliHere(['data', 'import', 'disposable-domains', file], { env });
    expect([loaded.code, loaded.stderr]).toEqual([0, '']);
    const looked = await runCliHere(['lookup', 'email'], {
      env,
      input: '{"email":"a@throwaway-7.example"}',
    });
    expect(JSON.parse(looked.stdout)).toMatchObject({ email_domain_details: { disposable: true } });

    const picture = join(folder.path, 'picture.png');
    writeFileSync(picture, Buffer.alloc(20_000, 0x89));
    for (const args of [
      ['disposable-domains', join(folder.path, 'nothing.txt')],
      ['no-such-source', file],
      ['disposable-domains', picture],
    ]) {
      const refused = await runCliHere(['data', 'import', ...args], { env });
      expect([refused.code, refused.stdout]).toEqual([1, '']);
      expect(refused.stderr).toMatch(/^[^\n]+\n$/);
    }
  });

  it('imports a geofeed from a file or an address, and stores the address', async () => {
    const file = join(folder.path, 'places.csv');
    writeFileSync(file, '# ours\n8.8.8.0/24,FR,,,\nnothing,FR,,,\n9.9.9.0/24,FR,,,\n');
    const import_ = ['data', 'import', 'geofeed-shop', file, '--within', '8.8.0.0/16'];
    const loaded = await runCliHere(import_, { env });
    expect([loaded.code, loaded.stderr]).toEqual([0, '']);
    expect(JSON.parse(loaded.stdout)).toMatchObject({ rows: 1, ignored: { prefix: 1, outside: 1 } });
    const looked = await runCliHere(['lookup', 'ip'], { env, input: '{"ip":"8.8.8.8"}' });
    expect(JSON.parse(looked.stdout)).toMatchObject({
      country: 'FR',
      city: null,
      latitude: null,
      place_source: { source: 'geofeed-shop' },
    });

    const publisher = await startPublisher();
    publisher.publish({ body: '8.8.8.0/24,BE,,,\n' });
    const address = `${publisher.baseUrl}/geofeed.csv`;
    const update = ['data', 'update', 'geofeed-shop', '--allow-network', '127.0.0.0/8'];
    try {
      expect((await runCliHere(update, { env })).stderr).toContain('has no download address');
      expect((await runCliHere([...update, '--address', address], { env })).code).toBe(0);
      publisher.publish({ body: '8.8.8.0/24,CH,,,\n' });
      const again = await runCliHere(update, { env });
      expect(JSON.parse(again.stdout)).toMatchObject({ source: 'geofeed-shop', ok: true, rows: 1 });
    } finally {
      await publisher.close();
    }
    const status = await runCliHere(['data', 'status'], { env });
    expect(status.stdout).toMatch(/^geofeed-shop +\d{4}-\d\d-\d\d +1 /m);
  });

  it('imports custom files with a declared meaning, stores valid rows and reports invalid ones', async () => {
    const file = join(folder.path, 'own.csv');
    writeFileSync(
      file,
      'netz,halter,art\n8.8.4.0/24,Shop Line,mobile\n8.8.5.0/24,Other,isp\nnowhere,x,isp\n',
    );
    const columns = ['--columns', 'network=netz', 'owner=halter', 'type=art'];
    const declared = [
      'data',
      'import',
      file,
      '--as',
      'network-owner,connection-type',
      '--name',
      'shop',
      ...columns,
    ];
    const strict = await runCliHere([...declared, '--all-or-nothing'], { env });
    expect([strict.code, strict.stdout]).toEqual([1, '']);
    expect(strict.stderr).toContain('row 4 (network)');
    const loaded = await runCliHere(declared, { env });
    expect([loaded.code, loaded.stderr]).toEqual([0, '']);
    expect(JSON.parse(loaded.stdout)).toMatchObject({
      source: 'own-networks-shop',
      rows: 2,
      bad_rows: { count: 1, first: [{ row: 4, fault: 'network' }] },
    });
    const looked = await runCliHere(['lookup', 'ip'], { env, input: '{"ip":"8.8.4.4"}' });
    expect(JSON.parse(looked.stdout)).toMatchObject({ isp_name: 'Shop Line', type: 'MOB' });

    const domains = join(folder.path, 'own-domains.txt');
    writeFileSync(domains, 'burner-of-ours.example\n');
    const table = join(folder.path, 'own-bins.csv');
    writeFileSync(table, 'bin,bank,country\n414141,Our Bank,DE\n');
    for (const args of [
      [domains, '--as', 'disposable-domains'],
      [table, '--as', 'bin-table'],
    ])
      expect((await runCliHere(['data', 'import', ...args], { env })).code).toBe(0);
    const email = await runCliHere(['lookup', 'email'], {
      env,
      input: '{"email":"a@burner-of-ours.example"}',
    });
    expect(JSON.parse(email.stdout)).toMatchObject({ email_domain_details: { disposable: true } });
    const bin = await runCliHere(['lookup', 'bin'], { env, input: '{"card_bin":"41414112"}' });
    expect(JSON.parse(bin.stdout)).toMatchObject({ bin_bank: 'Our Bank', bin_country_code: 'DE' });
    const status = await runCliHere(['data', 'status'], { env });
    for (const name of ['own-networks-shop', 'own-bin-table', 'own-disposable-domains'])
      expect(status.stdout).toMatch(new RegExp(`^${name} +\\d{4}-\\d\\d-\\d\\d +\\d `, 'm'));
  });

  it.each([
    [['own.csv', '--as', 'everything'], '--as must be'],
    [['own.csv', '--as', 'vpn,tor'], '--as must be'],
    [['own.csv', '--as', 'networks'], '--as must be'],
    [['own.csv', '--as', 'vpn', '--name', 'shop'], '--name works only with'],
    [['own.csv', '--as', 'country', '--name', 'Big Shop'], 'lowercase letters'],
    [['own.csv', 'own.csv', '--as', 'country'], 'Give only the file'],
    [['own.csv'], 'Give a source and a file'],
    [['own-networks', 'own.csv'], 'what the file contains'],
    [['own-vpn', 'own.csv', '--columns', 'network'], 'field=heading'],
  ])('rejects %j', async (args, message) => {
    const refused = await runCliHere(['data', 'import', ...args], { env });
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain(message);
  });
});
