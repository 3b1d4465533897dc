/**
 * Compiles conditions to closures. Logic is three-valued (Kleene): a condition on a missing value is unknown,
 * and so is its negation. Each condition is compiled for one wanted outcome: the test for `true` checks
 * whether it certainly holds, the test for `false` whether it certainly fails. Unknown satisfies neither.
 * Negation swaps the wanted outcome.
 */
import {
  type ComparisonNode,
  type ComparisonOperator,
  isComparison,
  isTextCondition,
  type MembershipNode,
  type RuleNode,
  type TextNode,
} from '../ast';
import { normaliseListValue } from '../lists/normalise';
import { compilePattern } from '../pattern/pattern';
import {
  compareNumbers,
  compareValues,
  exists,
  foldCase,
  memberOf,
  OPPOSITE,
  textCondition,
} from '../semantics/values';
import { printRule } from '../text/printer';
import { compileInstant, compileValue } from './compile-value';
import { costOf, valueSteps } from './cost';
import { comparesDates, guessTest, listOf, type Surroundings } from './language';
import type { Read, Test } from './scope';

// Comparisons with a constant are most of every rule set, so each has a small specialized closure.

/** Compares a slot with a number. A value that is not a number satisfies no test. */
function compareSlotWithNumber(operator: ComparisonOperator, slot: number, bound: number): Test {
  switch (operator) {
    case '=':
      return (scope) => scope.slots[slot] === bound;
    case '!=':
      return (scope) => {
        const value = scope.slots[slot];
        return typeof value === 'number' && value !== bound;
      };
    case '>':
      return (scope) => {
        const value = scope.slots[slot];
        return typeof value === 'number' && value > bound;
      };
    case '>=':
      return (scope) => {
        const value = scope.slots[slot];
        return typeof value === 'number' && value >= bound;
      };
    case '<':
      return (scope) => {
        const value = scope.slots[slot];
        return typeof value === 'number' && value < bound;
      };
    case '<=':
      return (scope) => {
        const value = scope.slots[slot];
        return typeof value === 'number' && value <= bound;
      };
  }
}

/** Compares any computed value (a velocity, a sum, a function) with a number. */
function compareReadWithNumber(operator: ComparisonOperator, read: Read, bound: number): Test {
  return (scope) => {
    const value = read(scope);
    return typeof value === 'number' && compareNumbers(operator, value, bound);
  };
}

/** Compares a slot with a text. Texts are unordered, so all operators except = and != are unknown. */
function compareSlotWithText(operator: ComparisonOperator, slot: number, text: string): Test {
  if (operator === '=') return (scope) => scope.slots[slot] === text;
  if (operator !== '!=') return () => false;
  return (scope) => {
    const value = scope.slots[slot];
    return typeof value === 'string' && value !== text;
  };
}

/** Steps to find a normalized value in a list. */
const LIST_STEPS = 20;

/** Cost from which the outcome of a repeated part is cached for the other rules of a decision. */
const WORTH_REMEMBERING = 4;

/**
 * Compiles a checked condition to a test for the wanted outcome. Equal conditions of a rule set share one
 * test.
 */
export function compileTest(node: RuleNode, wanted: boolean, surroundings: Surroundings): Test {
  const { compiled } = surroundings;
  if (!compiled) return compileAnew(node, wanted, surroundings);
  const text = printRule(node);
  const known = compiled.tests[`${wanted}`].get(text);
  if (known) return known;
  const anew = compileAnew(node, wanted, surroundings);
  const isDear = compiled.repeated.has(text) && costOf(node) >= WORTH_REMEMBERING;
  const test = isDear ? onceADecision(anew) : anew;
  compiled.tests[`${wanted}`].set(text, test);
  return test;
}

function onceADecision(test: Test): Test {
  let decided = 0;
  let answer = false;
  return (scope) => {
    if (decided !== scope.number) {
      answer = test(scope);
      decided = scope.number;
    }
    return answer;
  };
}

function compileAnew(node: RuleNode, wanted: boolean, surroundings: Surroundings): Test {
  if (isComparison(node)) return compileComparison(node, wanted, surroundings);
  if (isTextCondition(node)) return compileTextCondition(node, wanted, surroundings);
  switch (node.op) {
    case 'and':
    case 'or': {
      const parts = [...node.args].sort((a, b) => costOf(a) - costOf(b));
      const tests = parts.map((part) => compileTest(part, wanted, surroundings));
      return (node.op === 'and') === wanted ? all(tests) : any(tests);
    }
    case 'not':
      return compileTest(node.arg, !wanted, surroundings);
    case 'exists':
    case 'not_exist': {
      const slot = surroundings.slotOf(node.arg.path);
      const outcome = (node.op === 'exists') === wanted;
      return (scope) => exists(scope.slots[slot]) === outcome;
    }
    case 'in':
    case 'not_in':
      return compileMembership(node, (node.op === 'in') === wanted, surroundings);
    default: {
      const read = compileValue(node, surroundings);
      return (scope) => read(scope) === wanted;
    }
  }
}

function all(tests: readonly Test[]): Test {
  const [first, second, third] = tests;
  if (tests.length === 2 && first && second) return (scope) => first(scope) && second(scope);
  if (tests.length === 3 && first && second && third) {
    return (scope) => first(scope) && second(scope) && third(scope);
  }
  return (scope) => {
    for (let i = 0; i < tests.length; i++) if (!(tests[i] as Test)(scope)) return false;
    return true;
  };
}

function any(tests: readonly Test[]): Test {
  const [first, second, third] = tests;
  if (tests.length === 2 && first && second) return (scope) => first(scope) || second(scope);
  if (tests.length === 3 && first && second && third) {
    return (scope) => first(scope) || second(scope) || third(scope);
  }
  return (scope) => {
    for (let i = 0; i < tests.length; i++) if ((tests[i] as Test)(scope)) return true;
    return false;
  };
}

function compileComparison(node: ComparisonNode, wanted: boolean, surroundings: Surroundings): Test {
  const operator = wanted ? node.op : OPPOSITE[node.op];
  if (comparesDates(node.left, node.right, surroundings.fields)) {
    const left = compileInstant(node.left, surroundings);
    const right = compileInstant(node.right, surroundings);
    return (scope) => compareValues(operator, left(scope), right(scope)) === true;
  }
  if (node.left.op === 'field' && node.right.op === 'const') {
    const slot = surroundings.slotOf(node.left.path);
    const { value } = node.right;
    if (typeof value === 'number') return compareSlotWithNumber(operator, slot, value);
    if (typeof value === 'string') return compareSlotWithText(operator, slot, value);
    if (typeof value === 'boolean' && (operator === '=' || operator === '!=')) {
      const sought = operator === '=' ? value : !value;
      return (scope) => scope.slots[slot] === sought;
    }
  }
  if (node.right.op === 'const' && typeof node.right.value === 'number') {
    return compareReadWithNumber(operator, compileValue(node.left, surroundings), node.right.value);
  }
  const left = compileValue(node.left, surroundings);
  const right = compileValue(node.right, surroundings);
  return (scope) => compareValues(operator, left(scope), right(scope)) === true;
}

function compileTextCondition(node: TextNode, wanted: boolean, surroundings: Surroundings): Test {
  const left = compileValue(node.left, surroundings);
  const constant = node.right.op === 'const' ? node.right.value : null;
  if (node.op === 'matches') {
    const compiled = compilePattern(typeof constant === 'string' ? constant : '');
    if ('error' in compiled) return () => false;
    return (scope) => {
      const text = left(scope);
      return typeof text === 'string' && compiled.pattern(text, scope.work) === wanted;
    };
  }
  const { op } = node;
  if (op === 'contains' && typeof constant === 'string') {
    const folded = foldCase(constant);
    return (scope) => {
      const text = left(scope);
      if (!scope.work.spend(valueSteps(text))) return false;
      if (typeof text === 'string') return foldCase(text).includes(folded) === wanted;
      return textCondition(op, text, constant) === wanted;
    };
  }
  const right = compileValue(node.right, surroundings);
  return (scope) => {
    const [text, part] = [left(scope), right(scope)];
    return scope.work.spend(valueSteps(text) + valueSteps(part)) && textCondition(op, text, part) === wanted;
  };
}

/**
 * Compiles a membership condition.
 * @param member true if the value must be in, false if it must not be in
 */
function compileMembership(node: MembershipNode, member: boolean, surroundings: Surroundings): Test {
  const read = compileValue(node.left, surroundings);
  const listId = listOf(node);
  if (listId !== null) {
    const field = surroundings.listFieldOf(listId);
    if (field === null) return () => false;
    const isGuessed = guessTest(node.left, surroundings);
    return (scope) => {
      const sought = read(scope);
      if (isGuessed(scope, sought)) return false;
      if (!scope.work.spend(LIST_STEPS + valueSteps(sought))) return false;
      const value = normaliseListValue(field, sought);
      return value !== null && scope.lists.has(listId, value) === member;
    };
  }
  if (node.right.op === 'const' && Array.isArray(node.right.value)) {
    const values = new Set<unknown>(node.right.value);
    const type = typeof node.right.value[0];
    return (scope) => {
      const value = read(scope);
      return typeof value === type && values.has(value) === member;
    };
  }
  const elements = compileValue(node.right, surroundings);
  return (scope) => {
    const array = elements(scope);
    return (
      Array.isArray(array) && scope.work.spend(valueSteps(array)) && memberOf(read(scope), array) === member
    );
  };
}
