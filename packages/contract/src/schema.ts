import Type, { type Static as Mutable, type TSchema, type TUnsafe } from 'typebox';

/** Shorthands over TypeBox: one object is the TypeScript type and the published JSON Schema. */
export { type TSchema, Type };

type Plain = string | number | boolean | null | undefined;
type Frozen<T> = T extends Plain ? T : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** What JSON of the schema is in TypeScript; nobody changes a value that was read or is sent. */
export type Static<S extends TSchema> = Frozen<Mutable<S>>;

export const closed = <P extends Record<string, TSchema>>(properties: P, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description ? { description } : {}) });
/** A closed object with a name, which it has in the OpenAPI document and in clients generated from it. */
export const named = <P extends Record<string, TSchema>>(name: string, properties: P, description?: string) =>
  Type.Object(properties, {
    $id: name,
    additionalProperties: false,
    ...(description ? { description } : {}),
  });
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const string = Type.String();
export const stringOrNull = nullable(Type.String());
export const number = Type.Number();
export const numberOrNull = nullable(Type.Number());
export const integer = Type.Integer();
export const integerOrNull = nullable(Type.Integer());
export const boolean = Type.Boolean();
/** Three values: true, false, and null = no source for it was loaded or asked. */
export const flag = nullable(Type.Boolean());
export const literals = <const V extends readonly string[]>(values: V) =>
  Type.Enum(values as unknown as [...V]) as unknown as TUnsafe<V[number]>;
/** A schema that is published with fewer words than its values have: `T` is what is really sent. */
export const typedAs = <T>(schema: object) => schema as TUnsafe<T>;
export const openObject = typedAs<{ [member: string]: unknown }>(
  Type.Object({}, { additionalProperties: true }),
);
/** A copy without the names of the schema and of its parts, for libraries to which `$id` is a base URI. */
export function withoutNames<S>(schema: S): S {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(withoutNames) as S;
  // With TypeBox's own members, which are not enumerable.
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema)) as {
    [keyword: string]: unknown;
  };
  delete copy.$id;
  for (const keyword of Object.keys(copy)) copy[keyword] = withoutNames(copy[keyword]);
  return copy as S;
}
/** JSON Schema of an id in a request: a text, or a whole number whose digits are the text. */
export const sentId = (maxLength: number) => ({
  anyOf: [
    { type: 'string', minLength: 1, maxLength },
    { type: 'integer', minimum: 0 },
  ],
});

export const timestamp = Type.String({ format: 'date-time' });
/** What a customer calls something. */
export const label = Type.String({ minLength: 1, maxLength: 100 });
/** Ids that customers may choose: they stand in paths and in answers, so they hold no separators, and are no steps of a path. */
export const chosenId = Type.String({
  pattern: '^(?!\\.{1,2}$)[A-Za-z0-9_.-]{1,64}$',
  description: '1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone',
});
