import type { JsonSchema } from '@assay/contract';

/** A schema that stands in the document, with the words of its place. */
export interface SchemaRoot {
  /** `operationId:data`, `operationId:body`, …; members follow as `.name`, entries of an array as `[]`. */
  readonly at: string;
  readonly schema: JsonSchema;
  /** The name of a schema without `$id`, from what the roots before it were called. */
  readonly name: (nameAt: (place: string) => string | undefined) => string;
  /** Members that are roots of their own. */
  readonly leaveOut?: readonly string[];
}

/** What the named schemas of a document are called, and the way to write a schema by them. */
export interface NamedSchemas {
  /** The schema with every object in it replaced by a reference. */
  refer(schema: JsonSchema): JsonSchema;
  /** `components.schemas`, sorted by name. */
  components(): { readonly [name: string]: JsonSchema };
}

interface Place {
  readonly at: string;
  /** Equal schemas have one id; names are not compared. */
  readonly id: number;
  /** What the schema itself says it is called. */
  readonly own: string | undefined;
  /** What its place suggests; read when everything before it has its name. */
  readonly name: () => string;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a schema is of an object, and so has a name. */
export const isObjectSchema = (schema: JsonSchema): boolean =>
  schema.type === 'object' ||
  (Array.isArray(schema.type) && schema.type.includes('object')) ||
  isSchema(schema.properties);

/** Keywords by what they hold: one schema, a list of schemas, or schemas by name. */
const ONE: readonly string[] = ['items', 'additionalProperties', 'not', 'contains'];
const SEVERAL: readonly string[] = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const BY_NAME: readonly string[] = ['properties', 'patternProperties'];

/** A copy of a schema without its own name and with its direct children replaced. */
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

/** Gives values that are equal but for their names the same number; every object is looked at once. */
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

/** `categories` → `category`; a word without a plural stays. */
const singular = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(ss|us|is)$|([^s])s$/, (_, kept, last) => kept ?? last);

const ownName = ({ $id }: JsonSchema) => (typeof $id === 'string' ? $id : undefined);

/** The ids of schemas, what each was called so far, and where they stand. */
interface Register {
  readonly idOf: (value: unknown) => number;
  readonly names: Map<number, string>;
  readonly places: Place[];
}

/**
 * Notes the places of objects in a schema, a parent before its children.
 * @param name what the place suggests; read when everything before it has its name
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

/** The one form beside `null` is called as the whole is; several are numbered. */
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

/** An array is passed over: its entries are named as it is, in the singular. */
function entryOf(schema: JsonSchema): readonly [boolean, JsonSchema] {
  return isSchema(schema.items) && schema.type === 'array' ? [true, schema.items] : [false, schema];
}

/**
 * Names every object in the schemas: by the `$id` that it or one of its equals carries, otherwise by where the first of
 * its equals stands.
 * @throws Error when two different schemas would have one name, or equal schemas carry two names
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
    if (owner) throw new Error(`two schemas would be called ${name}: at ${owner} and at ${at}`);
    owners.set(name, at);
    names.set(id, name);
  };
  for (const { at, id, own } of places) {
    if (own === undefined || names.get(id) === own) continue;
    const other = names.get(id);
    if (other) throw new Error(`the schema at ${at} is called ${other} and ${own}`);
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
