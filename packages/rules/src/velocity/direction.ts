import type { Direction } from '@assay/contract';
import { DIRECTIONS } from '../data/directions';
import type { VelocitySettings } from '../decision/rule-set';

/** Fields of a transaction that determine its direction. */
interface TypedPayment {
  readonly action_type?: string;
  readonly transaction_type?: string;
}

/** Normalizes a type, so that `Cash-out` and `cash_out` are equal. */
const typeName = (type: string): string =>
  type
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/**
 * Creates a function that returns the direction of a payment: by its `action_type`, otherwise by its
 * `transaction_type`; null if the policy maps neither.
 */
export function directionReader(
  settings: VelocitySettings = {},
): (payment: TypedPayment) => Direction | null {
  const directions = new Map<string, Direction>();
  for (const direction of ['inflow', 'outflow'] as const)
    for (const type of settings[direction] ?? DIRECTIONS[direction])
      directions.set(typeName(type), direction);
  const directionOf = (type: string | undefined) =>
    type === undefined ? undefined : directions.get(typeName(type));
  return ({ action_type, transaction_type }) =>
    directionOf(action_type) ?? directionOf(transaction_type) ?? null;
}
