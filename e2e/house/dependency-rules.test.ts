import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDependencyRules } from '../../scripts/dependency-rules.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'assay-rules-')));

/** One forbidden import for each rule: the rule, the planted file, and its content. */
const PLANTS: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['no-cycles', 'packages/rules/src/planted-a.ts', "import './planted-b';\nexport const a = 1;"],
  ['no-orphans', 'packages/rules/src/planted-orphan.ts', 'export const alone = 1;'],
  ['no-unresolvable', 'packages/rules/src/planted-lost.ts', "import './nowhere';"],
  ['no-undeclared-packages', 'packages/rules/src/planted-package.ts', "import 'tinybench';"],
  ['no-undeclared-packages', 'e2e/planted-package.ts', "import 'fastify';"],
  ['no-undeclared-packages', 'samples/planted-package.mjs', "import 'fastify';"],
  ['no-development-packages-in-the-product', 'packages/rules/src/planted-tool.ts', "import 'vitest';"],
  ['no-tests-in-the-product', 'packages/rules/src/planted-test.ts', "import './planted.test';"],
  ['contract-imports-nothing-of-ours', 'packages/contract/src/planted.ts', "import '../../store/src/index';"],
  [
    'contract-imports-nothing-of-ours',
    'packages/contract/src/planted-management.ts',
    "import '@assay/management-api';",
  ],
  [
    'the-management-api-imports-only-the-contract',
    'packages/management-api/src/planted.ts',
    "import '@assay/openapi';",
  ],
  [
    'openapi-imports-only-the-contract-and-the-management-api',
    'packages/openapi/src/planted.ts',
    "import '@assay/rules';",
  ],
  [
    'the-ground-floor-imports-nothing-of-ours',
    'packages/networks/src/planted.ts',
    "import '../../contract/src/index';",
  ],
  [
    'the-embedded-server-writes-files-whole-at-most',
    'packages/embedded-postgres/src/planted.ts',
    "import '../../networks/src/index';",
  ],
  [
    'engines-know-the-contract-and-the-ground-floor-at-most',
    'packages/rules/src/planted-store.ts',
    "import '@assay/store';",
  ],
  [
    'engines-know-the-contract-and-the-ground-floor-at-most',
    'packages/enrichment/src/planted.ts',
    "import '../../rules/src/index';",
  ],
  [
    'engines-know-the-contract-and-the-ground-floor-at-most',
    'packages/rules/src/planted-management.ts',
    "import '@assay/management-api';",
  ],
  [
    'store-and-providers-know-the-contract-and-the-ground-floor-at-most',
    'packages/store/src/planted.ts',
    "import '@assay/embedded-postgres';",
  ],
  [
    'store-and-providers-know-the-contract-and-the-ground-floor-at-most',
    'packages/store/src/planted-management.ts',
    "import type {} from '@assay/management-api';",
  ],
  [
    'store-and-providers-know-the-contract-and-the-ground-floor-at-most',
    'packages/providers/src/planted-openapi.ts',
    "import '@assay/openapi';",
  ],
  [
    'tests-of-store-and-providers-know-a-server-besides',
    'packages/store/src/planted-providers.test.ts',
    "import '@assay/providers';",
  ],
  [
    'sdk-knows-types-of-the-contract-at-most',
    'sdk/planted/src/planted.ts',
    "import type {} from '../../../packages/store/src/index';",
  ],
  [
    'sdk-knows-types-of-the-contract-at-most',
    'sdk/planted/src/planted-management.ts',
    "import type {} from '../../../packages/management-api/src/index';",
  ],
  [
    'sdk-carries-nothing-of-ours',
    'sdk/planted/src/planted-value.ts',
    "import '../../../packages/contract/src/index';",
  ],
  [
    'the-panel-imports-only-the-contract-the-management-api-and-the-rules',
    'apps/panel/src/planted.ts',
    "import '@assay/store';",
  ],
  [
    'the-panel-imports-only-the-contract-the-management-api-and-the-rules',
    'apps/panel/src/planted-openapi.ts',
    "import '@assay/openapi';",
  ],
  [
    'the-flow-page-knows-the-contract-and-vision-for-browsers-at-most',
    'apps/flow/src/planted.ts',
    "import '@assay/vision';",
  ],
  [
    'the-flow-page-knows-the-contract-and-vision-for-browsers-at-most',
    'apps/flow/src/planted-management.ts',
    "import '@assay/management-api';",
  ],
  [
    'packages-are-entered-by-their-index',
    'apps/server/src/planted.ts',
    "import '../../../packages/rules/src/planted-a';",
  ],
  [
    'domains-are-entered-by-their-index',
    'apps/server/src/screening/planted/deep.ts',
    "import '../../privacy/planted/inside';",
  ],
  [
    'domains-import-no-command-and-no-composition-file',
    'apps/server/src/screening/planted/upward.ts',
    "import '../../compose';",
  ],
  [
    'a-domain-does-not-import-its-own-index',
    'apps/server/src/privacy/planted/inward.ts',
    "import '../index';",
  ],
  ['platform-knows-no-feature', 'apps/server/src/platform/planted.ts', "import '../privacy/planted/inside';"],
  ['no-network-in-engines-and-contract', 'packages/rules/src/planted-net.ts', "import 'node:http';"],
  ['no-network-in-engines-and-contract', 'packages/management-api/src/planted-net.ts', "import 'node:http';"],
  ['no-files-in-rules-and-contract', 'packages/rules/src/planted-fs.ts', "import 'node:fs/promises';"],
  ['no-files-in-rules-and-contract', 'packages/openapi/src/planted-fs.ts', "import 'node:fs';"],
  [
    'enrichment-touches-files-only-to-open-and-build',
    'packages/enrichment/src/planted-fs.ts',
    "import 'node:fs';",
  ],
  [
    'no-files-in-rules-and-contract',
    'packages/screening/src/planted-versions.ts',
    "import '../../versioned-files/src/index';",
  ],
  ['only-the-store-speaks-sql', 'apps/server/src/planted-sql.ts', "import 'pg';"],
  [
    'only-one-package-starts-postgresql',
    'packages/store/src/planted-server.ts',
    "import 'embedded-postgres';",
  ],
];

/** Files that the plants need, and one allowed import for each kind of forbidden one. */
const GROUND: readonly (readonly [file: string, text: string])[] = [
  ['packages/rules/src/planted-b.ts', "import './planted-a';\nexport const b = 1;"],
  ['packages/rules/src/planted.test.ts', 'export const sample = 1;'],
  [
    'apps/server/src/privacy/planted/inside.ts',
    "import { platform } from '../../platform/planted-ground';\nexport const inside = platform;",
  ],
  ['apps/server/src/cli/planted.ts', "import '../privacy/planted/inside';"],
  ['apps/server/src/platform/planted-ground.ts', "import 'node:http';\nexport const platform = 1;"],
  [
    'apps/server/src/screening/planted/allowed.ts',
    "import '../../privacy/index';\nimport '@assay/store';\nimport '@assay/rules';",
  ],
  ['packages/enrichment/src/open-planted.ts', "import 'node:fs';\nimport '../../versioned-files/src/index';"],
  ['packages/store/src/planted-sql.ts', "import 'pg';\nimport '@assay/contract';"],
  ['packages/management-api/src/planted-ground.ts', "import '@assay/contract';"],
  ['packages/openapi/src/planted-ground.ts', "import '@assay/contract';\nimport '@assay/management-api';"],
  ['apps/panel/src/planted-ground.ts', "import type {} from '@assay/management-api';"],
  ['packages/store/src/planted-server.test.ts', "import '@assay/embedded-postgres';"],
];

let outcome: ReturnType<typeof checkDependencyRules>;

/** Copies the sources next to the same installed packages, whose workspaces are those of the copy. */
function copyProject(): void {
  for (const folder of ['packages', 'apps', 'sdk', 'samples', 'bench', 'e2e']) {
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
    });
  }
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs'])
    cpSync(join(root, file), join(copy, file));
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@assay'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry !== '@assay') symlinkSync(join(root, 'node_modules', entry), join(modules, entry));
  }
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(modules, '@assay', name));
  }
}

describe('dependency rules', () => {
  beforeAll(() => {
    copyProject();
    for (const [file, text] of [...GROUND, ...PLANTS.map(([, file, text]) => [file, text] as const)]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), `${text}\n`);
    }
    outcome = checkDependencyRules(copy);
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('cover the whole project', () => {
    expect(outcome.fewest).toBeGreaterThan(1000);
    expect(outcome.modules).toBeGreaterThanOrEqual(outcome.fewest);
  });

  it.each(PLANTS)('%s reports %s', (rule, file) => {
    expect(outcome.violations.filter((line) => line.startsWith(`${rule}: ${file}`))).not.toEqual([]);
  });

  it('accept allowed imports', () => {
    const cleared = GROUND.map(([file]) => file).filter((file) => !/planted-b|planted\.test/.test(file));
    const bitten = outcome.violations.filter((line) => cleared.some((file) => line.includes(`: ${file}`)));
    expect(bitten).toEqual([]);
  });
});
