import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import ts from 'typescript';

/**
 * One text that a person reads, and where it is.
 * @typedef {{ readonly surface: string, readonly file: string, readonly line: number, readonly text: string }} Passage
 */

const markdown = new MarkdownIt({ html: true });

/** Files that are generated, or whose words are data: dictionaries, recorded answers, translations. */
const EXCLUDED =
  /(?:^|\/)(?:generated|data|migrations)\/|\.d\.ts$|i18n\/german|^docs\/releases\/|^docs\/reference\/(?:glossary|management-api-names)\.md$|^CHANGELOG|^NOTICE|samples\/.*\.html$/;

/** Surface of a source file's user-visible strings; null = its strings aren't read by people. */
function surfaceOf(file) {
  // The patterns quote the words that they reject.
  if (/^scripts\/wording\//.test(file)) return null;
  if (/^apps\/panel\//.test(file)) return 'panel';
  if (/^apps\/flow\/src\/texts\/en/.test(file)) return 'flow';
  if (/src\/cli\//.test(file)) return 'cli';
  if (/default-policy\/rules\//.test(file)) return 'rules';
  if (/contract\/src\/error-catalog/.test(file)) return 'errors';
  return FOLDERS.get(file.split('/', 2).join('/')) ?? FOLDERS.get(file.split('/', 1)[0]) ?? null;
}

/** Folders outside the server whose strings people read: outputs, errors and labels. */
const FOLDERS = new Map([
  ['clients', 'clients'],
  ['sdk', 'sdk'],
  ['docs/site', 'docs-site'],
  ['scripts', 'scripts'],
  ['samples', 'samples'],
]);

/** Calls that write to a log or to the console of an operator. */
const LOG_CALL = /(?:^|[.#])(?:log|info|warn|error|fault)$|std(?:out|err)\.write$/;

/** Members of health reports, findings and problems that people read. */
const MESSAGE_MEMBERS = new Set(['expected', 'fix', 'message', 'note', 'problem', 'remedy']);

/** Checks whether the strings in a node are a message: what it throws, creates as an error, reports or logs. */
function isMessage(node, source) {
  if (ts.isThrowStatement(node)) return true;
  if (ts.isPropertyAssignment(node)) return MESSAGE_MEMBERS.has(node.name.getText(source));
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText(source));
  return ts.isCallExpression(node) && LOG_CALL.test(node.expression.getText(source));
}

/** Text of a string or template without HTML tags; values in a template become one neutral word. */
function stringText(node) {
  if (!ts.isTemplateExpression(node)) return node.text;
  const text = node.head.text + node.templateSpans.map(({ literal }) => `CODE${literal.text}`).join('');
  return text.replace(/<!?\/?[a-z][^>]*>/gi, '\n\n');
}

/** Text of an inline token; code spans become one neutral word. */
const inlineText = (token) =>
  (token.children ?? [])
    .map((child) => (child.type === 'text' ? child.content : child.type === 'code_inline' ? 'CODE' : ' '))
    .join('');

/** Returns the headings, paragraphs, list items and table cells of a Markdown page; code blocks are left out. */
export function passagesOfPage(file, source) {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ' '));
  const passages = [];
  let line = 1;
  for (const token of markdown.parse(body, {})) {
    // Cells of a table have no position; they take that of their row.
    if (token.map) line = token.map[0] + 1;
    if (token.type === 'inline') passages.push({ surface: 'docs', file, line, text: inlineText(token) });
  }
  return passages;
}

/** Returns the summaries and descriptions of an OpenAPI document; `file` names the place as a JSON pointer. */
export function passagesOfApi(document) {
  const passages = [];
  const visit = (node, pointer) => {
    if (Array.isArray(node)) for (const [index, one] of node.entries()) visit(one, `${pointer}/${index}`);
    else if (node !== null && typeof node === 'object')
      for (const [key, value] of Object.entries(node)) {
        if ((key === 'summary' || key === 'description') && typeof value === 'string')
          passages.push({
            surface: 'api',
            file: `docs/openapi.json#${pointer}`,
            line: 1,
            text: value.replace(/`[^`]*`/g, 'CODE'),
          });
        else if (key !== 'example' && key !== 'examples') visit(value, `${pointer}/${key}`);
      }
  };
  visit(document, '');
  return passages;
}

/** The outline of an icon. */
const SVG_PATH = /^M[\d. -]+[a-z]/i;

const kindOf = (file) =>
  file.endsWith('.tsx') ? ts.ScriptKind.TSX : /js$/.test(file) ? ts.ScriptKind.JS : ts.ScriptKind.TS;

/** Text of a comment without its markers, code spans and the names of tags. */
const commentText = (raw) =>
  raw
    .replace(/^\/\*+|\*\/$/g, '')
    .replace(/^\s*(?:\*|\/\/)\s?/gm, '')
    .replace(/`[^`]*`|\{@link [^}]*\}/g, 'CODE')
    .replace(/@param (?:\{[^}]*\} )?\S+|@\w+/g, '\n\n');

/** Returns the name that a call of `it`, `test` or `describe` gives; null for other calls. */
function testName(node, source) {
  if (!ts.isCallExpression(node)) return null;
  const [name] = node.arguments;
  if (name === undefined || !ts.isStringLiteralLike(name)) return null;
  return /^(?:it|test|describe)\b/.test(node.expression.getText(source)) ? name : null;
}

/** Returns comments, identifiers that are declared, test names and user-visible strings of a source file. */
export function passagesOfSource(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
  const passages = [];
  const isTest = /\.test\.tsx?$/.test(file);
  const strings = isTest ? null : surfaceOf(file);
  const hasMessages = strings === null && !isTest && /^(?:apps|packages)\/.*\/src\//.test(file);
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const add = (surface, position, said) =>
    passages.push({ surface, file, line: lineOf(position), text: said });
  const seen = new Set();
  const readComments = (position) => {
    for (const range of ts.getLeadingCommentRanges(text, position) ?? []) {
      if (seen.has(range.pos)) continue;
      seen.add(range.pos);
      add('comments', range.pos, commentText(text.slice(range.pos, range.end)));
    }
  };
  const visit = (node, isInMessage) => {
    const surface = isInMessage ? 'messages' : strings;
    if (!ts.isJsxText(node)) readComments(node.getFullStart());
    if (isTest) {
      const name = testName(node, source);
      if (name !== null) add('tests', name.getStart(source), name.text);
    } else if (
      surface !== null &&
      (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
      / /.test(stringText(node)) &&
      !SVG_PATH.test(stringText(node))
    )
      add(surface, node.getStart(source), stringText(node));
    else if (strings !== null && ts.isJsxText(node) && /[a-z] [a-z]/.test(node.text))
      add(strings, node.getStart(source), node.text.trim());
    if (ts.isIdentifier(node) && node.parent.name === node && !ts.isPropertyAccessExpression(node.parent))
      add('identifiers', node.getStart(source), node.text);
    const isWithin = isInMessage || (hasMessages && isMessage(node, source));
    ts.forEachChild(node, (child) => visit(child, isWithin));
  };
  visit(source, false);
  readComments(source.endOfFileToken.getFullStart());
  return passages;
}

/** A comment, a docstring or a string of Python. */
const PYTHON_TEXT = /#\s*(.*)|"""([\s\S]*?)"""|"((?:[^"\\\n]|\\.)*)"/g;

/** Returns the comments, docstrings and strings of a Python file. */
export function passagesOfPython(file, text) {
  return [...text.matchAll(PYTHON_TEXT)].map((found) => ({
    surface: 'clients',
    file,
    line: text.slice(0, found.index).split('\n').length,
    text: (found[1] ?? found[2] ?? found[3] ?? '').replace(/``[^`]*``|\{[^}]*\}/g, 'CODE'),
  }));
}

/** A comment or an alert summary of a file in deploy/. */
const DEPLOY_TEXT = /^\s*#+\s(.*)|^\s*(?:summary|description): (.*)/;

/** Returns the comments and descriptions of a configuration file; consecutive comment lines are one passage. */
export function passagesOfConfiguration(file, text) {
  const passages = [];
  let last = -2;
  for (const [index, line] of text.split('\n').entries()) {
    const [, comment, description] = DEPLOY_TEXT.exec(line) ?? [];
    if (comment !== undefined && last === index - 1) passages.at(-1).text += `\n${comment}`;
    else if ((comment ?? description) !== undefined)
      passages.push({ surface: 'deploy', file, line: index + 1, text: comment ?? description });
    if (comment !== undefined) last = index;
  }
  return passages;
}

/** Returns every passage of the tracked files in a folder. */
export function passagesOf(root) {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split(
    '\n',
  );
  const passages = [];
  for (const file of files.filter((path) => path !== '' && !EXCLUDED.test(path))) {
    const read = () => readFileSync(join(root, file), 'utf8');
    if (file.endsWith('.md')) passages.push(...passagesOfPage(file, read()));
    else if (file === 'docs/openapi.json') passages.push(...passagesOfApi(JSON.parse(read())));
    else if (/^deploy\/.*(?:file|\.ya?ml|\.service)$/.test(file))
      passages.push(...passagesOfConfiguration(file, read()));
    else if (/^clients\/.*\.py$/.test(file)) passages.push(...passagesOfPython(file, read()));
    else if (/\.(?:ts|tsx|mjs|js)$/.test(file)) passages.push(...passagesOfSource(file, read()));
  }
  return passages;
}
