import * as Value from 'typebox/value';
import { ApiError, type ErrorDetail } from '../errors';
import { readObject } from '../fraud/values';
import type { Static, TSchema } from '../schema';

/** The part of JSON Schema that the schemas of this API use. */
interface SchemaNode {
  readonly [keyword: string]: unknown;
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly SchemaNode[];
  readonly items?: SchemaNode;
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: SchemaNode };
}

const nodeOf = (schema: TSchema): SchemaNode => schema as SchemaNode;

const LONGEST_NAME_ECHOED = 60;
const MOST_DETAILS = 100;

function bounds(least: unknown, most: unknown, unit: string): string {
  if (least !== undefined && most !== undefined) return ` of ${least} to ${most}${unit}`;
  if (least !== undefined) return ` of at least ${least}${unit}`;
  return most === undefined ? '' : ` of at most ${most}${unit}`;
}

/** What a schema asks for, in a few words. */
function expectation(node: SchemaNode): string {
  if (node.description) return node.description;
  if (node.enum) return `one of ${node.enum.join(', ')}`;
  if (node.const !== undefined) return String(node.const);
  if (node.anyOf) return node.anyOf.map(expectation).join(' or ');
  switch (node.type) {
    case 'string':
      return `string${bounds(node.minLength, node.maxLength, ' characters')}`;
    case 'array':
      return `array${bounds(node.minItems, node.maxItems, ' items')}`;
    case 'integer':
    case 'number':
      return `${node.type}${bounds(node.minimum, node.maximum, '')}`;
    default:
      return node.type ?? 'another value';
  }
}

/** `/then/score` → `then.score`, `/values/3` → `values[3]`: the way in which every error names a field. */
export function fieldName(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~').slice(0, LONGEST_NAME_ECHOED))
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

/** Every member that does not fit, named once. What the branches of a union say is left out: the union itself says it. */
function violations(schema: TSchema, value: unknown): readonly ErrorDetail[] {
  const found = Value.Errors(schema, value).filter((violation) => violation.keyword !== 'boolean');
  const unions = found
    .filter((violation) => violation.keyword === 'anyOf')
    .map((violation) => violation.schemaPath);
  const inBranch = ({ schemaPath }: Violation) =>
    unions.some((union) => schemaPath.startsWith(`${union}/anyOf/`));
  const details = new Map<string, ErrorDetail>();
  for (const violation of found) {
    if (inBranch(violation)) continue;
    for (const detail of detailsOf(nodeOf(schema), violation)) {
      if (!details.has(detail.field)) details.set(detail.field, detail);
    }
  }
  return [...details.values()].slice(0, MOST_DETAILS);
}

/** The 400 that names members of a request and what they should be. */
export function badInput(details: readonly ErrorDetail[]): ApiError {
  const [first] = details;
  const message =
    first && `Invalid input json: ${first.field || 'the body'} should be sent as ${first.expected}`;
  return new ApiError('badJson', message, { details });
}

/** `null` and "" stand for "not sent" wherever an optional member cannot hold them (decisions.md §1). */
function withoutBlanks(schema: SchemaNode, body: { readonly [key: string]: unknown }): object {
  const isBlank = (name: string, value: unknown) => {
    const member = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
    return (
      (value === null || value === '') &&
      member &&
      !schema.required?.includes(name) &&
      !Value.Check(member, value)
    );
  };
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => !isBlank(name, value)));
}

/**
 * Reads a JSON body by its published schema. A body whose members are all optional may be left out.
 * @throws ApiError 1000 (no body), 1006 (names every member that does not fit).
 */
export function readBody<S extends TSchema>(schema: S, body: unknown): Static<S> {
  const node = nodeOf(schema);
  if (body === undefined && node.required?.length) throw new ApiError('emptyBody');
  const object = readObject(body === undefined ? {} : body);
  if (!object) throw badInput([{ field: '', expected: 'object' }]);
  const read = withoutBlanks(node, object);
  const details = violations(schema, read);
  if (details.length > 0) throw badInput(details);
  return read as Static<S>;
}

/**
 * Reads query parameters by a schema of text and whole-number members; unknown ones are ignored, empty ones absent.
 * @throws ApiError 1006 that names the parameter.
 */
export function readQuery<S extends TSchema>(schema: S, query: unknown): Static<S> {
  const sent = readObject(query) ?? {};
  const read: { [name: string]: unknown } = {};
  for (const [name, member] of Object.entries(nodeOf(schema).properties ?? {})) {
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
    if (value === undefined || value === '') continue;
    const isCount = member.type === 'integer' && typeof value === 'string' && /^-?\d{1,15}$/.test(value);
    read[name] = isCount ? Number(value) : value;
  }
  const details = violations(schema, read);
  if (details.length > 0) throw badInput(details);
  return read as Static<S>;
}
