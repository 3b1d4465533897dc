import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditLogHead } from '@assay/store';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../../platform/secrets/testing/signing-secrets';
import { AuditLogHeads } from './heads';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-heads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const secrets = signingSecretsOf(Buffer.alloc(32, 7));
const faults: unknown[] = [];
let nonce = 0;
const heads = (process: string, given = secrets, path: string | null = folder) =>
  new AuditLogHeads({
    ...{ folder: path, process, signingSecrets: given },
    bytes: (length) => Buffer.alloc(length, nonce++),
    onFault: (error) => faults.push(error),
  });
const head = (account: number, height: number, of = height): AuditLogHead => ({
  ...{ account, height },
  hash: Buffer.alloc(32, of),
});
const read = async (from: AuditLogHeads) =>
  (await from.read()).heads.map(({ account, height, hash }) => [account, height, hash[0]]).sort();

describe('AuditLogHeads', () => {
  it('returns the heads of this process, of the one before it, and of the others', async () => {
    await heads('1').note([head(5, 3), head(6, 1)]);
    await heads('2').note([head(5, 7)]);
    const next = heads('1');
    await next.note([head(5, 8)]);
    const all = [
      [5, 3, 3],
      [5, 7, 7],
      [5, 8, 8],
      [6, 1, 1],
    ];
    expect(await read(next)).toEqual(all);
    expect(await read(heads('3'))).toEqual(all);
  });

  it('forgets heads below a newer one once the database contains them', async () => {
    const first = heads('1');
    for (const height of [1, 2, 3]) await first.note([head(5, height)]);
    await first.forgetProven(async ({ height }) => height < 3);
    expect(await read(heads('2'))).toEqual([[5, 3, 3]]);
    // The database lost record 3 and has others instead.
    const next = heads('1');
    for (const height of [3, 4, 5]) await next.note([head(5, height, 40 + height)]);
    await next.forgetProven(async ({ hash }) => hash[0]! > 40);
    expect(await read(heads('2'))).toEqual([
      [5, 3, 3],
      [5, 5, 45],
    ]);
  });

  it('stores every head that was noted during a write', async () => {
    const noting = heads('1');
    await Promise.all(Array.from({ length: 50 }, (_, n) => noting.note([head(n % 7, n + 1)])));
    const expected = Array.from(
      { length: 7 },
      (_, n) => Math.max(...[...Array(50).keys()].filter((at) => at % 7 === n)) + 1,
    );
    await noting.forgetProven(async () => true);
    expect((await read(heads('2'))).map(([, height]) => height)).toEqual(expected);
  });

  it('writes nothing that can be read without the keys, and ignores files of another deployment', async () => {
    await heads('1').note([head(123_456, 9)]);
    const [name = ''] = readdirSync(folder);
    expect(readFileSync(join(folder, name), 'latin1')).not.toContain('123456');
    const other = heads('1', signingSecretsOf(Buffer.alloc(32, 8)));
    expect(await other.read()).toEqual({ heads: [], unreadable: [] });
    await other.note([head(1, 1)]);
    expect(await read(heads('1'))).toEqual([[123_456, 9, 9]]);
  });

  it('reports damaged files and replaces them with the next head', async () => {
    await heads('1').note([head(5, 9)]);
    const [name = ''] = readdirSync(folder);
    const bytes = readFileSync(join(folder, name));
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const damaged = Buffer.from(bytes);
        damaged[at]! ^= change;
        writeFileSync(join(folder, name), damaged);
        expect(await heads('2').read()).toEqual({ heads: [], unreadable: [name] });
        writeFileSync(join(folder, name), bytes.subarray(0, at));
        expect(await heads('2').read()).toEqual({ heads: [], unreadable: [name] });
      }),
      { numRuns: 50 },
    );
    await heads('1').note([head(5, 10)]);
    expect(await read(heads('2'))).toEqual([[5, 10, 10]]);
  });

  it('holds the heads in memory without a folder, and when the folder refuses a write', async () => {
    const alone = heads('1', secrets, null);
    await alone.note([head(5, 9)]);
    expect(await read(alone)).toEqual([[5, 9, 9]]);
    chmodSync(folder, 0o500);
    writeFileSync(join(folder, 'file'), '');
    const refused = heads('1', secrets, join(folder, 'file'));
    await refused.note([head(5, 9)]);
    expect(faults.splice(0)).toHaveLength(1);
    expect(await read(refused)).toEqual([[5, 9, 9]]);
    chmodSync(folder, 0o700);
  });
});
