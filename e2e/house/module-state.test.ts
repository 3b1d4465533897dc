import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files';

/**
 * Module variables that are reassigned, with a reason each. Other functions pass values by arguments and
 * results, or store them in an object that the caller owns.
 */
const ALLOWED: { readonly [variable: string]: string } = {
  'apps/panel/src/api/account.ts current': 'The page shows one account at a time.',
  'apps/panel/src/design/density.ts current': 'The page has one density at a time.',
  'apps/panel/src/design/search-request.ts opener': 'The page has one global search.',
  'apps/panel/src/design/toast-store.ts next': 'The page has one list of toasts.',
  'apps/panel/src/design/toast-store.ts shown': 'The page has one list of toasts.',
  'apps/panel/src/shell/notices.ts dismissed': 'The page has one list of notices.',
  'apps/panel/src/ui/environment.ts current': 'The page shows one environment at a time.',
  'apps/panel/src/i18n/language.tsx shown': 'The page is in one language at a time.',
  'apps/panel/src/ui/page.tsx hasCome': 'The page was loaded once.',
  'bench/fraud-call/subject.ts seed': 'No round of a run sends what an earlier one sent.',
  'packages/rules/src/evaluate/scope.ts decisions': 'Numbers decisions; a number is never used again.',
  'packages/screening/src/names/lexeme.ts made': 'Numbers words; a number is never used again.',
  'samples/shop/public/shop.js isCompleted': 'The page shows one order at a time.',
  'samples/shop/public/shop.js order': 'The page shows one order at a time.',
  'sdk/device-agent/src/natives.ts channelWorks': 'The page has one event loop.',
  'sdk/device-agent/src/natives.ts sliceStart': 'The page has one event loop.',
};

/**
 * Returns the variables of a module that are assigned after their declaration, except by `??=`, which reads a
 * table once.
 */
function reassigned(path: string, text: string): readonly string[] {
  if (!/^(export )?let /m.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Let)) continue;
    for (const { name } of statement.declarationList.declarations)
      if (ts.isIdentifier(name)) names.add(name.text);
  }
  const found = new Set<string>();
  const note = (target: ts.Expression): void => {
    if (ts.isIdentifier(target) && names.has(target.text)) found.add(`${path} ${target.text}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
      if (assigns && kind !== ts.SyntaxKind.QuestionQuestionEqualsToken) note(node.left);
    } else if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      const counts =
        node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken;
      if (counts) note(node.operand);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

describe('module variables', () => {
  it('are assigned once unless they are listed with a reason', () => {
    const files = sourceFiles().filter(
      ({ path }) => !isTest(path) && !/(^|\/)testing\/|^(e2e|docs)\//.test(path),
    );
    expect(files.length).toBeGreaterThan(1_000);
    const found = files.flatMap(({ path, text }) => reassigned(path, text));
    expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  it.each([
    ['an assignment', 'let last = 0;\nconst keep = (value: number) => {\n  last = value;\n};'],
    ['a count', 'let made = 0;\nexport const next = () => made++;'],
    ['a sum', 'let sum = 0;\nfunction add(value: number) {\n  sum += value;\n}'],
    ['an exported variable', 'export let size = 0;\nexport const grow = () => {\n  size = 1;\n};'],
  ])('are reported if they are reassigned: %s', (_what, text) => {
    expect(reassigned('planted.ts', text)).toHaveLength(1);
  });

  it('may contain a table that is read once', () => {
    const text = 'let table: Table | undefined;\nexport const find = () => (table ??= read());';
    expect(reassigned('planted.ts', text)).toEqual([]);
  });
});
