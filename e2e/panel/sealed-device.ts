import { randomBytes, randomUUID } from 'node:crypto';
import type { DeviceAgentConfig } from '@assay/contract';
import { sampleSession, sealEnvelope } from '@assay/devices';
import type { ServerApi } from './built-server';

/**
 * Returns the session text of an ordinary desktop browser, encrypted for this server as the browser agent
 * does.
 */
export async function encryptedSession({ address }: ServerApi): Promise<string> {
  const { key, ticket } = (await (
    await fetch(`${address}/device-api/v1/config`)
  ).json()) as DeviceAgentConfig;
  return sealEnvelope(
    sampleSession({ id: randomUUID(), at: Date.now(), ticket }),
    { kid: key.kid, publicKey: Buffer.from(key.publicKey, 'base64') },
    { iv: randomBytes(12), deflate: true },
  );
}
