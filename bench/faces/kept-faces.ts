import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { facePlace, migrate, openDatabase } from '@assay/store';
import { RecordKeys } from '../../apps/server/src/platform/secrets/record-keys';
import { RecordVault } from '../../apps/server/src/platform/secrets/record-vault';
import { signingSecretsOf } from '../../apps/server/src/platform/secrets/testing/signing-secrets';
import { faceSeal, openFaces } from '../../apps/server/src/verification/checks/face-match';
import { FaceSnapshots } from '../../apps/server/src/verification/checks/face-snapshots';
import { drawnEmbeddings } from '../../packages/vision/src/face/testing/drawn-embeddings';
import { random } from '../../packages/vision/src/testing/index';
import { freshDatabase } from '../fraud-call/servers';
import { dataFolder } from '../fraud-call/subject';
import { optionOf } from '../option';
import type { Row } from '../row';

const SPACE = 1;
const ROWS = 2000;

const executionId = (person: number) => `00000000-0000-7000-8000-${person.toString(16).padStart(12, '0')}`;

async function timed<Result>(work: () => Promise<Result>): Promise<{ wall: number; cpu: number }> {
  const [began, used] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(used);
  return { wall: (performance.now() - began) / 1000, cpu: (user + system) / 1e6 };
}

/** Opens a database with a separate vault, as a server does. */
async function openStore() {
  const fresh = await freshDatabase();
  if (!fresh)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const database = openDatabase({ url: fresh.url, maxConnections: 4 });
  await migrate(database, new Date(0));
  const folder = dataFolder();
  const recordKeys = new RecordKeys(join(folder.path, 'own-keys'), randomBytes);
  const keys = [{ purpose: 'data', id: randomBytes(4), key: randomBytes(32), createdAt: 0 }] as const;
  database.sealWith(
    new RecordVault({
      ...{ keys, recordKeys, pepper: '00', auditLogKey: randomBytes(32), bytes: randomBytes },
      read: async () => keys,
    }),
  );
  return {
    database,
    folder: folder.path,
    async close() {
      await recordKeys.close();
      await database.close();
      await fresh.drop();
      folder.remove();
    },
  };
}

/**
 * Measures the first search after a start, row by row and from a snapshot, over synthetic encrypted faces
 * (`--faces`, 100,000 by default).
 */
export async function benchKeptFaces(): Promise<readonly Row[]> {
  const count = optionOf('faces', 100_000);
  const secrets = signingSecretsOf(randomBytes(32));
  const { seal } = faceSeal(secrets, randomBytes);
  const { persons } = drawnEmbeddings(random(12));
  const store = await openStore();
  const { database, folder } = store;
  try {
    for (let from = 0; from < count; from += ROWS) {
      const people = Array.from({ length: Math.min(ROWS, count - from) }, (_, at) => from + at);
      await database.query({
        text: `INSERT INTO verification_face (account_id, execution_id, user_hash, kept)
               SELECT $1, * FROM unnest($2::uuid[], $3::bigint[], $4::bytea[])`,
        values: [
          SPACE,
          people.map(executionId),
          people,
          people.map((person) =>
            database.vault.seal(
              SPACE,
              facePlace(executionId(person)),
              seal(SPACE, executionId(person), Array.from(persons(person))),
            ),
          ),
        ],
      });
    }
    const started = () => {
      const snapshots = new FaceSnapshots({
        database,
        runtime: { now: () => 0, bytes: randomBytes },
        folder: join(folder, 'face-index'),
        onFault: (error) => {
          throw error;
        },
      });
      const faces = openFaces(secrets, randomBytes, snapshots);
      const owner = { environmentId: SPACE, id: executionId(count), userHash: '0' };
      const search = async () => {
        const ready = await faces.ready(database, SPACE);
        return faces.search(database, owner, Array.from(persons(7)), ready);
      };
      return { snapshots, search };
    };
    const first = started();
    const rows = await timed(first.search);
    const written = await timed(() => first.snapshots.settled());
    const snapshot = await timed(started().search);
    const named = `${count.toLocaleString('en')} encrypted synthetic faces`;
    const row = (figure: string, value: number): Row => ({ figure: `${named}: ${figure}`, value, unit: 's' });
    return [
      row('first search, each face read from the database', rows.wall),
      row('first search, server CPU time', rows.cpu),
      row('writing the snapshot', written.wall),
      row('writing the snapshot, server CPU time', written.cpu),
      row('first search after a start, from the snapshot', snapshot.wall),
      row('first search after a start, server CPU time', snapshot.cpu),
    ];
  } finally {
    await store.close();
  }
}
