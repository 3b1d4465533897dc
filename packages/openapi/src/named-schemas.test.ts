import { describe, expect, it } from 'vitest';
import { nameSchemas, type SchemaRoot } from './named-schemas';

const text = { type: 'string' };
const object = (properties: object) => ({ type: 'object', properties });
const root = (at: string, schema: object, called: string): SchemaRoot => ({
  at,
  schema: schema as SchemaRoot['schema'],
  name: () => called,
});
const person = object({ name: text });

describe('nameSchemas', () => {
  it('names equal schemas by their first place', () => {
    const schemas = nameSchemas([
      root('a:data', object({ clerks: { type: 'array', items: person } }), 'ListClerksData'),
      root('b:data', person, 'ReadPersonData'),
    ]);
    expect(schemas.refer(object({ clerks: { type: 'array', items: { ...person } } }))).toEqual({
      $ref: '#/components/schemas/ListClerksData',
    });
    expect(schemas.components()).toEqual({
      ListClerksData: object({
        clerks: { type: 'array', items: { $ref: '#/components/schemas/ListClerksClerk' } },
      }),
      ListClerksClerk: person,
    });
  });

  it('uses `$id`, also for nested objects, and does not print `$id`', () => {
    const holder = object({ address: object({ city: text }) });
    const schemas = nameSchemas([root('a:data', object({ holder: { $id: 'Holder', ...holder } }), 'AData')]);
    schemas.refer(object({ holder }));
    expect(schemas.components()).toEqual({
      AData: object({ holder: { $ref: '#/components/schemas/Holder' } }),
      Holder: object({ address: { $ref: '#/components/schemas/HolderAddress' } }),
      HolderAddress: object({ city: text }),
    });
  });

  it('uses the `$id` of an equal schema that follows', () => {
    const schemas = nameSchemas([
      root('a:data', person, 'AData'),
      root('b:data', { $id: 'Person', ...person }, 'BData'),
    ]);
    expect(schemas.refer(person)).toEqual({ $ref: '#/components/schemas/Person' });
  });

  it('ignores null, and numbers the forms of a union', () => {
    const one = object({ one: text });
    const two = object({ two: text });
    const either = object({
      only: { anyOf: [one, { type: 'null' }] },
      several: { anyOf: [two, object({ three: text }), { type: 'null' }] },
    });
    const schemas = nameSchemas([root('a:data', either, 'AData')]);
    schemas.refer(either);
    expect(Object.keys(schemas.components())).toEqual(['AData', 'AOnly', 'ASeveralForm1', 'ASeveralForm2']);
    expect(schemas.components().AData).toMatchObject({
      properties: { only: { anyOf: [{ $ref: '#/components/schemas/AOnly' }, { type: 'null' }] } },
    });
  });

  it('leaves values unchanged that resemble schemas', () => {
    const schema = object({ kind: { const: { type: 'object' } } });
    const schemas = nameSchemas([root('a:data', schema, 'AData')]);
    schemas.refer(schema);
    expect(schemas.components()).toEqual({ AData: schema });
  });

  it('throws if two different schemas would share a name', () => {
    const other = object({ other: text });
    expect(() => nameSchemas([root('a:data', person, 'Same'), root('b:data', other, 'Same')])).toThrow(
      'Two schemas would have the name Same: at a:data and at b:data.',
    );
  });

  it('throws if equal schemas have two names', () => {
    const one = root('a:data', { $id: 'One', ...person }, 'A');
    const two = root('b:data', { $id: 'Two', ...person }, 'B');
    expect(() => nameSchemas([one, two])).toThrow('The schema at b:data has two names: One and Two.');
  });
});
