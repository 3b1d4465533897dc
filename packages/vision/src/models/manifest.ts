/** Detection targets of an operator's network. */
const MODEL_KINDS = ['passive-liveness', 'deep-fake'] as const;
type ModelKind = (typeof MODEL_KINDS)[number];

const STRENGTHS = ['heuristic', 'moderate', 'strong'] as const;

/** An operator's network, as described by its manifest. */
export interface ModelManifest {
  readonly name: string;
  readonly version: string;
  readonly kind: ModelKind;
  /** Name of the ONNX file, in the folder of the manifest. */
  readonly file: string;
  /** SHA-256 of that file, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  readonly licence: string;
  /** Origin, training data and tests, in words. */
  readonly source: string;
  readonly input: {
    /** Side of the square input, in pixels. */
    readonly size: number;
    readonly layout: 'NCHW' | 'NHWC';
    readonly colours: 'RGB' | 'BGR';
    /** `(value - mean) · scale` for each color, in order, for values from 0 to 255. */
    readonly mean: readonly [number, number, number];
    readonly scale: readonly [number, number, number];
  };
  /** Side of the square as a multiple of the larger side of the face's box; null for the whole image. */
  readonly crop: number | null;
  readonly output: {
    /** Index of the relevant output, and the number of outputs. */
    readonly index: number;
    readonly of: number;
    readonly activation: 'softmax' | 'sigmoid' | 'none';
    /** Meaning of an output near 1. */
    readonly means: 'genuine' | 'attack';
  };
  /** Minimum suspicion (0 to 1, 1 = an attack) for review, and for failure; null if it never fails. */
  readonly thresholds: { readonly review: number; readonly fail: number | null };
  readonly strength: (typeof STRENGTHS)[number];
  /** Standards by which it was tested. */
  readonly evidence: readonly string[];
}

/** Thrown for an invalid manifest: names the member and its expected value. */
export class BadModelManifest extends Error {
  constructor(at: string, expected: string) {
    super(`${at} must be ${expected}`);
    this.name = 'BadModelManifest';
  }
}

type Members = { readonly [name: string]: unknown };

const MAX_TEXT_LENGTH = 500;
const MAX_SIZE = 1024;
const MAX_OUTPUTS = 1000;
const MAX_EVIDENCE = 10;

/**
 * Checks for an object with these members and no others, because a misspelled threshold would otherwise be
 * missing.
 */
function membersOf(at: string, value: unknown, names: readonly string[]): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadModelManifest(at, 'an object');
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new BadModelManifest(at, `without the unknown member "${unknown}"`);
  return value as Members;
}

function textOf(at: string, value: unknown, form: RegExp, expected: string): string {
  if (typeof value !== 'string' || value.length > MAX_TEXT_LENGTH || !form.test(value))
    throw new BadModelManifest(at, expected);
  return value;
}

function oneOf<const Values extends readonly string[]>(
  at: string,
  value: unknown,
  values: Values,
): Values[number] {
  if (typeof value !== 'string' || !values.includes(value))
    throw new BadModelManifest(at, `one of ${values.join(', ')}`);
  return value;
}

function numberOf(at: string, value: unknown, least: number, most: number, isWhole = false): number {
  const isNumber = typeof value === 'number' && value >= least && value <= most;
  if (!isNumber || (isWhole && !Number.isInteger(value)))
    throw new BadModelManifest(at, `a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`);
  return value;
}

function coloursOf(at: string, value: unknown): [number, number, number] {
  if (!Array.isArray(value) || value.length !== 3) throw new BadModelManifest(at, 'a list of three numbers');
  return value.map((one, index) => numberOf(`${at}[${index}]`, one, -1e6, 1e6)) as [number, number, number];
}

function inputOf(value: unknown): ModelManifest['input'] {
  const members = membersOf('input', value, ['size', 'layout', 'colours', 'mean', 'scale']);
  const scale = coloursOf('input.scale', members.scale);
  if (scale.includes(0)) throw new BadModelManifest('input.scale', 'without a zero');
  return {
    size: numberOf('input.size', members.size, 16, MAX_SIZE, true),
    layout: oneOf('input.layout', members.layout, ['NCHW', 'NHWC']),
    colours: oneOf('input.colours', members.colours, ['RGB', 'BGR']),
    mean: coloursOf('input.mean', members.mean),
    scale,
  };
}

function outputOf(value: unknown): ModelManifest['output'] {
  const members = membersOf('output', value, ['index', 'of', 'activation', 'means']);
  const of = numberOf('output.of', members.of, 1, MAX_OUTPUTS, true);
  const activation = oneOf('output.activation', members.activation, ['softmax', 'sigmoid', 'none']);
  if (activation === 'softmax' && of < 2) throw new BadModelManifest('output.of', 'at least 2 for softmax');
  return {
    of,
    activation,
    index: numberOf('output.index', members.index, 0, of - 1, true),
    means: oneOf('output.means', members.means, ['genuine', 'attack']),
  };
}

function thresholdsOf(value: unknown): ModelManifest['thresholds'] {
  const members = membersOf('thresholds', value, ['review', 'fail']);
  const review = numberOf('thresholds.review', members.review, 0.001, 1);
  if (members.fail === undefined) throw new BadModelManifest('thresholds.fail', 'a number or null');
  if (members.fail === null) return { review, fail: null };
  const fail = numberOf('thresholds.fail', members.fail, 0.001, 1);
  if (fail < review) throw new BadModelManifest('thresholds.fail', 'no less than thresholds.review');
  return { review, fail };
}

function evidenceOf(value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MAX_EVIDENCE)
    throw new BadModelManifest('evidence', 'a short list');
  return value.map((one) =>
    textOf('evidence', one, /^[A-Za-z0-9][A-Za-z0-9./ -]{1,60}$/, 'a list of standards'),
  );
}

const MEMBERS = [
  'name',
  'version',
  'kind',
  'file',
  'sha256',
  'licence',
  'source',
  'input',
  'crop',
  'output',
  'thresholds',
  'strength',
  'evidence',
];

/** Parses a manifest. @throws BadModelManifest that names the member */
export function readModelManifest(json: unknown): ModelManifest {
  const members = membersOf('the manifest', json, MEMBERS);
  const text = (name: string, form: RegExp, expected: string) => textOf(name, members[name], form, expected);
  return {
    name: text(
      'name',
      /^(?!built-in)[a-z0-9][a-z0-9-]{0,39}$/,
      'lowercase letters, digits or hyphens, not starting with "built-in"',
    ),
    version: text(
      'version',
      /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/,
      'short text with letters, digits, . _ or -',
    ),
    kind: oneOf('kind', members.kind, MODEL_KINDS),
    file: text(
      'file',
      /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}\.onnx$/,
      'the name of an .onnx file in the same folder',
    ),
    sha256: text('sha256', /^[0-9a-f]{64}$/, '64 lowercase hexadecimal digits'),
    licence: text('licence', /\S/, 'a text that names the license'),
    source: text('source', /\S/, 'a text that names the source'),
    input: inputOf(members.input),
    // Without it, a model would see an image different from its training data.
    crop: members.crop === null ? null : numberOf('crop', members.crop, 0.5, 8),
    output: outputOf(members.output),
    thresholds: thresholdsOf(members.thresholds),
    strength: oneOf('strength', members.strength, STRENGTHS),
    evidence: evidenceOf(members.evidence),
  };
}
