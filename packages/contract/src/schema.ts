import Type, { type Static, type TSchema } from 'typebox';

/** Shorthands over TypeBox: one object is the TypeScript type and the published JSON Schema. */
export { type Static, type TSchema, Type };

export const closed = <P extends Record<string, TSchema>>(properties: P, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description ? { description } : {}) });
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
  Type.Enum(values as unknown as [...V]) as unknown as ReturnType<typeof Type.Unsafe<V[number]>>;
export const openObject = Type.Object({}, { additionalProperties: true });
