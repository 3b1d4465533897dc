import { FEATURES } from '../data/features';
import { type Feature, type FeatureInput, velocity, velocityId } from './definition';
import { derivedFeature } from './derived';

const BY_NAME: ReadonlyMap<string, Feature> = new Map(FEATURES.map((feature) => [feature.name, feature]));

/** Returns the feature with a name; null if this version doesn't have it (a model from a newer version). */
export function featureOf(name: string): Feature | null {
  const id = velocityId(name);
  return id === null ? (BY_NAME.get(name) ?? derivedFeature(name)) : velocity(id);
}

/** Number that represents each category of a feature. */
export interface CategoryCode {
  readonly values: ReadonlyMap<string, number>;
  /** For categories that were too rare or never seen. */
  readonly other: number;
}

/** Reads the features of one model into a row, in the order of its names. */
type RowReader = (input: FeatureInput, row: Float64Array) => Float64Array;

/**
 * @param names features of a model
 * @param codes codes of its category features, by name
 */
export function rowReader(names: readonly string[], codes: ReadonlyMap<string, CategoryCode>): RowReader {
  const columns = names.map((name) => {
    const feature = featureOf(name);
    return { read: feature?.read ?? (() => undefined), code: codes.get(name) };
  });
  return (input, row) => {
    for (let i = 0; i < columns.length; i++) {
      const { read, code } = columns[i] as (typeof columns)[number];
      const value = read(input);
      row[i] =
        typeof value === 'number'
          ? value
          : value === undefined
            ? Number.NaN
            : code === undefined
              ? Number.NaN
              : (code.values.get(value) ?? code.other);
    }
    return row;
  };
}

/** Codes of a category column: positions in `values`; -1 = missing. */
export interface CategoryColumn {
  readonly kind: 'category';
  readonly codes: Int32Array;
  readonly values: readonly string[];
}
/** NaN = missing. */
export interface NumberColumn {
  readonly kind: 'number' | 'flag';
  readonly values: Float64Array;
}
export type Column = CategoryColumn | NumberColumn;

/** Labeled transactions by column, oldest first. */
export interface Dataset {
  readonly features: readonly Pick<Feature, 'name' | 'label' | 'rule' | 'ruleOtherwise'>[];
  readonly columns: readonly Column[];
  /** 1 = fraud, 0 = not. */
  readonly labels: Uint8Array;
  /** UNIX milliseconds, ascending. */
  readonly at: Float64Array;
}

/** Collects rows for training; rows must be added in chronological order. */
export class DatasetBuilder {
  private readonly numbers: number[][];
  private readonly dictionaries: Map<string, number>[];
  private readonly labels: number[] = [];
  private readonly at: number[] = [];

  constructor(private readonly features: readonly Feature[]) {
    this.numbers = features.map(() => []);
    this.dictionaries = features.map(() => new Map());
  }

  add(input: FeatureInput, fraud: boolean): void {
    for (const [i, feature] of this.features.entries()) {
      const value = feature.read(input);
      const column = this.numbers[i] as number[];
      if (feature.kind !== 'category') column.push(value as number);
      else column.push(typeof value === 'string' ? this.codeOf(i, value) : -1);
    }
    this.labels.push(Number(fraud));
    this.at.push(input.now);
  }

  build(): Dataset {
    return {
      features: this.features,
      columns: this.features.map(({ kind }, i): Column => {
        const column = this.numbers[i] as number[];
        return kind === 'category'
          ? { kind, codes: Int32Array.from(column), values: [...(this.dictionaries[i]?.keys() ?? [])] }
          : { kind, values: Float64Array.from(column) };
      }),
      labels: Uint8Array.from(this.labels),
      at: Float64Array.from(this.at),
    };
  }

  private codeOf(feature: number, value: string): number {
    const dictionary = this.dictionaries[feature] as Map<string, number>;
    const known = dictionary.get(value);
    if (known !== undefined) return known;
    dictionary.set(value, dictionary.size);
    return dictionary.size - 1;
  }
}

const take = (column: Column, from: number, to: number): Column =>
  column.kind === 'category'
    ? { ...column, codes: column.codes.subarray(from, to) }
    : { ...column, values: column.values.subarray(from, to) };

/** Returns the rows from a position up to another one. */
export function slice(data: Dataset, from: number, to: number): Dataset {
  return {
    features: data.features,
    columns: data.columns.map((column) => take(column, from, to)),
    labels: data.labels.subarray(from, to),
    at: data.at.subarray(from, to),
  };
}

/** Returns the rows with only some features. */
export function withFeatures(data: Dataset, keep: (index: number) => boolean): Dataset {
  return {
    ...data,
    features: data.features.filter((_, i) => keep(i)),
    columns: data.columns.filter((_, i) => keep(i)),
  };
}

export const positives = (labels: Uint8Array): number => labels.reduce((sum, label) => sum + label, 0);
