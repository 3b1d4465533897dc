import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const PANEL = dirname(fileURLToPath(import.meta.url));

/** Files that shape the result without being modules of it. */
const OUTSIDE_THE_GRAPH = ['build.mjs', 'index.html', 'package.json', 'tsconfig.json'];

const isOurs = (file, root) =>
  file.startsWith(root + sep) && !relative(root, file).split(sep).includes('node_modules');

/** The modules of a chunk and of what it imports before it runs. */
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
 * Names the file of a module: what every page needs is one, and what the page of the traffic shares with others a second one. Left alone, more
 * than a hundred small ones would each be asked for before the first page is there.
 * @param output of a build without names: it says what is needed where, once everything that nobody uses is gone
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
 * Builds the panel's files into a folder: `index.html`, and everything else under `assets/` with a content hash in its
 * name. Nothing is inlined, so that the pages run under `default-src 'self'`; nothing comes from another origin.
 *
 * @param {{ root: string, output: string }} options `root` is the project's folder, `output` an absolute path
 * @returns {Promise<string[]>} the sources it was made of, as paths from `root`
 */
export async function build({ root, output }) {
  // Loaded only when there is something to build: the script that asks "is anything to be built" stays quick.
  const vite = await import('vite');
  const modules = new Set();
  const noteModules = {
    name: 'note-modules',
    generateBundle() {
      for (const id of this.getModuleIds()) modules.add(id.split('?')[0]);
    },
  };
  /** @param names of files by module; left out, each is its own choice */
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
        // The panel takes tables of names and types; the schemas stay on the server.
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
