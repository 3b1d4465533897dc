import { bytes, encode, int, type Message, message, string } from './protobuf';

/** Name of a value in a graph. */
export type Value = string;

/** Convolution weights: `[height, width, inputs, outputs]` as trained; depthwise `[height, width, channels, 1]`. */
export interface Filters {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

export interface Convolution {
  readonly filters: Filters;
  readonly bias: Float32Array;
  readonly stride?: 1 | 2;
  readonly border: 'same' | 'valid';
  /** True to filter each channel separately. */
  readonly depthwise?: boolean;
}

const FLOAT = 1;
const INT64 = 7;
/** `AttributeProto.AttributeType` of onnx.proto. */
const ATTRIBUTE = { int: 2, string: 3, ints: 7 } as const;
const IR_VERSION = 8;
/** Version of the operators below. Since version 11 `Clip` and `Pad` take their limits as inputs. */
const OPERATORS = 13;

type Attribute = number | string | readonly number[];

function attribute(name: string, value: Attribute): Uint8Array {
  if (typeof value === 'string')
    return message(5, [string(1, name), string(4, value), int(20, ATTRIBUTE.string)]);
  if (typeof value === 'number') return message(5, [string(1, name), int(3, value), int(20, ATTRIBUTE.int)]);
  return message(5, [string(1, name), ...value.map((one) => int(8, one)), int(20, ATTRIBUTE.ints)]);
}

const shaped = (sides: readonly (number | string)[]) =>
  message(
    2,
    sides.map((side) => message(1, [typeof side === 'number' ? int(1, side) : string(2, side)])),
  );

const valueInfo = (field: number, name: Value, sides: readonly (number | string)[]) =>
  message(field, [string(1, name), message(2, [message(1, [int(1, FLOAT), shaped(sides)])])]);

/** `[height, width, inputs, outputs]` → `[outputs, inputs, height, width]`; the channels of a depthwise one are its outputs. */
function channelsFirst({ shape, values }: Filters, depthwise: boolean): Filters {
  const [height, width, a, b] = shape as [number, number, number, number];
  const [inputs, outputs] = depthwise ? [1, a] : [a, b];
  const turned = new Float32Array(values.length);
  let place = 0;
  for (let output = 0; output < outputs; output++) {
    for (let input = 0; input < inputs; input++) {
      for (let tap = 0; tap < height * width; tap++) {
        turned[place++] =
          values[depthwise ? tap * outputs + output : (tap * inputs + input) * outputs + output]!;
      }
    }
  }
  return { shape: [outputs, inputs, height, width], values: turned };
}

/**
 * Writes a network as an ONNX model: each method adds one kind of layer and returns the name of its output.
 * Images are `[count, channels, height, width]`.
 */
export class GraphBuilder {
  readonly #nodes: Uint8Array[] = [];
  readonly #constants: Uint8Array[] = [];
  readonly #inputs: Uint8Array[] = [];
  readonly #outputs: Uint8Array[] = [];
  #count = 0;

  /** @param prefix for the names of values, so that a graph can be added to another one. */
  constructor(private readonly prefix = '') {}

  /** @param sides a string names a side whose size is known only at run time. */
  input(name: Value, sides: readonly (number | string)[]): Value {
    this.#inputs.push(valueInfo(11, name, sides));
    return name;
  }

  output(from: Value, name: Value, sides: readonly (number | string)[]): void {
    this.#nodes.push(this.#node('Identity', [from], {}, name));
    this.#outputs.push(valueInfo(12, name, sides));
  }

  convolution(input: Value, { filters, bias, stride = 1, border, depthwise = false }: Convolution): Value {
    const turned = channelsFirst(filters, depthwise);
    return this.#add(
      'Conv',
      [input, this.#floats(turned.shape, turned.values), this.#floats([bias.length], bias)],
      {
        kernel_shape: turned.shape.slice(2),
        strides: [stride, stride],
        // The extra row and column of an uneven border are added at the right and bottom, as in TensorFlow's
        // `same`.
        auto_pad: border === 'same' ? 'SAME_UPPER' : 'VALID',
        group: depthwise ? bias.length : 1,
      },
    );
  }

  relu(input: Value): Value {
    return this.#add('Relu', [input], {});
  }

  /** Limits values to the range 0 to 6. */
  relu6(input: Value): Value {
    return this.#add(
      'Clip',
      [input, this.#floats([], Float32Array.of(0)), this.#floats([], Float32Array.of(6))],
      {},
    );
  }

  add(one: Value, other: Value): Value {
    return this.#add('Add', [one, other], {});
  }

  pool(kind: 'MaxPool' | 'AveragePool', input: Value, size: number, stride: number): Value {
    return this.#add(kind, [input], { kernel_shape: [size, size], strides: [stride, stride] });
  }

  /** Returns the mean of each channel: `[count, channels]`. */
  mean(input: Value): Value {
    return this.#add('Flatten', [this.#add('GlobalAveragePool', [input], {})], { axis: 1 });
  }

  /** Adds zeros after the last channel, row and column. */
  pad(input: Value, channels: number, rows: number, columns: number): Value {
    return this.#add('Pad', [input, this.#integers([0, 0, 0, 0, 0, channels, rows, columns])], {});
  }

  /** `input · weights (+ bias)`. @param weights `[inputs, outputs]` */
  matrix(input: Value, weights: Filters, bias: Float32Array): Value {
    const inputs = [input, this.#floats(weights.shape, weights.values), this.#floats([bias.length], bias)];
    return this.#add('Gemm', inputs, {});
  }

  /** Groups the channels of each pixel, `width` numbers per row: `[1, rows, width]`. */
  rows(input: Value, width: number): Value {
    const turned = this.#add('Transpose', [input], { perm: [0, 2, 3, 1] });
    return this.#add('Reshape', [turned, this.#integers([1, -1, width])], {});
  }

  concat(inputs: readonly Value[]): Value {
    return this.#add('Concat', inputs, { axis: 1 });
  }

  /**
   * Returns the index of the largest number in each row, the first if there are several: `[count, rows,
   * width]` → `[count, rows]`.
   */
  largestAt(input: Value): Value {
    return this.#add('Cast', [this.#add('ArgMax', [input], { axis: 2, keepdims: 0 })], { to: FLOAT });
  }

  /** Returns the largest number of each row: `[count, rows, width]` → `[count, rows]`. */
  largest(input: Value): Value {
    return this.#add('ReduceMax', [input], { axes: [2], keepdims: 0 });
  }

  /** Selects some numbers of each row: `[count, rows, width]` → `[count, rows, places]`. */
  some(input: Value, places: readonly number[]): Value {
    return this.#add('Gather', [input, this.#integers(places)], { axis: 2 });
  }

  /** Returns the graph alone, as it is embedded in a model. */
  graph(): Uint8Array {
    return message(7, [
      ...this.#nodes,
      string(2, 'net'),
      ...this.#constants,
      ...this.#inputs,
      ...this.#outputs,
    ]);
  }

  /** Returns the model in the format of an ONNX runtime. */
  model(): Uint8Array {
    return encode([
      int(1, IR_VERSION),
      string(2, 'assay'),
      this.graph(),
      message(8, [string(1, ''), int(2, OPERATORS)]),
    ]);
  }

  #name(): Value {
    return `${this.prefix}v${this.#count++}`;
  }

  #node(
    operator: string,
    inputs: readonly Value[],
    attributes: { readonly [name: string]: Attribute },
    out: Value,
  ) {
    const fields: Message = [
      ...inputs.map((input) => string(1, input)),
      string(2, out),
      string(4, operator),
      ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
    ];
    return message(1, fields);
  }

  #add(
    operator: string,
    inputs: readonly Value[],
    attributes: { readonly [name: string]: Attribute },
  ): Value {
    const out = this.#name();
    this.#nodes.push(this.#node(operator, inputs, attributes, out));
    return out;
  }

  #constant(shape: readonly number[], type: number, raw: Uint8Array): Value {
    const name = this.#name();
    const fields = [...shape.map((side) => int(1, side)), int(2, type), string(8, name), bytes(9, raw)];
    this.#constants.push(message(5, fields));
    return name;
  }

  /** The file stores numbers in little-endian order, which is the byte order of all machines that run Node.js. */
  #floats(shape: readonly number[], values: Float32Array): Value {
    return this.#constant(shape, FLOAT, new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
  }

  #integers(values: readonly number[]): Value {
    const raw = BigInt64Array.from(values, BigInt);
    return this.#constant([values.length], INT64, new Uint8Array(raw.buffer));
  }
}
