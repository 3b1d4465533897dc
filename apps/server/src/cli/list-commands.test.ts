import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DataFolder, type Environment, newDataFolder } from '../testing/program';
import { type Publisher, startPublisher } from '../testing/publisher';
import { runCliHere } from '../testing/run-cli-here';

let folder: DataFolder;
let env: Environment;
let publisher: Publisher;
let address: string;

beforeAll(async () => {
  [folder, publisher] = await Promise.all([newDataFolder(), startPublisher()]);
  env = { ASSAY_DATA_DIR: folder.path };
  address = `${publisher.baseUrl}/consolidated.xml`;
});
afterAll(async () => {
  await Promise.all([folder.remove(), publisher.close()]);
});

/** Every run of the program starts a process. */
const MANY_RUNS_MS = 120_000;
const LETTERS = 'abcdefghijklmnopqrst';
/** Returns a list in the United Nations format with fictional people. */
const unList = (persons: number) => {
  const individuals = Array.from(
    { length: persons },
    (_, n) =>
      `<INDIVIDUAL><DATAID>${n + 1}</DATAID><FIRST_NAME>Agnes</FIRST_NAME><SECOND_NAME>Wintermark${LETTERS[n]}</SECOND_NAME><REFERENCE_NUMBER>TSi.${n + 1}</REFERENCE_NUMBER></INDIVIDUAL>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="2026-03-0${(persons % 9) + 1}T00:00:00Z"><INDIVIDUALS>${individuals.join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`;
};

const file = (name: string, content: string): string => {
  const path = join(folder.path, name);
  writeFileSync(path, content);
  return path;
};
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const update = async () => {
  const run = await runCliHere(
    ['lists', 'update', 'un_sc', '--address', address, '--allow-network', '127.0.0.0/8'],
    { env },
  );
  return { code: run.code, line: lines(run.stdout)[0] };
};
const entries = async () => {
  const [line] = lines((await runCliHere(['lists', 'status', '--json'], { env })).stdout);
  return line?.entries;
};

describe('assay lists', () => {
  it(
    'updates from an address, rejects an invalid file, and rolls back to the previous state',
    async () => {
      publisher.publish({ body: unList(20), etag: '"one"' });
      expect(await update()).toMatchObject({ code: 0, line: { list: 'un_sc', ok: true, unchanged: false } });
      expect(await update()).toMatchObject({ code: 0, line: { ok: true, unchanged: true } });
      for (const [wrong, reason] of [
        [{ body: '<!DOCTYPE html><html><body>Maintenance</body></html>' }, /web page/],
        [{ body: unList(20).slice(0, 2000) }, /ends before/],
        [{ status: 503, body: unList(20) }, /503/],
      ] as const) {
        publisher.publish(wrong);
        const refused = await update();
        expect(refused).toMatchObject({ code: 1, line: { ok: false } });
        expect(refused.line.error.message).toMatch(reason);
      }
      publisher.publish({ body: unList(18) });
      expect((await update()).code).toBe(0);
      const back = await runCliHere(['lists', 'rollback', 'un_sc'], { env });
      expect([back.code, await entries()]).toEqual([0, 20]);
    },
    MANY_RUNS_MS,
  );

  it("rejects a file that isn't a list with one sentence", async () => {
    for (const args of [
      ['auto', file('page.xml', '<html><body>no list</body></html>')],
      ['local', file('cpf.csv', 'cpf\n52998224725\n'), '--name', 'unknown'],
    ]) {
      const refused = await runCliHere(['lists', 'import', ...args], { env });
      expect([refused.code, refused.stdout], args.join(' ')).toEqual([1, '']);
      expect(refused.stderr, args.join(' ')).toMatch(/^[^\n]+\n$/);
    }
  });
});

describe('assay screen, check-bank and list-diff', () => {
  it(
    'answer from files without a server',
    async () => {
      const old = file(
        'own-2026-01.csv',
        'id,name,bic\n1,Hedda Ruskin,\n2,Ostmark Handelsbank AG,OSTMATWW\n',
      );
      const next = file('own-2026-02.csv', 'id,name,bic\n1,Hedda Ruskina,\n3,Tore Quist,\n');
      const screened = await runCliHere(['screen', '--lists', folder.path], {
        env,
        input: '{"id":7,"name":"Agnes Wintermarka"}\nno json\n{"name":"Somebody Else","type":"PERSON"}\n',
      });
      const [found, bad, none] = lines(screened.stdout);
      expect(found.id).toBe(7);
      expect(found.matches[0]).toMatchObject({ list: 'un_sc', source_id: 'TSi.1' });
      expect(found.matches[0].score).toBeGreaterThan(0.9);
      expect(found.matches[0].explanation).toBeTruthy();
      expect(bad).toMatchObject({ error: { code: '1006' }, line: 2 });
      expect(none).toEqual({ matches: [] });
      const bank = await runCliHere(['check-bank', '--lists', old], {
        env,
        input: '{"bank_swift":"OSTMATWWXXX"}',
      });
      expect(lines(bank.stdout)[0]).toMatchObject({
        has_match: true,
        entries: [{ source_id: '2', matched_field: 'bank_swift', match_type: 'EXACT' }],
      });
      const difference = await runCliHere(['list-diff', old, next], { env });
      expect(lines(difference.stdout)[0]).toEqual({ added: ['3'], removed: ['2'], changed: ['1'] });
      const missing = await runCliHere(['screen', '--lists', join(folder.path, 'nowhere')], {
        env,
        input: '',
      });
      expect(missing.code).toBe(1);
    },
    MANY_RUNS_MS,
  );
});
