import { type AccountId, badInput } from '@assay/contract';
import type { QueuePerson } from '@assay/management-api';
import { type Connection, findAccount, listPanelUsers } from '@assay/store';
import { namesOf, roleOf } from '../../identity/index';

/** Who works on an account: its users, each by `user <id>`. */
export interface People {
  /** Users whose role may decide, by their names. */
  readonly reviewers: readonly QueuePerson[];
  /** A key, and who is gone, has no name. */
  person(id: string): QueuePerson;
}

/** The people of an account as they are now. */
export async function peopleOf(connection: Connection, accountId: AccountId): Promise<People> {
  const [users, account] = [
    await listPanelUsers(connection, accountId),
    await findAccount(connection, accountId),
  ];
  const mayDecide = (role: string): boolean =>
    account !== null && roleOf(account, role).permissions.includes('decisions:change');
  const names = namesOf(users);
  return {
    reviewers: users
      .filter(({ role }) => mayDecide(role))
      .map(({ id, email }) => ({ id: `user ${id}`, name: names.get(`user ${id}`) ?? email })),
    person: (id) => ({ id, name: names.get(id) ?? null }),
  };
}

/** @throws ApiError 1006 for somebody who cannot decide here */
export function requireReviewers(people: People, ids: readonly string[], field: string): void {
  const known = new Set(people.reviewers.map(({ id }) => id));
  if (ids.some((id) => !known.has(id)))
    throw badInput([{ field, expected: 'ids of GET /reviewers that are users' }]);
}
