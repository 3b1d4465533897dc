type ParameterUnit = 'count' | 'share' | 'hours' | 'days' | 'amount' | 'hops' | 'score';

/** A parameter of a typology. All values are numbers. */
export interface Parameter {
  readonly description: string;
  readonly unit: ParameterUnit;
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

const parameter =
  (unit: ParameterUnit, min: number, max: number) =>
  (description: string, value: number): Parameter => ({ description, unit, default: value, min, max });

/** Number of things; a state remembers 64 transfers per entity and direction, so higher numbers never match. */
export const count = parameter('count', 1, 64);
export const share = parameter('share', 0, 10);
export const hours = parameter('hours', 1, 24 * 90);
export const days = parameter('days', 1, 365);
/** In the currency of the transfer. */
export const amount = parameter('amount', 0, 1e12);
export const hops = parameter('hops', 2, 12);
export const score = parameter('score', 1, 100);
