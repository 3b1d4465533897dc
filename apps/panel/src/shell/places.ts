import {
  IconActivityHeartbeat,
  IconAffiliate,
  IconArrowsLeftRight,
  IconBellRinging,
  IconBrain,
  IconClipboardList,
  IconDatabase,
  IconDeviceDesktopAnalytics,
  IconHistory,
  IconId,
  IconInbox,
  IconKey,
  IconLayoutDashboard,
  IconListCheck,
  IconListDetails,
  IconLogin2,
  IconSettings,
  IconSitemap,
  IconTopologyStar3,
  IconUserSearch,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react';

/** Pages by group. Pages with `hasSpace` show data of one environment. */
const GROUPS = [
  {
    name: 'Monitor',
    places: [
      { to: '/panel/dashboard', name: 'Dashboard', hasSpace: true, Icon: IconLayoutDashboard },
      { to: '/panel/transactions', name: 'Transactions', hasSpace: true, Icon: IconArrowsLeftRight },
      { to: '/panel/sessions', name: 'Sessions', hasSpace: true, Icon: IconDeviceDesktopAnalytics },
    ],
  },
  {
    name: 'Investigate',
    places: [
      { to: '/panel/queues', name: 'Review queues', hasSpace: false, Icon: IconInbox },
      { to: '/panel/alerts', name: 'Alerts', hasSpace: false, Icon: IconBellRinging },
      { to: '/panel/links', name: 'Links', hasSpace: true, Icon: IconAffiliate },
      { to: '/panel/screening', name: 'Screening', hasSpace: false, Icon: IconUserSearch },
    ],
  },
  {
    name: 'Decide',
    places: [
      { to: '/panel/rules', name: 'Rules', hasSpace: false, Icon: IconListCheck },
      { to: '/panel/typologies', name: 'Typologies', hasSpace: false, Icon: IconTopologyStar3 },
      { to: '/panel/lists', name: 'Lists', hasSpace: false, Icon: IconListDetails },
      { to: '/panel/models', name: 'Models', hasSpace: false, Icon: IconBrain },
      { to: '/panel/policy', name: 'Policy versions', hasSpace: false, Icon: IconHistory },
    ],
  },
  {
    name: 'Verify',
    places: [
      { to: '/panel/verifications', name: 'Verifications', hasSpace: true, Icon: IconId },
      { to: '/panel/workflows', name: 'Workflows', hasSpace: false, Icon: IconSitemap },
    ],
  },
  {
    name: 'Configure',
    places: [
      { to: '/panel/settings', name: 'Settings', hasSpace: false, Icon: IconSettings },
      { to: '/panel/sources', name: 'Data sources', hasSpace: false, Icon: IconDatabase },
      { to: '/panel/api-keys', name: 'API keys', hasSpace: false, Icon: IconKey },
      { to: '/panel/webhooks', name: 'Webhooks', hasSpace: false, Icon: IconWebhook },
    ],
  },
  {
    name: 'Administer',
    places: [
      { to: '/panel/users', name: 'Users', hasSpace: false, Icon: IconUsers },
      { to: '/panel/sign-ins', name: 'Sign-ins', hasSpace: false, Icon: IconLogin2 },
      { to: '/panel/audit-log', name: 'Audit log', hasSpace: false, Icon: IconClipboardList },
      { to: '/panel/health', name: 'Health', hasSpace: false, Icon: IconActivityHeartbeat },
    ],
  },
] as const;

/** Start of the paths of details, by the list that they belong to. */
const DETAILS: { readonly [place: string]: readonly string[] } = {
  '/panel/transactions': ['/panel/evaluations/', '/panel/person'],
  '/panel/screening': ['/panel/cases/'],
};

/** Returns true if a path is a detail page of a list with another path. */
export const isDetailOf = (place: string, path: string): boolean =>
  DETAILS[place]?.some((start) => path.startsWith(start)) ?? false;

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
  '/panel/alerts': 'cases:see',
  '/panel/typologies': 'rules:see',
};

const isOpenTo = (permissions: readonly string[], to: string): boolean => {
  const need = NEEDS[to];
  return need === undefined || permissions.includes(need);
};

/** Returns the pages that a user with these permissions can open, by group; without empty groups. */
export const openGroups = (permissions: readonly string[]) =>
  GROUPS.map(({ name, places }) => ({
    name,
    places: places.filter(({ to }) => isOpenTo(permissions, to)),
  })).filter(({ places }) => places.length > 0);
