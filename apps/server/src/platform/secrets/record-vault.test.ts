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

/** As one process has them. */
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
    trailKey: randomBytes(32),
    bytes: randomBytes,
    read: async () => newest,
  });
const noConnection = {} as Connection;

const SPACE = 7;
const PLAIN = Buffer.from('{"email":"jane@example.com"}');
const ownKeyOf = (sealed: Buffer) => sealed.subarray(5, 15);

describe('a kept record', () => {
  it('is version, data key, own key, nonce, tag and as many bytes as it had', () => {
    const sealed = vaultWith(recordKeys()).seal(SPACE, 'here', PLAIN);
    expect(sealed.subarray(0, 5)).toEqual(Buffer.from([2, ...OLD.id]));
    expect(sealed).toHaveLength(1 + 4 + 10 + 12 + 16 + PLAIN.length);
    expect(readdirSync(folder)).toEqual([ownKeyOf(sealed).toString('hex', 0, 8)]);
  });

  it.each([true, false])('opens to what it was, whatever it was (with a key of its own: %s)', (withKeys) => {
    const vault = vaultWith(withKeys ? recordKeys() : null);
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), fc.nat(), (plain, place, space) => {
        const sealed = vault.seal(space, place, Buffer.from(plain));
        expect(vault.open(space, place, sealed)).toEqual(Buffer.from(plain));
      }),
      { numRuns: 200 },
    );
  });

  it('opens in another process that shares the folder', () => {
    const sealed = vaultWith(recordKeys()).seal(SPACE, 'here', PLAIN);
    expect(vaultWith(recordKeys()).open(SPACE, 'here', sealed)).toEqual(PLAIN);
  });

  it.each([
    ['in another place', SPACE, 'there'],
    ['in another space', SPACE + 1, 'here'],
  ])('does not open %s', (_what, space, place) => {
    const vault = vaultWith(recordKeys());
    const sealed = vault.seal(SPACE, 'here', PLAIN);
    expect(() => vault.open(space, place, sealed)).toThrow('does not open');
  });

  it('does not open when any byte of it is another', () => {
    const vault = vaultWith(null);
    const sealed = vault.seal(SPACE, 'here', PLAIN);
    for (let at = 0; at < sealed.length; at++) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => vault.open(SPACE, 'here', altered)).toThrow();
    }
    expect(() => vault.open(SPACE, 'here', sealed.subarray(0, 20))).toThrow('no known form');
  });

  it('of a store without a vault is read as it is', () => {
    const clear = openVault.seal(SPACE, 'here', PLAIN);
    expect(vaultWith(recordKeys()).open(SPACE, 'here', clear)).toEqual(PLAIN);
    expect(() => openVault.open(SPACE, 'here', vaultWith(null).seal(SPACE, 'here', PLAIN))).toThrow(
      UnknownKey,
    );
  });

  it('under a key that another process made since is opened once that is learned', async () => {
    const keys = recordKeys();
    const vault = vaultWith(keys, [OLD], [OLD, NEW]);
    const sealed = vaultWith(keys, [OLD, NEW]).seal(SPACE, 'here', PLAIN);
    expect(() => vault.open(SPACE, 'here', sealed)).toThrow(UnknownKey);
    await vault.reload(noConnection);
    expect(vault.open(SPACE, 'here', sealed)).toEqual(PLAIN);
    expect(vault.seal(SPACE, 'here', PLAIN).subarray(1, 5)).toEqual(NEW.id);
  });
});

describe('a destroyed key', () => {
  it('opens its record in no process, and leaves those beside it', () => {
    const keys = recordKeys();
    const [gone, stays] = [1, 2].map(() => vaultWith(keys).seal(SPACE, 'here', PLAIN));
    // Another process destroys it, twice.
    for (let times = 0; times < 2; times++) recordKeys().destroy([ownKeyOf(gone!)]);
    for (const vault of [vaultWith(keys), vaultWith(recordKeys())]) {
      expect(vault.open(SPACE, 'here', gone!)).toBeNull();
      expect(vault.open(SPACE, 'here', stays!)).toEqual(PLAIN);
    }
  });

  it('is not in its file any more', () => {
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

  it('is told from a file that was cut off, which is an error', () => {
    const vault = vaultWith(recordKeys());
    const sealed = vault.seal(SPACE, 'here', PLAIN);
    truncateSync(join(folder, ownKeyOf(sealed).toString('hex', 0, 8)));
    expect(() => vaultWith(recordKeys()).open(SPACE, 'here', sealed)).toThrow('is cut off');
  });

  it('is told from a file that is missing, which is an error', () => {
    const vault = vaultWith(recordKeys());
    const sealed = vault.seal(SPACE, 'here', PLAIN);
    rmSync(join(folder, ownKeyOf(sealed).toString('hex', 0, 8)));
    expect(() => vaultWith(recordKeys()).open(SPACE, 'here', sealed)).toThrow('ENOENT');
  });
});

describe('the keys of records', () => {
  it('are never used twice, over files and processes', () => {
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

  it('lie in a folder that is known again, and only its owner may read', () => {
    expect(recordKeys().identity(false)).toBeNull();
    const identity = recordKeys().identity(true);
    expect(identity).toMatch(/^[0-9a-f]{16}$/);
    expect(recordKeys().identity(false)).toBe(identity);
  });
});
