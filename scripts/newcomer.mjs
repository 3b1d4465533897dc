// `node scripts/newcomer.mjs`: measures the time from a clone to the first decision in a newcomer's code. It
// clones the committed state of this repository into a temporary folder and follows the commands in
// docs/README.md and the quick start for payments. It downloads packages, as a newcomer does.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError, projectRoot, runScript } from './project.mjs';
import { readVersion } from './versions.mjs';

function run(cwd, program, args, env = process.env) {
  const done = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  if (done.status !== 0)
    throw new PlainError(`${program} ${args.join(' ')} failed:\n${done.stdout}${done.stderr}`);
  return done.stdout;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs `npm start` until it prints the key. */
function start(clone, port) {
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port) },
    detached: true,
  });
  const key = new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        const found = /API key\s+(assay_live_\S+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    child.once('exit', (code) => reject(new PlainError(`npm start exited with ${code}:\n${output}`)));
  });
  return { child, key };
}

/** Returns the first code block of a language on a page of the clone. */
const sampleOf = (clone, page, language) =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(
    readFileSync(join(clone, page), 'utf8'),
  )[1];

await runScript(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-newcomer-'));
  // For root, the database runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const began = performance.now();
  let last = began;
  const step = (name) => {
    const now = performance.now();
    console.log(`${((now - last) / 1000).toFixed(1).padStart(7)} s  ${name}`);
    last = now;
  };
  let server;
  try {
    const clone = join(folder, 'assay');
    run(folder, 'git', ['clone', '--quiet', projectRoot, clone]);
    step('git clone');
    const port = await freePort();
    const started = start(clone, port);
    server = started.child;
    const key = await started.key;
    step('npm start until it prints the key');
    run(clone, 'npm', ['run', '--silent', 'packages']);
    step('npm run packages');
    const own = join(folder, 'own');
    mkdirSync(own);
    run(own, 'npm', ['init', '-y']);
    run(own, 'npm', ['pkg', 'set', 'type=module']);
    run(own, 'npm', [
      'install',
      '--no-audit',
      '--no-fund',
      join(clone, `release/packages/assay-client-${readVersion()}.tgz`),
    ]);
    step('npm install of the client in a new folder');
    const env = { ...process.env, ASSAY_URL: `http://127.0.0.1:${port}`, ASSAY_ADMIN_KEY: key };
    const made = run(own, 'bash', ['-c', sampleOf(clone, 'docs/README.md', 'sh')], env);
    step('create a test key');
    writeFileSync(join(own, 'first.mjs'), sampleOf(clone, 'docs/tutorials/payments.md', 'ts'));
    const printed = run(own, process.execPath, ['first.mjs'], {
      ...env,
      ASSAY_KEY: JSON.parse(made).data.api_key,
    });
    step(`first decision: ${printed.split('\n')[0]}`);
    console.log(`${((last - began) / 1000).toFixed(1).padStart(7)} s  in total`);
  } finally {
    if (server) {
      process.kill(-server.pid, 'SIGTERM');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
});
