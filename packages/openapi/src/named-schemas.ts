import type { JsonSchema } from '@assay/contract';

/** A schema in the document, with its place. */
export interface SchemaRoot {
  /** `operationId:data`, `operationId:body`, …; members follow as `.name`, entries of an array as `[]`. */
  readonly at: string;
  readonly schema: JsonSchema;
  /** Returns the name of a schema without `$id`, derived from the names of the previous roots. */
  readonly name: (nameAt: (place: string) => string | undefined) => string;
  /** Members that are separate roots. */
  readonly leaveOut?: readonly string[];
}

/** Names of the schemas of a document, and a method to refer to them. */
export interface NamedSchemas {
  /** Returns the schema with every object in it replaced by a reference. */
  refer(schema: JsonSchema): JsonSchema;
  /** Returns `components.schemas`, sorted by name. */
  components(): { readonly [name: string]: JsonSchema };
}

interface Place {
  readonly at: string;
  /** Equal schemas have one id; names are not compared. */
  readonly id: number;
  /** Name in the schema itself. */
  readonly own: string | undefined;
  /** Name suggested by its place; called after everything before it is named. */
  readonly name: () => string;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks whether a schema describes an object, which gets a name. */
export const isObjectSchema = (schema: JsonSchema): boolean =>
  schema.type === 'object' ||
  (Array.isArray(schema.type) && schema.type.includes('object')) ||
  isSchema(schema.properties);

/** Keywords by their content: one schema, a list of schemas, or schemas by name. */
const ONE: readonly string[] = ['items', 'additionalProperties', 'not', 'contains'];
const SEVERAL: readonly string[] = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const BY_NAME: readonly string[] = ['properties', 'patternProperties'];

/** Copies a schema without its name and with its direct children replaced. */
function mapChildren(schema: JsonSchema, replace: (child: JsonSchema) => JsonSchema): JsonSchema {
  const child = (value: unknown) => (isSchema(value) ? replace(value) : value);
  return Object.fromEntries(
    withoutName(schema).map(([keyword, value]) => {
      if (ONE.includes(keyword)) return [keyword, child(value)];
      if (SEVERAL.includes(keyword) && Array.isArray(value)) return [keyword, value.map(child)];
      if (BY_NAME.includes(keyword) && isSchema(value)) {
        return [keyword, Object.fromEntries(Object.entries(value).map(([name, of]) => [name, child(of)]))];
      }
      return [keyword, value];
    }),
  );
}

const withoutName = (schema: object) => Object.entries(schema).filter(([keyword]) => keyword !== '$id');

/** Assigns the same number to values that are equal except for their names; visits every object once. */
function equality(): (value: unknown) => number {
  const ids = new Map<string, number>();
  const known = new WeakMap<object, number>();
  const idOfText = (text: string) => {
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  };
  return function idOf(value): number {
    if (typeof value !== 'object' || value === null) return idOfText(JSON.stringify(value) ?? 'undefined');
    const seen = known.get(value);
    if (seen !== undefined) return seen;
    const id = idOfText(
      Array.isArray(value)
        ? `[${value.map(idOf).join()}]`
        : `{${withoutName(value)
            .filter(([, member]) => member !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, member]) => `${JSON.stringify(key)}:${idOf(member)}`)
            .join()}}`,
    );
    known.set(value, id);
    return id;
  };
}

export const pascal = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Returns the singular: `categories` → `category`; a word without a plural is unchanged. */
const singular = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(ss|us|is)$|([^s])s$/, (_, kept, last) => kept ?? last);

const ownName = ({ $id }: JsonSchema) => (typeof $id === 'string' ? $id : undefined);

/** Ids of schemas, their names so far, and their places. */
interface Register {
  readonly idOf: (value: unknown) => number;
  readonly names: Map<number, string>;
  readonly places: Place[];
}

/**
 * Records the places of objects in a schema, a parent before its children.
 * @param name name suggested by the place; called after everything before it is named
 */
function notePlaces(
  register: Register,
  schema: JsonSchema,
  at: string,
  name: () => string,
  leaveOut: readonly string[] = [],
): void {
  const id = isObjectSchema(schema) ? register.idOf(schema) : null;
  if (id !== null) register.places.push({ at, id, own: ownName(schema), name });
  const within = (step: string) => () =>
    ((id === null ? undefined : register.names.get(id)) ?? name()).replace(/Data$/, '') + step;
  for (const keyword of BY_NAME) {
    const members = schema[keyword];
    if (!isSchema(members)) continue;
    for (const [member, child] of Object.entries(members)) {
      if (!isSchema(child) || leaveOut.includes(member)) continue;
      const [inArray, entry] = entryOf(child);
      const step = keyword === 'properties' ? pascal(inArray ? singular(member) : member) : 'Value';
      notePlaces(register, entry, `${at}.${member}${inArray ? '[]' : ''}`, within(step));
    }
  }
  if (isSchema(schema.items)) notePlaces(register, schema.items, `${at}[]`, within('Item'));
  if (isSchema(schema.additionalProperties)) {
    notePlaces(register, schema.additionalProperties, `${at}.*`, within('Value'));
  }
  for (const keyword of SEVERAL) {
    const forms = schema[keyword];
    if (Array.isArray(forms)) notePlacesOfForms(register, forms, at, name);
  }
}

/** Names the only form other than `null` like the whole schema; several forms are numbered. */
function notePlacesOfForms(
  register: Register,
  forms: readonly unknown[],
  at: string,
  name: () => string,
): void {
  const schemas = forms.filter(isSchema).filter((form) => form.type !== 'null');
  for (const [index, form] of schemas.entries()) {
    const isAlone = schemas.length === 1;
    const [isArray, entry] = entryOf(form);
    const place = (isAlone ? at : `${at}|${index + 1}`) + (isArray ? '[]' : '');
    notePlaces(register, entry, place, isAlone ? name : () => `${name()}Form${index + 1}`);
  }
}

/** Returns the entry schema of an array, which is named like the array, in the singular. */
function entryOf(schema: JsonSchema): readonly [boolean, JsonSchema] {
  return isSchema(schema.items) && schema.type === 'array' ? [true, schema.items] : [false, schema];
}

/**
 * Names every object in the schemas: by its `$id` or that of an equal schema, otherwise by the place of the
 * first equal schema.
 * @throws Error if two different schemas would have the same name, or equal schemas have two names
 */
export function nameSchemas(roots: readonly SchemaRoot[]): NamedSchemas {
  const idOf = equality();
  const names = new Map<number, string>();
  const owners = new Map<string, string>();
  const ids = new Map<string, number>();
  const nameAt = (place: string) => {
    const id = ids.get(place);
    return id === undefined ? undefined : names.get(id);
  };
  const places: Place[] = [];
  for (const root of roots) {
    notePlaces({ idOf, names, places }, root.schema, root.at, () => root.name(nameAt), root.leaveOut);
  }
  for (const { at, id } of places) ids.set(at, id);

  const give = (name: string, id: number, at: string) => {
    const owner = owners.get(name);
    if (owner) throw new Error(`Two schemas would have the name ${name}: at ${owner} and at ${at}.`);
    owners.set(name, at);
    names.set(id, name);
  };
  for (const { at, id, own } of places) {
    if (own === undefined || names.get(id) === own) continue;
    const other = names.get(id);
    if (other) throw new Error(`The schema at ${at} has two names: ${other} and ${own}.`);
    give(own, id, at);
  }
  for (const { at, id, name } of places) if (!names.has(id)) give(name(), id, at);

  const written = new Map<string, JsonSchema>();
  function refer(schema: JsonSchema): JsonSchema {
    const name = isObjectSchema(schema) ? names.get(idOf(schema)) : undefined;
    if (name === undefined) return mapChildren(schema, refer);
    if (!written.has(name)) {
      written.set(name, schema);
      written.set(name, mapChildren(schema, refer));
    }
    return { $ref: `#/components/schemas/${name}` };
  }
  return {
    refer,
    components: () => Object.fromEntries([...written.entries()].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
