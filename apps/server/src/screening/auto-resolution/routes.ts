import { badInput, type EnvironmentId } from '@assay/contract';
import {
  type AutoResolutionDocument,
  type AutoResolutionRule,
  type AutoResolutionSettings,
  MANAGEMENT,
} from '@assay/management-api';
import { type Connection, countResolutions, saveSettings } from '@assay/store';
import { changes, type ManagementApi, reads } from '../../management/index';
import { autoResolutionOf } from './rules';

/** @throws ApiError 1006 for two rules with one name, and for a rule without a condition */
function requireUsable(rules: readonly AutoResolutionRule[]): void {
  const names = rules.map(({ name }) => name);
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  if (twice >= 0)
    throw badInput([{ field: `rules[${twice}].name`, expected: 'a name that no other rule has' }]);
  const empty = rules.findIndex(({ when }) => when.max_probability === null && when.conflicts.length === 0);
  if (empty >= 0)
    throw badInput([{ field: `rules[${empty}].when`, expected: 'a maximum probability or a conflict' }]);
}

async function documentOf(
  connection: Connection,
  environmentId: EnvironmentId,
  settings: AutoResolutionSettings,
): Promise<AutoResolutionDocument> {
  const counts = await countResolutions(connection, environmentId);
  return {
    ...settings,
    figures: counts.map(({ rule, wouldClear, ...others }) => ({ rule, would_clear: wouldClear, ...others })),
  };
}

/** Adds the routes of /screening/auto-resolution. */
export function autoResolutionRoutes(api: ManagementApi): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.readAutoResolution, ({ principal: { caller } }) =>
    documentOf(database, caller.environmentId, autoResolutionOf(caller.account.settings)),
  );

  changes(api, MANAGEMENT.changeAutoResolution, async ({ connection, account, principal, body }) => {
    requireUsable(body.rules);
    const before = autoResolutionOf(account.settings);
    const settings = { version: before.version + 1, rules: body.rules };
    await saveSettings(connection, account.id, { ...account.settings, auto_resolution: settings });
    return {
      data: await documentOf(connection, principal.caller.environmentId, settings),
      audit: { action: 'screening.auto_resolution', target: String(account.id), change: settings },
    };
  });
}
