// Describes the changes between two OpenAPI documents in sentences: `node scripts/openapi-difference.mjs
// before.json after.json`. References are resolved, so naming or inlining a schema is not a difference.
// Descriptive texts are ignored. `scripts/api-changes.mjs` builds pages from the result.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Keywords whose text may change without a contract change; `x-personal` describes the content of a response,
 * not its shape.
 */
const DESCRIPTIVE = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'title',
  'tags',
  'operationId',
  'x-personal',
]);

/** Keywords that only contain nested schemas. */
const NESTING = new Set(['properties', 'patternProperties', 'items', 'anyOf', 'required']);

/** Failures have the same shape for every status. */
const FAILURES = 'error responses';

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Resolves a reference within the document; returns any other value unchanged. */
function follow(document, value) {
  if (!isObject(value) || typeof value.$ref !== 'string') return value;
  const { $ref, ...others } = value;
  const steps = $ref
    .replace(/^#\//, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = steps.reduce((at, step) => at?.[step], document);
  if (!isObject(target)) throw new Error(`The reference ${$ref} has no target.`);
  return { ...follow(document, target), ...others };
}

/** `POST /path` → operation. */
function operationsOf(document) {
  const operations = new Map();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      if (methods[method]) operations.set(`${method.toUpperCase()} ${path}`, methods[method]);
    }
  }
  return operations;
}

/** `webhook name` → operation. */
const webhooksOf = (document) =>
  new Map(Object.entries(document.webhooks ?? {}).map(([name, { post }]) => [`webhook ${name}`, post]));

/** Records one fact about a place: the existence of a member, or one value of a keyword. */
const fact = (facts, where, member, keyword, value) =>
  facts.set(JSON.stringify([where, member, keyword, value]), { where, member, keyword, value });

/**
 * Collects every fact of a schema. The order of a union, an enumeration or a list of required members is
 * ignored.
 * @param inside references on the current path, to stop at recursive schemas
 */
function schemaFacts(document, schema, where, member, facts, inside = []) {
  if (schema?.$ref !== undefined) {
    if (inside.includes(schema.$ref)) return;
    schemaFacts(document, follow(document, schema), where, member, facts, [...inside, schema.$ref]);
    return;
  }
  if (!isObject(schema)) {
    fact(facts, where, member, 'schema', schema);
    return;
  }
  const below = (child, name) => schemaFacts(document, child, where, name, facts, inside);
  const join = (name) => (member === '' ? name : `${member}.${name}`);
  for (const [name, child] of [
    ...Object.entries(schema.properties ?? {}),
    ...Object.entries(schema.patternProperties ?? {}),
  ]) {
    fact(facts, where, join(name), 'member', true);
    below(child, join(name));
  }
  for (const name of schema.required ?? []) fact(facts, where, join(name), 'required', true);
  if (schema.items !== undefined) below(schema.items, `${member}[]`);
  for (const form of schema.anyOf ?? []) below(form, member);
  for (const [keyword, value] of Object.entries(schema)) {
    if (NESTING.has(keyword) || DESCRIPTIVE.has(keyword)) continue;
    if (keyword === 'additionalProperties' && isObject(value)) below(value, join('*'));
    else if (Array.isArray(value)) {
      for (const entry of value) fact(facts, where, member, keyword, entry);
    } else fact(facts, where, member, keyword, value);
  }
}

/** Collects every fact of an operation: parameters, body, responses, permissions. */
function factsOf(document, operation) {
  const facts = new Map();
  const content = (media, where) => {
    for (const [type, { schema }] of Object.entries(media ?? {})) {
      fact(facts, where, '', 'content', type);
      schemaFacts(document, schema ?? true, where, '', facts);
    }
  };
  for (const entry of operation.parameters ?? []) {
    const parameter = follow(document, entry);
    const where = `${parameter.in} parameter ${parameter.name}`;
    fact(facts, where, '', 'there', true);
    if (parameter.required) fact(facts, where, '', 'required', true);
    schemaFacts(document, parameter.schema ?? true, where, '', facts);
  }
  if (operation.requestBody) {
    const body = follow(document, operation.requestBody);
    fact(facts, 'body', '', 'there', true);
    if (body.required) fact(facts, 'body', '', 'required', true);
    content(body.content, 'body');
  }
  for (const [status, entry] of Object.entries(operation.responses ?? {})) {
    const response = follow(document, entry);
    const where = status === '200' ? 'response' : `response ${status}`;
    fact(facts, where, '', 'there', true);
    for (const header of Object.keys(response.headers ?? {})) fact(facts, where, '', 'header', header);
    content(response.content, /^[45]/.test(status) ? FAILURES : where);
  }
  for (const [keyword, value] of Object.entries(operation)) {
    const seesText = ['parameters', 'requestBody', 'responses'].includes(keyword) || DESCRIPTIVE.has(keyword);
    if (!seesText) fact(facts, '', '', keyword, value);
  }
  return facts;
}

/** Creates a check whether a fact belongs to a place that was added or removed as a whole. */
const isWithin = (wholes) => (entry) =>
  wholes.some(
    (whole) =>
      whole.where === entry.where &&
      whole !== entry &&
      (whole.keyword === 'there' ||
        entry.member === whole.member ||
        entry.member.startsWith(`${whole.member}.`) ||
        entry.member.startsWith(`${whole.member}[]`)),
  );

/** Returns facts of the first set only, without those in a place that was removed as a whole. */
function onlyIn(facts, others) {
  const own = [...facts].filter(([key]) => !others.has(key)).map(([, entry]) => entry);
  const wholes = own.filter(({ keyword }) => keyword === 'there' || keyword === 'member');
  const isSaid = isWithin(wholes);
  return own.filter((entry) => !isSaid(entry));
}

const quoted = (values) => values.map((value) => JSON.stringify(value)).join(', ');

/** Returns the name of a fact's place in a sentence: `response member a.b`. */
const place = ({ where, member }) =>
  member === '' ? where : where === '' ? `member ${member}` : `${where} member ${member}`;

/** Describes a keyword whose values were removed, added, or both. */
function changeOf(went, came) {
  const { keyword } = went[0] ?? came[0];
  const at = place(went[0] ?? came[0]);
  const lead = at === '' ? '' : `${at}: `;
  if (keyword === 'required') return `${at} is ${came.length > 0 ? 'now' : 'no longer'} required`;
  const before = quoted(went.map(({ value }) => value));
  const after = quoted(came.map(({ value }) => value));
  if (went.length === 1 && came.length === 1) return `${lead}${keyword} changed from ${before} to ${after}`;
  const parts = [went.length > 0 ? `removed ${before}` : '', came.length > 0 ? `added ${after}` : ''];
  return `${lead}${keyword} ${parts.filter((part) => part !== '').join(' and ')}`;
}

/** Returns the differences of one operation as sentences. */
function sentencesOf(before, after) {
  const went = onlyIn(before, after);
  const came = onlyIn(after, before);
  const sentences = [];
  const rest = new Map();
  for (const [entries, verb, index] of [
    [went, 'removed', 0],
    [came, 'added', 1],
  ]) {
    for (const entry of entries) {
      if (entry.keyword === 'there') sentences.push(`${verb} ${entry.where}`);
      else if (entry.keyword === 'member') {
        const required = (verb === 'removed' ? before : after).has(
          JSON.stringify([entry.where, entry.member, 'required', true]),
        );
        const isInput = verb === 'added' && entry.where === 'body';
        const kind = isInput ? (required ? 'required member' : 'optional member') : 'member';
        sentences.push(`${entry.where}: ${verb} ${kind} ${entry.member}`);
      } else {
        const key = JSON.stringify([entry.where, entry.member, entry.keyword]);
        const pair = rest.get(key) ?? [[], []];
        pair[index].push(entry);
        rest.set(key, pair);
      }
    }
  }
  for (const [gone, come] of rest.values()) sentences.push(changeOf(gone, come));
  return sentences;
}

/**
 * Lists differences in the failures of several operations once, and marks none of those operations as
 * changed.
 */
function withoutShared(found) {
  const counts = new Map();
  for (const sentence of found.flatMap(([, sentences]) => sentences)) {
    if (sentence.startsWith(FAILURES)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count > 1);
  const own = found.map(([name, of]) => [
    name,
    of.filter((sentence) => !shared.some(([other]) => other === sentence)),
  ]);
  return [
    own.filter(([, sentences]) => sentences.length > 0),
    shared.map(([sentence, count]) => `${sentence} (${count} operations)`),
  ];
}

const sorted = (values) => [...values].sort();

/**
 * Compares two OpenAPI documents.
 * @param {object} before an OpenAPI document
 * @param {object} after another
 * @returns {{ added: string[], removed: string[], changed: string[], sentences: string[] }} operations as
 *   `POST /path`, and all differences of operations and webhooks as sorted sentences
 */
export function openApiDifference(before, after) {
  const compare = (old, next) => {
    const found = [...next]
      .filter(([name]) => old.has(name))
      .map(([name, operation]) => [
        name,
        sentencesOf(factsOf(before, old.get(name)), factsOf(after, operation)),
      ]);
    const [own, shared] = withoutShared(found);
    const added = [...next.keys()].filter((name) => !old.has(name));
    const removed = [...old.keys()].filter((name) => !next.has(name));
    const sentences = [
      ...added.map((name) => `${name}: added`),
      ...removed.map((name) => `${name}: removed`),
      ...own.flatMap(([name, of]) => of.map((sentence) => `${name}: ${sentence}`)),
      ...shared,
    ];
    return { added, removed, changed: own.map(([name]) => name), sentences };
  };
  const operations = compare(operationsOf(before), operationsOf(after));
  const webhooks = compare(webhooksOf(before), webhooksOf(after));
  return {
    added: operations.added,
    removed: operations.removed,
    changed: operations.changed,
    sentences: sorted([...operations.sentences, ...webhooks.sentences]),
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [before, after] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  if (before === undefined || after === undefined) {
    process.stderr.write('Usage: node scripts/openapi-difference.mjs before.json after.json\n');
    process.exitCode = 2;
  } else {
    for (const sentence of openApiDifference(before, after).sentences) process.stdout.write(`${sentence}\n`);
  }
}
