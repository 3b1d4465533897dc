import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, facesAfter, snapshotKey, storeFace } from '@assay/store';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { drawnEmbeddings } from '../../../../../packages/vision/src/face/testing/drawn-embeddings';
import { random } from '../../../../../packages/vision/src/testing/index';
import { signingSecretsOf } from '../../platform/secrets/testing/signing-secrets';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { faceSeal, openFaces } from './face-match';
import { snapshotPath } from './face-snapshot';
import { FaceSnapshots } from './face-snapshots';

const secrets = signingSecretsOf(Buffer.alloc(32, 7));
const { seal } = faceSeal(secrets, randomBytes);
const { persons } = drawnEmbeddings(random(21));
const SPACE = 4;
const FACES = 40;

const executionId = (person: number) => `00000000-0000-7000-8000-${person.toString(16).padStart(12, '0')}`;

let database: TestDatabase;
let folder: string;
let faults: unknown[];
let now = 0;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-snapshots-'));
  faults = [];
  for (let person = 0; person < FACES; person++) await keep(person);
});
afterEach(async () => {
  expect(faults).toEqual([]);
  rmSync(folder, { recursive: true });
  await database.database.query({ text: 'DELETE FROM verification_face' });
});

const keep = (person: number, connection: Connection = database.serving) =>
  storeFace(connection, SPACE, {
    executionId: executionId(person),
    userHash: '1',
    sealed: seal(SPACE, executionId(person), Array.from(persons(person))),
  });

const erase = (person: number, connection: Connection = database.serving) =>
  connection.query({
    text: 'DELETE FROM verification_face WHERE account_id = $1 AND execution_id = $2::uuid',
    values: [SPACE, executionId(person)],
  });

/** Starts a process, which reads only from the store and the folder. */
function started() {
  const snapshots = new FaceSnapshots({
    database: database.serving,
    runtime: { now: () => now, bytes: randomBytes },
    folder,
    fromFaces: 10,
    onFault: (error) => faults.push(error),
  });
  const faces = openFaces(secrets, randomBytes, snapshots);
  const search = async (person: number) => {
    const owner = { environmentId: SPACE, id: executionId(9999), userHash: '2' };
    const ready = await faces.ready(database.serving, SPACE);
    const { found } = await faces.search(database.serving, owner, Array.from(persons(person)), ready);
    await snapshots.settled();
    return found;
  };
  const read = () => snapshots.read(database.serving, SPACE);
  return { search, read };
}
const path = () => snapshotPath(folder, SPACE);
/** Returns the persons in the snapshot on disk. */
async function inSnapshot(): Promise<readonly number[] | null> {
  const found = await started().read();
  if (!found) return null;
  const rows = await facesAfter(database.serving, SPACE, { after: 0, limit: 1000 });
  const numbers = new Set(found.index.parts().parts.cells.flatMap((cell) => Array.from(cell.numbers)));
  expect(rows.filter(({ number }) => numbers.has(number))).toHaveLength(numbers.size);
  return rows
    .filter(({ number }) => numbers.has(number))
    .map((row) => Number.parseInt(row.executionId.slice(-6), 16));
}
const everybody = Array.from({ length: FACES }, (_, person) => person);

it('a new process reads the snapshot and finds its faces and later ones', async () => {
  expect(await started().search(3)).toBe(true);
  expect(await inSnapshot()).toEqual(everybody);
  await keep(FACES);
  const next = started();
  expect(await next.search(7)).toBe(true);
  expect(await next.search(FACES)).toBe(true);
  expect(await next.search(FACES + 1)).toBe(false);
  // One more face doesn't trigger a new snapshot.
  expect(await inSnapshot()).toEqual(everybody);
});

it('a snapshot is replaced after many new faces, at most every ten minutes, and not for a few faces', async () => {
  const one = started();
  await one.search(1);
  for (let person = FACES; person < FACES + 12; person++) await keep(person);
  await one.search(1);
  expect(await inSnapshot()).toHaveLength(FACES);
  now += 600_001;
  await one.search(1);
  expect(await inSnapshot()).toHaveLength(FACES + 12);
  await database.database.query({ text: 'DELETE FROM verification_face WHERE account_id = 4' });
  await keep(1);
  await started().search(1);
  expect(existsSync(path())).toBe(false);
});

it('a snapshot contains no plain text and is decrypted only in its environment', async () => {
  await started().search(3);
  const bytes = readFileSync(path());
  expect(bytes.includes('version')).toBe(false);
  writeFileSync(snapshotPath(folder, 5), bytes);
  await database.database.query({
    text: 'INSERT INTO index_snapshot SELECT 5, name, kept FROM index_snapshot WHERE account_id = 4',
  });
  const other = new FaceSnapshots({
    ...{ database: database.serving, folder, runtime: { now: () => now, bytes: randomBytes } },
    onFault: (error) => faults.push(error),
  });
  expect(await other.read(database.serving, 5)).toBeNull();
  expect(existsSync(snapshotPath(folder, 5))).toBe(false);
  expect(String(faults.splice(0))).toContain('is damaged');
  await database.database.query({ text: 'DELETE FROM index_snapshot WHERE account_id = 5' });
});

it('a damaged, truncated or mixed snapshot is ignored and reported, and all faces are still found', async () => {
  await started().search(3);
  const whole = readFileSync(path());
  rmSync(path());
  now += 600_001;
  await started().search(3);
  const later = readFileSync(path());
  const head = 4 + whole.readUInt32LE();
  const flipped = (at: number) => {
    const bytes = Buffer.from(whole);
    bytes[at]! ^= 1;
    return bytes;
  };
  const harmed = [
    ...[0, 2, head - 1, head + 1, Math.floor(whole.length / 2), whole.length - 1].map(flipped),
    whole.subarray(0, head),
    whole.subarray(0, whole.length - 1),
    Buffer.alloc(0),
    Buffer.concat([whole.subarray(0, head), later.subarray(4 + later.readUInt32LE())]),
  ];
  for (const bytes of harmed) {
    writeFileSync(path(), bytes);
    expect(await started().read()).toBeNull();
    expect(String(faults.splice(0))).toContain('is damaged');
    expect(existsSync(path())).toBe(false);
  }
  writeFileSync(path(), flipped(head + 40));
  expect(await started().search(5)).toBe(true);
  expect(String(faults.splice(0))).toContain('is damaged');
  expect(await inSnapshot()).toEqual(everybody);
});

it("a snapshot can't be decrypted after an erasure, and the next one omits that person", async () => {
  const one = started();
  await one.search(3);
  const before = readFileSync(path());
  await erase(7);
  expect(await snapshotKey(database.serving, SPACE, 'faces')).toBeNull();
  expect(await started().read()).toBeNull();
  expect(existsSync(path())).toBe(false);
  now += 600_001;
  // The process with the index in memory writes the next snapshot.
  expect(await one.search(3)).toBe(true);
  expect(await inSnapshot()).toEqual(everybody.filter((person) => person !== 7));
  writeFileSync(path(), before);
  expect(await started().read()).toBeNull();
  expect(await started().search(7)).toBe(false);
});

/** Returns the number of statements waiting for the snapshot lock, on the server that holds the account. */
async function waiting(): Promise<number> {
  const here = `SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND classid = 1977012 AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  const everywhere = `SELECT sum(result::int)::int AS count FROM run_command_on_all_nodes($command$${here}$command$)`;
  const isDistributed = await database.database.isDistributed();
  const [row] = await database.database.query<{ count: number }>({ text: isDistributed ? everywhere : here });
  return row!.count;
}

it('a snapshot waits for a running erasure', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let deleted = () => {};
  const isDeleted = new Promise<void>((resolve) => {
    deleted = resolve;
  });
  const erasing = database.database.transaction(async (connection) => {
    await erase(7, connection);
    deleted();
    await finished;
  });
  await isDeleted;
  const searched = started().search(3);
  await vi.waitFor(async () => expect(await waiting()).toBe(1));
  expect(existsSync(path())).toBe(false);
  finish();
  await erasing;
  await searched;
  expect(await inSnapshot()).toEqual(everybody.filter((person) => person !== 7));
});

it('a snapshot is ignored when the store was restored from an older backup', async () => {
  await started().search(3);
  // Its newest face is now a different one.
  await database.database.query({
    text: `UPDATE verification_face SET execution_id = $1::uuid, kept = (SELECT kept FROM verification_face LIMIT 1)
           WHERE number = (SELECT max(number) FROM verification_face)`,
    values: [executionId(500)],
  });
  expect(await started().read()).toBeNull();
  expect(existsSync(path())).toBe(false);
});
