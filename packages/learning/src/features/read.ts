import { FEATURES } from '../data/features';
import { type Feature, type FeatureInput, velocity, velocityId } from './definition';

const BY_NAME: ReadonlyMap<string, Feature> = new Map(FEATURES.map((feature) => [feature.name, feature]));

/** The feature of a name; null for one that this version does not know (a model from a newer one). */
export function featureOf(name: string): Feature | null {
  const id = velocityId(name);
  return id === null ? (BY_NAME.get(name) ?? null) : velocity(id);
}

/** The number that stands for each category of a feature. */
export interface CategoryCode {
  readonly values: ReadonlyMap<string, number>;
  /** For categories that were too rare, or never seen. */
  readonly other: number;
}

/** Reads the features of one model: a row in the order of its names. */
type RowReader = (input: FeatureInput, row: Float64Array) => Float64Array;

/**
 * @param names features of a model.
 * @param codes of its category features, by name.
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
