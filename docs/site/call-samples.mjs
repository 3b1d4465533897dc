// Samples of an API operation for curl and for the client packages, generated from the OpenAPI document.

/** Longest line of a literal before it is broken. */
const LINE_WIDTH = 80;

/** How a language writes values. */
const TYPESCRIPT = {
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`),
  text: (value) => {
    const inside = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
    return `'${inside}'`;
  },
  words: { true: 'true', false: 'false', null: 'null' },
  indent: '  ',
};
const PYTHON = {
  key: (name) => JSON.stringify(name),
  text: (value) => JSON.stringify(value),
  words: { true: 'True', false: 'False', null: 'None' },
  indent: '    ',
};

/** Writes a JSON value as a literal of a language. @param depth of the line it starts on, for its further lines */
function literal(language, value, depth) {
  if (typeof value === 'string') return language.text(value);
  if (typeof value === 'number') return String(value);
  if (value === null || typeof value === 'boolean') return language.words[String(value)];
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => literal(language, item, depth + 1))
    : Object.entries(value).map(
        ([name, member]) => `${language.key(name)}: ${literal(language, member, depth + 1)}`,
      );
  const [open, close] = isList ? '[]' : '{}';
  if (parts.length === 0) return open + close;
  const space = isList || language === PYTHON ? '' : ' ';
  const line = open + space + parts.join(', ') + space + close;
  if (line.length <= LINE_WIDTH && !line.includes('\n')) return line;
  const indent = language.indent.repeat(depth + 1);
  return `${open}\n${parts.map((part) => `${indent}${part},\n`).join('')}${language.indent.repeat(depth)}${close}`;
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns a value for a parameter that must be sent: its first permitted one, a date, a version, or its name in capitals. */
function sampleValue({ name, schema }) {
  if (schema.enum) return String(schema.enum[0]);
  if (schema.format === 'uuid') return '6f1d2c9a-4b0e-4f57-9a55-2f6d8c1b7e30';
  if (schema.pattern?.startsWith('^\\d{4}')) return name === 'to' ? '2026-11-30' : '2026-11-01';
  if (['version', 'from', 'to', 'expires'].includes(name) || schema.type === 'integer') return '1';
  if (name === 'ip') return '203.0.113.7';
  if (name === 'email') return 'ann@example.com';
  if (name === 'number') return '+442079460958';
  return name.toUpperCase();
}

/** Returns what a request with the required parameters and the example body consists of. */
function requestOf({ path, operation, parameters }) {
  const inPath = {};
  const query = {};
  const headers = {};
  for (const parameter of parameters) {
    if (parameter.in === 'path') inPath[parameter.name] = sampleValue(parameter);
    else if (parameter.required && parameter.in === 'query') query[parameter.name] = sampleValue(parameter);
    else if (parameter.required && parameter.in === 'header') headers[parameter.name] = true;
  }
  const content = operation.requestBody?.content ?? {};
  const [type] = Object.keys(content);
  const isJson = type === 'application/json';
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name) => encodeURIComponent(inPath[name]));
  return {
    path: filled,
    inPath,
    query,
    headers,
    body: isJson ? (content[type].example ?? {}) : undefined,
    fileType: type !== undefined && !isJson ? type : undefined,
  };
}

function curlSample(method, request, isKeyed) {
  const { path, query, headers, body, fileType } = request;
  const search = new URLSearchParams(query).toString();
  const hasDefaultMethod =
    method === 'GET' || (method === 'POST' && (body !== undefined || fileType !== undefined));
  const lines = [
    `curl -s ${hasDefaultMethod ? '' : `-X ${method} `}"$ASSAY_URL${path}${search ? `?${search}` : ''}"`,
    ...(isKeyed ? ['  -H "X-API-KEY: $ASSAY_KEY"'] : []),
    ...('Authorization' in headers ? ['  -H "Authorization: Bearer $ASSAY_TOKEN"'] : []),
    ...('Content-Disposition' in headers
      ? [`  -H 'Content-Disposition: attachment; filename*=UTF-8'\\'''\\''evidence.pdf'`]
      : []),
  ];
  if (body !== undefined)
    lines.push("  -H 'Content-Type: application/json'", `  -d ${quoted(JSON.stringify(body, null, 2))}`);
  if (fileType !== undefined)
    lines.push(`  -H 'Content-Type: ${fileType}'`, `  --data-binary @${fileNameOf(fileType)}`);
  return lines.join(' \\\n');
}

/** The operation that the client packages have a method for, because it reports progress. */
const LIST_IMPORT = 'POST /management-api/v1/lists/{id}/file';

const fileNameOf = (type) => (type === 'text/csv' ? 'entries.csv' : 'evidence.pdf');

function typeScriptSample(operationName, request) {
  const { inPath, query, headers, body, fileType } = request;
  const input = {
    ...(Object.keys(inPath).length > 0 ? { path: inPath } : {}),
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(body === undefined ? {} : { body }),
  };
  const members = Object.entries(input).map(([name, value]) => `${name}: ${literal(TYPESCRIPT, value, 1)}`);
  if (fileType !== undefined) members.push(`file: await readFile('${fileNameOf(fileType)}')`);
  if ('Content-Disposition' in headers) members.push(`fileName: '${fileNameOf(fileType)}'`);
  const line = `{ ${members.join(', ')} }`;
  const shown =
    line.length <= LINE_WIDTH && !line.includes('\n')
      ? line
      : `{\n${members.map((one) => `  ${one},\n`).join('')}}`;
  return [
    ...(fileType === undefined ? [] : ["import { readFile } from 'node:fs/promises';"]),
    "import { Assay } from '@assay/client';",
    '',
    "const assay = new Assay({ url: process.env.ASSAY_URL ?? '', apiKey: process.env.ASSAY_KEY ?? '' });",
    operationName === LIST_IMPORT
      ? `const data = await assay.importList('${inPath.id}', await readFile('${fileNameOf(fileType)}'));`
      : `const data = await assay.call('${operationName}'${members.length > 0 ? `, ${shown}` : ''});`,
    'console.log(data);',
  ].join('\n');
}

function pythonSample(operationName, request) {
  const { path, inPath, query, headers, body, fileType } = request;
  const [method] = operationName.split(' ');
  const parts = [`"${method}"`, JSON.stringify(path)];
  if (body !== undefined) parts.push(literal(PYTHON, body, 0));
  if (Object.keys(query).length > 0) parts.push(`query=${literal(PYTHON, query, 0)}`);
  if (fileType !== undefined) parts.push(`file=Path("${fileNameOf(fileType)}").read_bytes()`);
  if ('Content-Disposition' in headers) parts.push(`file_name="${fileNameOf(fileType)}"`);
  return [
    'import os',
    ...(fileType === undefined ? [] : ['from pathlib import Path']),
    '',
    'from assay import Assay',
    '',
    'assay = Assay(os.environ["ASSAY_URL"], os.environ["ASSAY_KEY"])',
    operationName === LIST_IMPORT
      ? `data = assay.import_list("${inPath.id}", Path("${fileNameOf(fileType)}").read_bytes())`
      : `data = assay.request(${parts.join(', ')})`,
    'print(data)',
  ].join('\n');
}

/** Checks whether the client packages can read a response: JSON or text, not files. */
const isReadable = ({ responses }) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {} }]) => Object.keys(content))
    .every((type) => type !== 'application/octet-stream');

/**
 * Returns the samples of an operation, in the order of the tabs. The client packages send an API key, so operations
 * that take another credential or return a file have only curl.
 * @param {{ path: string, method: string, operation: object, parameters: readonly object[] }} given `parameters` without references
 * @returns {{ kind: 'sh' | 'ts' | 'python', label: string, code: string }[]}
 */
export function callSamples({ path, method, operation, parameters }) {
  const verb = method.toUpperCase();
  const name = `${verb} ${path}`;
  const request = requestOf({ path, operation, parameters });
  const isKeyed = operation.security.length > 0;
  const curl = { kind: 'sh', label: 'curl', code: curlSample(verb, request, isKeyed) };
  if (!isKeyed || !isReadable(operation)) return [curl];
  return [
    curl,
    { kind: 'ts', label: 'TypeScript', code: typeScriptSample(name, request) },
    { kind: 'python', label: 'Python', code: pythonSample(name, request) },
  ];
}
