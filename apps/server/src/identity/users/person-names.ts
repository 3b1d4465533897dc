import type { PanelUser } from '@assay/store';

/** Normalizes a name for storage: words separated by one space, in Unicode NFC. null = none */
export const personNameOf = (sent: string | null): string | null =>
  sent === null ? null : sent.normalize('NFC').replace(/\s+/gu, ' ').trim() || null;

/**
 * Returns the names of an account's users by `user <id>`. Users without a name, and users with the same name,
 * are named by their address.
 */
export function namesOf(
  users: readonly Pick<PanelUser, 'id' | 'email' | 'name'>[],
): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  for (const { name } of users) if (name !== null) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(
    users.map(({ id, email, name }) => [
      `user ${id}`,
      name === null ? email : times.get(name) === 1 ? name : `${name} (${email})`,
    ]),
  );
}
