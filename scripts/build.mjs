import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PlainError, projectRoot, runScript } from './project.mjs';

/** Programs that are bundled from their TypeScript sources. */
const PROGRAMS = [
  { source: 'apps/server/src/main.ts', output: 'assay.mjs' },
  { source: 'apps/server/src/verification/engines/main.ts', output: 'engines.mjs' },
  {
    source: 'apps/server/src/verification/engines/sandbox/no-network.mjs',
    output: 'no-network.mjs',
  },
];

/**
 * Browser builds. Each module exports `build({ root, output })`, which writes its files into the folder
 * `output` and resolves to the list of its source files (paths from `root`).
 */
const BROWSER_BUILDS = [
  { name: 'panel', source: 'apps/panel/build.mjs' },
  { name: 'sdk', source: 'sdk/build.mjs' },
  { name: 'flow', source: 'apps/flow/build.mjs' },
  { name: 'docs', source: 'docs/site/build.mjs' },
];

/** Folders of files that the program reads unchanged. */
const FOLDERS = [{ source: 'apps/server/src/operations/demo/pictures', output: 'demo' }];

/** Name of the manifest, which lists every file the last build read, with size and modification time. */
const MANIFEST = '.manifest.json';

/** @typedef {{ source: string, output: string }} Program */

/** Returns the size and modification time of a file as one comparable text; `absent` if it doesn't exist. */
function stampOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.size}:${stat.mtimeMs}` : 'absent';
}

/**
 * Checks whether every input of the last build is unchanged and every output exists.
 * @param {string} root
 * @param {readonly Program[]} programs
 */
function isCurrent(root, programs) {
  const dist = join(root, 'dist');
  const path = join(dist, manifestName(programs));
  if (!existsSync(path)) return false;
  const { inputs, outputs } = JSON.parse(readFileSync(path, 'utf8'));
  return (
    outputs.every((output) => existsSync(join(dist, output))) &&
    Object.entries(inputs).every(([file, stamp]) => stampOf(join(root, file)) === stamp)
  );
}

/** Returns the manifest name of a set of programs: the benchmarks are built separately from the product. */
function manifestName(programs) {
  return programs === PROGRAMS ? MANIFEST : `.${programs.map(({ output }) => output).join('+')}${MANIFEST}`;
}

/** Packages of hundreds of small files: finding and reading them one by one took a fifth of the start time. */
const BUNDLED = [
  'typebox',
  'fastify',
  'prom-client',
  'yaml',
  'tldts',
  'wanakana',
  '@photostructure/tz-lookup',
];

/**
 * Leaves all packages in node_modules, except the project's workspaces and the bundled ones. The dependencies
 * of a bundled package are resolved from its folder and bundled with it.
 */
const externalPackages = {
  name: 'keep-packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || path.startsWith('@assay/')) return undefined;
      const isBundled = BUNDLED.some((name) => path === name || path.startsWith(`${name}/`));
      if (isBundled || /[\\/]node_modules[\\/]/.test(importer)) return undefined;
      return { path, external: true };
    });
  },
};

/**
 * Bundles programs into `dist` unless they are up to date. Safe to run concurrently: each build uses a
 * separate folder, and finished files are moved into place atomically.
 *
 * @param {{ root?: string, programs?: readonly Program[], onStart?: () => void }} options `onStart` is called
 *   before a build that is needed
 * @returns {Promise<boolean>} true if a build ran
 * @throws {PlainError} if a source is missing or does not compile
 */
export async function build({ root = projectRoot, programs = PROGRAMS, onStart = () => {} } = {}) {
  if (isCurrent(root, programs)) return false;
  onStart();
  const dist = join(root, 'dist');
  const draft = join(dist, `.draft-${process.pid}-${Date.now()}`);
  mkdirSync(draft, { recursive: true });
  try {
    // A browser build is an input even before it exists, so that adding it triggers a build.
    const inputs = [
      'package.json',
      'package-lock.json',
      relative(root, fileURLToPath(import.meta.url)),
      ...BROWSER_BUILDS.map(({ source }) => source),
    ];
    for (const program of programs) inputs.push(...(await bundle(root, program, draft)));
    if (programs === PROGRAMS) {
      for (const part of BROWSER_BUILDS) inputs.push(...(await buildForBrowser(root, part, draft)));
      for (const folder of FOLDERS) inputs.push(...copyFolder(root, folder, draft));
    }
    const outputs = filesBelow(draft);
    // The manifest is published last, because it confirms that the files are complete.
    publish(draft, dist, outputs);
    const stamps = Object.fromEntries(inputs.map((file) => [file, stampOf(join(root, file))]));
    const manifest = manifestName(programs);
    writeFileSync(join(draft, manifest), JSON.stringify({ inputs: stamps, outputs }));
    publish(draft, dist, [manifest]);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return true;
}

/**
 * Moves finished files into place: each is flushed to disk before it is renamed, and all names are flushed
 * before this returns.
 */
function publish(draft, dist, files) {
  for (const file of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    bringToDisk(join(draft, file), 'r+');
    renameSync(join(draft, file), join(dist, file));
  }
  // Windows can't open a folder as a file.
  if (process.platform === 'win32') return;
  for (const folder of new Set(files.map((file) => dirname(join(dist, file))))) bringToDisk(folder, 'r');
}

function bringToDisk(path, flags) {
  const opened = openSync(path, flags);
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Bundles one program.
 * @param {string} root
 * @param {Program} program
 * @param {string} folder output folder of the bundle
 * @returns {Promise<string[]>} its source files, as paths from `root`
 */
async function bundle(root, { source, output }, folder) {
  if (!existsSync(join(root, source)))
    throw new PlainError(`${source} doesn't exist, so there is nothing to build. Check the path.`);
  // Loaded only if a build is needed: loading costs more than the check for changes.
  const esbuild = await import('esbuild').catch(() => {
    throw new PlainError("The packages aren't installed. Run npm ci.");
  });
  const result = await esbuild
    .build({
      absWorkingDir: root,
      entryPoints: [source],
      outfile: join(folder, output),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      // Node 20 supports them; otherwise esbuild replaces each such expression with a constructor call at
      // every use.
      supported: { 'regexp-unicode-property-escapes': true },
      sourcemap: 'linked',
      metafile: true,
      logLevel: 'silent',
      plugins: [externalPackages],
      // CommonJS packages may be required from bundled code, but an ES module lacks `require`.
      banner: {
        js: "import { createRequire as assayCreateRequire } from 'node:module'; const require = assayCreateRequire(import.meta.url);",
      },
    })
    .catch(async (failure) => {
      const messages = await esbuild.formatMessages(failure.errors ?? [], { kind: 'error' });
      throw new PlainError(`${messages.join('')}Couldn't build ${source}.`);
    });
  return Object.keys(result.metafile.inputs);
}

async function buildForBrowser(root, { name, source }, draft) {
  if (!existsSync(join(root, source))) return [];
  const part = await import(pathToFileURL(join(root, source)).href);
  try {
    return await part.build({ root, output: join(draft, name) });
  } catch (error) {
    throw new PlainError(`${error.message}\nCouldn't build the ${name}.`);
  }
}

/**
 * Copies a folder into the draft.
 * @returns the files of the folder, as paths from `root`
 */
function copyFolder(root, { source, output }, draft) {
  if (!existsSync(join(root, source))) return [];
  cpSync(join(root, source), join(draft, output), { recursive: true });
  return filesBelow(join(root, source)).map((file) => join(source, file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async () => {
    const started = performance.now();
    const built = await build();
    console.error(
      built ? `Built dist in ${Math.round(performance.now() - started)} ms.` : 'dist is up to date.',
    );
  });
}
