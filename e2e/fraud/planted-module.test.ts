import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LIMIT_MS = 180_000;

/** A module that exists only in this test: its schema and its lookup. */
const DETAILS = `
import { closed, flag, stringOrNull } from '../schema';
export const taxNumberDetails = closed({ known: flag, country: stringOrNull });
`;
const SIGNAL = `
import type { Signal } from './signal';
export const taxNumberSignal: Signal<'tax_number_details'> = {
  wants: (request, config) => config.tax_number_api === true && request.user_id !== undefined,
  look({ request }, evidence) {
    evidence({ looked: true });
    return { known: true, country: request.user_id?.slice(0, 2) ?? null };
  },
};
`;
const CONTRACT_LINE =
  "  tax_number_details: { config: 'tax_number_api', schema: nullable(taxNumberDetails), answered: 'first' },";
const SERVER_LINE = '  tax_number_details: taxNumberSignal,';

const CHECKS = `
import { ruleFields } from '@assay/contract';
import { compileRuleSet } from '@assay/rules';
import { findEvaluation, findPolicy } from '@assay/store';
import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ModuleCards } from './apps/panel/src/decision/modules/module-cards';
import { openApiDocument } from './apps/server/src/open-http';
import { policyCatalogue } from './apps/server/src/policy/versions/policies';
import { replayEvaluation } from './apps/server/src/scoring/replay/replay';
import { startAssay } from './apps/server/src/testing/assay-server';
import { decideBy } from './apps/server/src/testing/policy-of';

it('is in config, response, OpenAPI, rules, replay and panel', async () => {
  const server = await startAssay();
  try {
    const shop = await server.newAccount('Shop');
    expect(ruleFields().get('tax_number_details.known')).toMatchObject({ type: 'boolean' });
    await decideBy(shop, { planted: 'tax_number_details.known = true' });
    const off = await shop.live.fraud({ user_id: 'HU-1' });
    expect(off.data.tax_number_details).toBeNull();
    expect(off.data.applied_rules).toEqual([]);
    const config = { tax_number_api: 'maybe' };
    expect((await shop.live.fraud({ config })).status).toBe(400);
    // Checked against the published schema, which is closed.
    const on = await shop.live.fraud({ config: { tax_number_api: true }, user_id: 'HU-1', transaction_id: 'one' });
    expect(on.data.tax_number_details).toEqual({ known: true, country: 'HU' });
    expect(on.data.applied_rules).toMatchObject([{ id: 'planted' }]);
    expect(Object.keys(on.data).indexOf('tax_number_details')).toBe(Object.keys(on.data).indexOf('version') - 1);

    const document = JSON.stringify(openApiDocument('0', '/'));
    for (const name of ['tax_number_api', 'tax_number_details']) expect(document).toContain(name);

    for (const transactionId of ['one', off.data.id]) {
      const record = await findEvaluation(server.database, shop.id, { transactionId });
      const policy = await findPolicy(server.database, shop.id, record.policyVersion);
      const { compiled } = compileRuleSet(policy.document, policyCatalogue);
      expect(replayEvaluation(record, compiled, false).identical).toBe(true);
    }
    const kept = await findEvaluation(server.database, shop.id, { transactionId: 'one' });
    expect(JSON.parse(kept.seen).evidence.tax_number_details).toEqual({ looked: true });

    const cards = createElement(ModuleCards, { details: on.data, streamId: null, space: 'live' });
    const page = renderToStaticMarkup(createElement(MantineProvider, null, cards));
    expect(page).toMatch(/Tax number.*country.*HU/s);
  } finally {
    await server.close();
  }
}, ${LIMIT_MS / 2});
`;

const CONFIG = `
import { fileURLToPath } from 'node:url';
export default {
  resolve: { alias: { '@assay/contract': fileURLToPath(new URL('packages/contract/src/index.ts', import.meta.url)) } },
  test: {
    include: ['planted.test.ts'],
    hookTimeout: 120_000,
    globalSetup: ['packages/store/src/testing/test-servers.ts'],
  },
};
`;

let copy: string;

/** Adds a line after the one that opens a table, and the required import. */
function register(file: string, opening: string, line: string, imported: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const at = text.indexOf('\n}', text.indexOf(opening));
  expect(text).toContain(opening);
  writeFileSync(path, `${imported}\n${text.slice(0, at)}\n${line}${text.slice(at)}`);
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'assay-planted-'));
  for (const folder of ['packages/contract', 'apps/server', 'apps/panel']) {
    mkdirSync(join(copy, folder), { recursive: true });
    for (const part of ['src', 'package.json']) {
      cpSync(join(ROOT, folder, part), join(copy, folder, part), { recursive: true });
    }
  }
  for (const file of ['package.json', 'tsconfig.json', 'apps/panel/tsconfig.json']) {
    cpSync(join(ROOT, file), join(copy, file));
  }
  // Unchanged folders are links to the project.
  for (const part of ['node_modules', 'packages/store']) symlinkSync(join(ROOT, part), join(copy, part));
  writeFileSync(join(copy, 'vitest.config.mjs'), CONFIG);
  writeFileSync(join(copy, 'planted.test.ts'), CHECKS);
  writeFileSync(join(copy, 'packages/contract/src/details/tax-number.ts'), DETAILS);
  writeFileSync(join(copy, 'apps/server/src/scoring/modules/tax-number.ts'), SIGNAL);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it(
  'a new module needs a schema, a lookup, and one line for each',
  () => {
    register(
      'packages/contract/src/fraud/modules.ts',
      'export const FRAUD_MODULES = {',
      CONTRACT_LINE,
      "import { taxNumberDetails } from '../details/tax-number';",
    );
    register(
      'apps/server/src/scoring/modules/plain-signals.ts',
      'export const PLAIN_SIGNALS = {',
      SERVER_LINE,
      "import { taxNumberSignal } from './tax-number';",
    );
    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
    const run = spawnSync(process.execPath, [vitest, 'run', '--root', copy], {
      cwd: copy,
      encoding: 'utf8',
      timeout: LIMIT_MS,
    });
    expect(run.status, `${run.stdout}\n${run.stderr}`).toBe(0);
  },
  LIMIT_MS,
);
