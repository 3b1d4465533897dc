import type { PanelUser } from '@assay/store';

/** A name as it is kept: its words, one space apart, in one spelling (Unicode NFC). null = none */
export const personNameOf = (sent: string | null): string | null =>
  sent === null ? null : sent.normalize('NFC').replace(/\s+/gu, ' ').trim() || null;

/** What the users of an account are called, by `user <id>`: who has no name by their address, and so are two of the same name. */
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
