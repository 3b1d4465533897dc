import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const FLOW = dirname(fileURLToPath(import.meta.url));

/** Path under which the server serves the files written to `assets`. */
const ASSETS = '/flow/assets';

/** Oldest supported browsers (docs/how-to/hosted-flow.md). Opera 82 and the Android browsers use Chrome 96 or newer. */
const TARGET = ['chrome96', 'safari15', 'firefox79'];

/** Weights of the face tracker (MIT license), loaded when the end user takes a selfie. */
const WEIGHTS = {
  detector: 'tiny_face_detector_model',
  landmarks: 'face_landmark_68_tiny_model',
};

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);

/**
 * Writes a file under a name that contains a hash of its content.
 * @returns the file's address
 */
function asset(folder, name, bytes) {
  const dot = name.lastIndexOf('.');
  const hashed = `${name.slice(0, dot)}-${hashOf(bytes)}${name.slice(dot)}`;
  writeFileSync(join(folder, hashed), bytes);
  return `${ASSETS}/${hashed}`;
}

/**
 * Writes the tracker's weights as assets.
 * @returns for each net, the addresses of its manifest and its values
 */
function weightAssets(root, folder) {
  const models = join(root, 'node_modules/@vladmandic/face-api/model');
  const files = {};
  for (const [net, name] of Object.entries(WEIGHTS)) {
    files[net] = {
      manifest: asset(folder, `${net}.json`, readFileSync(join(models, `${name}-weights_manifest.json`))),
      values: asset(folder, `${net}.bin`, readFileSync(join(models, `${name}.bin`))),
    };
  }
  return files;
}

/**
 * Builds the hosted flow into a folder: `index.html`, and all other files under `assets/` with a content hash
 * in their names. Nothing is inlined and nothing loads from another origin.
 *
 * @param {{ root: string, output: string }} options `root` is the project's folder, `output` an absolute path
 * @returns {Promise<string[]>} the source files of the build, as paths from `root`
 */
export async function build({ root, output }) {
  const esbuild = await import('esbuild');
  const assets = join(output, 'assets');
  mkdirSync(assets, { recursive: true });
  const shared = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    platform: 'browser',
    target: TARGET,
    metafile: true,
    logLevel: 'silent',
    legalComments: 'none',
    write: false,
    plugins: [pureContract(root)],
  };
  // A classic worker, because Firefox supports module workers only from version 114.
  const worker = await esbuild.build({
    ...shared,
    entryPoints: [join(FLOW, 'src/engine/worker.ts')],
    format: 'iife',
    outdir: assets,
  });
  const card = await esbuild.build({
    ...shared,
    entryPoints: [join(FLOW, 'src/card/card-worker.ts')],
    format: 'iife',
    outdir: assets,
    treeShaking: true,
  });
  const engine = {
    worker: asset(assets, 'engine.js', worker.outputFiles[0].contents),
    card: asset(assets, 'card.js', card.outputFiles[0].contents),
    ...weightAssets(root, assets),
  };
  const style = await esbuild.build({
    ...shared,
    entryPoints: [join(FLOW, 'src/view/style.css')],
    outdir: assets,
  });
  const page = await esbuild.build({
    ...shared,
    entryPoints: [join(FLOW, 'src/main.tsx')],
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    outdir: assets,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: { ENGINE_FILES: JSON.stringify(engine) },
    treeShaking: true,
  });
  for (const { path, contents } of page.outputFiles) writeFileSync(path, contents);
  const entry = Object.entries(page.metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith('src/main.tsx'),
  );
  const html = readFileSync(join(FLOW, 'index.html'), 'utf8')
    .replace('%STYLE%', asset(assets, 'style.css', style.outputFiles[0].contents))
    .replace('%SCRIPT%', `${ASSETS}/${basename(entry[0])}`);
  writeFileSync(join(output, 'index.html'), html);
  const sources = [worker, card, style, page].flatMap(({ metafile }) => Object.keys(metafile.inputs));
  const beside = ['build.mjs', 'index.html', 'package.json', 'tsconfig.json'];
  return [...new Set([...sources, ...beside.map((file) => `${relative(root, FLOW)}/${file}`)])];
}

/**
 * Marks the contract as free of side effects: the page uses its tables, and the schemas stay out of the
 * bundle.
 */
const pureContract = (root) => ({
  name: 'pure-contract',
  setup(plugins) {
    plugins.onResolve({ filter: /^@assay\/contract$/ }, () => ({
      path: join(root, 'packages/contract/src/index.ts'),
      sideEffects: false,
    }));
    plugins.onResolve({ filter: /^\./ }, ({ path, importer, resolveDir, kind }) => {
      if (!importer.includes('/packages/contract/')) return undefined;
      return plugins
        .resolve(path, { importer: '', resolveDir, kind })
        .then((resolved) => ({ ...resolved, sideEffects: false }));
    });
  },
});
