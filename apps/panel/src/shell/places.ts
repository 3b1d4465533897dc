/** Pages by group. Pages with `hasSpace` show data of one environment. */
const GROUPS = [
  {
    name: 'Monitor',
    places: [
      { to: '/panel/transactions', name: 'Transactions', hasSpace: true },
      { to: '/panel/dashboard', name: 'Dashboard', hasSpace: true },
      { to: '/panel/queues', name: 'Review queues', hasSpace: false },
      { to: '/panel/links', name: 'Links', hasSpace: true },
      { to: '/panel/sessions', name: 'Sessions', hasSpace: true },
      { to: '/panel/verifications', name: 'Verifications', hasSpace: true },
      { to: '/panel/screening', name: 'Screening', hasSpace: false },
    ],
  },
  {
    name: 'Configure',
    places: [
      { to: '/panel/rules', name: 'Rules', hasSpace: false },
      { to: '/panel/lists', name: 'Lists', hasSpace: false },
      { to: '/panel/models', name: 'Models', hasSpace: false },
      { to: '/panel/policy', name: 'Policy versions', hasSpace: false },
      { to: '/panel/workflows', name: 'Workflows', hasSpace: false },
    ],
  },
  {
    name: 'Administration',
    places: [
      { to: '/panel/settings', name: 'Settings', hasSpace: false },
      { to: '/panel/health', name: 'Health', hasSpace: false },
      { to: '/panel/sources', name: 'Data sources', hasSpace: false },
      { to: '/panel/api-keys', name: 'API keys', hasSpace: false },
      { to: '/panel/webhooks', name: 'Webhooks', hasSpace: false },
      { to: '/panel/audit-log', name: 'Audit log', hasSpace: false },
      { to: '/panel/users', name: 'Users', hasSpace: false },
      { to: '/panel/sign-ins', name: 'Sign-ins', hasSpace: false },
      { to: '/panel/me', name: 'My account', hasSpace: false },
    ],
  },
] as const;

/** Permissions required by pages. The server checks them again. */
const NEEDS: { readonly [place: string]: string } = {
  '/panel/settings': 'settings:see',
  '/panel/health': 'settings:change',
  '/panel/api-keys': 'keys:see',
  '/panel/audit-log': 'audit:see',
  '/panel/users': 'people:see',
  '/panel/sign-ins': 'people:see',
  '/panel/models': 'models:see',
  '/panel/sources': 'settings:see',
  '/panel/webhooks': 'settings:see',
};

const isOpenTo = (permissions: readonly string[], to: string): boolean => {
  const need = NEEDS[to];
  return need === undefined || permissions.includes(need);
};

/** Returns the pages that a user with these permissions can open, by group. */
export const openGroups = (permissions: readonly string[]) =>
  GROUPS.map(({ name, places }) => ({ name, places: places.filter(({ to }) => isOpenTo(permissions, to)) }));
