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

/** Steps of a network, with what uses what. */
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

  /** The one number that a constant is; null = it is none, or more. */
  scalar(name: string | undefined): number | null {
    const tensor = this.constant(name);
    return tensor?.values.length === 1 ? tensor.values[0]! : null;
  }

  usersOf(name: string): readonly Node[] {
    return this.#results.has(name) ? [] : (this.#users.get(name) ?? []);
  }

  /** The only step that uses a value; null = several do, or none. */
  onlyUserOf(name: string): Node | null {
    const users = this.usersOf(name);
    return users.length === 1 ? users[0]! : null;
  }

  /** A constant of this name's own. */
  keep(tensor: Tensor): Node {
    const name = `assay.${this.#added++}`;
    this.#constants.set(name, tensor);
    return constantNode(name, tensor);
  }

  /** Puts steps in the place of some others, where the first of these stood. */
  replace(old: readonly Node[], by: readonly Node[]): void {
    const at = this.#nodes.indexOf(old[0]!);
    this.#nodes.splice(at, 1, ...by);
    const gone = new Set(old.slice(1));
    this.#nodes = this.#nodes.filter((node) => !gone.has(node));
    this.#link();
  }

  /** Leaves out constants that nothing uses any more. */
  withoutUnused(): readonly Node[] {
    return this.#nodes.filter(
      ({ operator, outputs }) => operator !== 'Constant' || outputs.some((name) => this.#users.has(name)),
    );
  }
}

/** A step by a number alone: what else it takes, and the number. */
function byNumber(
  steps: Steps,
  node: Node | null,
  operator: string,
): readonly [value: string, number: number] | null {
  if (node?.operator !== operator || node.inputs.length !== 2) return null;
  const [a, b] = node.inputs as readonly [string, string];
  const second = steps.scalar(b);
  if (second !== null) return [a, second];
  // A number may stand on either side of a product or a sum.
  const first = operator === 'Div' ? null : steps.scalar(a);
  return first === null ? null : [b, first];
}

const scaled = (tensor: Tensor, by: number, plus = 0): Tensor =>
  by === 1 && plus === 0
    ? tensor
    : { shape: tensor.shape, values: tensor.values.map((value) => value * by + plus) };

/** A convolution with other numbers. */
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

/** `conv(x) · a + b` is one convolution. @returns whether there was one */
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

/** Whether a step cuts off what is below 0 and above 6. */
function isClip(steps: Steps, node: Node): boolean {
  const limit = (name: string, at: number) => floatOf(node, name) ?? steps.scalar(node.inputs[at]);
  return node.operator === 'Clip' && limit('min', 1) === 0 && limit('max', 2) === 6;
}

/** `x · min(max(x + 3, 0), 6) / 6` in two steps for four (Howard and others, 2019). @returns whether there was one */
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

/** A convolution of single pixels, without a border. */
const isPointwise = (node: Node, filters: Tensor): boolean =>
  node.operator === 'Conv' &&
  filters.shape.slice(2).every((side) => side === 1) &&
  intsOf(node, 'pads').every((pad) => pad === 0);

/** `conv(x · a + b)` of single pixels is one convolution. @returns whether there was one */
function foldBefore(steps: Steps): boolean {
  for (const node of steps.nodes) {
    const times = byNumber(steps, node, 'Mul');
    const plus = byNumber(steps, node, 'Add');
    const step = times ?? plus;
    const next = step && steps.onlyUserOf(node.outputs[0]!);
    const filters =
      next?.operator === 'Conv' && next.inputs[0] === node.outputs[0] ? steps.constant(next.inputs[1]) : null;
    const bias = next && filters && biasOf(steps, next, filters);
    // A sum cannot go behind a border of zeros; a product can.
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

/** The channels of a convolution of each channel by itself; null = it is another. */
function ownChannels(steps: Steps, node: Node | null): number | null {
  const filters = node?.operator === 'Conv' ? steps.constant(node.inputs[1]) : null;
  return node && filters?.shape[1] === 1 && intOf(node, 'group') === filters.shape[0]
    ? filters.shape[0]!
    : null;
}

/** What stays before a border, `x · a + b`, is a convolution of single pixels: the runtime need not lay out the picture anew for it. @returns whether there was one */
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
 * The same network in fewer steps: products and sums with single numbers go into the convolutions beside them, and the four steps of a
 * "hard swish" become two. Sums are rounded elsewhere, by about one in a million.
 * @throws Error when it is no ONNX model.
 */
export function lighten(bytes: Uint8Array): Uint8Array {
  const model = readModel(bytes);
  const steps = new Steps(model);
  while (foldSwish(steps) || foldBehind(steps));
  while (foldBefore(steps));
  while (convolveSum(steps));
  return writeModel({ ...model, nodes: steps.withoutUnused() });
}
