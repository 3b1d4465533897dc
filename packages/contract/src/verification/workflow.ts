import { notPersonal } from '../personal';
import {
  boolean,
  chosenId,
  integer,
  label,
  literals,
  named,
  openObject,
  type Static,
  string,
  Type,
} from '../schema';
import { ACCEPTED_DOCUMENTS, AUTOMATIC_STEPS, CAPTURE_STEPS, EKYC_SCHEMES } from './steps';

const NODE_TYPES = [...CAPTURE_STEPS, ...AUTOMATIC_STEPS, 'CONDITION', 'END'] as const;
const OPERATORS = ['equals', 'not_equals', 'in', 'greater', 'less', 'exists'] as const;
const END_STATUSES = ['DERIVED', 'APPROVED', 'REVIEW', 'DECLINED'] as const;
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'hu', 'ar', 'zh'] as const;

const country = Type.String({ pattern: '^[A-Z]{2}$', description: 'country, ISO 3166-1 alpha-2' });

const stepSettings = named('WorkflowNodeSettings', {
  retry_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  accepted_documents: Type.Optional(
    Type.Array(literals(ACCEPTED_DOCUMENTS), { minItems: 1, uniqueItems: true }),
  ),
  accepted_countries: Type.Optional(Type.Array(country, { maxItems: 250, uniqueItems: true })),
  /** Handling of a document of another kind or country: it is requested again, or the step is declined. */
  not_accepted: Type.Optional(literals(['RETRY', 'FAIL'])),
  /** Published specimens pass in executions of a test key. */
  allow_specimens: Type.Optional(boolean),
  minimum_age: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
  duplicate_check: Type.Optional(boolean),
  require_strong: Type.Optional(Type.Array(string, { maxItems: 30, uniqueItems: true })),
  /** Reference that the selfie is compared with. */
  reference: Type.Optional(literals(['DOCUMENT', 'REFERENCE_IMAGE'])),
  /** Source of the address to prove. */
  address_from: Type.Optional(literals(['INPUTS', 'DOCUMENT'])),
  tamper_validation: Type.Optional(boolean),
  content_validation: Type.Optional(boolean),
  /** Maximum age of a proof of address, in days. */
  max_age_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  /** `config` of the fraud request. */
  config: Type.Optional(notPersonal(openObject)),
  scheme: Type.Optional(literals(EKYC_SCHEMES)),
});
export type StepSettings = Static<typeof stepSettings>;

const scalar = Type.Union([Type.String({ maxLength: 255 }), Type.Number(), Type.Boolean()], {
  description: 'text, number or boolean',
});
const condition = named('WorkflowCondition', {
  property: Type.String({
    pattern: '^[A-Za-z0-9_.-]{1,200}$',
    description: 'path such as inputs.user_country or steps.<id>.status',
  }),
  operator: literals(OPERATORS),
  value: Type.Optional(scalar),
  values: Type.Optional(Type.Array(scalar, { minItems: 1, maxItems: 100 })),
});
export type Condition = Static<typeof condition>;

const node = named('WorkflowNode', {
  id: chosenId,
  type: literals(NODE_TYPES),
  /** For a step: the next node. */
  next: Type.Optional(chosenId),
  settings: Type.Optional(stepSettings),
  /** For a condition: `all` (default) or any of its terms. */
  match: Type.Optional(literals(['all', 'any'])),
  when: Type.Optional(Type.Array(condition, { minItems: 1, maxItems: 20 })),
  // biome-ignore lint/suspicious/noThenProperty: it is the wire's word, never a promise.
  then: Type.Optional(chosenId),
  else: Type.Optional(chosenId),
  /** For an end node: fixed, or derived from the checks. */
  status: Type.Optional(literals(END_STATUSES)),
});
export type WorkflowNode = Static<typeof node>;

const colour = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', description: 'colour such as #1a2b3c' });
const url = Type.String({ pattern: '^https://[^\\s]{1,500}$', description: 'https address' });
const palette = named('BrandingColours', {
  baseTextOnLight: Type.Optional(colour),
  baseTextOnDark: Type.Optional(colour),
  baseAccent: Type.Optional(colour),
  baseOnAccent: Type.Optional(colour),
  logoUrl: Type.Optional(url),
});
const branding = named('Branding', {
  light: Type.Optional(palette),
  dark: Type.Optional(palette),
  fontFamily: Type.Optional(Type.String({ maxLength: 100 })),
  fontUrl: Type.Optional(url),
  fontWeight: Type.Optional(Type.String({ maxLength: 20 })),
});

const settings = named('WorkflowSettings', {
  token_minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 10_080 })),
  execution_minutes: Type.Optional(Type.Integer({ minimum: 10, maximum: 43_200 })),
  loip: Type.Optional(boolean),
  languages: Type.Optional(Type.Array(literals(LANGUAGES), { minItems: 1, uniqueItems: true })),
  branding: Type.Optional(branding),
  /** URL to which a hosted page returns at the end. */
  return_url: Type.Optional(url),
  /** URL to start another verification after a failed one; default: none. */
  retry_url: Type.Optional(url),
  allowed_origins: Type.Optional(
    Type.Array(
      Type.String({
        pattern: '^https?://[^/\\s]{1,200}$',
        description: 'origin such as https://shop.example',
      }),
      { maxItems: 50, uniqueItems: true },
    ),
  ),
  /** Keys that may start it; absent or empty: every key with the scope verification. */
  key_ids: Type.Optional(Type.Array(Type.String({ maxLength: 36 }), { maxItems: 100, uniqueItems: true })),
});

/** A workflow: steps, conditions and end nodes, linked by their ids. */
export const workflowDefinition = named('WorkflowDefinition', {
  start: chosenId,
  nodes: Type.Array(node, { minItems: 2, maxItems: 100 }),
  settings: Type.Optional(settings),
});
export type WorkflowDefinition = Static<typeof workflowDefinition>;

export const WORKFLOW_DEFAULTS = {
  token_minutes: 60,
  execution_minutes: 1440,
  retry_limit: 5,
  max_age_days: 92,
} as const;

const status = literals(['DRAFT', 'ACTIVE', 'INACTIVE']);
/** DRAFT: never activated; INACTIVE: was active and can't be started now. */
const summary = {
  id: string,
  name: label,
  status,
  active_version: Type.Union([integer, Type.Null()]),
  newest_version: integer,
  created_at: Type.String({ format: 'date-time' }),
  updated_at: Type.String({ format: 'date-time' }),
};
export const workflowSummary = named('WorkflowSummary', summary);
export const managedWorkflow = named('Workflow', {
  ...summary,
  /** The newest version, which `activate` activates. */
  definition: workflowDefinition,
  active_definition: Type.Union([workflowDefinition, Type.Null()]),
  /** Inputs that are required to start it. */
  required_inputs: Type.Array(string),
});
export type ManagedWorkflow = Static<typeof managedWorkflow>;
