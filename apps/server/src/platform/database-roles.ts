import {
  openDatabase,
  provideRoles,
  ROLE_NAMES,
  type RoleLogin,
  type Roles,
  type ServingRole,
} from '@assay/store';

/** Returns the URL of a database, or of several servers that have it, for another role. */
export function addressFor(url: string, { name, password }: RoleLogin): string {
  const login = [name, ...(password ? [password] : [])].map(encodeURIComponent).join(':');
  return url.replace(/^(\w+:\/\/)(?:[^@/?#]*@)?/, (_, scheme: string) => `${scheme}${login}@`);
}

/**
 * Returns the three roles with their default names.
 * @param password returns the password of each; null means unchanged
 */
export const rolesWith = (password: () => string | null, prefix = ''): Roles => {
  const role = (name: string): RoleLogin => ({ name: `${prefix}${name}`, password: password() });
  return {
    migrating: role(ROLE_NAMES.migrating),
    serving: role(ROLE_NAMES.serving),
    reading: role(ROLE_NAMES.reading),
  };
};

/**
 * Creates the roles of an embedded database, which belongs to this deployment alone.
 * @param url its URL for the superuser
 */
export async function provideEmbeddedRoles(url: string, roles: Roles): Promise<void> {
  const database = openDatabase({ url, maxConnections: 1 });
  await provideRoles(database, roles).finally(() => database.close());
}

/** Returns a note for operators about the serving role; null if it is configured correctly. */
export function roleNote({ name, isUnwalled, isOwner }: ServingRole): string | null {
  if (isUnwalled) {
    return `The database role ${name} bypasses row-level security, so only the queries separate accounts. Run "assay db roles" to create safe roles.`;
  }
  return isOwner
    ? `The database role ${name} owns the tables, so it can turn off row-level security. Run "assay db roles" to create safe roles.`
    : null;
}
