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
