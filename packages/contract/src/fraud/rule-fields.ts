import { ekycFacts } from '../details/ekyc';
import { type FieldKind, REQUEST_FIELDS, type RequestField } from './fields';
import { FRAUD_MODULES } from './modules';

type RuleFieldType = 'string' | 'number' | 'boolean' | 'date' | 'array' | 'object';

/** A field that a rule can read; its path is its position in the request or the response. */
interface RuleField {
  readonly type: RuleFieldType;
  readonly nullable: boolean;
  readonly module: string;
  readonly pii: boolean;
}

const KIND_TYPE: Record<FieldKind, RuleFieldType> = {
  string: 'string',
  integer: 'number',
  float: 'number',
  boolean: 'boolean',
  date: 'date',
  expiry: 'date',
  object: 'object',
  items: 'array',
};

/** Timestamps, as text or as UNIX seconds: rules treat them as dates. */
const MOMENTS =
  /^(user_created|merchant_created_at)$|\.(created|updated|expires|earliest_profile_date|first_breach|last_breach|(fraudulent_decline_)?(first|last)_seen)$/;

interface JsonSchema {
  readonly type?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: { readonly [name: string]: JsonSchema };
}

function collect(
  schema: JsonSchema,
  path: string,
  module: string,
  nullable: boolean,
  into: Map<string, RuleField>,
) {
  if (schema.anyOf) {
    const kept = schema.anyOf.find((option) => option.type !== 'null');
    if (kept) collect(kept, path, module, true, into);
    return;
  }
  if (schema.type === 'object') {
    into.set(path, { type: 'object', nullable, module, pii: false });
    for (const [name, child] of Object.entries(schema.properties ?? {})) {
      collect(child, `${path}.${name}`, module, true, into);
    }
    return;
  }
  const type =
    schema.type === 'array'
      ? 'array'
      : schema.type === 'boolean'
        ? 'boolean'
        : schema.type === 'number' || schema.type === 'integer'
          ? 'number'
          : 'string';
  into.set(path, { type: MOMENTS.test(path) ? 'date' : type, nullable, module, pii: false });
}

/**
 * Fields with text signals. `string_analyses` is an array in the response; rules read it by field name, such
 * as `text.user_name.randomness_score`.
 */
export const ANALYSED_FIELDS = [
  'email',
  'user_name',
  'user_fullname',
  'card_fullname',
  'shipping_fullname',
  'receiver_fullname',
] as const;
const TEXT_MEASURES = [
  'value_length',
  'randomness_score',
  'digit_ratio',
  'special_ratio',
  'vowel_ratio',
  'longest_consonant_run',
  'name_similarity',
] as const;

/** Returns every field that rules may read, by path. */
export function ruleFields(): ReadonlyMap<string, RuleField> {
  const fields = new Map<string, RuleField>();
  for (const [name, field] of Object.entries<RequestField>(REQUEST_FIELDS)) {
    fields.set(name, {
      type: field.dated ? 'date' : KIND_TYPE[field.kind],
      nullable: true,
      module: 'request',
      pii: field.personal ?? false,
    });
  }
  for (const [name, { schema }] of Object.entries(FRAUD_MODULES)) {
    // Rules read this list by field name instead.
    if (name === 'string_analyses') continue;
    // The keys of `ekyc_data` depend on its type; rules read one form for all types.
    collect((name === 'ekyc_data' ? ekycFacts : schema) as JsonSchema, name, name, true, fields);
  }
  for (const field of ANALYSED_FIELDS) {
    for (const measure of TEXT_MEASURES) {
      fields.set(`text.${field}.${measure}`, {
        type: 'number',
        nullable: true,
        module: 'string_analyses',
        pii: false,
      });
    }
    fields.set(`text.${field}.pattern`, {
      type: 'string',
      nullable: true,
      module: 'string_analyses',
      pii: true,
    });
  }
  // Lists of entries lack a single value for a rule to compare; the has_… flags are true if there are
  // entries.
  for (const [path, { type }] of fields) if (path.startsWith('aml_') && type === 'array') fields.delete(path);
  // Rule results can't be rule inputs.
  fields.delete('ip_details.score');
  fields.delete('ip_details.applied_rules');
  fields.set('tags', { type: 'array', nullable: true, module: 'tags', pii: false });
  fields.set('direction', { type: 'string', nullable: true, module: 'request', pii: false });
  fields.set('account_amount', { type: 'number', nullable: true, module: 'request', pii: false });
  fields.set('blackbox_score', { type: 'number', nullable: true, module: 'model', pii: false });
  return fields;
}
