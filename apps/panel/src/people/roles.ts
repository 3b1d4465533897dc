import type { Session } from '@assay/contract';
import type { Role } from '../api/people';

/** What the roles that are always there are for, in a sentence. */
const ABOUT: { readonly [role: string]: string } = {
  owner: 'Everything, and making other owners.',
  admin: 'Everything but owners and keys of owners.',
  analyst: 'Sees all traffic; changes decisions, rules, lists, cases and models.',
  reviewer: 'Sees traffic and checks; decides cases, transactions and verifications.',
  'read-only': 'Sees, personal data masked, and changes nothing.',
};

const of = (permissions: readonly string[], deed: string): string =>
  permissions
    .filter((name) => name.endsWith(deed) && !name.startsWith('personal'))
    .map((name) => name.slice(0, -deed.length))
    .join(', ');

/** What a role of one's own may do, as far as a line holds it. */
function ownWords({ permissions }: Role): string {
  const changes = of(permissions, ':change');
  const sees = of(permissions, ':see');
  const data = permissions.includes('personal:see') ? '' : '; personal data masked';
  return `Sees ${sees || 'nothing'}; changes ${changes || 'nothing'}${data}.`;
}

export const aboutRole = (role: Role | undefined): string =>
  role ? (ABOUT[role.id] ?? ownWords(role)) : 'Nothing: the role was removed.';

/** Roles that who is signed in may give: nobody makes another more than they are. */
export const givenBy = (session: Session | null | undefined, roles: readonly Role[]): readonly Role[] =>
  roles.filter(
    ({ id, permissions }) =>
      session?.role === 'owner' ||
      (id !== 'owner' && permissions.every((name) => session?.permissions.includes(name))),
  );
