// `npm run packages [-- FOLDER]`: packs the published packages: release/packages/*.tgz.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClient } from '../clients/typescript/build.mjs';
import { build as buildSdk } from '../sdk/build.mjs';
import { writeDeclarations } from '../sdk/declarations.mjs';
import { ensureInstalled } from './installation.mjs';
import { PlainError, projectRoot, runScript } from './project.mjs';

/** Browser packages: the bundle of each name in `exports`, and the page that describes it. */
const BROWSER_PACKAGES = [
  { folder: 'device-agent', page: 'how-to/device-agent.md', entries: { '.': 'agent' } },
  {
    folder: 'session-stream',
    page: 'how-to/session-monitoring.md',
    entries: { '.': 'stream', './react': 'stream-react' },
  },
  { folder: 'orchestration', page: 'how-to/orchestration-sdk.md', entries: { '.': 'orchestration' } },
];
/** Bundles for import only: their dependencies are not available to a page script. */
const ONLY_IMPORTED = new Set(['stream-react']);

const readManifest = (...path) =>
  JSON.parse(readFileSync(join(projectRoot, ...path, 'package.json'), 'utf8'));

/** Returns `exports` of one bundle, with types for both entry points. */
function exportsOf(bundle) {
  const imported = { types: `./dist/${bundle}.d.ts`, default: `./dist/${bundle}.esm.js` };
  if (ONLY_IMPORTED.has(bundle)) return { import: imported };
  return {
    import: imported,
    require: { types: `./dist/${bundle}.d.cts`, default: `./dist/${bundle}.umd.cjs` },
  };
}

/** Returns the published manifest of a browser package. */
function publishedManifest({ folder, entries }) {
  const { name, version, description, license, peerDependencies, peerDependenciesMeta } = readManifest(
    'sdk',
    folder,
  );
  const main = entries['.'];
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(Object.entries(entries).map(([at, bundle]) => [at, exportsOf(bundle)])),
    main: `./dist/${main}.umd.cjs`,
    module: `./dist/${main}.esm.js`,
    types: `./dist/${main}.d.ts`,
    unpkg: `./dist/${main}.umd.cjs`,
    files: ['dist', 'LICENSE', 'README.md'],
    ...(peerDependencies ? { peerDependencies, peerDependenciesMeta } : {}),
    publishConfig: { access: 'public', provenance: true },
  };
}

const LICENSE = join(projectRoot, 'LICENSE');

/** Converts links of a page to plain text, because their targets are not in the package. */
const withoutLinks = (text) => text.replace(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, '$1');

function stageBrowserPackage(stage, built, one) {
  const dist = join(stage, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const bundle of Object.values(one.entries)) {
    copyFileSync(join(built, `${bundle}.esm.js`), join(dist, `${bundle}.esm.js`));
    copyFileSync(join(built, `${bundle}.d.ts`), join(dist, `${bundle}.d.ts`));
    if (ONLY_IMPORTED.has(bundle)) continue;
    copyFileSync(join(built, `${bundle}.umd.js`), join(dist, `${bundle}.umd.cjs`));
    copyFileSync(join(built, `${bundle}.d.ts`), join(dist, `${bundle}.d.cts`));
  }
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(publishedManifest(one), null, 2)}\n`);
  const page = readFileSync(join(projectRoot, 'docs', one.page), 'utf8');
  writeFileSync(join(stage, 'README.md'), withoutLinks(page));
  copyFileSync(LICENSE, join(stage, 'LICENSE'));
}

function stageClient(stage) {
  mkdirSync(stage, { recursive: true });
  const client = join(projectRoot, 'clients', 'typescript');
  buildClient(join(stage, 'dist'));
  cpSync(join(client, 'package.json'), join(stage, 'package.json'));
  writeFileSync(join(stage, 'README.md'), withoutLinks(readFileSync(join(client, 'README.md'), 'utf8')));
  copyFileSync(LICENSE, join(stage, 'LICENSE'));
}

/**
 * Packs a staged package.
 * @returns {string} name of the tarball
 */
function pack(stage, output) {
  const packed = spawnSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', output], {
    cwd: stage,
    encoding: 'utf8',
  });
  if (packed.status !== 0) throw new PlainError(`npm pack failed: ${packed.stderr}`);
  const [{ filename }] = JSON.parse(packed.stdout);
  return filename.replace('@', '').replace('/', '-');
}

/**
 * Packs every package into a folder.
 * @param {string} output absolute path
 * @returns {Promise<string[]>} names of the tarballs
 */
export async function packPackages(output) {
  mkdirSync(output, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'assay-packages-'));
  try {
    const built = join(work, 'built');
    await buildSdk({ root: projectRoot, output: built });
    writeDeclarations(built);
    const client = join(work, 'client');
    stageClient(client);
    const stages = BROWSER_PACKAGES.map((one) => {
      const stage = join(work, one.folder);
      stageBrowserPackage(stage, built, one);
      return stage;
    });
    return [client, ...stages].map((stage) => pack(stage, output));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async () => {
    ensureInstalled();
    const output = resolve(process.argv[2] ?? join(projectRoot, 'release', 'packages'));
    for (const name of await packPackages(output)) console.log(join(output, name));
  });
}
