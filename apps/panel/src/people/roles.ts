import type { Role } from '../api/people';

/** What each role is for, in a sentence. */
const ROLES: readonly { readonly value: Role; readonly about: string }[] = [
  { value: 'owner', about: 'Everything, and making other owners.' },
  { value: 'admin', about: 'Everything but owners and keys of owners.' },
  { value: 'analyst', about: 'Sees all traffic; changes decisions, rules, lists, cases and models.' },
  { value: 'reviewer', about: 'Sees traffic and checks; decides cases, transactions and verifications.' },
  { value: 'read-only', about: 'Sees, personal data masked, and changes nothing.' },
];

export const aboutRole = (role: Role): string => ROLES.find(({ value }) => value === role)?.about ?? '';

/** Roles that somebody of a role may give. */
export const givenBy = (mine: Role | undefined): readonly Role[] =>
  ROLES.map(({ value }) => value).filter((role) => mine === 'owner' || role !== 'owner');
