import type { JsonSchema } from '@assay/contract';
import { COMMON } from './data/common';
import { EKYC } from './data/ekyc';
import { MANAGEMENT } from './data/management';
import { MONITORING } from './data/monitoring';
import { PAYMENT_EVENTS } from './data/payment-events';
import { SCORING } from './data/scoring';
import { SCREENING } from './data/screening';
import { VERIFICATION } from './data/verification';

type Texts = { readonly [property: string]: string };

/** Tables in the order of the search. */
const TABLES: readonly Texts[] = [
  EKYC,
  SCORING,
  SCREENING,
  VERIFICATION,
  PAYMENT_EVENTS,
  MONITORING,
  MANAGEMENT,
  COMMON,
];

/** Returns the text of a key and notes the key as used. */
type Find = (key: string) => string | undefined;

/**
 * Descriptions of properties. A key is `name` for every schema, `Schema.name`, or has `*` for any name or for the
 * end of a schema's name: `Schema.*`, `Prefix*.name`, `Prefix*.*`.
 */
interface PropertyDescriptions {
  /** Returns `components.schemas` with a description on every property that a key applies to. */
  describe(schemas: { readonly [name: string]: JsonSchema }): { readonly [name: string]: JsonSchema };
  /** Returns the keys that have not applied to any property. */
  unused(): readonly string[];
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks whether a property accepts null, as one of its forms or as one of its types. */
const isNullable = ({ anyOf, type }: JsonSchema): boolean =>
  type === 'null' ||
  (Array.isArray(type) && type.includes('null')) ||
  (Array.isArray(anyOf) && anyOf.some((form) => isSchema(form) && form.type === 'null'));

/** Returns the keys with `*` that apply to a schema, the longest first: `Email*` for `EmailDetails`. */
const prefixes = (schema: string): readonly string[] =>
  Array.from({ length: schema.length }, (_, end) => `${schema.slice(0, schema.length - end)}*`);

/** Finds the text of the most specific key. */
function textOf(find: Find, schema: string, property: string): string | undefined {
  const owners = [schema, ...prefixes(schema)];
  for (const name of [property, '*'])
    for (const owner of owners) {
      const text = find(`${owner}.${name}`);
      if (text !== undefined) return text;
    }
  return find(property);
}

/** Schemas of requests, in which null is a missing value. */
const REQUEST = /(Request|Body|Config|Scoring|Scores|Sources)$|^OrderItem$/;

/** Adds the meaning of null to a text that does not state it. */
function withNull(text: string, schema: string, property: JsonSchema): string {
  if (!isNullable(property) || /\bnull\b/.test(text)) return text;
  return `${text}; \`null\` ${REQUEST.test(schema) ? 'counts as not sent' : 'if unknown'}`;
}

/** Creates the descriptions from tables; the first table with a key wins. */
export function propertyDescriptions(tables: readonly Texts[] = TABLES): PropertyDescriptions {
  const used = new Set<string>();
  const find: Find = (key) => {
    const table = tables.find((texts) => Object.hasOwn(texts, key));
    if (table) used.add(key);
    return table?.[key];
  };

  function described(schema: string, name: string, property: JsonSchema): JsonSchema {
    const own = typeof property.description === 'string' ? property.description : undefined;
    const exact = find(`${schema}.${name}`);
    // A constraint, such as "1 to 64 letters", follows the meaning.
    const isConstraint = own !== undefined && !/^[A-Z`]/.test(own);
    const found = exact ?? (own === undefined || isConstraint ? textOf(find, schema, name) : undefined);
    const meaning = isConstraint && exact === undefined && found ? `${found}: ${own}` : (found ?? own);
    return meaning === undefined
      ? property
      : { ...property, description: withNull(meaning, schema, property) };
  }

  return {
    describe: (schemas) =>
      Object.fromEntries(
        Object.entries(schemas).map(([schema, content]) => {
          if (!isSchema(content.properties)) return [schema, content];
          const properties = Object.entries(content.properties).map(([name, property]) => [
            name,
            isSchema(property) ? described(schema, name, property) : property,
          ]);
          return [schema, { ...content, properties: Object.fromEntries(properties) }];
        }),
      ),
    unused: () => tables.flatMap((texts) => Object.keys(texts).filter((key) => !used.has(key))),
  };
}
