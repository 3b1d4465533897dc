// A compromised engine: does what `submission.say` requests and returns the result.
import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import fs from 'node:fs';
import net from 'node:net';
import { Worker } from 'node:worker_threads';

const connected = (to) =>
  new Promise((resolve, reject) => {
    const socket = net.connect(to, () => socket.end('taken', resolve)).on('error', reject);
  });
const ended = (child) =>
  new Promise((resolve, reject) =>
    child.once('error', reject).once('exit', resolve).once('message', resolve),
  );

const ATTEMPTS = {
  read: ({ path }) => fs.readFileSync(path, 'utf8'),
  list: ({ path }) => fs.readdirSync(path),
  environment: ({ pid }) => fs.readFileSync(`/proc/${pid}/environ`, 'utf8'),
  write: ({ path }) => fs.writeFileSync(path, 'taken'),
  remove: ({ path }) => fs.rmSync(path),
  tcp: ({ port }) => connected({ port, host: '127.0.0.1' }),
  unix: ({ path }) => connected({ path }),
  udp: ({ port }) =>
    new Promise((resolve, reject) => {
      dgram
        .createSocket('udp4')
        .send('taken', port, '127.0.0.1', (error) => (error ? reject(error) : resolve()));
    }),
  http: ({ port }) => fetch(`http://127.0.0.1:${port}/`),
  name: () => dns.promises.resolve4('taken.example'),
  listen: () =>
    new Promise((resolve, reject) => new net.Server().on('error', reject).listen(0, '127.0.0.1', resolve)),
  handle: () => process.binding('tcp_wrap'),
  fork: () => ended(childProcess.spawn('/bin/true')),
  worker: () => ended(new Worker('0', { eval: true })),
  kill: ({ pid }) => process.kill(pid, 0),
  heap: () => {
    const held = [];
    for (;;) held.push(new Array(1e6).fill(held.length));
  },
  memory: () => {
    const held = [];
    for (;;) held.push(Buffer.alloc(64 * 2 ** 20, 1));
  },
  spin: () => {
    for (;;);
  },
};

process.on('message', async ({ id, job }) => {
  const send = (extracted) => process.send({ id, memory: 1, answer: { findings: [], extracted } });
  try {
    await ATTEMPTS[job.submission.say](job.submission);
    send({ refused: null, uid: process.getuid?.() });
  } catch (error) {
    send({ refused: error.code ?? error.cause?.code ?? error.name, uid: process.getuid?.() });
  }
});
process.on('disconnect', () => process.exit(0));
