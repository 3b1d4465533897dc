import type { Condition, WorkflowNode } from '@assay/contract';

const STEP_NAMES: { readonly [type in WorkflowNode['type']]: string } = {
  DOCUMENT: 'Identity document',
  SELFIE: 'Selfie',
  PROOF_OF_ADDRESS: 'Proof of address',
  CREDIT_CARD: 'Bank card',
  EVIDENCE: 'Other evidence',
  FRAUD: 'Fraud call',
  AML: 'Name screening',
  EKYC: 'Electronic identity check',
  CONDITION: 'Condition',
  END: 'End',
};

/** Everything that a workflow can be made of. */
export const STEP_TYPES = Object.keys(STEP_NAMES) as readonly WorkflowNode['type'][];

/** A step's kind in words; a kind that this panel does not know keeps its own name. */
export const stepName = (type: string): string =>
  (STEP_NAMES as { readonly [type: string]: string })[type] ?? type;

export const OPERATOR_WORDS: { readonly [operator in Condition['operator']]: string } = {
  equals: 'is',
  not_equals: 'is not',
  in: 'is one of',
  greater: 'is greater than',
  less: 'is less than',
  exists: 'is there',
};

function termInWords({ property, operator, value, values }: Condition): string {
  const text = operator === 'in' ? (values ?? []).join(', ') : operator === 'exists' ? '' : String(value);
  return `${property} ${OPERATOR_WORDS[operator]} ${text}`.trim();
}

/** `minimum_age` becomes `minimum age: 18`. */
function settingInWords([name, value]: readonly [string, unknown]): string {
  const words = name.replaceAll('_', ' ');
  if (value === true) return words;
  if (value === false) return `no ${words}`;
  if (Array.isArray(value)) return `${words}: ${value.join(', ')}`;
  if (typeof value === 'object' && value !== null) {
    const on = Object.entries(value).flatMap(([key, held]) =>
      held === false ? [] : [held === true ? key : `${key} ${JSON.stringify(held)}`],
    );
    return `${words}: ${on.join(', ')}`;
  }
  return `${words}: ${String(value)}`;
}

interface StepInWords {
  readonly id: string;
  readonly name: string;
  /** Settings, the terms of a condition, or the status of an end. */
  readonly details: readonly string[];
  /** Where it goes on; empty behind an end. */
  readonly ways: readonly { readonly when: string; readonly to: string }[];
}

function waysOf(node: WorkflowNode): StepInWords['ways'] {
  const ways =
    node.type === 'CONDITION'
      ? [
          { when: 'if so', to: node.then },
          { when: 'else', to: node.else },
        ]
      : [{ when: 'then', to: node.next }];
  return ways.flatMap(({ when, to }) => (to === undefined ? [] : [{ when, to }]));
}

/** A node of a workflow as a person reads it. */
export function stepInWords(node: WorkflowNode): StepInWords {
  const { id, type, settings = {}, when = [], match = 'all', status } = node;
  const details =
    type === 'CONDITION'
      ? [when.map(termInWords).join(match === 'all' ? ' and ' : ' or ')]
      : type === 'END'
        ? [status === 'DERIVED' ? 'the status follows from the checks' : `the status is ${status}`]
        : Object.entries(settings).map(settingInWords);
  return { id, name: stepName(type), details, ways: waysOf(node) };
}
