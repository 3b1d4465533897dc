// Navigation of the site, by reader task. Pages not listed here come last.

/** @type {readonly { readonly title: string, readonly pages: readonly string[] }[]} */
export const NAVIGATION = [
  {
    title: 'Start',
    pages: [
      'docs/README.md',
      'docs/start/payments.md',
      'docs/start/sign-up.md',
      'docs/start/marketplace.md',
      'docs/start/lending.md',
      'docs/start/gaming.md',
    ],
  },
  {
    title: 'Build',
    pages: [
      'docs/guides/fraud.md',
      'docs/guides/look-ups.md',
      'docs/guides/screening.md',
      'docs/guides/feedback.md',
      'docs/guides/webhooks.md',
      'docs/guides/verification.md',
      'docs/guides/erasure.md',
      'docs/guides/management.md',
      'docs/moving.md',
    ],
  },
  {
    title: 'Packages',
    pages: [
      'clients/typescript/README.md',
      'clients/python/README.md',
      'docs/device-agent.md',
      'docs/session-monitoring.md',
      'docs/orchestration-sdk.md',
    ],
  },
  {
    title: 'Decide',
    pages: [
      'docs/cookbook.md',
      'docs/rules.md',
      'docs/decisions.md',
      'docs/backtest.md',
      'docs/learning.md',
      'docs/labels.md',
      'docs/tags.md',
      'docs/figures.md',
    ],
  },
  {
    title: 'Every call',
    pages: [
      'docs/fraud-api.md',
      'docs/lookups.md',
      'docs/accounts.md',
      'docs/addresses.md',
      'docs/screening.md',
      'docs/screening-lists.md',
      'docs/devices.md',
      'docs/ekyc.md',
      'docs/verification.md',
      'docs/flow-page.md',
      'docs/sub-checks.md',
      'docs/vision.md',
      'docs/vision-figures.md',
      'docs/webhooks.md',
      'docs/erase.md',
      'docs/management-api.md',
      'docs/errors.md',
      'docs/test-keys.md',
      'docs/api-policy.md',
      'docs/migration.md',
    ],
  },
  {
    title: 'Run it',
    pages: [
      'README.md',
      'docs/configuration.md',
      'docs/operations.md',
      'docs/sizing.md',
      'docs/command-line.md',
      'docs/data.md',
      'docs/runbooks/README.md',
    ],
  },
  {
    title: 'Trust',
    pages: ['docs/trust.md', 'docs/threat-model.md', 'docs/data-protection.md', 'SECURITY.md'],
  },
  {
    title: 'The project',
    pages: ['CHANGELOG.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/adding.md', 'docs/adr/README.md'],
  },
];
