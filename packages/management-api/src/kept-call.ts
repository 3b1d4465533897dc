import {
  type FieldKind,
  fraudData,
  ITEM_FIELDS,
  maskedAs,
  notPersonal,
  openObject,
  personal,
  REQUEST_FIELDS,
  type RequestField,
  type TSchema,
  Type,
} from '@assay/contract';

const free = Type.Unknown();

/** Free text that people write; it may contain personal data. */
const FREE_TEXTS: ReadonlySet<string> = new Set([
  'order_memo',
  'transaction_long_text',
  'details_url',
  'session',
  'email_domain',
  'custom_lat',
  'custom_long',
  'card_expire',
]);

const kindOf = (name: string) =>
  /fullname|firstname|middlename|lastname|user_name/.test(name)
    ? 'name'
    : /phone/.test(name)
      ? 'phone'
      : name === 'email'
        ? 'email'
        : name === 'ip'
          ? 'ip'
          : 'text';

function fieldShape(name: string, field: { readonly kind: FieldKind; readonly personal?: true }): TSchema {
  if (field.kind === 'items') return Type.Array(maskedAs(openObject, () => ITEM));
  if (field.personal || field.kind === 'object' || FREE_TEXTS.has(name)) return personal(kindOf(name), free);
  return notPersonal(free);
}

const shapeOf = (fields: { readonly [name: string]: Pick<RequestField, 'kind' | 'personal'> }): TSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldShape(name, field)]),
  ),
});

const ITEM = shapeOf(ITEM_FIELDS);

/**
 * Mask of a stored request: fields that `REQUEST_FIELDS` marks as personal, and all fields missing from that
 * table.
 */
export const STORED_REQUEST: TSchema = {
  type: 'object',
  properties: {
    ...(shapeOf(REQUEST_FIELDS) as { properties?: object }).properties,
    config: notPersonal(free),
  },
};

/** Mask of a stored response: that of current responses, and all undeclared members. */
export const STORED_RESPONSE: TSchema = {
  type: 'object',
  properties: { success: notPersonal(free), error: notPersonal(free), data: fraudData },
};

/** Mask of a decision's inputs: everything except the declared details, versions and times. */
export const DECISION_INPUTS: TSchema = {
  type: 'object',
  properties: {
    details: fraudData,
    versions: notPersonal(free),
    calculation_time: notPersonal(free),
    engine: notPersonal(free),
    evidence: personal('text', free),
  },
};
