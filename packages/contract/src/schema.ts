import Type, { type Static as Mutable, type TSchema, type TUnsafe } from 'typebox';

/** Shorthands for TypeBox: one object is both the TypeScript type and the published JSON Schema. */
export { type TSchema, Type };

type Plain = string | number | boolean | null | undefined;
type Frozen<T> = T extends Plain ? T : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/**
 * TypeScript type of JSON that matches the schema; read-only, because received and sent values are never
 * changed.
 */
export type Static<S extends TSchema> = Frozen<Mutable<S>>;

export const closed = <P extends Record<string, TSchema>>(properties: P, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description ? { description } : {}) });
/** Creates a closed object schema with a name, which the OpenAPI document and generated clients use. */
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
/** true, false, or null = no source for it was loaded or queried. */
export const flag = nullable(Type.Boolean());
export const literals = <const V extends readonly string[]>(values: V) =>
  Type.Enum(values as unknown as [...V]) as unknown as TUnsafe<V[number]>;
/** A schema that is published with less detail than its values have: `T` is the type that is actually sent. */
export const typedAs = <T>(schema: object) => schema as TUnsafe<T>;
export const openObject = typedAs<{ [member: string]: unknown }>(
  Type.Object({}, { additionalProperties: true }),
);
/** Returns a copy without the names of the schema and its parts, for libraries that treat `$id` as a base URI. */
export function withoutNames<S>(schema: S): S {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(withoutNames) as S;
  // Includes TypeBox's internal members, which are not enumerable.
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema)) as {
    [keyword: string]: unknown;
  };
  delete copy.$id;
  for (const keyword of Object.keys(copy)) copy[keyword] = withoutNames(copy[keyword]);
  return copy as S;
}
/** JSON Schema of an id in a request: a text, or a whole number that is read as its digits. */
export const sentId = (maxLength: number) => ({
  anyOf: [
    { type: 'string', minLength: 1, maxLength },
    { type: 'integer', minimum: 0 },
  ],
});

export const timestamp = Type.String({ format: 'date-time' });
/** Name that a customer gives to an object. */
export const label = Type.String({ minLength: 1, maxLength: 100 });
/**
 * Ids that customers choose. They appear in paths and responses, so they contain no separators and are not
 * dot segments.
 */
export const chosenId = Type.String({
  pattern: '^(?!\\.{1,2}$)[A-Za-z0-9_.-]{1,64}$',
  description: '1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone',
});
