import type { RuleNode } from '../ast';
import type { Catalogue } from '../catalogue';
import type { Problem, Report, Spans } from '../problem';
import { parseRule } from '../text/parser';
import { Checker } from './checker';
import type { ListIds } from './names';
import { MAX_RULE_STATES, statesOf } from './set-limits';
import { readShape } from './shape';
import { transactionFields } from './type-of';

interface CheckOptions {
  /** Ids of the account's lists; left out, list names are not checked. */
  readonly lists?: ListIds;
  /** The rule is to be saved, so that patterns above today's limits are refused; a kept rule's are unknown. By default. */
  readonly isNew?: boolean;
  /** Places of the nodes in the text they were read from. */
  readonly spans?: Spans;
}

export type CheckResult =
  | { readonly ok: true; readonly ast: RuleNode }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Checks any JSON value as a rule and reports every problem found with its place and a fix. A rule that
 * passes compiles and evaluates without ever failing. Never throws, whatever the value.
 */
export function checkRule(input: unknown, catalogue: Catalogue, options: CheckOptions = {}): CheckResult {
  const problems: Problem[] = [];
  const report: Report = (message, fix, path) => {
    problems.push({ message, fix, path, ...placeOf(path, options.spans) });
  };
  const ast = readShape(input, report);
  if (ast === null) return { ok: false, problems };
  const { lists, isNew = true } = options;
  const context = { report, catalogue, lists, isNew };
  new Checker(context, transactionFields(catalogue), false).condition(ast, '');
  if (statesOf(ast) > MAX_RULE_STATES) {
    const fix = 'split the rule, or write shorter repeats';
    report(`the patterns of the rule have more than ${MAX_RULE_STATES} states together`, fix, '');
  }
  return problems.length === 0 ? { ok: true, ast } : { ok: false, problems };
}

/** The span of a node, or of the nearest node above it for members such as `/by`. */
function placeOf(path: string, spans: Spans | undefined): { start: number; end: number } | undefined {
  if (spans === undefined) return undefined;
  for (let pointer = path; ; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
    const span = spans.get(pointer);
    if (span !== undefined || pointer === '') return span;
  }
}

/** Reads and checks a rule text in one step. Never throws. */
export function checkText(text: string, catalogue: Catalogue, options: CheckOptions = {}): CheckResult {
  const parsed = parseRule(text);
  return parsed.ok ? checkRule(parsed.ast, catalogue, { ...options, spans: parsed.spans }) : parsed;
}
