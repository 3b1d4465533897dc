import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SDK = dirname(fileURLToPath(import.meta.url));

/** Oldest supported browsers; newer syntax is rewritten for them. */
const TARGET = ['chrome96', 'firefox90', 'safari15'];
/** Browsers that a verification runs in (docs/how-to/orchestration-sdk.md). */
const WIDEST_TARGET = ['chrome81', 'firefox79', 'safari15', 'opera82'];

/**
 * The browser packages as one file each: `esm` for `import`, `umd` for a script element or `require`. The
 * server serves them under /js/v1/.
 */
const BUNDLES = [
  { source: 'device-agent/src/index.ts', name: 'agent', globalName: 'service' },
  { source: 'session-stream/src/index.ts', name: 'stream', globalName: 'serviceStream' },
  { source: 'orchestration/src/index.ts', name: 'orchestration', forms: ['esm'], target: WIDEST_TARGET },
  {
    source: 'orchestration/src/global.ts',
    name: 'orchestration',
    globalName: 'ServiceOrchestration',
    member: 'ServiceOrchestration',
    forms: ['umd'],
    target: WIDEST_TARGET,
  },
  { source: 'session-stream/src/react.ts', name: 'stream-react', forms: ['esm'], external: ['react'] },
];

/**
 * Wraps an immediately invoked bundle so that it also works as CommonJS and AMD (UMD).
 * @param {string} globalName
 * @param {string | undefined} member the export that becomes the page's global; undefined for all exports
 */
const umd = (globalName, member) => ({
  banner: {
    js: `(function(root,make){if(typeof module==="object"&&module.exports)module.exports=make();else if(typeof define==="function"&&define.amd)define([],make);else root.${globalName}=make()${member ? `.${member}` : ''};})(typeof self!=="undefined"?self:this,function(){`,
  },
  footer: { js: `return ${globalName};});` },
});

/**
 * Returns the commit of a clone as 40 hexadecimal digits; null outside of a clone or if its reference is
 * packed.
 */
function commitHash(root) {
  const git = join(root, '.git');
  const read = (name) => (existsSync(join(git, name)) ? readFileSync(join(git, name), 'utf8').trim() : '');
  if (!existsSync(join(git, 'HEAD'))) return null;
  const head = read('HEAD');
  const hash = head.startsWith('ref: ') ? read(head.slice(5)) : head;
  return /^[0-9a-f]{40}$/.test(hash) ? hash : null;
}

/**
 * Builds the browser packages.
 * @param {{ root: string, output: string }} options `root` is the project's folder, `output` an absolute path
 * @returns {Promise<string[]>} the source files of the build, as paths from `root`
 */
export async function build({ root, output }) {
  const esbuild = await import('esbuild');
  const define = { COMMIT_HASH: JSON.stringify(commitHash(root)) };
  const inputs = new Set([relative(root, fileURLToPath(import.meta.url))]);
  for (const {
    source,
    name,
    globalName,
    member,
    forms = ['esm', 'umd'],
    external = [],
    target = TARGET,
  } of BUNDLES) {
    for (const form of forms) {
      const result = await esbuild.build({
        absWorkingDir: root,
        entryPoints: [join(SDK, source)],
        outfile: join(output, `${name}.${form}.js`),
        bundle: true,
        external,
        define,
        minify: true,
        platform: 'browser',
        target,
        charset: 'utf8',
        legalComments: 'none',
        metafile: true,
        logLevel: 'silent',
        ...(form === 'esm' ? { format: 'esm' } : { format: 'iife', globalName, ...umd(globalName, member) }),
      });
      for (const file of Object.keys(result.metafile.inputs)) inputs.add(file);
    }
  }
  return [...inputs];
}
