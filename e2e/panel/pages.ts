/** Paths of the panel's pages that need no stored data: those of the menu, and pages that they link to. */
export const PAGES: readonly string[] = [
  ...['transactions', 'dashboard', 'queues', 'alerts', 'links', 'sessions', 'verifications', 'screening'],
  ...['rules', 'rules/new', 'rules/templates', 'rules/edit/E101', 'typologies', 'typologies/fan_in'],
  ...['lists', 'lists/blocked_emails', 'models', 'policy', 'policy/file', 'workflows'],
  ...[
    'settings',
    'health',
    'sources',
    'api-keys',
    'webhooks',
    'audit-log',
    'users',
    'sign-ins',
    'me',
    'setup',
  ],
];
