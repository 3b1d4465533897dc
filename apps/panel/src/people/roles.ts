import type { PanelRole, Session } from '@assay/management-api';
import type { Role } from '../api/people';
import { english, inWords, type Sentence, t } from '../i18n/language';

interface BuiltIn {
  readonly name: Sentence;
  /** What it is for. */
  readonly about: Sentence;
}

/** The roles that are always there. */
const BUILT_IN: { readonly [role in PanelRole]: BuiltIn } = {
  owner: { name: english('owner'), about: english('Everything, and making other owners.') },
  admin: { name: english('admin'), about: english('Everything but owners and keys of owners.') },
  analyst: {
    name: english('analyst'),
    about: english('Sees all traffic; changes decisions, rules, lists, cases and models.'),
  },
  reviewer: {
    name: english('reviewer'),
    about: english('Sees traffic and checks; decides cases, transactions and verifications.'),
  },
  'read-only': {
    name: english('read-only'),
    about: english('Sees, personal data masked, and changes nothing.'),
  },
};
const builtIn = (id: string): BuiltIn | undefined => (BUILT_IN as { readonly [id: string]: BuiltIn })[id];

/** Parts of an account, as permissions name them. */
const AREAS: { readonly [area: string]: Sentence } = {
  traffic: english('traffic'),
  decisions: english('decisions'),
  rules: english('rules'),
  lists: english('lists'),
  cases: english('cases'),
  screening: english('screening'),
  workflows: english('workflows'),
  models: english('models'),
  settings: english('settings'),
  keys: english('keys'),
  people: english('people'),
  persons: english('persons'),
  audit: english('audit'),
};

function areasOf(permissions: readonly string[], deed: string): string {
  const areas = permissions
    .filter((name) => name.endsWith(deed) && !name.startsWith('personal'))
    .map((name) => name.slice(0, -deed.length));
  return areas.map((area) => inWords(AREAS[area] ?? area)).join(', ') || t('nothing');
}

/** What a role of one's own may do, as far as a line holds it. */
const ownWords = ({ permissions }: Role): string =>
  t(
    permissions.includes('personal:see')
      ? 'Sees {sees}; changes {changes}.'
      : 'Sees {sees}; changes {changes}; personal data masked.',
    { sees: areasOf(permissions, ':see'), changes: areasOf(permissions, ':change') },
  );

export const roleName = ({ id, name }: Pick<Role, 'id' | 'name'>): string =>
  inWords(builtIn(id)?.name ?? name);

export const aboutRole = (role: Role | undefined): string =>
  role ? inWords(builtIn(role.id)?.about ?? ownWords(role)) : t('Nothing: the role was removed.');

/** Roles that who is signed in may give: nobody makes another more than they are. */
export const givenBy = (session: Session | null | undefined, roles: readonly Role[]): readonly Role[] =>
  roles.filter(
    ({ id, permissions }) =>
      session?.role === 'owner' ||
      (id !== 'owner' && permissions.every((name) => session?.permissions.includes(name))),
  );
