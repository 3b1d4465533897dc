import { bytes, encode, int, message, string } from '../../face/onnx/protobuf';

/**
 * Field of a message in the wire format of Protocol Buffers: its number, its bytes or whole number, and its
 * encoded form.
 */
interface Field {
  readonly number: number;
  readonly value: Uint8Array | number;
  readonly raw: Uint8Array;
}

function varintAt(buffer: Uint8Array, from: number): readonly [value: number, end: number] {
  let [value, scale, at] = [0, 1, from];
  for (;;) {
    const byte = buffer[at++]!;
    value += (byte & 127) * scale;
    if (byte < 128) return [value, at];
    scale *= 128;
  }
}

/** Parses the fields of a message. @throws Error for wire types that models don't use */
function fieldsOf(buffer: Uint8Array): readonly Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < buffer.length; ) {
    const from = at;
    const [key, start] = varintAt(buffer, at);
    const kind = key & 7;
    if (kind === 0) {
      const [value, end] = varintAt(buffer, start);
      at = end;
      fields.push({ number: key >>> 3, value, raw: buffer.subarray(from, end) });
      continue;
    }
    const [length, data] = kind === 2 ? varintAt(buffer, start) : ([kind === 5 ? 4 : 8, start] as const);
    at = data + length;
    if (at > buffer.length || (kind !== 2 && kind !== 5 && kind !== 1))
      throw new Error("The network file can't be read.");
    fields.push({ number: key >>> 3, value: buffer.subarray(data, at), raw: buffer.subarray(from, at) });
  }
  return fields;
}

const text = new TextDecoder();
const textOf = ({ value }: Field): string => (typeof value === 'number' ? '' : text.decode(value));
const bytesIn = ({ value }: Field): Uint8Array => (typeof value === 'number' ? new Uint8Array() : value);

/** Tensor of 32-bit floats in a model. */
export interface Tensor {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/** Operation of a network. */
export interface Node {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Encoded attributes by name. */
  readonly attributes: ReadonlyMap<string, Uint8Array>;
}

/** ONNX model, parsed down to its steps. */
export interface Model {
  readonly nodes: readonly Node[];
  /** Encoded form of its steps. */
  readonly written: ReadonlyMap<Node, Uint8Array>;
  /** Constants of 32-bit floats by name. */
  readonly constants: ReadonlyMap<string, Tensor>;
  /** Encoded form of the other parts of the graph and of the model. */
  readonly graphRest: readonly Uint8Array[];
  readonly rest: readonly Uint8Array[];
  /** Names of its outputs. */
  readonly results: ReadonlySet<string>;
}

/** Field numbers of onnx.proto. */
const MODEL_GRAPH = 7;
const GRAPH = { node: 1, output: 12 } as const;
const NODE = { input: 1, output: 2, operator: 4, attribute: 5 } as const;
const ATTRIBUTE = { name: 1, float: 2, int: 3, ints: 8, tensor: 5 } as const;
const TENSOR = { shape: 1, type: 2, raw: 9 } as const;
const FLOAT = 1;

/** Parses a tensor of 32-bit floats in raw bytes; null for other types. */
function tensorOf(buffer: Uint8Array): Tensor | null {
  const fields = fieldsOf(buffer);
  const raw = fields.find(({ number }) => number === TENSOR.raw);
  const isFloat = fields.some(({ number, value }) => number === TENSOR.type && value === FLOAT);
  if (!raw || !isFloat) return null;
  const shape = fields
    .filter(({ number }) => number === TENSOR.shape)
    .flatMap(({ value }) => (typeof value === 'number' ? value : []));
  return { shape, values: new Float32Array(new Uint8Array(bytesIn(raw)).buffer) };
}

function nodeOf(buffer: Uint8Array): Node {
  const fields = fieldsOf(buffer);
  const all = (wanted: number) => fields.filter(({ number }) => number === wanted);
  return {
    operator: all(NODE.operator).map(textOf).join(),
    inputs: all(NODE.input).map(textOf),
    outputs: all(NODE.output).map(textOf),
    attributes: new Map(
      all(NODE.attribute).map(({ value, raw }) => {
        const name = fieldsOf(value as Uint8Array).find(({ number }) => number === ATTRIBUTE.name);
        return [name ? textOf(name) : '', raw];
      }),
    ),
  };
}

/** Returns the fields of an attribute. */
const within = (attribute: Uint8Array): readonly Field[] => fieldsOf(bytesIn(fieldsOf(attribute)[0]!));

/** Returns the number of an attribute; null if it is missing. */
export function floatOf({ attributes }: Node, name: string): number | null {
  const attribute = attributes.get(name);
  const field = attribute && within(attribute).find(({ number }) => number === ATTRIBUTE.float);
  if (!field) return null;
  const at = Uint8Array.from(bytesIn(field));
  return new DataView(at.buffer).getFloat32(0, true);
}

/** Returns the whole number of an attribute; null if it is missing. */
export function intOf({ attributes }: Node, name: string): number | null {
  const attribute = attributes.get(name);
  const value = attribute && within(attribute).find(({ number }) => number === ATTRIBUTE.int)?.value;
  return typeof value === 'number' ? value : null;
}

/** Returns the whole numbers of an attribute, repeated or packed; empty if it is missing. */
export function intsOf({ attributes }: Node, name: string): readonly number[] {
  const attribute = attributes.get(name);
  if (!attribute) return [];
  return within(attribute)
    .filter(({ number }) => number === ATTRIBUTE.ints)
    .flatMap(({ value }) => {
      if (typeof value === 'number') return value;
      const packed: number[] = [];
      for (let at = 0; at < value.length; ) {
        const [one, end] = varintAt(value, at);
        packed.push(one);
        at = end;
      }
      return packed;
    });
}

/** Parses an ONNX model. @throws Error if the bytes aren't a model */
export function readModel(model: Uint8Array): Model {
  const fields = fieldsOf(model);
  const graph = fields
    .filter(({ number }) => number === MODEL_GRAPH)
    .flatMap((field) => fieldsOf(bytesIn(field)));
  const written = new Map(
    graph.filter(({ number }) => number === GRAPH.node).map((field) => [nodeOf(bytesIn(field)), field.raw]),
  );
  const nodes = [...written.keys()];
  const constants = new Map<string, Tensor>();
  for (const node of nodes) {
    const value = node.operator === 'Constant' ? node.attributes.get('value') : undefined;
    const tensor = value && within(value).find(({ number }) => number === ATTRIBUTE.tensor);
    const numbers = tensor && tensorOf(bytesIn(tensor));
    if (numbers) constants.set(node.outputs[0]!, numbers);
  }
  const results = graph
    .filter(({ number }) => number === GRAPH.output)
    .flatMap((field) =>
      fieldsOf(bytesIn(field))
        .filter(({ number }) => number === 1)
        .map(textOf),
    );
  return {
    nodes,
    written,
    constants,
    graphRest: graph.filter(({ number }) => number !== GRAPH.node).map(({ raw }) => raw),
    rest: fields.filter(({ number }) => number !== MODEL_GRAPH).map(({ raw }) => raw),
    results: new Set(results),
  };
}

/** Creates an attribute with a number. */
export function floatAttribute(name: string, value: number): Uint8Array {
  const number = new Uint8Array(5);
  number[0] = (ATTRIBUTE.float << 3) | 5;
  new DataView(number.buffer).setFloat32(1, value, true);
  return message(NODE.attribute, [string(1, name), number, int(20, FLOAT)]);
}

/** Creates an attribute with a whole number. */
export const intAttribute = (name: string, value: number): Uint8Array =>
  message(NODE.attribute, [string(1, name), int(ATTRIBUTE.int, value), int(20, 2)]);

/** Creates a step that outputs a constant. */
export function constantNode(name: string, { shape, values }: Tensor): Node {
  const tensor = message(ATTRIBUTE.tensor, [
    ...shape.map((side) => int(TENSOR.shape, side)),
    int(TENSOR.type, FLOAT),
    bytes(TENSOR.raw, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
  ]);
  const value = message(NODE.attribute, [string(1, 'value'), tensor, int(20, 4)]);
  return { operator: 'Constant', inputs: [], outputs: [name], attributes: new Map([['value', value]]) };
}

/** Encodes a model; unchanged steps keep their original encoding. */
export function writeModel({ nodes, written, graphRest, rest }: Model): Uint8Array {
  const fields = nodes.map((node) => written.get(node) ?? writeNode(node));
  return encode([...rest, message(MODEL_GRAPH, [...fields, ...graphRest])]);
}

const writeNode = ({ operator, inputs, outputs, attributes }: Node): Uint8Array =>
  message(GRAPH.node, [
    ...inputs.map((input) => string(NODE.input, input)),
    ...outputs.map((output) => string(NODE.output, output)),
    string(NODE.operator, operator),
    ...attributes.values(),
  ]);
