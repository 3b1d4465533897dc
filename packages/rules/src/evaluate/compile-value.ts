import { type CallNode, isArithmetic, type RuleNode } from '../ast';
import { callFunction } from '../semantics/call';
import { instantOf } from '../semantics/dates';
import { arithmetic, durationMs } from '../semantics/values';
import { printRule } from '../text/printer';
import { callSteps } from './cost';
import type { Surroundings } from './language';
import type { Read, Scope } from './scope';

/** Compiles a checked value node. */
export function compileValue(node: RuleNode, surroundings: Surroundings): Read {
  if (isArithmetic(node)) {
    const { op } = node;
    const left = compileValue(node.left, surroundings);
    const right = compileValue(node.right, surroundings);
    return (scope) => {
      const a = left(scope);
      const b = right(scope);
      return typeof a === 'number' && typeof b === 'number' ? arithmetic(op, a, b) : undefined;
    };
  }
  switch (node.op) {
    case 'const': {
      const value = node.value ?? undefined;
      return () => value;
    }
    case 'field': {
      const slot = surroundings.slotOf(node.path);
      return (scope) => scope.slots[slot];
    }
    case 'duration': {
      const seconds = (durationMs(node.value) ?? 0) / 1_000;
      return () => seconds;
    }
    case 'now':
      return (scope) => scope.now / 1_000;
    case 'velocity': {
      const index = surroundings.velocityIndexOf(node);
      return (scope) => scope.velocity[index]?.value ?? undefined;
    }
    case 'call':
      return sharedCall(node, surroundings);
    default:
      // The checker allows no condition as a value, and a list only after "in".
      return () => undefined;
  }
}

function compileCall({ name, args }: CallNode, surroundings: Surroundings): Read {
  const reads = args.map((arg) => compileValue(arg, surroundings));
  return (scope) => {
    const given = reads.map((read) => read(scope));
    return scope.work.spend(callSteps(name, given)) ? callFunction(name, given, scope.now) : undefined;
  };
}

/**
 * Shares equal function calls of a rule set: the first rule of a decision computes the value, the others read
 * it.
 */
function sharedCall(node: CallNode, surroundings: Surroundings): Read {
  const call = compileCall(node, surroundings);
  const { compiled } = surroundings;
  if (!compiled) return call;
  const text = printRule(node);
  const known = compiled.calls.get(text);
  if (known) return known;
  let decided = 0;
  let value: ReturnType<Read>;
  const read: Read = (scope) => {
    if (decided !== scope.number) {
      value = call(scope);
      decided = scope.number;
    }
    return value;
  };
  compiled.calls.set(text, read);
  return read;
}

/** Compiles one side of a date comparison: milliseconds since the epoch, undefined if missing or not a date. */
export function compileInstant(
  node: RuleNode,
  surroundings: Surroundings,
): (scope: Scope) => number | undefined {
  if (node.op === 'const') {
    const instant = instantOf(node.value);
    return () => instant;
  }
  const read = compileValue(node, surroundings);
  return (scope) => instantOf(read(scope));
}
