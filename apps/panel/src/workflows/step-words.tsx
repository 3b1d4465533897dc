import type { Condition, WorkflowNode } from '@assay/contract';
import { Group } from '@mantine/core';
import type { WorkflowSummary } from '../api/workflows';
import { StateBadge } from '../design/state-badge';
import type { Tone } from '../design/tones';
import { english, type Sentence, t } from '../i18n/language';

const NAMES: { readonly [setting: string]: Sentence } = {
  retry_limit: english('Attempts'),
  duplicate_check: english('Check for duplicate people in earlier verifications'),
  require_strong: english('Sub-checks that must be performed'),
  accepted_documents: english('Document types'),
  accepted_countries: english('Countries (two-letter codes)'),
  not_accepted: english('Other document types'),
  allow_specimens: english('Accept specimens in the test environment'),
  minimum_age: english('Minimum age'),
  reference: english('Compare with'),
  address_from: english('Address source'),
  tamper_validation: english('Check for tampering'),
  content_validation: english('Check totals'),
  max_age_days: english('Max document age, in days'),
  config: english('Fraud check config'),
  scheme: english('Identity scheme'),
  loip: english('Level of identity proofing'),
};

/** Returns the name of a step setting; unknown settings unchanged. */
export const settingName = (setting: string): string => t(NAMES[setting] ?? setting.replaceAll('_', ' '));

const LOOKS: {
  readonly [status in WorkflowSummary['status']]: { readonly name: Sentence; readonly tone: Tone };
} = {
  DRAFT: { name: english('Draft'), tone: 'neutral' },
  ACTIVE: { name: english('Active'), tone: 'positive' },
  INACTIVE: { name: english('Disabled'), tone: 'neutral' },
};

interface WorkflowStatusProps {
  readonly workflow: WorkflowSummary;
}

/** Status of a workflow, and a badge if a newer draft exists. */
export function WorkflowStatus({ workflow }: WorkflowStatusProps) {
  const { status, active_version: active, newest_version: newest } = workflow;
  const { name, tone } = LOOKS[status];
  return (
    <Group gap="xs" component="span" wrap="nowrap">
      <StateBadge state={status} tone={tone} size="sm" label={t(name)} />
      {active !== null && newest > active ? (
        <StateBadge state="newer draft" tone="caution" size="sm" label={t('Newer draft')} />
      ) : null}
    </Group>
  );
}

const STEP_NAMES: { readonly [type in WorkflowNode['type']]: Sentence } = {
  DOCUMENT: english('Identity document'),
  SELFIE: english('Selfie'),
  PROOF_OF_ADDRESS: english('Proof of address'),
  CREDIT_CARD: english('Bank card'),
  EVIDENCE: english('Other evidence'),
  FRAUD: english('Fraud check'),
  AML: english('Name screening'),
  EKYC: english('Electronic identity check'),
  CONDITION: english('Condition'),
  END: english('End'),
};

/** All step types. */
export const STEP_TYPES = Object.keys(STEP_NAMES) as readonly WorkflowNode['type'][];

/** Returns the name of a step type; unknown types unchanged. */
export const stepName = (type: string): string =>
  t((STEP_NAMES as { readonly [type: string]: Sentence })[type] ?? type);

export const OPERATOR_WORDS: { readonly [operator in Condition['operator']]: Sentence } = {
  equals: english('is'),
  not_equals: english('is not'),
  in: english('is one of'),
  greater: english('is greater than'),
  less: english('is less than'),
  exists: english('exists'),
};

function termInWords({ property, operator, value, values }: Condition): string {
  const text = operator === 'in' ? (values ?? []).join(', ') : operator === 'exists' ? '' : String(value);
  return `${property} ${t(OPERATOR_WORDS[operator])} ${text}`.trim();
}

/** Converts `minimum_age` to `Minimum age: 18`. */
function settingInWords([setting, value]: readonly [string, unknown]): string {
  const name = settingName(setting);
  if (value === true) return name;
  if (value === false) return t('{setting}: no', { setting: name });
  return `${name}: ${valueInWords(value)}`;
}

function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .flatMap(([key, held]) =>
      held === false ? [] : [held === true ? key : `${key} ${JSON.stringify(held)}`],
    )
    .join(', ');
}

type Way = 'next' | 'then' | 'else';
const WAY_WORDS: Readonly<Record<Way, Sentence>> = {
  next: english('Then: {step}'),
  // biome-ignore lint/suspicious/noThenProperty: an API member, not a promise.
  then: english('If true: {step}'),
  else: english('Otherwise: {step}'),
};

interface StepInWords {
  readonly id: string;
  readonly name: string;
  /** Settings, conditions of a branch, or the status of an end. */
  readonly details: readonly string[];
  /** Next steps; empty for an end. */
  readonly ways: readonly { readonly way: Way; readonly to: string }[];
}

function waysOf(node: WorkflowNode): StepInWords['ways'] {
  const ways: readonly Way[] = node.type === 'CONDITION' ? ['then', 'else'] : ['next'];
  return ways.flatMap((way) => (node[way] === undefined ? [] : [{ way, to: node[way] }]));
}

/** Returns a node as text. */
export function stepInWords(node: WorkflowNode): StepInWords {
  const { id, type, settings = {}, when = [], match = 'all', status } = node;
  const details =
    type === 'CONDITION'
      ? [when.map(termInWords).join(match === 'all' ? t(' and ') : t(' or '))]
      : type === 'END'
        ? [
            status === 'DERIVED'
              ? t('Status from the results of the checks')
              : t('Status {status}', { status: status ?? '' }),
          ]
        : Object.entries(settings).map(settingInWords);
  return { id, name: stepName(type), details, ways: waysOf(node) };
}

/** Returns a connection as text. @param nameOf name of a step by its ID */
export const wayInWords = (
  { way, to }: StepInWords['ways'][number],
  nameOf: (id: string) => string = (id) => id,
): string => t(WAY_WORDS[way], { step: nameOf(to) });

/** Returns the settings of a whole workflow as text. */
export const workflowSettings = (settings: { readonly [name: string]: unknown }): readonly string[] =>
  Object.entries(settings).map(([name, value]) =>
    value === true ? t('{setting}: on', { setting: settingName(name) }) : settingInWords([name, value]),
  );
