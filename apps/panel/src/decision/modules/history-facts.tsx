import type { FraudHistory } from '@assay/contract';
import { Time } from '../../ui/time';
import { Facts, FactsHeading } from './module-card';

/** UNIX seconds as the wire has them. */
const moment = (seconds: number | null) =>
  seconds === null ? 'never' : <Time at={new Date(seconds * 1000).toISOString()} />;

/** What earlier calls knew of the same value. */
export function HistoryFacts({ history }: { readonly history: FraudHistory }) {
  return (
    <>
      <FactsHeading>Seen before</FactsHeading>
      <Facts
        facts={[
          { name: 'By this account', value: `${history.customer_hits} times` },
          { name: 'By all that share', value: `${history.hits} times` },
          { name: 'First', value: moment(history.first_seen) },
          { name: 'Last', value: moment(history.last_seen) },
          {
            name: 'Declined',
            value: `${history.fraudulent_decline_customer_hits} here, ${history.fraudulent_decline_hits} in all`,
          },
        ]}
      />
    </>
  );
}
