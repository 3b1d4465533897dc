import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const PANEL = dirname(fileURLToPath(import.meta.url));

/** Files that shape the result without being modules of it. */
const OUTSIDE_THE_GRAPH = ['build.mjs', 'index.html', 'package.json', 'tsconfig.json'];

const isOurs = (file, root) =>
  file.startsWith(root + sep) && !relative(root, file).split(sep).includes('node_modules');

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
  await vite.build({
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
      // The panel takes tables of names from the contract; its schemas stay on the server.
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: /packages\/contract\//, sideEffects: false }] },
      },
    },
  });
  const sources = [...modules].filter((file) => isOurs(file, root)).map((file) => relative(root, file));
  const panel = relative(root, PANEL);
  return [...new Set([...sources, ...OUTSIDE_THE_GRAPH.map((file) => `${panel}/${file}`)])];
}
