import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import type { Environment } from '../testing/program';
import { runCliHere } from '../testing/run-cli-here';

const HEAD = 'country,id_type,id_value,first_name,last_name,date_of_birth';
const ANN = 'BR,CPF,39053344705,Ann,Silva,1980-02-03';
const BEN = 'BR,CPF,111.444.777-35,Ben,Souza,1979-11-30';
/** Line 3: unknown country; 4: invalid date; 5: no searchable value. */
const BROKEN = ['ZZ,CPF,1,Eve,X,1990-01-01', 'BR,CPF,52998224725,Eve,Y,1990-02-30', 'BR,,,,,'];

const folder = mkdtempSync(join(tmpdir(), 'assay-registry-'));
let store: TestDatabase;
let env: Environment;
let server: AssayServer;

beforeAll(async () => {
  store = await openTestDatabase();
  env = { DATABASE_URL: store.url, ASSAY_DATA_DIR: folder };
  server = await startAssay({ shared: store });
});
afterAll(async () => {
  await server.close();
  await store.drop();
  rmSync(folder, { recursive: true });
});

async function take(name: string, lines: readonly string[], ...further: readonly string[]) {
  const path = join(folder, `${name}.csv`);
  writeFileSync(path, `${[HEAD, ...lines].join('\n')}\n`);
  const { code, stdout, stderr } = await runCliHere(
    ['registry', 'import', path, '--name', name, ...further],
    {
      env,
    },
  );
  const formatted = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { code, formatted, sentence: stderr.trim().split('\n').at(-1) };
}

/** Returns the running server's result for a number. */
async function resultOf(id_value: string) {
  const { data } = await server.owner.live.fraud({
    user_id: 'somebody',
    id_value,
    config: { ekyc_api: true, ekyc: { type: 'BR_ID_CPF_EXT' }, response_fields: 'ekyc_result' },
  });
  return data.ekyc_result;
}

it('invalid rows are counted and reported by line, and the rest is imported', async () => {
  const { code, formatted, sentence } = await take('main', [ANN, ...BROKEN, BEN]);
  expect([code, sentence]).toEqual([0, '2 rows imported, 3 rejected; main now contains 2 people.']);
  expect(formatted.map(({ line }) => line)).toEqual([3, 4, 5]);
  for (const { error } of formatted) expect(error).toMatchObject({ code: '1006' });
  // The report contains no personal data.
  expect(JSON.stringify(formatted)).not.toMatch(/Eve|52998224725/);
  expect([await resultOf('39053344705'), await resultOf('11144477735')]).toEqual(['SUCCESS', 'SUCCESS']);
});

it('--all-or-nothing imports nothing when a row is invalid, and reports it', async () => {
  const { code, formatted, sentence } = await take(
    'strict',
    ['BR,CPF,52998224725,Zoe,Lima,1991-01-01', ...BROKEN],
    '--all-or-nothing',
  );
  expect(code).toBe(1);
  expect(sentence).toMatch(/nothing changed\.$/);
  expect(formatted).toHaveLength(3);
  expect(await resultOf('52998224725')).not.toBe('SUCCESS');
  const whole = await take('strict', ['BR,CPF,52998224725,Zoe,Lima,1991-01-01'], '--all-or-nothing');
  expect([whole.code, whole.formatted]).toEqual([0, []]);
  expect(await resultOf('52998224725')).toBe('SUCCESS');
});

it("a file that isn't a registry is rejected in one sentence", async () => {
  const path = join(folder, 'other.csv');
  writeFileSync(path, 'a;b;c\n1;2;3\n');
  const { code, stderr } = await runCliHere(['registry', 'import', path, '--name', 'other'], { env });
  expect(code).toBe(1);
  expect(stderr).not.toMatch(/ at .*\.ts|Error:/);
});
