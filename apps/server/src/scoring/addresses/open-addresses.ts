import { type Database, spendOnQuestion } from '@assay/store';
import type { Metrics } from '../../platform/metrics';
import type { FeatureContext, Signal } from '../fraud/signal';
import type { Hasher } from '../identity-keys/hasher';
import { addressSignal } from './address-signal';

/** The fraud call's module of postal addresses, wired. */
export const openAddresses = ({
  database,
  hasher,
  metrics,
}: {
  readonly database: Database;
  readonly hasher: Hasher;
  readonly metrics: Metrics;
}): Signal<'address_details', FeatureContext> =>
  addressSignal({
    hasher,
    spend: (question) => spendOnQuestion(database, question),
    verified: (charge) => metrics.addresses.inc(charge),
  });
