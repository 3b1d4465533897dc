import { randomBytes } from 'node:crypto';
import type { DeviceAgentConfig } from '@assay/contract';
import { SAMPLE_SIGNALS, type SampleSession, sampleSession, sealEnvelope } from '@assay/devices';
import { systemRuntime } from '../../platform/runtime';
import type { AssayServer } from '../../testing/assay-server';

const { timeOrderedId } = systemRuntime();

/** Requests the agent configuration as a browser does. */
export async function fetchConfig(
  server: AssayServer,
  options: { readonly address?: string; readonly headers?: { readonly [name: string]: string } } = {},
): Promise<DeviceAgentConfig> {
  const answer = await server.app.inject({
    method: 'GET',
    url: '/device-api/v1/config',
    headers: { 'user-agent': SAMPLE_SIGNALS.userAgent.userAgent, ...options.headers },
    ...(options.address ? { remoteAddress: options.address } : {}),
  });
  return JSON.parse(answer.payload) as DeviceAgentConfig;
}

/** Encrypts bytes or an object with a server's key as a browser does. */
export const sealFor = (config: DeviceAgentConfig, plain: object | Buffer, deflate = true): string =>
  sealEnvelope(
    plain,
    { kid: config.key.kid, publicKey: Buffer.from(config.key.publicKey, 'base64') },
    { iv: randomBytes(12), deflate },
  );

/** Returns the session text of the sample browser with the given changes. */
export async function sessionText(
  server: AssayServer,
  sample: Partial<SampleSession> = {},
  options: Parameters<typeof fetchConfig>[1] = {},
): Promise<string> {
  const config = await fetchConfig(server, options);
  return sealFor(
    config,
    sampleSession({ id: timeOrderedId(), at: server.clock.now(), ticket: config.ticket, ...sample }),
  );
}
