import type { Nodes } from '@assay/store';

/** Matches `host:port` with a name or an address; IPv6 in brackets. */
const ADDRESS = /^(?:[^\s:,=[\]@/]+|\[[0-9a-f:.]+\]):\d{1,5}$/i;

/**
 * Parses the addresses of Citus nodes: `off`, or comma-separated pairs `known:port=reached:port`. A pair is
 * for a node whose address in the cluster isn't reachable from this program.
 * @returns null if the text is neither, or contains a node twice
 */
export function citusNodes(text: string | undefined): Nodes | null {
  if (text === undefined) return new Map();
  if (text.trim() === 'off') return 'off';
  const pairs = text.split(',').map((pair) => pair.split('=').map((address) => address.trim()));
  const nodes = new Map<string, string>();
  for (const [known = '', reached = '', ...rest] of pairs) {
    if (rest.length > 0 || !ADDRESS.test(known) || !ADDRESS.test(reached) || nodes.has(known)) return null;
    nodes.set(known, reached);
  }
  return nodes;
}

/** An unusable value in the environment; the message names the variable and the expected value. */

/** An unusable value in the environment; the message names the variable and the expected value. */
export class BadConfiguration extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadConfiguration';
  }
}

export type Environment = { readonly [name: string]: string | undefined };

/** Returns the value of a variable; undefined also for an empty one. */
export const setting = (env: Environment, name: string) => env[name] || undefined;
/** Returns the comma-separated parts. */
export const listed = (env: Environment, name: string) =>
  (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  range: { min: number; max: number },
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < range.min || value > range.max) {
    throw new BadConfiguration(`${name} must be a whole number from ${range.min} to ${range.max}.`);
  }
  return value;
}

export function mapping(env: Environment, name: string): { readonly [key: string]: string } {
  const entries = listed(env, name).map((pair) => pair.split('=') as [string, string | undefined]);
  if (entries.some(([from, to]) => !from || !to)) {
    throw new BadConfiguration(`${name} must be name=value pairs, separated by commas.`);
  }
  return Object.fromEntries(entries.map(([from, to]) => [from, to ?? '']));
}

export function yesOrNo(env: Environment, name: string, otherwise = false): boolean {
  const text = env[name] ?? '';
  if (text === '') return otherwise;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new BadConfiguration(`${name} must be true or false.`);
}

/** Reads a boolean; null if the variable is not set. */
export function onOrOff(env: Environment, name: string): boolean | null {
  const text = env[name] ?? '';
  if (text === '') return null;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new BadConfiguration(`${name} must be on or off.`);
}

export function headerName(env: Environment, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (/^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(text)) return text;
  throw new BadConfiguration(`${name} must be a header name with letters, digits and "-".`);
}

/** Reads one of the given values; the first one if the variable is not set. */
export function oneOf<const V extends readonly string[]>(
  env: Environment,
  name: string,
  values: V,
): V[number] {
  const text = env[name] || values[0];
  if (values.includes(text ?? '')) return text as V[number];
  throw new BadConfiguration(`${name} must be one of ${values.join(', ')}.`);
}
