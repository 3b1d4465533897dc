import type { JsonSchema } from '../route';
import { CONFIG_KEYS, type ConfigNode } from './config';
import { ITEM_FIELDS, REQUEST_FIELDS, type RequestField } from './fields';

type Field = Pick<RequestField, 'kind' | 'max' | 'digits'>;

/** Converts a name to Pascal case: `item_custom_fields` → `ItemCustomFields`. */
const pascal = (name: string) => name.replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase());

/**
 * Returns the JSON Schema of the values that the reader accepts for a field. Every optional value may also be
 * null or "".
 */
function valueSchema(name: string, { kind, max, digits }: Field): JsonSchema {
  switch (kind) {
    case 'string':
      return digits
        ? {
            anyOf: [
              { type: 'string', maxLength: max ?? 255 },
              { type: 'integer', minimum: 0 },
              { type: 'null' },
            ],
          }
        : { type: ['string', 'null'], maxLength: max ?? 255 };
    case 'integer':
    case 'float':
      return { type: ['number', 'string', 'null'] };
    case 'boolean':
      return { type: ['boolean', 'integer', 'string', 'null'] };
    case 'date':
    case 'expiry':
      return { type: ['string', 'null'] };
    case 'object':
      return { $id: pascal(name), type: ['object', 'string', 'null'], additionalProperties: true };
    case 'items':
      return {
        anyOf: [{ type: 'array', maxItems: 1000, items: itemSchema() }, { type: ['string', 'null'] }],
      };
  }
}

function itemSchema(): JsonSchema {
  return {
    $id: 'OrderItem',
    type: 'object',
    additionalProperties: true,
    properties: Object.fromEntries(
      Object.entries<Field>(ITEM_FIELDS).map(([name, field]) => [name, valueSchema(name, field)]),
    ),
  };
}

export function configSchema(node: ConfigNode): JsonSchema {
  switch (node.kind) {
    case 'group':
      return {
        $id: node.name,
        type: ['object', 'string', 'null'],
        additionalProperties: true,
        properties: Object.fromEntries(
          Object.entries(node.keys).map(([key, child]) => [key, configSchema(child)]),
        ),
      };
    case 'enum':
      return { enum: [...node.values, '', null] };
    case 'boolean':
      return { type: ['boolean', 'integer', 'string', 'null'] };
    case 'string':
      return { type: ['string', 'null'], maxLength: node.max };
    case 'milliseconds':
      return { type: ['integer', 'string', 'null'], minimum: 0, description: 'milliseconds' };
    case 'count':
      return { type: ['integer', 'string', 'null'], minimum: 0, maximum: node.max };
    case 'number':
      return {
        type: ['number', 'string', 'null'],
        ...(node.min === undefined ? {} : { minimum: node.min }),
        ...(node.max === undefined ? {} : { maximum: node.max }),
      };
  }
}

/** Returns the JSON Schema of the fraud request body. */
export function fraudRequestSchema(): JsonSchema {
  const fields = Object.entries<RequestField>(REQUEST_FIELDS).map(([name, field]) => [
    name,
    { ...valueSchema(name, field), description: field.about },
  ]);
  return {
    $id: 'FraudRequest',
    type: 'object',
    additionalProperties: true,
    properties: {
      config: configSchema({ kind: 'group', name: 'FraudConfig', keys: CONFIG_KEYS }),
      ...Object.fromEntries(fields),
    },
  };
}
