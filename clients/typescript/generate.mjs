// Types and tables of the TypeScript client, generated from docs/openapi.json by `npm run openapi`.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
export const GENERATED = join(HERE, 'src', 'generated');
const HEAD = '// Written by `npm run openapi` from docs/openapi.json. Change the contract, not this file.\n';
const WIDTH = 110;

const nameOf = (reference) => reference.split('/').at(-1);
const isIdentifier = (name) => /^[A-Za-z_$][\w$]*$/.test(name);
const member = (name) => (isIdentifier(name) ? name : JSON.stringify(name));
const literal = (value) => JSON.stringify(value);
const either = (types) => [...new Set(types)].join(' | ');

/** Returns a JSDoc comment; escapes text that would end it. */
function comment(text, indent = '') {
  if (!text) return '';
  const safe = text.replaceAll('*/', '* /');
  const lines = [];
  for (const paragraph of safe.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line && indent.length + line.length + word.length > WIDTH - 4) {
        lines.push(line);
        line = word;
      } else line = line ? `${line} ${word}` : word;
    }
    lines.push(line);
  }
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

const PLAIN = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };

/** Returns the index signature of an object for its unnamed members; null if a type can't express it. */
function indexOf(schema, indent, names) {
  const { additionalProperties: more, patternProperties: patterns } = schema;
  const types = [
    ...Object.values(patterns ?? {}).map((one) => typeOf(one, indent, names)),
    ...(more === true ? ['unknown'] : more && typeof more === 'object' ? [typeOf(more, indent, names)] : []),
  ];
  if (types.length === 0) return null;
  return Object.keys(schema.properties ?? {}).length > 0 ? 'unknown' : either(types);
}

function objectType(schema, indent, names) {
  const required = new Set(schema.required ?? []);
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, of]) => {
    const mark = required.has(name) ? '' : '?';
    // An optional member may also be undefined, because JSON omits it.
    const type = `${typeOf(of, inner, names)}${mark ? ' | undefined' : ''}`;
    return `${comment(of.description, inner)}${inner}readonly ${member(name)}${mark}: ${type};\n`;
  });
  const index = indexOf(schema, inner, names);
  if (index) lines.push(`${inner}readonly [name: string]: ${index};\n`);
  if (lines.length === 0) return schema.additionalProperties === false ? 'Record<string, never>' : 'object';
  return `{\n${lines.join('')}${indent}}`;
}

/**
 * Returns the TypeScript type of a JSON schema.
 * @param names returns the notation of a named schema
 */
function typeOf(schema, indent, names) {
  if (schema.$ref) return names(nameOf(schema.$ref));
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return either(schema.enum.map(literal));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return either(alternatives.map((one) => typeOf(one, indent, names)));
  if (schema.allOf) return schema.allOf.map((one) => `(${typeOf(one, indent, names)})`).join(' & ');
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return schema.properties ? objectType(schema, indent, names) : 'unknown';
  return either(
    types.map((type) => {
      if (type === 'array')
        return `readonly (${schema.items ? typeOf(schema.items, indent, names) : 'unknown'})[]`;
      // The API also accepts switches as texts (docs/reference/fraud-api.md); for a union with an object, the client
      // offers only the object.
      if (type === 'object') return objectType(schema, indent, names);
      if (!PLAIN[type]) throw new Error(`The schema has no type: ${JSON.stringify(schema)}.`);
      return PLAIN[type];
    }),
  );
}

function schemaTypes(document) {
  const named = (name) => name;
  const parts = Object.entries(document.components.schemas).map(([name, schema]) => {
    const type = typeOf(schema, '', named);
    const isObject = type.startsWith('{\n') && type.indexOf('\n}') === type.length - 2;
    return `${comment(schema.description)}export ${isObject ? `interface ${name} ${type}` : `type ${name} = ${type};`}\n`;
  });
  return `${HEAD}\n${parts.join('\n')}`;
}

const inModule = (name) => `S.${name}`;
const resolved = (document, schema) =>
  schema?.$ref ? resolved(document, document.components.schemas[nameOf(schema.$ref)]) : schema;

/** Returns the media type of the file that an operation accepts instead of JSON; undefined if it accepts none. */
const fileTypeOf = ({ requestBody }) =>
  Object.keys(requestBody?.content ?? {}).find((type) => type !== 'application/json');

const successOf = ({ responses }) => Object.entries(responses).find(([status]) => status.startsWith('2'))[1];
/** Checks for a response of progress lines, which has a separate method (`importList`). */
const hasLineResponse = (operation) => 'application/x-ndjson' in successOf(operation).content;

/** Returns the operations that need an API key or are independent of the deployment's state. */
const operationsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security, tags }]) => security.length > 0 || tags.includes('Operation'))
      .map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, operation })),
  );

/** Returns the operations that `call` supports. */
const callsOf = (document) => operationsOf(document).filter(({ operation }) => !hasLineResponse(operation));

const parametersIn = (operation, place) => (operation.parameters ?? []).filter((one) => one.in === place);

/** Returns the schema of an operation's result: `data` of the envelope, or the whole response. */
function dataSchema(document, operation) {
  const [{ schema }] = Object.values(successOf(operation).content);
  const response = resolved(document, schema);
  return response.properties?.success && response.properties.data ? response.properties.data : schema;
}

function inputType(operation) {
  const parts = [];
  for (const place of ['path', 'query']) {
    const parameters = parametersIn(operation, place);
    if (parameters.length === 0) continue;
    const lines = parameters.map(({ name, schema, required, description }) => {
      const type = `${typeOf(schema, '        ', inModule)}${required ? '' : ' | undefined'}`;
      return `${comment(description, '        ')}        readonly ${member(name)}${required ? '' : '?'}: ${type};\n`;
    });
    const mark = parameters.some(({ required }) => required) ? '' : '?';
    parts.push(`      readonly ${place}${mark}: {\n${lines.join('')}      };\n`);
  }
  const body = operation.requestBody?.content['application/json']?.schema;
  const type = body && typeOf(body, '      ', inModule);
  if (type)
    parts.push(
      `      readonly body${operation.requestBody.required ? `: ${type}` : `?: ${type} | undefined`};\n`,
    );
  if (fileTypeOf(operation)) parts.push('      readonly file: FileContent;\n');
  if (parametersIn(operation, 'header').some(({ name }) => name === 'Content-Disposition'))
    parts.push('      /** Name of the file. */\n      readonly fileName: string;\n');
  return parts.length === 0 ? 'object' : `{\n${parts.join('')}    }`;
}

/** Returns the catalog errors that an operation may return, from the names of its responses. */
function failuresOf(operation, catalogue) {
  const names = Object.values(operation.responses).flatMap(({ $ref }) => {
    if (!$ref?.startsWith('#/components/responses/')) return [];
    return $ref.split('.').filter((part) => part in catalogue);
  });
  return names.length === 0 ? 'never' : either(names.map(literal));
}

function operationTypes(document) {
  const catalogue = document['x-errors'];
  const parts = callsOf(document).map(({ key, operation }) => {
    const about = [operation.summary, operation.description, operation.deprecated ? '@deprecated' : null];
    return [
      comment(about.filter(Boolean).join('\n\n'), '  '),
      `  readonly ${JSON.stringify(key)}: {\n`,
      `    readonly input: ${inputType(operation)};\n`,
      `    readonly data: ${typeOf(dataSchema(document, operation), '    ', inModule)};\n`,
      `    readonly failures: ${failuresOf(operation, catalogue)};\n`,
      '  };\n',
    ].join('');
  });
  const events = Object.entries(document.webhooks).map(([name, { post }]) => {
    const { schema } = post.requestBody.content['application/json'];
    return `${comment(post.summary, '  ')}  readonly ${JSON.stringify(name)}: ${typeOf(schema, '  ', inModule)};\n`;
  });
  return [
    HEAD,
    "import type { FileContent } from '../attempt.js';\nimport type * as S from './schemas.js';\n",
    '/** Every operation by its method and path: its input, its result, and the errors that it can return. */',
    `export interface Operations {\n${parts.join('')}}\n`,
    '/** Every webhook message by its event. */',
    `export interface WebhookMessages {\n${events.join('')}}\n`,
  ].join('\n');
}

/** Returns the paged lists: the member with the rows, the cursor parameter, and the source of the next cursor. */
function pagedLists(document) {
  return operationsOf(document).flatMap(({ key, operation }) => {
    const cursor = parametersIn(operation, 'query').find(({ name }) => name === 'before' || name === 'after');
    const data = resolved(document, dataSchema(document, operation));
    const rows = Object.entries(data?.properties ?? {}).filter(([, { type }]) => type === 'array');
    if (!cursor || rows.length !== 1 || !key.startsWith('GET ')) return [];
    const [[rowsIn]] = rows;
    return [[key, [rowsIn, cursor.name, 'next' in data.properties ? 'next' : 'id']]];
  });
}

function tables(document) {
  const idempotent = operationsOf(document)
    .filter(({ operation }) =>
      parametersIn(operation, 'header').some(({ name }) => name === 'Idempotency-Key'),
    )
    .map(({ key }) => key);
  const files = operationsOf(document).flatMap(({ key, operation }) => {
    const type = fileTypeOf(operation);
    return type ? [[key, type]] : [];
  });
  const rows = (entries) =>
    entries.map(([name, value]) => `  ${member(name)}: ${literal(value)},\n`).join('');
  const errors = Object.entries(document['x-errors']).map(([name, { code, status }]) => [
    name,
    [code, status],
  ]);
  return [
    HEAD,
    '/** The error catalog (docs/reference/errors.md): code and HTTP status of each error by its name. */',
    `export const CATALOGUE = {\n${rows(errors)}} as const;\n`,
    '/** Lists with pages: the member with the rows, the parameter of the cursor, the member that holds the next cursor. */',
    `export const PAGED = {\n${rows(pagedLists(document))}} as const;\n`,
    '/** The content type of operations that take a file. */',
    `export const FILES: { readonly [operation: string]: string } = {\n${rows(files)}};\n`,
    '/** Operations whose first response the server stores under an Idempotency-Key. */',
    `export const IDEMPOTENT: ReadonlySet<string> = new Set([\n${idempotent.map((key) => `  ${literal(key)},\n`).join('')}]);\n`,
  ].join('\n');
}

/**
 * Returns the generated files of the client by name.
 * @param document the OpenAPI document
 */
export const generate = (document) => ({
  'schemas.ts': schemaTypes(document),
  'operations.ts': operationTypes(document),
  'tables.ts': tables(document),
});

/** Writes the generated files. */
export function writeGenerated(document) {
  for (const [name, text] of Object.entries(generate(document))) writeFileSync(join(GENERATED, name), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeGenerated(JSON.parse(readFileSync(join(HERE, '..', '..', 'docs', 'openapi.json'), 'utf8')));
