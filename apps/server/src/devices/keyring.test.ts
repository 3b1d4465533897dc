import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../platform/secrets/testing/signing-secrets';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { movableClock } from '../testing/movable-clock';
import { Keyring } from './keyring';
import { fetchConfig, sessionText } from './testing/session-text';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

describe('Keyring', () => {
  let server: AssayServer;
  beforeAll(async () => {
    server = await startAssay();
  });
  afterAll(() => server.close());

  const keyId = async () => (await fetchConfig(server)).key.kid;
  const isRead = async (session: string) => {
    const answer = await server.owner.live.fraud({ config: { device_fingerprinting: true }, session });
    expect(answer.status).toBe(200);
    return answer.data.device_details !== null;
  };

  it('rotates keys after 30 days and decrypts with the old key for 7 more days', async () => {
    const first = await keyId();
    server.clock.advance(29 * DAY_MS);
    expect(await keyId()).toBe(first);
    const sealed = await sessionText(server);
    server.clock.advance(DAY_MS + 2 * MINUTE_MS);
    const second = await keyId();
    expect(second).toBe(first + 1);
    const encryptedLater = await sessionText(server);
    server.clock.advance(7 * DAY_MS - 2 * MINUTE_MS);
    expect(await isRead(sealed)).toBe(true);
    server.clock.advance(4 * MINUTE_MS);
    expect(await isRead(sealed)).toBe(false);
    expect(await isRead(encryptedLater)).toBe(true);
    expect(await keyId()).toBe(second);
    const kept = await server.database.query({ text: 'SELECT kid FROM device_key' });
    expect(kept).toEqual([{ kid: second }]);
  });
});

describe('Keyring in several processes', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.drop());

  it('issues the same key, rotates it once, and decrypts sessions of other processes', async () => {
    const clock = movableClock(Date.UTC(2026, 0, 1));
    const secret = Buffer.alloc(32, 7);
    const keyrings = Array.from(
      { length: 6 },
      () =>
        new Keyring({ database: opened.database, runtime: clock, signingSecrets: signingSecretsOf(secret) }),
    );
    const handedOut = async () =>
      new Set(await Promise.all(keyrings.map(async (keyring) => (await keyring.current()).kid)));
    expect(await handedOut()).toEqual(new Set([1]));
    clock.advance(30 * DAY_MS + MINUTE_MS);
    expect(await handedOut()).toEqual(new Set([2]));
    for (const keyring of keyrings) {
      expect((await keyring.privateKey(1))?.length).toBeGreaterThan(30);
      expect((await keyring.privateKey(2))?.length).toBeGreaterThan(30);
      expect(await keyring.privateKey(3)).toBeNull();
    }
    expect(await opened.database.query({ text: 'SELECT kid FROM device_key ORDER BY kid' })).toEqual([
      { kid: 1 },
      { kid: 2 },
    ]);
  });

  it('decrypts private keys of version 0.1', async () => {
    const clock = movableClock(Date.UTC(2026, 0, 15));
    const encryptedPrivateKey = Buffer.from(
      'PJrVUUenFE9gZzJ8ATwBuUh1vj79-iuctzLh2IV3S8LQS8qbgvx7X2b005MbwNZIt-s4QbAVBb6seoMP',
      'base64url',
    );
    await opened.database.query({
      text: `UPDATE device_key SET sealed_private_key = $1 WHERE retired_at IS NULL`,
      values: [encryptedPrivateKey],
    });
    const keyring = new Keyring({
      database: opened.database,
      runtime: clock,
      signingSecrets: signingSecretsOf(Buffer.alloc(32, 7)),
    });
    const { kid } = await keyring.current();
    expect(await keyring.privateKey(kid)).toEqual(Buffer.alloc(32, 9));
  });

  it("can't decrypt private keys with another secret", async () => {
    const clock = movableClock(Date.UTC(2026, 1, 1));
    const stranger = new Keyring({
      database: opened.database,
      runtime: clock,
      signingSecrets: signingSecretsOf(Buffer.alloc(32, 8)),
    });
    const { kid } = await stranger.current();
    expect(await stranger.privateKey(kid)).toBeNull();
  });
});
