/** Model as JSON: small columns of numbers in base64, everything else readable. */
import type { Calibration } from '../calibration/platt';
import type { Forest } from '../trees/forest';
import type { Model } from './model';

/** Format 2 adds `segments`. A model without them is written in format 1, which earlier versions can read. */
const FORMAT = 1;
const FORMAT_WITH_SEGMENTS = 2;

export interface ModelDocument {
  readonly format: number;
  readonly features_version: number;
  readonly features: readonly (readonly [name: string, label: string])[];
  readonly codes: {
    readonly [feature: string]: {
      readonly other: number;
      readonly values: { readonly [category: string]: number };
    };
  };
  readonly bias: number;
  readonly calibration: Calibration;
  readonly segments?: {
    readonly feature: string;
    /** Rows with `a` and `b`, because object members with numeric names change their order. */
    readonly values: readonly (readonly [category: string, a: number, b: number])[];
  };
  /** Little-endian numbers, in base64. */
  readonly forest: { readonly [column in keyof Forest]: string };
}

const text = (array: Int16Array | Int32Array | Float32Array | Uint8Array): string =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('base64');

/** Returns a new buffer because typed arrays need their alignment. */
function bytes(base64: string): ArrayBuffer {
  const decoded = Buffer.from(base64, 'base64');
  const copy = new ArrayBuffer(decoded.length);
  new Uint8Array(copy).set(decoded);
  return copy;
}

export function modelDocument(model: Model): ModelDocument {
  const { forest, segments } = model;
  return {
    format: segments ? FORMAT_WITH_SEGMENTS : FORMAT,
    features_version: model.featuresVersion,
    features: model.features.map(({ name, label }) => [name, label]),
    codes: Object.fromEntries(
      [...model.codes].map(([name, { other, values }]) => [
        name,
        { other, values: Object.fromEntries(values) },
      ]),
    ),
    bias: model.bias,
    calibration: model.calibration,
    ...(segments && {
      segments: {
        feature: segments.feature,
        values: [...segments.values].map(([category, { a, b }]) => [category, a, b]),
      },
    }),
    forest: {
      roots: text(forest.roots),
      feature: text(forest.feature),
      threshold: text(forest.threshold),
      right: text(forest.right),
      missingLeft: text(forest.missingLeft),
      value: text(forest.value),
    },
  };
}

/** @throws Error if this program doesn't support the format of the document */
export function readModel(document: ModelDocument): Model {
  if (document.format !== FORMAT && document.format !== FORMAT_WITH_SEGMENTS)
    throw new Error(`unsupported model format ${document.format}`);
  const { forest, segments } = document;
  return {
    featuresVersion: document.features_version,
    features: document.features.map(([name, label]) => ({ name, label })),
    codes: new Map(
      Object.entries(document.codes).map(([name, { other, values }]) => [
        name,
        { other, values: new Map(Object.entries(values)) },
      ]),
    ),
    bias: document.bias,
    calibration: document.calibration,
    ...(segments && {
      segments: {
        feature: segments.feature,
        values: new Map(segments.values.map(([category, a, b]) => [category, { a, b }])),
      },
    }),
    forest: {
      roots: new Int32Array(bytes(forest.roots)),
      feature: new Int16Array(bytes(forest.feature)),
      threshold: new Float32Array(bytes(forest.threshold)),
      right: new Int32Array(bytes(forest.right)),
      missingLeft: new Uint8Array(bytes(forest.missingLeft)),
      value: new Float32Array(bytes(forest.value)),
    },
  };
}
