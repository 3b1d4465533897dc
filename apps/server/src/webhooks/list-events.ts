import { liveSpace } from '@assay/contract';
import { type EventPersons, enqueueEvent } from '@assay/store';
import type { EmitListChange, ListChange } from '../policy/index';
import { type Hasher, keyHash } from '../scoring/index';

/** Whose data the values of a list are, by what the list holds. */
function personsIn(hasher: Hasher, { list, added, removed }: ListChange): EventPersons {
  const values = [...added, ...removed];
  if (list.field === 'email') return { emailHashes: values.map((value) => keyHash(hasher, 'email', value)) };
  return list.field === 'user_id'
    ? { userHashes: values.map((value) => keyHash(hasher, 'user_id', value)) }
    : {};
}

/** Emits list changes as `lists/updated`. */
export const listEvents =
  (hasher: Hasher): EmitListChange =>
  (connection, change) =>
    enqueueEvent(connection, {
      spaceId: liveSpace(change.accountId),
      event: 'lists/updated',
      data: {
        list: change.list,
        added: [...change.added],
        removed: [...change.removed],
        cleared: change.cleared,
        author: change.author,
        updated_at: new Date(change.at).toISOString(),
      },
      at: change.at,
      ...personsIn(hasher, change),
    });
