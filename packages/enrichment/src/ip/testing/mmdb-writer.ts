import { lastAddress, parsePrefix } from '@assay/networks';
/**
 * Writes small MaxMind DB files for tests: IPv4 or IPv6, records of strings and numbers, 24-bit tree records.
 * Follows the format specification, https://maxmind.github.io/MaxMind-DB/
 */

export type TestRecord = Readonly<Record<string, string | number>>;

interface Node {
  children: [Node | TestRecord | null, Node | TestRecord | null];
}

/**
 * @param networks prefixes with their records; they must not be nested
 * @param ipVersion of the search tree
 */
export function writeMmdb(networks: Readonly<Record<string, TestRecord>>, ipVersion: 4 | 6): Buffer {
  const root: Node = { children: [null, null] };
  for (const [text, record] of Object.entries(networks)) insert(root, text, record);

  const nodes: Node[] = [];
  const number = new Map<Node, number>();
  const visit = (node: Node) => {
    number.set(node, nodes.push(node) - 1);
    for (const child of node.children) if (isNode(child)) visit(child);
  };
  visit(root);

  const data: Uint8Array[] = [];
  const offsets = new Map<TestRecord, number>();
  let dataLength = 0;
  const offsetOf = (record: TestRecord): number => {
    const known = offsets.get(record);
    if (known !== undefined) return known;
    const bytes = encodeMap(record);
    offsets.set(record, dataLength);
    data.push(bytes);
    dataLength += bytes.length;
    return dataLength - bytes.length;
  };
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [index, { children }] of nodes.entries()) {
    for (const [side, child] of children.entries()) {
      const pointer =
        child === null
          ? nodes.length
          : isNode(child)
            ? number.get(child)!
            : nodes.length + 16 + offsetOf(child);
      tree.writeUIntBE(pointer, index * 6 + side * 3, 3);
    }
  }
  const metadata = encodeMap({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_780_000_000,
    database_type: 'Test',
    ip_version: ipVersion,
    node_count: nodes.length,
    record_size: 24,
  });
  return Buffer.concat([
    tree,
    Buffer.alloc(16),
    ...data,
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    metadata,
  ]);
}

function isNode(child: Node | TestRecord | null): child is Node {
  return child !== null && 'children' in child;
}

function insert(root: Node, text: string, record: TestRecord): void {
  const prefix = parsePrefix(text)!;
  const { word0, word1, word2, word3 } = lastAddress(prefix);
  const words = [word0, word1, word2, word3];
  let node = root;
  for (let bit = 0; ; bit++) {
    const side = ((words[bit >> 5]! >>> (31 - (bit & 31))) & 1) as 0 | 1;
    if (bit === prefix.length - 1) {
      node.children[side] = record;
      return;
    }
    const next = node.children[side];
    if (isNode(next)) node = next;
    else {
      const made: Node = { children: [null, null] };
      node.children[side] = made;
      node = made;
    }
  }
}

function encodeMap(record: TestRecord): Buffer {
  const parts: Uint8Array[] = [Buffer.from([(7 << 5) | Object.keys(record).length])];
  for (const [key, value] of Object.entries(record)) parts.push(encodeText(key), encodeValue(value));
  return Buffer.concat(parts);
}

function encodeValue(value: string | number): Buffer {
  if (typeof value === 'string') return encodeText(value);
  if (Number.isInteger(value) && value >= 0) {
    const bytes = Buffer.alloc(5);
    bytes[0] = (6 << 5) | 4;
    bytes.writeUInt32BE(value, 1);
    return bytes;
  }
  const bytes = Buffer.alloc(9);
  bytes[0] = (3 << 5) | 8;
  bytes.writeDoubleBE(value, 1);
  return bytes;
}

function encodeText(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const head = bytes.length < 29 ? [(2 << 5) | bytes.length] : [(2 << 5) | 29, bytes.length - 29];
  return Buffer.concat([Buffer.from(head), bytes]);
}
