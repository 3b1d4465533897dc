import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseDatabaseUser, mayEnter, parsePasswd } from './os-user';

const users = parsePasswd(`root:x:0:0:root:/root:/bin/bash
daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin
this line is malformed
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash
`);

describe('chooseDatabaseUser', () => {
  it('returns null for an ordinary user, who runs PostgreSQL directly', () => {
    expect(chooseDatabaseUser(1000, users, null)).toBeNull();
    expect(chooseDatabaseUser(1000, users, { uid: 1000, gid: 1000 })).toBeNull();
  });

  it('returns postgres for root, or else `nobody`', () => {
    expect(chooseDatabaseUser(0, users, null)).toEqual({ name: 'postgres', uid: 101, gid: 104 });
    const without = users.filter((user) => user.name !== 'postgres');
    expect(chooseDatabaseUser(0, without, null)?.name).toBe('nobody');
    expect(() => chooseDatabaseUser(0, [], null)).toThrow(/no user postgres or nobody/);
  });

  it('returns the owner of an existing cluster for root', () => {
    expect(chooseDatabaseUser(0, users, { uid: 1000, gid: 1001 })).toMatchObject({ uid: 1000, gid: 1001 });
    expect(chooseDatabaseUser(0, users, { uid: 0, gid: 0 })?.name).toBe('postgres');
  });

  it('rejects an ordinary user if the cluster belongs to another user', () => {
    expect(() => chooseDatabaseUser(1000, users, { uid: 101, gid: 104 })).toThrow(/OS user postgres/);
  });
});

describe('mayEnter', () => {
  it('returns true only if every folder on the path is open to the user', async () => {
    const top = mkdtempSync('/tmp/assay-way-');
    const inner = join(top, 'inner');
    mkdirSync(inner);
    const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 };
    chmodSync(top, 0o711);
    chmodSync(inner, 0o755);
    expect(await mayEnter(inner, stranger)).toBe(true);
    chmodSync(top, 0o700);
    expect(await mayEnter(inner, stranger)).toBe(false);
    expect(await mayEnter(inner, { name: 'self', uid: process.getuid!(), gid: process.getgid!() })).toBe(
      true,
    );
    rmSync(top, { recursive: true });
  });
});
