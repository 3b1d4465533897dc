import ts from 'typescript';
import { NameLookup, type ReadFile } from './name-lookup';

/**
 * Modifiers that may be between `it` and the call that defines a test: `it.skipIf(…)`,
 * `it.concurrent.each(…)`.
 */
const MODIFIERS = new Set([
  'each',
  'for',
  'skipIf',
  'runIf',
  'only',
  'skip',
  'concurrent',
  'sequential',
  'fails',
]);

type Callback = ts.ArrowFunction | ts.FunctionExpression;
const isCallback = (node: ts.Node): node is Callback =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Returns the names in a chain of calls and members: `expect`, `not`, `toBe` for `expect(a).not.toBe(b)`. */
function chainOf(node: ts.Expression): readonly string[] {
  if (ts.isCallExpression(node)) return chainOf(node.expression);
  if (ts.isPropertyAccessExpression(node)) return [...chainOf(node.expression), node.name.text];
  return ts.isIdentifier(node) ? [node.text] : [''];
}

/** Returns the callback of `it(…)`, `test(…)`, `it.each(…)(…)`, `it.skipIf(…)(…)`; null for any other node. */
function callbackOfTest(node: ts.Node): Callback | null {
  if (!ts.isCallExpression(node)) return null;
  const [root = '', ...modifiers] = chainOf(node.expression);
  if ((root !== 'it' && root !== 'test') || !modifiers.every((name) => MODIFIERS.has(name))) return null;
  return node.arguments.find(isCallback) ?? null;
}

/** Detects `expect(a);` or `expect(a).toBe;` */
function isUnfinished(node: ts.Node): boolean {
  if (!ts.isExpressionStatement(node)) return false;
  const { expression } = ts.isAwaitExpression(node.expression) ? node.expression : node;
  const isCall = ts.isCallExpression(expression) && ts.isIdentifier(expression.expression);
  return (isCall || ts.isPropertyAccessExpression(expression)) && chainOf(expression)[0] === 'expect';
}

/** Finds tests that can pass although the tested code is broken. */
export class AssertionScan {
  private readonly names: NameLookup;
  /** Result for each function: true if it contains an assertion. */
  private readonly known = new Map<ts.Node, boolean>();

  constructor(read: ReadFile) {
    this.names = new NameLookup(read);
  }

  /** Returns one line for each fault of a test file. */
  faultsOf(path: string): readonly string[] {
    const source = this.names.source(path);
    if (!source) return [`${path} does not exist`];
    const found: string[] = [];
    const report = (node: ts.Node, what: string) =>
      found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} ${what}`);
    const visit = (node: ts.Node): void => {
      const test = callbackOfTest(node);
      if (test && !this.asserts(path, test.body)) report(node, 'a test without an assertion');
      else if (test && this.returnsEarly(path, test.body))
        report(node, 'a return before the first assertion');
      if (isUnfinished(node)) report(node, 'an expect without a matcher');
      if (ts.isTryStatement(node) && this.swallows(path, node))
        report(node, 'a failed assertion that is caught');
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  }

  /** Returns true if a node contains an assertion, directly or in a function that it calls. */
  private asserts(path: string, node: ts.Node): boolean {
    if (ts.isCallExpression(node) && this.isAssertion(path, node)) return true;
    return ts.forEachChild(node, (child) => this.asserts(path, child) || undefined) ?? false;
  }

  private isAssertion(path: string, call: ts.CallExpression): boolean {
    if (chainOf(call)[0] === 'expect') return true;
    if (!ts.isIdentifier(call.expression)) return false;
    const helper = this.names.find(path, call.expression.text);
    if (!helper) return false;
    const known = this.known.get(helper.node);
    if (known !== undefined) return known;
    // A recursive function asserts if the rest of it asserts.
    this.known.set(helper.node, false);
    const outcome = this.asserts(helper.path, helper.node);
    this.known.set(helper.node, outcome);
    return outcome;
  }

  /** Returns true if a test can return before the first statement with an assertion. */
  private returnsEarly(path: string, node: ts.Node): boolean {
    if (ts.isReturnStatement(node)) return !this.asserts(path, node);
    if (ts.isFunctionLike(node)) return false;
    if (!ts.isBlock(node))
      return ts.forEachChild(node, (child) => this.returnsEarly(path, child) || undefined) ?? false;
    for (const statement of node.statements) {
      if (this.returnsEarly(path, statement)) return true;
      if (this.asserts(path, statement)) return false;
    }
    return false;
  }

  /** Returns true if a `catch` swallows the error of an assertion in its `try`. */
  private swallows(path: string, { tryBlock, catchClause }: ts.TryStatement): boolean {
    if (!catchClause || !this.asserts(path, tryBlock)) return false;
    const rethrows = (node: ts.Node): boolean =>
      ts.isThrowStatement(node) || (ts.forEachChild(node, (child) => rethrows(child) || undefined) ?? false);
    return !rethrows(catchClause) && !this.asserts(path, catchClause);
  }
}
