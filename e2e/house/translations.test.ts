import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  REASON_SENTENCES,
  RETRY_SENTENCES,
  readBody,
  SUB_CHECK_TEXTS,
  WORKFLOW_TEMPLATES,
} from '@assay/contract';
import { GRANTABLE } from '@assay/management-api';
import { FUNCTIONS } from '@assay/rules';
import { TYPOLOGIES } from '@assay/typologies';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_NAMES, GERMAN, PATTERNS } from '../../apps/panel/src/i18n/german';
import { EXPECTED } from '../../apps/panel/src/i18n/german/expected';
import { SERVER } from '../../apps/panel/src/i18n/german/server';
import { type Catalogue, formatMessage, sentencesWith } from '../../apps/panel/src/i18n/message';
import { findingsOf } from '../../apps/server/src/operations/health/health-feature';
import { defaultPolicy } from '../../apps/server/src/policy/default-policy/default-policy';

const SOURCES = fileURLToPath(new URL('../../apps/panel/src/', import.meta.url));
/** Every module of the panel except the tests and the translations. */
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !file.endsWith('.test.ts') &&
    // The gallery shows sample data to developers.
    !['i18n', join('design', 'gallery')].some((folder) => file.startsWith(folder)),
);

/** Attributes whose texts users read or hear. */
const READ_ATTRIBUTES = new Set([
  ...['title', 'about', 'label', 'description', 'placeholder', 'aria-label', 'alt', 'question', 'error'],
  ...['closeButtonLabel', 'empty', 'failure', 'name'],
]);
/** Texts that are the same in every language; a letter is a key to press. */
const NO_WORDS = /^[^A-Za-z]*$|^[a-z]$|^(CSV|JSON Lines|URL|Assay|Deutsch|English)$|^https:/;
/** Members of tables whose texts are shown, and patterns of texts that are not. */
const READ_MEMBERS = new Set(['name', 'label', 'verb', 'title', 'about', 'description']);
const IS_SENTENCE = /^[A-Z][a-z’]+$|[A-Za-z]{2,} [a-z(]{2,}/;
/** Commands, operations, and notes that are stored with a policy version. */
const NO_SENTENCE =
  /^assay |^(GET|POST|PUT|PATCH|DELETE) |^input:|^(Rule (added|replaced|removed):|Version .*restored)|^\w+\(|var\(--/;
/** Tables whose texts are passed to `t(…)` where they are used. */
const KEY_TABLES = ['shell/places.ts'] as const;

/** Functions that mark a text as translated. */
const SAYS: ReadonlySet<string> = new Set(['t', 'english']);

interface Found {
  /** English sentences that are passed to `t`. */
  readonly keys: readonly string[];
  /** Sentences without a translation, with their location. */
  readonly bare: readonly string[];
}

function look(file: string, text: string): Found {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const keys: string[] = [];
  const isTable = KEY_TABLES.some((table) => table === file);
  const bare: string[] = [];
  const note = (node: ts.Node, words: string) => {
    if (!NO_WORDS.test(words.trim()))
      bare.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${words.trim()}`);
  };
  const literal = (node: ts.Node | undefined): string | null =>
    node && ts.isStringLiteralLike(node) ? node.text : null;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && SAYS.has(node.expression.text)) {
      const [sentence] = node.arguments;
      for (const one of sentence ? alternatives(sentence) : []) {
        const key = literal(one);
        if (key !== null) keys.push(key);
      }
      // The values may contain more of them.
      for (const argument of node.arguments.slice(1)) visit(argument);
      return;
    }
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxAttribute(node) && READ_ATTRIBUTES.has(node.name.getText())) {
      const { initializer } = node;
      const inner = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      for (const one of inner ? alternatives(inner) : []) {
        const words = literal(one) ?? (ts.isTemplateExpression(one) ? one.head.text : null);
        if (words !== null) note(one, words);
      }
    }
    const words = isTable ? null : inTable(node);
    if (words !== null) note(node, words);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { keys, bare: [...new Set(bare)] };
}

/**
 * Returns a text of a table, a conditional or a result that looks like words for people; null for names, keys
 * and paths.
 */
function inTable(node: ts.Node): string | null {
  const { parent } = node;
  const text = ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? wordsOf(node)
      : null;
  if (text === null || !IS_SENTENCE.test(text) || NO_SENTENCE.test(text)) return null;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) {
    return READ_MEMBERS.has(parent.name.getText()) || / /.test(text) ? text : null;
  }
  const isResult =
    ts.isConditionalExpression(parent) || ts.isReturnStatement(parent) || ts.isArrowFunction(parent);
  return isResult && !ts.isJsxExpression(parent) ? text : null;
}

/** Returns the fixed parts of a template, with a placeholder for each value. */
const wordsOf = ({ head, templateSpans }: ts.TemplateExpression): string =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('…');

/** Returns the possible values of a conditional. */
function alternatives(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(alternatives);
  if (ts.isParenthesizedExpression(node)) return alternatives(node.expression);
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(alternatives);
  return [node];
}

const found = FILES.map((file) => look(file, readFileSync(join(SOURCES, file), 'utf8')));
const tableKeys = KEY_TABLES.flatMap((file) =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\bname: '([^']+)'/g)].map(([, name = '']) => name),
);
/** Sentences of the contract, the rule language and the typologies that the panel shows. */
const subChecks = Object.values(SUB_CHECK_TEXTS).flatMap((ofStep) => Object.values(ofStep));
const contractKeys = [
  ...GRANTABLE.map(({ about }) => about),
  ...subChecks.flatMap(({ name, asks, method, limit }) => [name, asks, method ?? name, limit ?? name]),
  ...REASON_SENTENCES,
  ...Object.values(RETRY_SENTENCES),
  ...Object.values(WORKFLOW_TEMPLATES).flatMap(({ name, about }) => [name, about]),
  ...[...FUNCTIONS.values()].map(({ summary }) => summary),
  ...TYPOLOGIES.flatMap(({ name, description, examples, parameters }) => [
    ...[name, description, examples.matches, examples.doesNotMatch],
    ...Object.values(parameters).map((parameter) => parameter.description),
  ]),
];
const keys = new Set([...found.flatMap((one) => one.keys), ...tableKeys, ...contractKeys]);

/** Returns the names of a message's values, each once. */
const valuesOf = (message: string) =>
  [...new Set([...message.matchAll(/(?<!(?:one|other|=\d) )\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

const serverSources = [
  '../../apps/server/src/',
  '../../packages/contract/src/',
  '../../packages/management-api/src/',
]
  .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  .join('\n')
  .replaceAll('\\`', '`');

const isInServer = (sentence: string) =>
  [`'${sentence}'`, `"${sentence}"`].some((literal) => serverSources.includes(literal));

/** Returns the error messages for every kind of invalid body. */
function refusedInputs(): readonly string[] {
  const properties = {
    kind: { type: 'string', enum: ['live', 'test'] },
    short: { type: 'string', maxLength: 3 },
    long: { type: 'string', minLength: 2, maxLength: 1000 },
    why: { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' },
    some: { type: 'array', maxItems: 1 },
    few: { type: 'array', minItems: 1, maxItems: 2 },
    many: { type: 'array', minItems: 1 },
    once: { type: 'array', minItems: 1, uniqueItems: true },
    percent: { type: 'integer', minimum: 0, maximum: 100 },
    count: { type: 'integer', minimum: 1 },
    most: { type: 'integer', maximum: 5 },
    share: { type: 'number', minimum: 0, maximum: 1 },
    amount: { type: 'number', minimum: 0 },
    below: { type: 'number', maximum: 7 },
  };
  const schema = { type: 'object', required: Object.keys(properties), properties };
  try {
    readBody(schema, {});
  } catch (error) {
    return ((error as { details?: readonly { expected: string }[] }).details ?? []).map(
      ({ expected }) => expected,
    );
  }
  return [];
}

/** Notes that panels before version 0.2 stored with a policy version. */
const EARLIER_NOTES = [
  'Restored version 3',
  'The default policy',
  'A person has to look: documentRecapture is in review.',
  'Approved by hand.',
  'Declined by hand.',
  'an earlier session of another user shows the same document',
  'an earlier session of another user shows a face like this one',
  'an earlier session of another user shows the very same picture',
  '8 senders paid this account 1,600 in 3 days; 7 of them for the first time.',
  'This account paid 9 receivers 1,800 in 2 days; 8 of them for the first time.',
  '6 senders paid 3,000 and 5 receivers got 90% of it in 9 days.',
  '96% of 4,176 that arrived in 38 hours left the account again.',
  '870 returned to this account after 3 transfers in 2 days.',
  '3 transfers just below 10,000 moved 29,200 in 6 days.',
];

/** Returns the notes of the health page, both for healthy and for failing components. */
function healthNotes(): readonly string[] {
  const job = { name: 'sums', every_seconds: 15, running: false, started_at: null, succeeded_at: null };
  const endpoint = { id: 'one', failing_since: null, disabled_at: null };
  const seen = [
    {
      sources: { all: 3, stale: 0, oldest_hours: 1 },
      jobs: [{ ...job, failures: 0, late: false }],
      webhooks: [],
    },
    {
      sources: { all: 3, stale: 1, oldest_hours: 900 },
      jobs: [{ ...job, failures: 3, late: true }],
      webhooks: [endpoint],
    },
    { sources: { all: 3, stale: 2, oldest_hours: 900 }, jobs: [], webhooks: [endpoint, endpoint] },
  ];
  return seen.flatMap((health) => findingsOf([], health).map(({ note }) => note));
}

describe('panel in German', () => {
  it('translates every sentence in the panel', () => {
    expect(found.flatMap(({ bare }) => bare)).toEqual([]);
  });

  it('has a German sentence for every English one, and no unused ones', () => {
    expect(keys.size).toBeGreaterThan(150);
    expect([...keys].filter((key) => GERMAN[key] === undefined)).toEqual([]);
    const shown = new Set([...keys, ...Object.keys(SERVER), ...Object.keys(EXPECTED)]);
    expect(Object.keys(GERMAN).filter((key) => !shown.has(key))).toEqual([]);
  });

  it('translates the actual messages of the server', () => {
    const sentences = Object.keys({ ...SERVER, ...EXPECTED });
    expect(sentences.filter((sentence) => !isInServer(sentence))).toEqual([]);
  });

  it('translates server messages with numbers and names', () => {
    const reasons = TYPOLOGIES.map(({ explanation }) => explanation);
    const said = [...refusedInputs(), ...healthNotes(), ...EARLIER_NOTES, ...reasons];
    const isSaid = (pattern: string) => {
      const words = sentencesWith({ [pattern]: pattern }, (text) => text);
      const parts = pattern.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return (
        said.some((sentence) => words(sentence, 'en') !== null) ||
        new RegExp(`\`${parts.join('\\$\\{[^`]+\\}')}\``).test(serverSources)
      );
    };
    expect(Object.keys(PATTERNS).filter((pattern) => !isSaid(pattern))).toEqual([]);
    for (const [english, german] of Object.entries(PATTERNS))
      expect(valuesOf(german), english).toEqual(valuesOf(english));
    const german = sentencesWith(PATTERNS, (text) => GERMAN[text] ?? text);
    expect(
      said.filter((sentence) => GERMAN[sentence] === undefined && german(sentence, 'de') === null),
    ).toEqual([]);
    expect(german('string of 1 to 12000 characters', 'de')).toBe('ein Text von 1 bis 12.000 Zeichen');
    expect(
      german('Manual review needed: an earlier session of another user contains the same image.', 'de'),
    ).toBe('Manuelle Prüfung nötig: eine frühere Sitzung eines anderen Kunden enthält dasselbe Bild.');
    expect(german('Restored version 12', 'de')).toBe('Version 12 wiederhergestellt');
    expect(german('Version 12 restored', 'de')).toBe('Version 12 wiederhergestellt');
    expect(german('Rule removed: E101', 'de')).toBe('Regel entfernt: E101');
    expect(german('It rains', 'de')).toBeNull();
  });

  it('has a German name for every built-in rule, list and category, and no unused ones', () => {
    const { rules, lists, categories } = defaultPolicy;
    const names = [...rules, ...lists, ...categories].map(({ name }) => name);
    expect(Object.keys(BUILT_IN_NAMES).sort()).toEqual([...new Set(names)].sort());
  });

  it('translates one English sentence the same everywhere', async () => {
    const parts = join(SOURCES, 'i18n/german');
    for (const file of readdirSync(parts)) {
      const exported: { readonly [name: string]: Catalogue } = await import(join(parts, file));
      for (const part of Object.values(exported)) expect(GERMAN, file).toMatchObject(part);
    }
  });

  it('preserves the values of every sentence, and can be formatted', () => {
    for (const [english, german] of Object.entries(GERMAN)) {
      expect(valuesOf(german), english).toEqual(valuesOf(english));
      const values = Object.fromEntries(valuesOf(english).map((name) => [name ?? '', 2]));
      expect(formatMessage(german, values, 'de'), english).not.toMatch(/[{}#]/);
    }
  });

  it('reports a missing sentence', () => {
    const { bare, keys: known } = look(
      'planted.tsx',
      `const a = <Button title="Not here" aria-label={x ? t('Here') : 'Nor here'}>Hello <b>{t('There')}</b></Button>;
       const COLUMNS = [{ name: 'Bare', kind: 'figure' }, { name: english('Marked') }];
       const why = (n) => (n ? \`\${n} more of them\` : t('One'));`,
    );
    expect(bare.map((one) => one.replace(/^\S+ /, ''))).toEqual([
      'Not here',
      'Nor here',
      'Hello',
      'Bare',
      '… more of them',
    ]);
    expect(known).toEqual(['Here', 'There', 'Marked', 'One']);
  });
});
