import { queryOptions } from '@tanstack/react-query';
import { timeZone } from './account';
import { type Answer, call } from './client';
import type { Space } from './evaluations';

export type PaymentEvent = Answer<'GET /payment-events'>['events'][number];
export type DisputeRates = Answer<'GET /dispute-rates'>;

/** Payment events of a transaction, in the order in which they occurred. */
export const eventsOfTransaction = ({ id, space }: { readonly id: string; readonly space: Space }) =>
  queryOptions({
    queryKey: ['payment-events', space, id],
    queryFn: () =>
      call('GET /transactions/{transaction_id}/events', {
        params: { transaction_id: id },
        query: { environment: space },
      }),
  });

/** Payment events of an identifier, newest first. */
export const eventsOfKey = ({ key, space }: { readonly key: string; readonly space: Space }) =>
  queryOptions({
    queryKey: ['payment-events', space, 'key', key],
    queryFn: () => call('GET /payment-events', { query: { environment: space, key } }),
  });

/** Dispute rates of the last six months. */
export const disputeRates = (space: Space) =>
  queryOptions({
    queryKey: ['dispute-rates', space],
    queryFn: () => call('GET /dispute-rates', { query: { environment: space, time_zone: timeZone() } }),
  });
