import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, openVault, UnknownKey } from '@assay/store';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyIdOf } from './aes-gcm';
import { RecordKeys } from './record-keys';
import { RecordVault } from './record-vault';

let folder: string;
const opened: RecordKeys[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-keys-'));
});
afterEach(async () => {
  for (const keys of opened.splice(0)) await keys.close();
  rmSync(folder, { recursive: true });
});

const dataKey = (byte: number) => {
  const key = Buffer.alloc(32, byte);
  return { purpose: 'data' as const, id: keyIdOf(key), key, createdAt: byte };
};
const OLD = dataKey(1);
const NEW = dataKey(2);

/** Returns the record keys of one process. */
function recordKeys(): RecordKeys {
  const keys = new RecordKeys(folder, randomBytes);
  opened.push(keys);
  return keys;
}
const vaultWith = (keys: RecordKeys | null, known = [OLD], newest = known) =>
  new RecordVault({
    keys: known,
    recordKeys: keys,
    pepper: '00',
    auditLogKey: randomBytes(32),
    bytes: randomBytes,
    read: async () => newest,
  });
const noConnection = {} as Connection;

const SPACE = 7;
const PLAIN = Buffer.from('{"email":"jane@example.com"}');
const ownKeyOf = (sealed: Buffer) => sealed.subarray(5, 15);

describe('encrypted record', () => {
  it('contains version, data key, record key, nonce, tag and a ciphertext as long as the plain text', () => {
    const sealed = vaultWith(recordKeys()).seal(SPACE, 'here', PLAIN);
    expect(sealed.subarray(0, 5)).toEqual(Buffer.from([2, ...OLD.id]));
    expect(sealed).toHaveLength(1 + 4 + 10 + 12 + 16 + PLAIN.length);
    expect(readdirSync(folder)).toEqual([ownKeyOf(sealed).toString('hex', 0, 8)]);
  });

  it.each([true, false])('decrypts to any original value (with a record key: %s)', (withKeys) => {
    const vault = vaultWith(withKeys ? recordKeys() : null);
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), fc.nat(), (plain, place, space) => {
        const sealed = vault.seal(space, place, Buffer.from(plain));
        expect(vault.open(space, place, sealed)).toEqual(Buffer.from(plain));
      }),
      { numRuns: 200 },
    );
  });

  it('decrypts in another process that shares the folder', () => {
    const sealed = vaultWith(recordKeys()).seal(SPACE, 'here', PLAIN);
    expect(vaultWith(recordKeys()).open(SPACE, 'here', sealed)).toEqual(PLAIN);
  });

  it.each([
    ['in another place', SPACE, 'there'],
    ['in another environment', SPACE + 1, 'here'],
  ])('does not decrypt %s', (_what, space, place) => {
    const vault = vaultWith(recordKeys());
    const sealed = vault.seal(SPACE, 'here', PLAIN);
    expect(() => vault.open(space, place, sealed)).toThrow("can't be decrypted");
  });

  it('does not decrypt when any byte is changed', () => {
    const vault = vaultWith(null);
    const sealed = vault.seal(SPACE, 'here', PLAIN);
    for (let at = 0; at < sealed.length; at++) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => vault.open(SPACE, 'here', altered)).toThrow();
    }
    expect(() => vault.open(SPACE, 'here', sealed.subarray(0, 20))).toThrow('an unknown format');
  });

  it('is returned unchanged if it was stored without a vault', () => {
    const clear = openVault.seal(SPACE, 'here', PLAIN);
    expect(vaultWith(recordKeys()).open(SPACE, 'here', clear)).toEqual(PLAIN);
    expect(() => openVault.open(SPACE, 'here', vaultWith(null).seal(SPACE, 'here', PLAIN))).toThrow(
      UnknownKey,
    );
  });

  it('decrypts under a key of another process once that key is loaded', async () => {
    const keys = recordKeys();
    const vault = vaultWith(keys, [OLD], [OLD, NEW]);
    const sealed = vaultWith(keys, [OLD, NEW]).seal(SPACE, 'here', PLAIN);
    expect(() => vault.open(SPACE, 'here', sealed)).toThrow(UnknownKey);
    await vault.reload(noConnection);
    expect(vault.open(SPACE, 'here', sealed)).toEqual(PLAIN);
    expect(vault.seal(SPACE, 'here', PLAIN).subarray(1, 5)).toEqual(NEW.id);
  });
});

describe('destroyed record key', () => {
  it('makes its record undecryptable in every process and leaves adjacent records intact', () => {
    const keys = recordKeys();
    const [gone, stays] = [1, 2].map(() => vaultWith(keys).seal(SPACE, 'here', PLAIN));
    // Another process destroys it, twice.
    for (let times = 0; times < 2; times++) recordKeys().destroy([ownKeyOf(gone!)]);
    for (const vault of [vaultWith(keys), vaultWith(recordKeys())]) {
      expect(vault.open(SPACE, 'here', gone!)).toBeNull();
      expect(vault.open(SPACE, 'here', stays!)).toEqual(PLAIN);
    }
  });

  it('is overwritten in its file', () => {
    const keys = recordKeys();
    const { reference, secret } = keys.fresh();
    const file = () => readFileSync(join(folder, reference.toString('hex', 0, 8)));
    const copy = Buffer.from(secret);
    expect(file().includes(copy)).toBe(true);
    keys.destroy([reference]);
    expect(file().includes(copy)).toBe(false);
    expect(
      file()
        .subarray(reference.readUInt16BE(8) * 16)
        .subarray(0, 16),
    ).toEqual(Buffer.alloc(16));
  });

  it('is distinguished from a truncated file, which is an error', () => {
    const vault = vaultWith(recordKeys());
    const sealed = vault.seal(SPACE, 'here', PLAIN);
    truncateSync(join(folder, ownKeyOf(sealed).toString('hex', 0, 8)));
    expect(() => vaultWith(recordKeys()).open(SPACE, 'here', sealed)).toThrow('is incomplete');
  });

  it('is distinguished from a missing file, which is an error', () => {
    const vault = vaultWith(recordKeys());
    const sealed = vault.seal(SPACE, 'here', PLAIN);
    rmSync(join(folder, ownKeyOf(sealed).toString('hex', 0, 8)));
    expect(() => vaultWith(recordKeys()).open(SPACE, 'here', sealed)).toThrow('ENOENT');
  });
});

describe('record keys', () => {
  it('are never used twice across files and processes', () => {
    const references = new Set<string>();
    for (const keys of [recordKeys(), recordKeys()]) {
      for (let n = 0; n < 20_000; n++) {
        const { reference, secret } = keys.fresh();
        references.add(reference.toString('hex'));
        if (n % 1000 === 0) expect(keys.secretOf(reference)).toEqual(secret);
      }
    }
    expect(references.size).toBe(40_000);
  });

  it('are stored in an identifiable folder that only its owner may read', () => {
    expect(recordKeys().identity(false)).toBeNull();
    const identity = recordKeys().identity(true);
    expect(identity).toMatch(/^[0-9a-f]{16}$/);
    expect(recordKeys().identity(false)).toBe(identity);
  });
});
