import type { JsonSchema } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { ALL_ROUTES } from './all-routes';
import { buildOpenApi } from './build';
import { propertyDescriptions } from './property-descriptions';

const document = buildOpenApi(ALL_ROUTES, { version: '1.0.0', server: '/' }) as {
  readonly components: { readonly schemas: { readonly [name: string]: JsonSchema } };
};

/** Returns the description that the tables give to one property. */
function describedBy(table: { readonly [key: string]: string }, schema: string, property: JsonSchema) {
  const described = propertyDescriptions([table]).describe({ [schema]: { properties: { at: property } } });
  return (described[schema]?.properties as { readonly at: JsonSchema }).at.description;
}

describe('propertyDescriptions', () => {
  it.each([
    ['the schema and the name', { 'Call.at': 'exact', 'Call.*': 'all', at: 'any' }, 'exact'],
    ['a prefix and the name', { 'Ca*.at': 'prefix', 'Call.*': 'all', at: 'any' }, 'prefix'],
    ['the longest prefix', { 'C*.at': 'short', 'Cal*.at': 'long' }, 'long'],
    ['all properties of the schema', { 'Call.*': 'all', at: 'any' }, 'all'],
    ['the name alone', { at: 'any' }, 'any'],
  ])('finds a text by %s', (_by, table, text) => {
    expect(describedBy(table, 'Call', { type: 'string' })).toBe(text);
  });

  it('preserves the description of a schema', () => {
    expect(describedBy({ at: 'Time' }, 'Call', { type: 'string', description: 'Start' })).toBe('Start');
    expect(describedBy({ 'Call.at': 'Time' }, 'Call', { type: 'string', description: 'Start' })).toBe('Time');
  });

  it('adds a constraint to the meaning', () => {
    const property = { type: 'string', description: 'text of 1 to 100 characters' };
    expect(describedBy({ at: 'Name' }, 'Call', property)).toBe('Name: text of 1 to 100 characters');
  });

  it('states the meaning of null', () => {
    const property = { anyOf: [{ type: 'string' }, { type: 'null' }] };
    expect(describedBy({ at: 'Time' }, 'Call', property)).toBe('Time; `null` if unknown');
    expect(describedBy({ at: 'Time' }, 'CallRequest', property)).toBe('Time; `null` counts as not sent');
    expect(describedBy({ at: 'Time; `null` before it' }, 'Call', property)).toBe('Time; `null` before it');
  });

  it('has no key without a property', () => {
    const descriptions = propertyDescriptions();
    const plain = Object.entries(document.components.schemas).map(
      ([name, { properties = {}, ...schema }]) => [
        name,
        {
          ...schema,
          properties: Object.fromEntries(Object.keys(properties as object).map((property) => [property, {}])),
        },
      ],
    );
    descriptions.describe(Object.fromEntries(plain));
    expect(descriptions.unused()).toEqual([]);
  });
});
