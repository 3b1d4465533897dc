import { EKYC_CHECK_TYPES, EKYC_TYPES, type EkycCheckType, type EkycType } from '../ekyc/check-types';
import { ApiError, type ErrorDetail } from '../errors';
import type { FraudConfig } from '../fraud/config';
import { readConfig } from '../fraud/read-config';
import { type CaptureStep, type EKYC_SCHEMES, isCaptureStep, SUB_CHECKS_OF_STEP } from './steps';
import type { StepSettings, WorkflowDefinition, WorkflowNode } from './workflow';

const CAPTURE = ['retry_limit', 'duplicate_check', 'require_strong'] as const;
type SettingName = keyof StepSettings;

/** Settings that a step has, by its type. */
export const SETTINGS_OF: { readonly [type: string]: readonly SettingName[] } = {
  DOCUMENT: [
    ...CAPTURE,
    'accepted_documents',
    'accepted_countries',
    'not_accepted',
    'allow_specimens',
    'minimum_age',
  ],
  SELFIE: [...CAPTURE, 'reference'],
  PROOF_OF_ADDRESS: [
    ...CAPTURE,
    'address_from',
    'tamper_validation',
    'content_validation',
    'max_age_days',
    'accepted_countries',
  ],
  CREDIT_CARD: CAPTURE,
  EVIDENCE: [...CAPTURE, 'address_from'],
  FRAUD: ['config'],
  AML: ['config'],
  EKYC: ['config', 'scheme'],
};

const MEMBERS_OF = { END: ['status'], CONDITION: ['match', 'when', 'then', 'else'] } as const;
const STEP_MEMBERS = ['next', 'settings'];

const membersOf = (node: WorkflowNode): readonly string[] =>
  node.type === 'END' || node.type === 'CONDITION' ? MEMBERS_OF[node.type] : STEP_MEMBERS;

/** Returns the ids of the nodes that follow a node. */
function following(node: WorkflowNode): readonly string[] {
  if (node.type === 'END') return [];
  const ids = node.type === 'CONDITION' ? [node.then, node.else] : [node.next];
  return ids.filter((id) => id !== undefined);
}

/** Identity check type of each step scheme. */
const TYPE_OF_SCHEME = { NIN: 'NG_ID_NIN', BVN: 'NG_ID_BVN', CPF: 'BR_ID_CPF_EXT' } as const satisfies {
  readonly [scheme in (typeof EKYC_SCHEMES)[number]]: EkycType;
};

/**
 * Returns `config` of a step's fraud request.
 * @throws ApiError 1001
 */
export function fraudConfigOf(node: WorkflowNode): FraudConfig {
  const { response_fields: _, ...config } = readConfig(node.settings?.config);
  if (node.type === 'AML') return { ...config, aml_api: true };
  if (node.type !== 'EKYC') return config;
  const { scheme } = node.settings ?? {};
  const type = scheme === undefined ? {} : { type: TYPE_OF_SCHEME[scheme] };
  return { ...config, ekyc_api: true, ekyc: { ...config.ekyc, ...type } };
}

function settingProblems(node: WorkflowNode, at: string): ErrorDetail[] {
  const known = SETTINGS_OF[node.type] ?? [];
  const problems: ErrorDetail[] = Object.keys(node.settings ?? {})
    .filter((name) => !known.includes(name as SettingName))
    .map((name) => ({ field: `${at}.settings.${name}`, expected: `no setting of a step ${node.type}` }));
  const subChecks = isCaptureStep(node.type) ? SUB_CHECKS_OF_STEP[node.type as CaptureStep] : [];
  for (const name of node.settings?.require_strong ?? []) {
    if (!subChecks.includes(name))
      problems.push({ field: `${at}.settings.require_strong`, expected: `sub-checks of ${node.type}` });
  }
  try {
    if (node.type === 'EKYC' && fraudConfigOf(node).ekyc?.type === undefined) {
      const types = EKYC_TYPES.join(', ');
      const expected = `one of NIN, BVN, CPF, or config.ekyc.type as one of ${types}`;
      problems.push({ field: `${at}.settings.scheme`, expected });
    }
    fraudConfigOf(node);
  } catch (error) {
    const details = error instanceof ApiError ? (error.details ?? []) : [];
    for (const { field, expected } of details) problems.push({ field: `${at}.settings.${field}`, expected });
    if (details.length === 0) problems.push({ field: `${at}.settings.config`, expected: 'object' });
  }
  return problems;
}

function conditionProblems(node: WorkflowNode, at: string, ids: ReadonlySet<string>): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  if (!node.when) problems.push({ field: `${at}.when`, expected: 'at least one term' });
  for (const [index, term] of (node.when ?? []).entries()) {
    const field = `${at}.when[${index}]`;
    const [root, step] = term.property.split('.');
    if (root !== 'inputs' && root !== 'steps') {
      problems.push({ field: `${field}.property`, expected: 'a path that starts with inputs. or steps.' });
    } else if (root === 'steps' && !ids.has(step ?? '')) {
      problems.push({ field: `${field}.property`, expected: 'the id of a step of this workflow' });
    }
    if (term.operator === 'in' && !term.values)
      problems.push({ field: `${field}.values`, expected: 'array of values' });
    if (term.operator !== 'in' && term.operator !== 'exists' && term.value === undefined)
      problems.push({ field: `${field}.value`, expected: 'a value to compare with' });
    const ordered = term.operator === 'greater' || term.operator === 'less';
    if (ordered && term.value !== undefined && typeof term.value === 'boolean')
      problems.push({ field: `${field}.value`, expected: 'number or text' });
  }
  return problems;
}

function nodeProblems(node: WorkflowNode, at: string, ids: ReadonlySet<string>): ErrorDetail[] {
  const members = membersOf(node);
  const problems: ErrorDetail[] = Object.keys(node)
    .filter((name) => name !== 'id' && name !== 'type' && !members.includes(name))
    .map((name) => ({ field: `${at}.${name}`, expected: `no member of a node ${node.type}` }));
  const links = node.type === 'CONDITION' ? (['then', 'else'] as const) : (['next'] as const);
  for (const link of node.type === 'END' ? [] : links) {
    if (!ids.has(node[link] ?? '')) problems.push({ field: `${at}.${link}`, expected: 'the id of a node' });
  }
  if (node.type === 'END') {
    if (node.status === undefined)
      problems.push({ field: `${at}.status`, expected: 'one of DERIVED, APPROVED, REVIEW, DECLINED' });
    return problems;
  }
  return [
    ...problems,
    ...(node.type === 'CONDITION' ? conditionProblems(node, at, ids) : settingProblems(node, at)),
  ];
}

/** Returns the id of a node on a cycle that is reachable from the start; null without a cycle. */
function cycleFrom(start: string, nodes: ReadonlyMap<string, WorkflowNode>): string | null {
  const done = new Set<string>();
  const open = new Set<string>();
  const visit = (id: string): string | null => {
    if (open.has(id)) return id;
    const node = nodes.get(id);
    if (done.has(id) || !node) return null;
    open.add(id);
    for (const next of following(node)) {
      const found = visit(next);
      if (found !== null) return found;
    }
    open.delete(id);
    done.add(id);
    return null;
  };
  return visit(start);
}

function reachable(start: string, nodes: ReadonlyMap<string, WorkflowNode>): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodes.get(id);
    if (!node || seen.has(id)) continue;
    seen.add(id);
    waiting.push(...following(node));
  }
  return seen;
}

/**
 * Returns the problems of a workflow, each with its place: unknown or duplicate ids, a node without a
 * successor, a cycle, an unreachable node, settings that a step doesn't have. Without problems, every path
 * ends.
 */
export function workflowProblems(definition: WorkflowDefinition): readonly ErrorDetail[] {
  const nodes = new Map(definition.nodes.map((node) => [node.id, node]));
  const ids = new Set(nodes.keys());
  const problems = definition.nodes.flatMap((node, index) => nodeProblems(node, `nodes[${index}]`, ids));
  const seen = new Set<string>();
  for (const [index, { id }] of definition.nodes.entries()) {
    if (seen.has(id)) problems.push({ field: `nodes[${index}].id`, expected: 'a unique id' });
    seen.add(id);
  }
  if (!ids.has(definition.start)) return [...problems, { field: 'start', expected: 'the id of a node' }];
  const cycle = cycleFrom(definition.start, nodes);
  if (cycle !== null) problems.push({ field: 'nodes', expected: `no cycle through ${cycle}` });
  const met = reachable(definition.start, nodes);
  for (const [index, { id }] of definition.nodes.entries()) {
    if (!met.has(id)) problems.push({ field: `nodes[${index}]`, expected: 'a reachable node' });
  }
  return problems;
}

const EKYC_INPUTS = {
  NIN: ['user_firstname', 'user_lastname', 'user_dob', 'nin'],
  BVN: ['user_firstname', 'user_lastname', 'user_dob', 'nin'],
  CPF: ['cpf'],
} as const;

/**
 * Returns the inputs that an identity check always requires. If it has several combinations, none is always
 * required.
 */
function ekycInputs(node: WorkflowNode): readonly string[] {
  const { scheme } = node.settings ?? {};
  if (scheme) return EKYC_INPUTS[scheme];
  const { type } = fraudConfigOf(node).ekyc ?? {};
  if (type === undefined) return [];
  const { combinations }: EkycCheckType = EKYC_CHECK_TYPES[type];
  const [inputs = [], ...others] = combinations;
  return others.length === 0 ? inputs : [];
}

function inputsOf(node: WorkflowNode): readonly string[] {
  const { settings } = node;
  if (node.type === 'SELFIE') return settings?.reference === 'REFERENCE_IMAGE' ? ['reference_image'] : [];
  if (node.type === 'PROOF_OF_ADDRESS' || node.type === 'EVIDENCE')
    return settings?.address_from === 'INPUTS' ? ['user_address'] : [];
  if (node.type !== 'FRAUD' && node.type !== 'AML' && node.type !== 'EKYC') return [];
  const config = fraudConfigOf(node);
  return [
    ...(config.email_api ? ['email'] : []),
    ...(config.phone_api ? ['phone_number'] : []),
    ...(config.aml_api ? ['user_fullname'] : []),
    ...(node.type === 'EKYC' ? ekycInputs(node) : []),
  ];
}

/** Returns the inputs that are required to start a workflow, `user_id` first (docs/concepts/verification.md, "Inputs"). */
export const requiredInputs = (definition: WorkflowDefinition): readonly string[] => [
  ...new Set(['user_id', ...definition.nodes.flatMap(inputsOf)]),
];

/** Checks whether a workflow accepts a BVN in the `nin` input. */
export const takesBvn = (definition: WorkflowDefinition): boolean => {
  const schemes = definition.nodes.flatMap(({ settings }) => settings?.scheme ?? []);
  return schemes.includes('BVN') && !schemes.includes('NIN');
};
