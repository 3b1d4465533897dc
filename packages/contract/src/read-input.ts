import { Compile, type Validator } from 'typebox/compile';
import * as Format from 'typebox/format';
import * as Value from 'typebox/value';
import { ApiError, type ErrorDetail } from './errors';
import { readObject } from './fraud/values';
import { type Static, type TSchema, withoutNames } from './schema';

/** The part of JSON Schema that the schemas of this API use. */
interface SchemaNode {
  readonly [keyword: string]: unknown;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaNode[];
  readonly items?: SchemaNode;
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: SchemaNode };
}

/**
 * Checks whether a text is an RFC 3339 date and time that JavaScript and PostgreSQL can store: no leap
 * second, no RFC 9557 zone suffix.
 */
export const isMoment = (text: string): boolean => Format.IsDateTime(text) && !Number.isNaN(Date.parse(text));

Format.Set('date-time', isMoment);

const nodeOf = (schema: TSchema): SchemaNode => schema as SchemaNode;

const MAX_NAME_ECHOED_LENGTH = 60;
const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;
/** Maximum number of details in an error response. */
export const MAX_DETAILS = 100;

function bounds(least: unknown, most: unknown, unit: string): string {
  if (least !== undefined && most !== undefined) return ` of ${least} to ${most}${unit}`;
  if (least !== undefined) return ` of at least ${least}${unit}`;
  return most === undefined ? '' : ` of at most ${most}${unit}`;
}

/**
 * Describes the values that a schema accepts, in a few words. Uses the description if the keywords alone are
 * insufficient.
 */
function expectation(node: SchemaNode): string {
  if (node.enum) return `one of ${node.enum.join(', ')}`;
  if (node.format === 'date-time') return 'a date and time as in RFC 3339';
  if (node.type === 'integer' || node.type === 'number') {
    return `${node.type}${bounds(node.minimum, node.maximum, '')}`;
  }
  if (node.type === 'array')
    return `array${bounds(node.minItems, node.maxItems, ' items')}${node.uniqueItems ? ', each once' : ''}`;
  if (node.type === 'string' && (node.maxLength !== undefined || !node.description)) {
    return `string${bounds(node.minLength, node.maxLength, ' characters')}${node.pattern === '\\S' ? ', not blank' : ''}`;
  }
  if (node.description) return node.description;
  if (node.anyOf) return node.anyOf.map(expectation).join(' or ');
  return node.type ?? 'another value';
}

/**
 * Converts a JSON pointer to the field name used in all errors: `/then/score` → `then.score`, `/values/3` →
 * `values[3]`.
 */
export function fieldName(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~').slice(0, MAX_NAME_ECHOED_LENGTH))
    .reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path ? `${path}.${step}` : step), '');
}

function nodeAt(root: SchemaNode, pointer: string): SchemaNode {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce<SchemaNode>((node, step) => node[step] as SchemaNode, root);
}

type Violation = ReturnType<typeof Value.Errors>[number];

function detailsOf(root: SchemaNode, violation: Violation): readonly ErrorDetail[] {
  const node = nodeAt(root, violation.schemaPath);
  const at = (name: string) => fieldName(`${violation.instancePath}/${name}`);
  if (violation.keyword === 'required') {
    return violation.params.requiredProperties.map((name) => ({
      field: at(name),
      expected: expectation(node.properties?.[name] ?? {}),
    }));
  }
  if (violation.keyword === 'additionalProperties') {
    return violation.params.additionalProperties.map((name) => ({
      field: at(name),
      expected: 'no such member',
    }));
  }
  return [{ field: fieldName(violation.instancePath), expected: expectation(node) }];
}

/** Returns the index of the only branch of a union that is not `null`; -1 if there are several. */
function onlyBranch(union: SchemaNode): number {
  const branches = (union.anyOf ?? []).flatMap((branch, index) => (branch.type === 'null' ? [] : [index]));
  return branches.length === 1 ? (branches[0] ?? -1) : -1;
}

/**
 * Returns the violations to report. Violations in the branches of a union are omitted, because the union
 * itself is reported. For a nullable value, the members are named.
 */
function significant(root: SchemaNode, found: readonly Violation[]): readonly Violation[] {
  return found
    .filter((violation) => violation.keyword === 'anyOf')
    .reduce((kept, union) => {
      const branch = `${union.schemaPath}/anyOf/`;
      const only = `${branch}${onlyBranch(nodeAt(root, union.schemaPath))}`;
      const isPart = ({ schemaPath, instancePath, keyword }: Violation) =>
        schemaPath.startsWith(only) && (instancePath !== union.instancePath || keyword !== 'type');
      const parts = kept.filter(isPart);
      return kept.filter((violation) =>
        violation.schemaPath.startsWith(branch)
          ? parts.includes(violation)
          : violation !== union || parts.length === 0,
      );
    }, found);
}

interface Reader {
  /** Without names: TypeBox resolves a URL at every `$id`, which doubles the time of naming a violation. */
  readonly schema: TSchema;
  /** Checks in a hundredth of the time that naming violations takes. */
  readonly validator: Validator;
}
const readers = new WeakMap<TSchema, Reader>();

function readerOf(published: TSchema): Reader {
  const known = readers.get(published);
  if (known) return known;
  const schema = withoutNames(published);
  const reader = { schema, validator: Compile(schema) };
  readers.set(published, reader);
  return reader;
}

/** A schema without the schemas of its members or elements, and the compiled check of its elements. */
interface Level {
  readonly own: TSchema;
  readonly elements: Validator | null;
}
const levels = new WeakMap<SchemaNode, Level>();

function levelOf(schema: SchemaNode): Level {
  const known = levels.get(schema);
  if (known) return known;
  // TypeBox has members that are not enumerable.
  const own = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema)) as {
    items?: object;
    properties?: object;
  };
  if (schema.items) own.items = {};
  if (schema.properties)
    own.properties = Object.fromEntries(Object.keys(schema.properties).map((name) => [name, {}]));
  const level = { own, elements: schema.items ? Compile(schema.items as TSchema) : null };
  levels.set(schema, level);
  return level;
}

const asStep = (name: string) => name.replace(/~/g, '~0').replace(/\//g, '~1');

/** Returns a violation of a member or an element as one of the value that contains it. */
const within =
  (schemaStep: string, instanceStep: string) =>
  (violation: Violation): Violation => ({
    ...violation,
    schemaPath: `#${schemaStep}${violation.schemaPath.slice(1)}`,
    instancePath: `${instanceStep}${violation.instancePath}`,
  });

/**
 * Returns the violations of a value, level by level. TypeBox needs half a second for a policy with 5,000 rules;
 * here, the compiled check skips the elements that match, and at most 100 others are described.
 */
function violationsAt(schema: SchemaNode, value: unknown): readonly Violation[] {
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    const { own, elements } = levelOf(schema);
    const found: Violation[] = [];
    for (const [index, element] of value.entries()) {
      if (found.length >= MAX_DETAILS) break;
      if (!elements?.Check(element))
        found.push(...violationsAt(items, element).map(within('/items', `/${index}`)));
    }
    return [...found, ...Value.Errors(own, value)];
  }
  const object = schema.properties && readObject(value);
  if (!object) return Value.Errors(schema as TSchema, value);
  const found = [...Value.Errors(levelOf(schema).own, value)];
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    if (!Object.hasOwn(object, name)) continue;
    const step = `/${asStep(name)}`;
    found.push(...violationsAt(member, object[name]).map(within(`/properties${step}`, step)));
  }
  return found;
}

/** Returns the members that don't match, each named once; of a long list, those of the first 100 violations. */
function violations({ schema, validator }: Reader, value: unknown): readonly ErrorDetail[] {
  if (validator.Check(value)) return [];
  const root = nodeOf(schema);
  const found = violationsAt(root, value).filter((violation) => violation.keyword !== 'boolean');
  const details = new Map<string, ErrorDetail>();
  for (const detail of significant(root, found).flatMap((violation) => detailsOf(root, violation))) {
    if (!details.has(detail.field)) details.set(detail.field, detail);
  }
  return [...details.values()];
}

/** Builds the 400 that names members of a request and their expected values, at most 100. */
export function badInput(details: readonly ErrorDetail[]): ApiError {
  const [first] = details;
  const message =
    first && `Invalid input json: ${first.field || 'the body'} should be sent as ${first.expected}`;
  return new ApiError('badJson', message, { details: details.slice(0, MAX_DETAILS) });
}

/**
 * Returns the known fields of the request. Unknown members are ignored. `null` and "" mean "not sent" if an
 * optional field can't hold them. Inside a field every member is checked, because a mistyped setting or
 * condition must not be treated as missing.
 */
function ownFields(schema: SchemaNode, body: { readonly [key: string]: unknown }): object {
  const fields = schema.properties ?? {};
  const isSent = (name: string, value: unknown) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return false;
    const isBlank = value === null || value === '';
    return !isBlank || schema.required?.includes(name) === true || Value.Check(field, value);
  };
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => isSent(name, value)));
}

/**
 * Reads a JSON body by its published schema.
 * @throws ApiError 1000 (no body), 1006 (names the members that don't match, at most 100).
 */
export function readBody<S extends TSchema>(schema: S, body: unknown): Static<S> {
  if (body === undefined) throw new ApiError('emptyBody');
  const object = readObject(body);
  if (!object) throw badInput([{ field: '', expected: 'object' }]);
  const reader = readerOf(schema);
  const read = ownFields(nodeOf(reader.schema), object);
  const details = violations(reader, read);
  if (details.length > 0) throw badInput(details);
  return read as Static<S>;
}

/**
 * Reads query parameters by a schema of text and number members; unknown ones are ignored, empty ones are
 * absent.
 * @throws ApiError 1006 that names the parameter.
 */
export function readQuery<S extends TSchema>(schema: S, query: unknown): Static<S> {
  const sent = readObject(query) ?? {};
  const read: { [name: string]: unknown } = {};
  for (const [name, member] of Object.entries(nodeOf(schema).properties ?? {})) {
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
    if (value === undefined || value === '') continue;
    // The JSON reader rejects NUL in a body. A URL can contain it as an escape, and texts with NUL can't be
    // stored.
    if (typeof value === 'string' && value.includes('\0'))
      throw badInput([{ field: name, expected: 'text without NUL' }]);
    const isCount = member.type === 'integer' && typeof value === 'string' && /^-?\d{1,15}$/.test(value);
    const isNumber = member.type === 'number' && typeof value === 'string' && DECIMAL.test(value);
    read[name] = isCount || isNumber ? Number(value) : value;
  }
  const details = violations(readerOf(schema), read);
  if (details.length > 0) throw badInput(details);
  return read as Static<S>;
}
