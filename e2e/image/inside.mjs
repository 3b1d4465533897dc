// Runs inside the image, as its user: starts the server twice, scores a transaction, and reports what happened
// as JSON. Receives the settings of the image as its argument.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';

const { command, healthCheck } = JSON.parse(process.argv.at(-1));
const START_MS = 300_000;

/** Starts the entry point, and waits for its greeting. */
async function start() {
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  await new Promise((ready, failed) => {
    const late = setTimeout(() => failed(new Error(`No greeting: ${output}`)), START_MS);
    exited.then(() => failed(new Error(`The server ended: ${output}`)));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (!output.includes('Score a transaction:')) return;
      clearTimeout(late);
      ready();
    });
  });
  return {
    key: /API key\s+(assay_live_\S+)/.exec(output)?.[1],
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}

async function health() {
  const [program, ...args] = healthCheck;
  const [code] = await once(spawn(program, args, { stdio: 'ignore' }), 'exit');
  return code;
}

async function call(key, path, body) {
  const response = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()).data;
}

/** Returns the error code of writing a file. */
function writeFailure(file) {
  try {
    writeFileSync(file, 'x');
    return null;
  } catch (error) {
    return error.code;
  }
}

const networkFailure = () =>
  new Promise((done) => {
    const socket = connect({ host: '192.0.2.1', port: 443, timeout: 3000 });
    socket.once('error', ({ code }) => done(code));
    socket.once('timeout', () => done('ETIMEDOUT'));
    socket.once('connect', () => done(null));
  });

const capabilities = /^CapEff:\s+(\w+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
const TRANSACTION = {
  config: { ip_api: true, email_api: true },
  email: 'xkq7z9@mailinator.com',
  ip: '8.8.8.8',
};
const first = await start();
const healthy = await health();
const scored = await call(first.key, '/RestService/fraud-api/v2/', {
  ...TRANSACTION,
  transaction_id: 'first',
});
const firstExit = await first.stop();
const second = await start();
const again = await call(first.key, '/RestService/fraud-api/v2/', {
  ...TRANSACTION,
  transaction_id: 'second',
});
const { evaluations } = await call(first.key, '/management-api/v1/evaluations');
const report = {
  user: `${process.getuid()}:${process.getgid()}`,
  capabilities,
  root: writeFailure('/app/written'),
  network: await networkFailure(),
  healthy,
  states: [scored.state, again.state],
  secondKey: second.key ?? null,
  stored: evaluations.map(({ transaction_id }) => transaction_id).sort(),
  exits: [firstExit, await second.stop()],
  stopped: await health(),
};
console.log(JSON.stringify(report));
