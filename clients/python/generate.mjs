// Error catalog and types of the Python client, generated from docs/openapi.json by `npm run openapi`.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
export const GENERATED = join(HERE, 'assay');
const HEAD = 'Written by `npm run openapi` from docs/openapi.json. Change the contract, not this file.';

const nameOf = (reference) => reference.split('/').at(-1);
const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const text = (value) => JSON.stringify(value);
const literal = (value) =>
  value === true ? 'True' : value === false ? 'False' : value === null ? 'None' : text(value);
const either = (types) => [...new Set(types)].join(' | ');
const KEYWORDS = new Set([
  'from',
  'class',
  'import',
  'in',
  'is',
  'not',
  'or',
  'and',
  'if',
  'else',
  'for',
  'with',
  'as',
  'pass',
  'global',
  'lambda',
  'None',
  'True',
  'False',
]);
const PLAIN = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' };

/** Returns the Python type of a JSON schema; an unnamed object is `Any`. */
function typeOf(schema) {
  if (schema.$ref) return nameOf(schema.$ref);
  if ('const' in schema) return schema.const === null ? 'None' : `Literal[${literal(schema.const)}]`;
  if (schema.enum) {
    const values = schema.enum.filter((value) => value !== null).map(literal);
    return either([`Literal[${values.join(', ')}]`, ...(schema.enum.includes(null) ? ['None'] : [])]);
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return either(alternatives.map(typeOf));
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return 'Any';
  return either(
    types.map((type) => {
      if (type === 'array') return `list[${schema.items ? typeOf(schema.items) : 'Any'}]`;
      if (type === 'object') return 'dict[str, Any]';
      return PLAIN[type];
    }),
  );
}

/**
 * Returns the declaration of a named schema. An object becomes a TypedDict; a schema that also allows a text
 * or null is declared as the object.
 */
function declaration([name, schema]) {
  const members = Object.entries(schema.properties ?? {});
  if (members.length === 0 || ![schema.type].flat().includes('object'))
    return `${name}: TypeAlias = ${text(typeOf(schema))}\n`;
  const required = new Set(schema.required ?? []);
  const typed = members.map(([member, of]) => [
    member,
    required.has(member) ? typeOf(of) : `NotRequired[${typeOf(of)}]`,
  ]);
  if (typed.every(([member]) => /^[A-Za-z_]\w*$/.test(member) && !KEYWORDS.has(member)))
    return `class ${name}(TypedDict):\n${typed.map(([member, type]) => `    ${member}: ${type}\n`).join('')}`;
  return `${name} = TypedDict(${text(name)}, {${typed.map(([member, type]) => `${text(member)}: ${text(type)}`).join(', ')}})\n`;
}

/**
 * Returns the generated files by name.
 * @param document the OpenAPI document
 */
export function generate(document) {
  const catalogue = Object.entries(document['x-errors']).map(
    ([name, { code, status }]) => `    ${text(snake(name))}: (${text(code)}, ${status}),\n`,
  );
  const schemas = Object.entries(document.components.schemas).map(declaration);
  return {
    'catalogue.py': `"""The error catalog (docs/reference/errors.md): code and status by name. ${HEAD}"""\n\nCATALOGUE = {\n${catalogue.join('')}}\n`,
    'schemas.pyi': `# ${HEAD}\nfrom typing import Any, Literal\n\nfrom typing_extensions import NotRequired, TypeAlias, TypedDict\n\n${schemas.join('\n')}`,
  };
}

/** Writes the generated files. */
export function writeGenerated(document) {
  for (const [name, content] of Object.entries(generate(document)))
    writeFileSync(join(GENERATED, name), content);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeGenerated(JSON.parse(readFileSync(join(HERE, '..', '..', 'docs', 'openapi.json'), 'utf8')));
