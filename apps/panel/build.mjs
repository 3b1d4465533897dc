import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const PANEL = dirname(fileURLToPath(import.meta.url));

/** Files that affect the build without being modules. */
const OUTSIDE_THE_GRAPH = ['build.mjs', 'index.html', 'package.json', 'tsconfig.json'];

const isOurs = (file, root) =>
  file.startsWith(root + sep) && !relative(root, file).split(sep).includes('node_modules');

/** Returns the modules of a chunk and of the chunks that it imports statically. */
function neededBy(facade, chunks) {
  const found = new Set();
  const waiting = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId === facade);
  const seen = new Set(waiting);
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    for (const id of chunk.moduleIds) found.add(id);
    for (const name of chunk.imports) {
      const next = chunks.get(name);
      if (next && !seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  return found;
}

/**
 * Assigns modules to output files: one file for modules that every page needs, a second for modules that the
 * transactions page shares with other pages. Without names, the build creates more than a hundred small files
 * that load before the first page.
 * @param output of a build without names; it contains the modules that remain after tree shaking
 */
function fileNames(output) {
  const start = join(PANEL, 'index.html');
  const traffic = join(PANEL, 'src', 'traffic', 'traffic-page.tsx');
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const first = neededBy(start, chunks);
  const lists = neededBy(traffic, chunks);
  if (first.size === 0 || lists.size === 0) throw new Error('The first pages are not where they were.');
  return (id) => (first.has(id) ? 'first' : lists.has(id) ? 'lists' : null);
}

/**
 * Builds the panel into a folder: `index.html`, and other files under `assets/` with a content hash in their
 * names. Nothing is inlined, so that the pages work under `default-src 'self'`. All files come from the same
 * origin.
 *
 * @param {{ root: string, output: string }} options `root` is the project folder, `output` an absolute path
 * @returns {Promise<string[]>} paths of the source files, relative to `root`
 */
export async function build({ root, output }) {
  // Loaded only if a build is needed, so that the check for changes stays fast.
  const vite = await import('vite');
  const modules = new Set();
  const noteModules = {
    name: 'note-modules',
    generateBundle() {
      for (const id of this.getModuleIds()) modules.add(id.split('?')[0]);
    },
  };
  /** @param names file names by module; undefined lets the bundler choose */
  const built = (how, names) =>
    vite.build({
      root: PANEL,
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic' } },
      plugins: [noteModules],
      build: {
        outDir: output,
        emptyOutDir: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        chunkSizeWarningLimit: 1000,
        // The panel imports only tables of names and types; the schemas stay on the server.
        rolldownOptions: {
          treeshake: {
            moduleSideEffects: [{ test: /packages\/(contract|management-api)\//, sideEffects: false }],
          },
          ...(names ? { output: { codeSplitting: { groups: [{ name: names, minShareCount: 2 }] } } } : {}),
        },
        ...how,
      },
    });
  const tried = await built({ write: false, minify: false });
  await built({}, fileNames(tried.output));
  const sources = [...modules].filter((file) => isOurs(file, root)).map((file) => relative(root, file));
  const panel = relative(root, PANEL);
  return [...new Set([...sources, ...OUTSIDE_THE_GRAPH.map((file) => `${panel}/${file}`)])];
}
