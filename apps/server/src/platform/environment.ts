import type { Nodes } from '@assay/store';

/** `host:port`, the host by name or address, one of IPv6 in brackets. */
const ADDRESS = /^(?:[^\s:,=[\]@/]+|\[[0-9a-f:.]+\]):\d{1,5}$/i;

/**
 * How the nodes of Citus are reached: `off`, or pairs `known:port=reached:port` that commas divide, for nodes that the cluster knows
 * by an address that this program does not reach.
 * @returns null = the text says neither, or a node twice
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

/**
 * Values of the environment in the forms that settings have. Each reader throws BadConfiguration, which names the variable
 * and what is expected.
 */

/** The environment holds a value that cannot be used; the message states which and what is expected. */
export class BadConfiguration extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadConfiguration';
  }
}

export type Environment = { readonly [name: string]: string | undefined };

/** Undefined for a variable that is empty, too. */
export const setting = (env: Environment, name: string) => env[name] || undefined;
/** Parts between commas. */
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
    throw new BadConfiguration(`${name} should be a whole number from ${range.min} to ${range.max}.`);
  }
  return value;
}

export function mapping(env: Environment, name: string): { readonly [key: string]: string } {
  const entries = listed(env, name).map((pair) => pair.split('=') as [string, string | undefined]);
  if (entries.some(([from, to]) => !from || !to)) {
    throw new BadConfiguration(`${name} should be a comma-separated list of name=value pairs.`);
  }
  return Object.fromEntries(entries.map(([from, to]) => [from, to ?? '']));
}

export function yesOrNo(env: Environment, name: string, otherwise = false): boolean {
  const text = env[name] ?? '';
  if (text === '') return otherwise;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new BadConfiguration(`${name} should be true or false.`);
}

/** Null where nothing is set. */
export function onOrOff(env: Environment, name: string): boolean | null {
  const text = env[name] ?? '';
  if (text === '') return null;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new BadConfiguration(`${name} should be on or off.`);
}

export function headerName(env: Environment, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (/^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(text)) return text;
  throw new BadConfiguration(`${name} should be the name of a header: letters, digits and "-".`);
}

/** The first of the values where nothing is set. */
export function oneOf<const V extends readonly string[]>(
  env: Environment,
  name: string,
  values: V,
): V[number] {
  const text = env[name] || values[0];
  if (values.includes(text ?? '')) return text as V[number];
  throw new BadConfiguration(`${name} should be one of ${values.join(', ')}.`);
}
