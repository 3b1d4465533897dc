import { randomBytes, randomUUID } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { DeviceAgentConfig } from '@assay/contract';
import { SAMPLE_SIGNALS, sampleSession } from '@assay/devices';
import packet from 'dns-packet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import {
  type DataFolder,
  type Environment,
  newDataFolder,
  runAssay,
  type ServerProcess,
  startServer,
} from '../testing/program';
import { sealFor } from './testing/session-text';

describe('assay programs', { timeout: 60_000 }, () => {
  let opened: TestDatabase;
  let folder: DataFolder;
  let env: Environment;
  beforeAll(async () => {
    opened = await openTestDatabase();
    folder = await newDataFolder();
    env = { DATABASE_URL: opened.url, ASSAY_DATA_DIR: folder.path };
  });
  afterAll(async () => {
    await opened.drop();
    await folder.remove();
  });

  const configOf = async (server: ServerProcess): Promise<DeviceAgentConfig> => {
    const answer = await fetch(`${server.url}/device-api/v1/config`, {
      headers: { 'user-agent': SAMPLE_SIGNALS.userAgent.userAgent },
    });
    return (await answer.json()) as DeviceAgentConfig;
  };
  const question = (name: string): Buffer =>
    packet.encode({ type: 'query', id: 9, questions: [{ type: 'A', name }] });
  const overUdp = async (port: number, name: string) => {
    const socket = createSocket('udp4');
    socket.send(question(name), port, '127.0.0.1');
    const [reply] = (await once(socket, 'message')) as [Buffer];
    socket.close();
    return packet.decode(reply);
  };
  const overTcp = async (port: number, name: string) => {
    const socket = connect(port, '127.0.0.1');
    const message = question(name);
    socket.write(Buffer.concat([Buffer.from([0, message.length]), message]));
    const [reply] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return packet.decode(reply.subarray(2));
  };

  it('`serve --dns` responds to DNS in addition to HTTP, and `read-session` decrypts its sessions', async () => {
    const server = await startServer(
      {
        ...env,
        ASSAY_DNS_ZONE: 'r.example.com',
        ASSAY_DNS_HOST: '127.0.0.1',
        ASSAY_DNS_PORT: '0',
        ASSAY_DNS_ADDRESS: '192.0.2.10',
      },
      {},
      ['--dns'],
    );
    let text: string;
    try {
      const port = Number(
        /Answering DNS queries for r\.example\.com on 127\.0\.0\.1:(\d+)\./.exec(server.output())?.[1],
      );
      const config = await configOf(server);
      const name = config.dnsDomain ?? '';
      const answers = [{ type: 'A', name, data: '192.0.2.10' }];
      expect(await overUdp(port, name)).toMatchObject({ answers });
      expect(await overTcp(port, name)).toMatchObject({ answers });
      expect((await overUdp(port, `${'0'.repeat(26)}.r.example.com`)).answers).toEqual([]);
      const asked = () => opened.database.query({ text: 'SELECT resolver FROM device_resolver' });
      await expect.poll(asked).toEqual([{ resolver: '127.0.0.1' }]);
      text = sealFor(config, sampleSession({ id: randomUUID(), at: Date.now(), ticket: config.ticket }));
    } finally {
      expect(await server.end('SIGTERM')).toBe(0);
    }
    const lines = [
      { id: 1, session: text },
      { id: 2, session: text.slice(0, 300) },
      { id: 3, session: randomBytes(40).toString('base64') },
      { id: 4 },
      { id: 5, session: text },
    ];
    const { code, stdout } = await runAssay(['read-session'], {
      env,
      input: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    });
    expect(code).toBe(0);
    const read = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const details = {
      browser: 'Chrome',
      device_ip: '127.0.0.1',
      dns_ip: '127.0.0.1',
      true_device_id: null,
      suspicious_flags: [],
    };
    expect(read).toMatchObject([
      { id: 1, device_details: details },
      { id: 2, device_details: null, reason: expect.any(String) },
      { id: 3, device_details: null, reason: expect.any(String) },
      { id: 4, error: { code: '1006' } },
      // Reading a session isn't a use: nothing is stored, so nothing is replayed.
      { id: 5, device_details: details },
    ]);
    expect(await opened.database.query({ text: 'SELECT 1 FROM device_session' })).toEqual([]);
  });

  it('`serve --dns` reports a missing zone', async () => {
    const { code, stderr } = await runAssay(['serve', '--dns'], { env: { ...env, PORT: '0' } });
    expect(code).toBe(1);
    expect(stderr).toContain('--dns needs ASSAY_DNS_ZONE');
  });
});
