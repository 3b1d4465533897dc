import { ERRORS } from '@assay/contract';
import type {
  ReservedOutcome,
  ReservedValue,
} from '../../apps/server/src/scoring/reserved-values/reserved-value';

/** Builds the tables of docs/reference/test-values.md from the reserved values of the server. */

const code = (value: unknown): string => `\`${value}\``;
const shown = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('breaches' in value) return 'one breach, Example, 2019-05-01';
  const { level, flags } = value as { readonly level?: string; readonly flags?: readonly string[] };
  return level ? `${level}: ${flags?.join(', ')}` : JSON.stringify(value);
};

function answerOf({ outcome, defaultScore }: ReservedValue): string {
  const score = defaultScore === undefined ? '' : `, ${code('score')} ${defaultScore}`;
  return outcomeOf(outcome) + score;
}

function outcomeOf(outcome: ReservedOutcome): string {
  if ('state' in outcome) return `state ${outcome.state}`;
  if ('error' in outcome) {
    const { status, code: errorCode } = ERRORS[outcome.error];
    return `error ${status}, code ${errorCode}, \`Retry-After\``;
  }
  if ('ekyc' in outcome) return `${code('ekyc_result')} ${outcome.ekyc}`;
  if ('silent' in outcome) return `${code(outcome.silent)} is null`;
  if ('listed' in outcome) {
    const entries = outcome.listed.map(
      ({ entry, list }) => `${code(entry.sourceId)} of ${list.fullName} (${list.kind})`,
    );
    const stories = (outcome.stories ?? []).map(({ id }) => `story ${code(id)}`);
    return [...entries, ...stories].join(', ') || 'no match';
  }
  const members = Object.entries(outcome.members).map(([path, value]) => `${code(path)} ${shown(value)}`);
  return members.join(', ') || `${code(outcome.module)} without risk signals`;
}

/** Returns one table per field, in the order of the values. */
export function reservedValuesPage(values: readonly ReservedValue[]): string {
  const fields = [...new Set(values.map(({ field }) => field))];
  return fields
    .map((field) => {
      const rows = values
        .filter((value) => value.field === field)
        .map((value) => `| ${code(value.value)} | ${value.about} | ${answerOf(value)} |`);
      return [`### ${code(field)}`, '', '| value | meaning | result |', '| --- | --- | --- |', ...rows].join(
        '\n',
      );
    })
    .join('\n\n');
}
