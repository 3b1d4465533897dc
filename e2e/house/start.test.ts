import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const project = realpathSync(mkdtempSync(join(tmpdir(), 'assay-start-')));
const run = promisify(execFile);
const groups: ChildProcess[] = [];

/**
 * A replacement for the server: prints its arguments, shuts down in order on a signal, and counts the
 * signals.
 */
const SERVER = `
import { answer } from '@assay/part';
let signals = 0;
if (process.argv[2] === 'serve') {
  const alive = setInterval(() => undefined, 1000);
  const stop = () => {
    signals += 1;
    setTimeout(() => { console.log('signals', signals); clearInterval(alive); process.exitCode = 7; }, 300);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
console.log('arguments', ...process.argv.slice(2), answer);
`;

function write(file: string, text: string): void {
  mkdirSync(join(project, file, '..'), { recursive: true });
  writeFileSync(join(project, file), text);
}

function script(name: string, ...args: string[]) {
  return run(process.execPath, [join(project, 'scripts', name), ...args]);
}

/** Starts a command as the leader of a process group, as a terminal does. */
async function startGroup(command: string, args: readonly string[]) {
  const child = spawn(command, args, { cwd: project, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  groups.push(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 20_000 }).toContain('arguments');
  return { child, output: () => output };
}

beforeAll(() => {
  cpSync(join(root, 'scripts'), join(project, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(project, file));
  mkdirSync(join(project, 'node_modules', '@assay'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (!['@assay', '.cache', '.assay-installed'].includes(entry)) {
      symlinkSync(join(root, 'node_modules', entry), join(project, 'node_modules', entry));
    }
  }
  write(
    'packages/part/package.json',
    '{"name":"@assay/part","type":"module","exports":{".":"./src/index.ts"}}',
  );
  symlinkSync(join(project, 'packages', 'part'), join(project, 'node_modules', '@assay', 'part'));
  write('packages/part/src/index.ts', 'export const answer: number = 42;\n');
  write('apps/server/src/main.ts', SERVER);
  write('apps/server/src/verification/engines/main.ts', 'export {};\n');
  write('apps/server/src/verification/engines/sandbox/no-network.mjs', 'export {};\n');
});

afterEach(() => {
  for (const { pid, exitCode, signalCode } of groups.splice(0)) {
    if (exitCode === null && signalCode === null) process.kill(-pid!, 'SIGKILL');
  }
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('build', () => {
  it('bundles our workspaces and writes a source map', async () => {
    expect((await script('build.mjs')).stderr).toMatch(/^Built dist in \d+ ms/);
    const bundle = readFileSync(join(project, 'dist', 'assay.mjs'), 'utf8');
    expect(bundle).toContain('answer = 42');
    expect(readdirSync(join(project, 'dist'))).toContain('assay.mjs.map');
  });

  it('does nothing without changes, and builds again after a source changed', async () => {
    expect((await script('build.mjs')).stderr).toContain('up to date');
    write('packages/part/src/index.ts', 'export const answer: number = 4_300;\n');
    expect((await script('assay.mjs', 'hello')).stdout).toBe('arguments hello 4300\n');
    expect((await script('build.mjs')).stderr).toContain('up to date');
  });

  it('may run several times at once', async () => {
    write('packages/part/src/index.ts', 'export const answer: number = 44_000;\n');
    const outputs = await Promise.all([1, 2, 3, 4].map(() => script('assay.mjs', 'hello')));
    for (const { stdout } of outputs) expect(stdout).toBe('arguments hello 44000\n');
    expect(readdirSync(join(project, 'dist')).filter((name) => name.startsWith('.draft'))).toEqual([]);
  });

  it('reports the location of an error and preserves the last good build', async () => {
    const before = readFileSync(join(project, 'dist', 'assay.mjs'), 'utf8');
    write('packages/part/src/index.ts', 'export const answer: number = ;\n');
    const failure = await script('build.mjs').catch((error: { code: number; stderr: string }) => error);
    expect(failure).toMatchObject({ code: 1 });
    expect(failure.stderr).toContain('packages/part/src/index.ts:1:30');
    expect(readFileSync(join(project, 'dist', 'assay.mjs'), 'utf8')).toBe(before);
    write('packages/part/src/index.ts', 'export const answer: number = 42;\n');
  });

  it('builds the panel if it has a separate build', async () => {
    write(
      'apps/panel/build.mjs',
      `import { mkdirSync, writeFileSync } from 'node:fs';
       export async function build({ output }) {
         mkdirSync(output, { recursive: true });
         writeFileSync(output + '/index.html', 'panel');
         return ['apps/panel/source.txt'];
       }`,
    );
    write('apps/panel/source.txt', 'one');
    await script('build.mjs');
    expect(readFileSync(join(project, 'dist', 'panel', 'index.html'), 'utf8')).toBe('panel');
    write('apps/panel/source.txt', 'three');
    expect((await script('build.mjs')).stderr).toContain('Built');
  });
});

describe('npm start', () => {
  it('passes one Ctrl-C to the server, although npm forwards it a second time', async () => {
    const { child, output } = await startGroup('npm', ['start', '--', '--port', '0']);
    expect(output()).toContain('arguments serve --port 0 42');
    process.kill(-child.pid!, 'SIGINT');
    await once(child.stdout, 'close');
    expect(output()).toContain('signals 1');
  });

  it('shuts down in order if only npm is asked to end', async () => {
    const { child, output } = await startGroup('npm', ['start']);
    child.kill('SIGTERM');
    // The server inherits npm's output, so this resolves after the server has ended too.
    await once(child.stdout, 'close');
    expect(output()).toContain('signals 1');
  });

  it('returns the exit code of the server', async () => {
    const { child } = await startGroup(process.execPath, ['scripts/start.mjs']);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(7);
  });

  it('reports in one sentence that Node.js is too old', async () => {
    const { checkNodeVersion } = await import('../../scripts/project.mjs');
    expect(() => checkNodeVersion('20.18.1')).toThrow(
      'Assay needs Node.js 20.19 or newer. This is version 20.18.1.',
    );
    expect(() => checkNodeVersion('18.20.0')).toThrow();
    expect(() => checkNodeVersion('20.19.0')).not.toThrow();
    expect(() => checkNodeVersion('24.1.0')).not.toThrow();
  });
});

describe('installation', () => {
  it('is recognized, also after a manual npm ci, and an outdated one is reported', async () => {
    const { isInstalled } = await import('../../scripts/installation.mjs');
    expect(isInstalled(project)).toBe(true);
    expect(isInstalled(project)).toBe(true);
    const lock = readFileSync(join(project, 'package-lock.json'), 'utf8');
    const changed = JSON.parse(lock) as { packages: Record<string, { version: string }> };
    changed.packages['node_modules/pg']!.version = '0.0.1';
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify(changed));
    expect(isInstalled(project)).toBe(false);
    writeFileSync(join(project, 'package-lock.json'), lock);
    expect(isInstalled(join(project, 'packages'))).toBe(false);
  });
});
