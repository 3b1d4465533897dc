import { expect, it } from 'vitest';
import { onEveryServer } from '../testing/every-server';
import { facesAfter, storeFace } from './faces';
import { findMedia, storeMedia } from './media';

const id = (n: number) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const KEY = Buffer.from('a wrapped key');

onEveryServer((databases) => {
  it('reads file keys and faces unchanged: of this version, and plaintext columns of an earlier one', async () => {
    const database = await databases.open();
    const media = {
      environmentId: 1,
      executionId: id(9),
      sessionId: null,
      slot: 'selfie',
      mediaType: 'image/png',
      size: 1,
      sha256: Buffer.alloc(32),
      wrappedKey: KEY,
      createdAt: 1,
    };
    for (const n of [1, 2]) {
      await storeMedia(database, { ...media, id: id(n) });
      await storeFace(database, 1, { executionId: id(n), userHash: null, sealed: KEY });
    }
    await database.query({
      text: 'UPDATE workflow_media SET kept = NULL, wrapped_key = $1 WHERE id = $2::uuid',
      values: [KEY, id(1)],
    });
    await database.query({
      text: 'UPDATE verification_face SET kept = NULL, sealed = $1 WHERE execution_id = $2::uuid',
      values: [KEY, id(1)],
    });
    for (const n of [1, 2]) expect(await findMedia(database, 1, id(n))).toEqual({ ...media, id: id(n) });
    const faces = await facesAfter(database, 1, { after: 0, limit: 10 });
    expect(faces.map(({ sealed }) => sealed)).toEqual([KEY, KEY]);
    const clear = await database.query({
      text: 'SELECT 1 FROM workflow_media WHERE wrapped_key IS NOT NULL UNION ALL SELECT 1 FROM verification_face WHERE sealed IS NOT NULL',
    });
    expect(clear).toHaveLength(2);
  });
});
