import {
  constantNode,
  floatAttribute,
  floatOf,
  intAttribute,
  intOf,
  intsOf,
  type Model,
  type Node,
  readModel,
  type Tensor,
  writeModel,
} from './read-model';

/** Steps of a network, with the consumers of each value. */
class Steps {
  readonly #constants: Map<string, Tensor>;
  readonly #results: ReadonlySet<string>;
  #nodes: Node[];
  #users = new Map<string, Node[]>();
  #added = 0;

  constructor({ nodes, constants, results }: Model) {
    this.#nodes = [...nodes];
    this.#constants = new Map(constants);
    this.#results = results;
    this.#link();
  }

  get nodes(): readonly Node[] {
    return this.#nodes;
  }

  #link(): void {
    this.#users = new Map();
    for (const node of this.#nodes)
      for (const input of node.inputs) {
        const users = this.#users.get(input);
        if (users) users.push(node);
        else this.#users.set(input, [node]);
      }
  }

  constant(name: string | undefined): Tensor | null {
    return (name !== undefined && this.#constants.get(name)) || null;
  }

  /** Returns the value of a constant with a single number; null for any other value. */
  scalar(name: string | undefined): number | null {
    const tensor = this.constant(name);
    return tensor?.values.length === 1 ? tensor.values[0]! : null;
  }

  usersOf(name: string): readonly Node[] {
    return this.#results.has(name) ? [] : (this.#users.get(name) ?? []);
  }

  /** Returns the only step that uses a value; null if none or several do. */
  onlyUserOf(name: string): Node | null {
    const users = this.usersOf(name);
    return users.length === 1 ? users[0]! : null;
  }

  /** Adds a constant with a new, unique name. */
  keep(tensor: Tensor): Node {
    const name = `assay.${this.#added++}`;
    this.#constants.set(name, tensor);
    return constantNode(name, tensor);
  }

  /** Replaces steps by others at the position of the first replaced step. */
  replace(old: readonly Node[], by: readonly Node[]): void {
    const at = this.#nodes.indexOf(old[0]!);
    this.#nodes.splice(at, 1, ...by);
    const gone = new Set(old.slice(1));
    this.#nodes = this.#nodes.filter((node) => !gone.has(node));
    this.#link();
  }

  /** Removes constants that are no longer used. */
  withoutUnused(): readonly Node[] {
    return this.#nodes.filter(
      ({ operator, outputs }) => operator !== 'Constant' || outputs.some((name) => this.#users.has(name)),
    );
  }
}

/** Returns the other input and the number, if a step combines an input with a single number; otherwise null. */
function byNumber(
  steps: Steps,
  node: Node | null,
  operator: string,
): readonly [value: string, number: number] | null {
  if (node?.operator !== operator || node.inputs.length !== 2) return null;
  const [a, b] = node.inputs as readonly [string, string];
  const second = steps.scalar(b);
  if (second !== null) return [a, second];
  // The number can be either operand of a product or a sum.
  const first = operator === 'Div' ? null : steps.scalar(a);
  return first === null ? null : [b, first];
}

const scaled = (tensor: Tensor, by: number, plus = 0): Tensor =>
  by === 1 && plus === 0
    ? tensor
    : { shape: tensor.shape, values: tensor.values.map((value) => value * by + plus) };

/** Returns a convolution with other weights. */
function withNumbers(
  steps: Steps,
  node: Node,
  filters: Tensor,
  bias: Tensor,
  output: string,
): readonly Node[] {
  const isSame = steps.constant(node.inputs[1]) === filters;
  const [kept, added] = [isSame ? null : steps.keep(filters), steps.keep(bias)];
  const inputs = [node.inputs[0]!, kept?.outputs[0] ?? node.inputs[1]!, added.outputs[0]!];
  return [...(kept ? [kept] : []), added, { ...node, inputs, outputs: [output] }];
}

const biasOf = (steps: Steps, node: Node, filters: Tensor): Tensor | null =>
  node.inputs.length > 2
    ? steps.constant(node.inputs[2])
    : { shape: [filters.shape[0]!], values: new Float32Array(filters.shape[0]!) };

/** Combines `conv(x) · a + b` into one convolution. @returns true if one was found */
function foldBehind(steps: Steps): boolean {
  for (const node of steps.nodes) {
    if (node.operator !== 'Conv') continue;
    const filters = steps.constant(node.inputs[1]);
    const bias = filters && biasOf(steps, node, filters);
    const next = steps.onlyUserOf(node.outputs[0]!);
    const times = byNumber(steps, next, 'Mul');
    const plus = byNumber(steps, next, 'Add');
    if (!filters || !bias || !next || (!times && !plus)) continue;
    const by = times?.[1] ?? 1;
    const folded = withNumbers(
      steps,
      node,
      scaled(filters, by),
      scaled(bias, by, plus?.[1] ?? 0),
      next.outputs[0]!,
    );
    steps.replace([next, node], folded);
    return true;
  }
  return false;
}

/** Returns true if a step limits values to the range 0 to 6. */
function isClip(steps: Steps, node: Node): boolean {
  const limit = (name: string, at: number) => floatOf(node, name) ?? steps.scalar(node.inputs[at]);
  return node.operator === 'Clip' && limit('min', 1) === 0 && limit('max', 2) === 6;
}

/**
 * Replaces the four steps of `x · min(max(x + 3, 0), 6) / 6` by two (Howard and others, 2019). @returns true
 * if one was found
 */
function foldSwish(steps: Steps): boolean {
  for (const shift of steps.nodes) {
    const shifted = byNumber(steps, shift, 'Add');
    if (shifted?.[1] !== 3) continue;
    const clip = steps.onlyUserOf(shift.outputs[0]!);
    const product = clip && isClip(steps, clip) ? steps.onlyUserOf(clip.outputs[0]!) : null;
    const isProduct =
      product?.operator === 'Mul' &&
      product.inputs.includes(shifted[0]) &&
      product.inputs.includes(clip!.outputs[0]!);
    const share = isProduct ? steps.onlyUserOf(product.outputs[0]!) : null;
    if (!share || byNumber(steps, share, 'Div')?.[1] !== 6) continue;
    const gate: Node = {
      operator: 'HardSigmoid',
      inputs: [shifted[0]],
      outputs: clip!.outputs,
      attributes: new Map([
        ['alpha', floatAttribute('alpha', 1 / 6)],
        ['beta', floatAttribute('beta', 0.5)],
      ]),
    };
    const gated: Node = { ...product!, outputs: share.outputs };
    steps.replace([shift, clip!, product!, share], [gate, gated]);
    return true;
  }
  return false;
}

/** Returns true for a 1 × 1 convolution without padding. */
const isPointwise = (node: Node, filters: Tensor): boolean =>
  node.operator === 'Conv' &&
  filters.shape.slice(2).every((side) => side === 1) &&
  intsOf(node, 'pads').every((pad) => pad === 0);

/** Combines `conv(x · a + b)` with a 1 × 1 filter into one convolution. @returns true if one was found */
function foldBefore(steps: Steps): boolean {
  for (const node of steps.nodes) {
    const times = byNumber(steps, node, 'Mul');
    const plus = byNumber(steps, node, 'Add');
    const step = times ?? plus;
    const next = step && steps.onlyUserOf(node.outputs[0]!);
    const filters =
      next?.operator === 'Conv' && next.inputs[0] === node.outputs[0] ? steps.constant(next.inputs[1]) : null;
    const bias = next && filters && biasOf(steps, next, filters);
    // A product can be moved past zero padding; a sum can't.
    if (!step || !next || !filters || !bias || (plus && !isPointwise(next, filters))) continue;
    const each = filters.values.length / filters.shape[0]!;
    const sums = bias.values.map((value, output) => {
      let sum = 0;
      for (let at = 0; at < each; at++) sum += filters.values[output * each + at]!;
      return value + (plus ? plus[1] * sum : 0);
    });
    const folded = withNumbers(
      steps,
      next,
      scaled(filters, times?.[1] ?? 1),
      { shape: bias.shape, values: sums },
      next.outputs[0]!,
    );
    const convolution = folded.at(-1)!;
    const inputs = [step[0], ...convolution.inputs.slice(1)];
    steps.replace([next, node], [...folded.slice(0, -1), { ...convolution, inputs }]);
    return true;
  }
  return false;
}

/** Returns the number of channels of a depthwise convolution; null for other steps. */
function ownChannels(steps: Steps, node: Node | null): number | null {
  const filters = node?.operator === 'Conv' ? steps.constant(node.inputs[1]) : null;
  return node && filters?.shape[1] === 1 && intOf(node, 'group') === filters.shape[0]
    ? filters.shape[0]!
    : null;
}

/**
 * Replaces `x · a + b` before a padded convolution by a 1 × 1 convolution, so the runtime doesn't have to
 * change the image's memory layout for it. @returns true if one was found
 */
function convolveSum(steps: Steps): boolean {
  for (const node of steps.nodes) {
    const times = byNumber(steps, node, 'Mul');
    const sum = times ? steps.onlyUserOf(node.outputs[0]!) : node;
    const plus = byNumber(steps, sum, 'Add');
    const next = plus && sum && steps.onlyUserOf(sum.outputs[0]!);
    const channels = next && next.inputs[0] === sum!.outputs[0] ? ownChannels(steps, next) : null;
    if (!plus || !sum || channels === null) continue;
    const numbers = (shape: readonly number[], value: number) =>
      steps.keep({ shape, values: new Float32Array(channels).fill(value) });
    const filters = numbers([channels, 1, 1, 1], times?.[1] ?? 1);
    const bias = numbers([channels], plus[1]);
    const inputs = [times?.[0] ?? plus[0], filters.outputs[0]!, bias.outputs[0]!];
    const attributes = new Map([['group', intAttribute('group', channels)]]);
    steps.replace(times ? [sum, node] : [sum], [
      filters,
      bias,
      { operator: 'Conv', inputs, outputs: sum.outputs, attributes },
    ]);
    return true;
  }
  return false;
}

/**
 * Returns the same network with fewer steps. Products and sums with single numbers are merged into adjacent
 * convolutions, and the four steps of a "hard swish" become two. Rounding differs by about one in a million.
 * @throws Error if the bytes aren't an ONNX model.
 */
export function lighten(bytes: Uint8Array): Uint8Array {
  const model = readModel(bytes);
  const steps = new Steps(model);
  while (foldSwish(steps) || foldBehind(steps));
  while (foldBefore(steps));
  while (convolveSum(steps));
  return writeModel({ ...model, nodes: steps.withoutUnused() });
}
