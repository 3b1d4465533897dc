import { FEATURES } from '../data/features';
import { DatasetBuilder } from '../features/dataset';
import { type Training, trainAtOnce } from '../model/train';
import { population } from './population';

const BASE_SEED = 20_261_120;
const ROWS = 16_000;

/**
 * Types of networks, phone numbers and cards mean the same everywhere; countries, currencies and shop names
 * do not.
 */
const CATEGORIES = new Set([
  'ip_details.type',
  'phone_details.provider_carrier_details.type',
  'bin_details.bin_type',
]);
/** Hours in UTC, and amounts without their currency, have a different meaning in every country. */
const LEFT_OUT = new Set(['day_of_week', 'hour_of_day', 'transaction_amount']);

/** Trains the base model; the result is `base-model.json`. Takes about three seconds. */
export function trainBase(): Training {
  const builder = new DatasetBuilder(
    FEATURES.filter(({ name, kind }) => !LEFT_OUT.has(name) && (kind !== 'category' || CATEGORIES.has(name))),
  );
  for (const { input, fraud } of population(ROWS, BASE_SEED)) builder.add(input, fraud);
  return trainAtOnce(builder.build(), {
    seed: BASE_SEED,
    // These settings belong to the stored model, also after the defaults change.
    boost: { trees: 150, leaves: 12, depth: 5, leastHessian: 5, learningRate: 0.1, lambda: 2, patience: 30 },
  });
}
