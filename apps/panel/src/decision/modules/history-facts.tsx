import type { FraudHistory } from '@assay/contract';
import { t } from '../../i18n/language';
import { Time } from '../../ui/time';
import { Facts, FactsHeading } from './module-card';

/** UNIX seconds as the wire has them. */
const moment = (seconds: number | null) =>
  seconds === null ? 'never' : <Time at={new Date(seconds * 1000).toISOString()} />;

/** What earlier calls knew of the same value. */
export function HistoryFacts({ history }: { readonly history: FraudHistory }) {
  return (
    <>
      <FactsHeading>{t('Seen before')}</FactsHeading>
      <Facts
        facts={[
          {
            name: t('By this account'),
            value: t('{customer_hits} times', { customer_hits: history.customer_hits }),
          },
          { name: t('By all that share'), value: t('{hits} times', { hits: history.hits }) },
          { name: t('First'), value: moment(history.first_seen) },
          { name: t('Last'), value: moment(history.last_seen) },
          {
            name: t('Declined'),
            value: t('{fraudulent_decline_customer_hits} here, {fraudulent_decline_hits} in all', {
              fraudulent_decline_customer_hits: history.fraudulent_decline_customer_hits,
              fraudulent_decline_hits: history.fraudulent_decline_hits,
            }),
          },
        ]}
      />
    </>
  );
}
