import type { Space, State } from '../api/evaluations';

/** What the traffic page keeps in the address: a link shows another person the same page. */
export interface TrafficSearch {
  readonly space: Space;
  readonly state?: State;
  readonly transaction?: string;
  readonly tag?: string;
  readonly label?: string;
  /** `next` of the newer page. */
  readonly before?: string;
}

const STATES: readonly State[] = ['APPROVE', 'REVIEW', 'DECLINE'];

const readSpace = (value: unknown): Space => (value === 'test' ? 'test' : 'live');

// The router reads digits in an address as a number.
const readText = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;

/** Reads the address; what cannot be meant is left out. */
export function readTrafficSearch(search: { readonly [name: string]: unknown }): TrafficSearch {
  const state = STATES.find((known) => known === search.state);
  const transaction = readText(search.transaction);
  const tag = readText(search.tag);
  const label = readText(search.label);
  const before = readText(search.before);
  return {
    space: readSpace(search.space),
    ...(state ? { state } : {}),
    ...(transaction ? { transaction } : {}),
    ...(tag ? { tag } : {}),
    ...(label ? { label } : {}),
    ...(before ? { before } : {}),
  };
}
