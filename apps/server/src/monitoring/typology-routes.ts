import { badInput } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import { countDispositions, findMonitoring } from '@assay/store';
import { settingProblems, TYPOLOGIES, type TypologySetting } from '@assay/typologies';
import { changes, type ManagementApi, reads, timestampOrNull } from '../management/index';
import { policyOf, policyToChange, publish } from '../policy/index';
import { precisionOf } from './alerts/disposition';
import { settingOf } from './settings';

const isDefault = ({ mode, parameters, min_score, deadline_hours, four_eyes }: TypologySetting): boolean =>
  mode === 'off' &&
  Object.keys(parameters).length === 0 &&
  min_score === 0 &&
  deadline_hours === null &&
  !four_eyes;

/** Adds the routes of /typologies: the catalog with the settings of the policy. */
export function typologyRoutes(api: ManagementApi): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listTypologies, async ({ principal }) => {
    const { environmentId } = principal.caller;
    const { version, document } = await policyOf(database, principal);
    const counts = await countDispositions(database, environmentId);
    const state = await findMonitoring(database, environmentId);
    return {
      policy_version: version,
      transfers: state?.transfers ?? 0,
      monitored_at: timestampOrNull(state?.updatedAt ?? null),
      typologies: TYPOLOGIES.map(({ parameters, examples, events, needs, ...typology }) => {
        const { id: _, parameters: given, ...setting } = settingOf(document, typology.id);
        return {
          ...typology,
          ...setting,
          events: [...events],
          needs: [...needs],
          parameters: Object.entries(parameters).map(([name, parameter]) => ({
            name,
            ...parameter,
            value: given[name] ?? parameter.default,
          })),
          matches: examples.matches,
          does_not_match: examples.doesNotMatch,
          alerts: precisionOf(counts, typology.id),
        };
      }),
    };
  });

  changes(api, MANAGEMENT.changeTypologies, async (change) => {
    const { body } = change;
    const given = body.typologies.map(
      ({ id, mode, parameters = {}, min_score = 0, deadline_hours = null, four_eyes = false }) => ({
        id,
        mode,
        parameters,
        min_score,
        deadline_hours,
        four_eyes,
      }),
    );
    const problems = settingProblems(given);
    if (problems.length > 0)
      throw badInput(problems.map(({ field, expected }) => ({ field: `typologies.${field}`, expected })));
    const document = await policyToChange(change, body);
    const ids = new Set(given.map(({ id }) => id));
    const kept = (document.typologies ?? []).filter(({ id }) => !ids.has(id));
    const typologies = [...kept, ...given].filter((setting) => !isDefault(setting));
    const version = await publish(change, { ...document, typologies }, body, 'Typologies changed');
    return {
      data: { version },
      audit: {
        action: 'typologies.change',
        target: `policy ${version}`,
        change: { typologies: given.map(({ id, mode }) => `${id} ${mode}`) },
      },
    };
  });
}
