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

describe('the OS user that runs PostgreSQL', () => {
  it('is this user when it is an ordinary one', () => {
    expect(chooseDatabaseUser(1000, users, null)).toBeNull();
    expect(chooseDatabaseUser(1000, users, { uid: 1000, gid: 1000 })).toBeNull();
  });

  it('is postgres, or else nobody, for root', () => {
    expect(chooseDatabaseUser(0, users, null)).toEqual({ name: 'postgres', uid: 101, gid: 104 });
    const without = users.filter((user) => user.name !== 'postgres');
    expect(chooseDatabaseUser(0, without, null)?.name).toBe('nobody');
    expect(() => chooseDatabaseUser(0, [], null)).toThrow(/neither a user postgres nor nobody/);
  });

  it('is the owner of the cluster when root finds one', () => {
    expect(chooseDatabaseUser(0, users, { uid: 1000, gid: 1001 })).toMatchObject({ uid: 1000, gid: 1001 });
    expect(chooseDatabaseUser(0, users, { uid: 0, gid: 0 })?.name).toBe('postgres');
  });

  it("cannot be an ordinary user for somebody else's cluster", () => {
    expect(() => chooseDatabaseUser(1000, users, { uid: 101, gid: 104 })).toThrow(/OS user postgres/);
  });
});

describe('the way to a folder', () => {
  it('is open to a user when every folder on it is', async () => {
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
