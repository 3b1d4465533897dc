import { describe, expect, it } from 'vitest';
import { serverFailure } from './server-failure';

/** Output of PostgreSQL 18.4 in each of these situations. */
const SITUATIONS: readonly (readonly [code: string, output: string])[] = [
  ['disk_full', 'initdb: error: could not write file "/d/pg.new/base/1/1255": No space left on device'],
  ['disk_full', 'FATAL:  could not write lock file "postmaster.pid": No space left on device'],
  [
    'cluster_corrupt',
    'FATAL:  database files are incompatible with server\nDETAIL:  The database cluster was initialized …',
  ],
  [
    'cluster_corrupt',
    'LOG:  invalid checkpoint record\nPANIC:  could not locate a valid checkpoint record at 0/1',
  ],
  ['cluster_corrupt', 'FATAL:  could not open directory "pg_notify": No such file or directory'],
  ['folder_in_use', 'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use'],
  ['folder_in_use', 'FATAL:  lock file "postmaster.pid" already exists'],
  ['port_taken', 'LOG:  could not bind IPv4 address "127.0.0.1": Address already in use'],
  ['start_failed', 'FATAL:  could not map anonymous shared memory: Cannot allocate memory'],
  ['cluster_foreign', 'FATAL:  could not open file "base/1/1": Permission denied'],
];

describe('serverFailure', () => {
  it.each(SITUATIONS)('reports %s', (code, output) => {
    const error = serverFailure(output, '/data/pg');
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[A-Z][^\n]*\.$/);
  });

  it("includes PostgreSQL's own message for an unknown failure", () => {
    expect(serverFailure('2026-01-01 UTC [7] FATAL:  the moon is in the way', '/data/pg').message).toBe(
      "The built-in PostgreSQL in /data/pg didn't start: the moon is in the way.",
    );
    expect(serverFailure('', '/data/pg').message).toContain('no reason was given');
  });
});
