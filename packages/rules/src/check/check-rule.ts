import type { RuleNode } from '../ast';
import type { Catalogue } from '../catalogue';
import type { Problem, Report, Spans } from '../problem';
import { parseRule } from '../text/parser';
import { Checker } from './checker';
import type { ListIds } from './names';
import { MAX_RULE_STATES, type SetLimits, statesOf } from './set-limits';
import { readShape } from './shape';
import { transactionFields } from './type-of';

interface CheckOptions {
  /** Ids of the account's lists; if omitted, list names are not checked. */
  readonly lists?: ListIds;
  /** Paths of the account's indexed custom fields; if omitted, they are not checked. */
  readonly indexed?: ReadonlySet<string>;
  /**
   * The rule is about to be saved, so patterns above the current limits are rejected. In a stored rule they
   * evaluate to unknown. Default: true.
   */
  readonly isNew?: boolean;
  /**
   * Sizes of the set's earlier rules. A rule that makes the set too large is rejected before its patterns are
   * compiled.
   */
  readonly within?: SetLimits;
  /** Positions of the nodes in the source text. */
  readonly spans?: Spans;
}

export type CheckResult =
  | { readonly ok: true; readonly ast: RuleNode }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Checks any JSON value as a rule and reports every problem with its position and a fix. A rule that passes
 * always compiles and evaluates. Never throws.
 */
export function checkRule(input: unknown, catalogue: Catalogue, options: CheckOptions = {}): CheckResult {
  const problems: Problem[] = [];
  const report: Report = (message, fix, path) => {
    problems.push({ message, fix, path, ...placeOf(path, options.spans) });
  };
  const ast = readShape(input, report);
  if (ast === null) return { ok: false, problems };
  const { lists, indexed, isNew = true, within } = options;
  const excess = within?.add(ast) ?? null;
  if (excess) return { ok: false, problems: [{ ...excess, path: '', ...placeOf('', options.spans) }] };
  const context = { report, catalogue, lists, indexed, isNew };
  new Checker(context, transactionFields(catalogue), false).condition(ast, '');
  if (statesOf(ast) > MAX_RULE_STATES) {
    const fix = 'split the rule, or use shorter repeats';
    report(`the patterns of the rule have more than ${MAX_RULE_STATES} states in total`, fix, '');
  }
  return problems.length === 0 ? { ok: true, ast } : { ok: false, problems };
}

/** Returns the span of a node; for members such as `/by`, that of the nearest parent node. */
function placeOf(path: string, spans: Spans | undefined): { start: number; end: number } | undefined {
  if (spans === undefined) return undefined;
  for (let pointer = path; ; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
    const span = spans.get(pointer);
    if (span !== undefined || pointer === '') return span;
  }
}

/** Parses and checks a rule text. Never throws. */
export function checkText(text: string, catalogue: Catalogue, options: CheckOptions = {}): CheckResult {
  const parsed = parseRule(text);
  return parsed.ok ? checkRule(parsed.ast, catalogue, { ...options, spans: parsed.spans }) : parsed;
}
