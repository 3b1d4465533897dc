import type { PanelRole, Session } from '@assay/management-api';
import type { Role } from '../api/people';
import { english, inWords, type Sentence, t } from '../i18n/language';

interface BuiltIn {
  readonly name: Sentence;
  /** Description of the role. */
  readonly about: Sentence;
}

/** Built-in roles. */
const BUILT_IN: { readonly [role in PanelRole]: BuiltIn } = {
  owner: { name: english('owner'), about: english('Full access, including other owners.') },
  admin: { name: english('admin'), about: english('Full access except owners and their API keys.') },
  analyst: {
    name: english('analyst'),
    about: english('Views transactions; changes decisions, rules, lists, cases and models.'),
  },
  reviewer: {
    name: english('reviewer'),
    about: english('Views transactions; decides cases, transactions and verifications.'),
  },
  'read-only': {
    name: english('read-only'),
    about: english('Views data with masked personal data. Can’t make changes.'),
  },
};
const builtIn = (id: string): BuiltIn | undefined => (BUILT_IN as { readonly [id: string]: BuiltIn })[id];

/** Areas of permissions. */
const AREAS: { readonly [area: string]: Sentence } = {
  traffic: english('transactions'),
  decisions: english('decisions'),
  rules: english('rules'),
  lists: english('lists'),
  cases: english('cases'),
  screening: english('screening'),
  workflows: english('workflows'),
  models: english('models'),
  settings: english('settings'),
  keys: english('API keys'),
  people: english('users'),
  persons: english('personal data'),
  audit: english('audit log'),
};

function areasOf(permissions: readonly string[], deed: string): string {
  const areas = permissions
    .filter((name) => name.endsWith(deed) && !name.startsWith('personal'))
    .map((name) => name.slice(0, -deed.length));
  return areas.map((area) => inWords(AREAS[area] ?? area)).join(', ') || t('nothing');
}

/** Returns a summary of a custom role. */
const ownWords = ({ permissions }: Role): string =>
  t(
    permissions.includes('personal:see')
      ? 'Views {sees}; changes {changes}.'
      : 'Views {sees}; changes {changes}; masked personal data.',
    { sees: areasOf(permissions, ':see'), changes: areasOf(permissions, ':change') },
  );

export const roleName = ({ id, name }: Pick<Role, 'id' | 'name'>): string =>
  inWords(builtIn(id)?.name ?? name);

export const aboutRole = (role: Role | undefined): string =>
  role ? inWords(builtIn(role.id)?.about ?? ownWords(role)) : t('No access: the role was deleted.');

/** Returns the roles that the user can assign: only roles without additional permissions. */
export const givenBy = (session: Session | null | undefined, roles: readonly Role[]): readonly Role[] =>
  roles.filter(
    ({ id, permissions }) =>
      session?.role === 'owner' ||
      (id !== 'owner' && permissions.every((name) => session?.permissions.includes(name))),
  );
