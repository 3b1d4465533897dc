/** Comparisons with a fixed value: the bulk of every rule set, so each gets its own small closure. */
import type { ComparisonOperator } from '../ast';
import { compareNumbers } from '../semantics/values';
import type { Read, Test } from './scope';

/** Compares a slot with a number. A value that is not a number satisfies nothing. */
export function compareSlotWithNumber(operator: ComparisonOperator, slot: number, bound: number): Test {
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
export function compareReadWithNumber(operator: ComparisonOperator, read: Read, bound: number): Test {
  return (scope) => {
    const value = read(scope);
    return typeof value === 'number' && compareNumbers(operator, value, bound);
  };
}

/** Compares a slot with a text. Texts have no order, so every operator but = and != stays unknown. */
export function compareSlotWithText(operator: ComparisonOperator, slot: number, text: string): Test {
  if (operator === '=') return (scope) => scope.slots[slot] === text;
  if (operator !== '!=') return () => false;
  return (scope) => {
    const value = scope.slots[slot];
    return typeof value === 'string' && value !== text;
  };
}
