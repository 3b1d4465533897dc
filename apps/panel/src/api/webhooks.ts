import type { ManagedDelivery, ManagedWebhook } from '@assay/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, read } from './client';

const WEBHOOKS = ['webhooks'] as const;
const DELIVERIES = ['webhook-deliveries'] as const;
const webhookPath = (id: string) => `/webhooks/${encodeURIComponent(id)}`;
const deliveryPath = (id: string) => `/webhook-deliveries/${encodeURIComponent(id)}`;

interface Webhooks {
  readonly webhooks: readonly ManagedWebhook[];
  /** Every event there is. */
  readonly events: readonly ManagedWebhook['events'][number][];
  readonly most: number;
}

export const managedWebhooks = queryOptions({
  queryKey: WEBHOOKS,
  queryFn: () => read<Webhooks>('/webhooks'),
});

interface DeliveryPage {
  readonly deliveries: readonly ManagedDelivery[];
  readonly next: string | null;
}

/** The log, newest first. @param state null = every state. */
export const webhookDeliveries = (state: ManagedDelivery['state'] | null) =>
  infiniteQueryOptions({
    queryKey: [...DELIVERIES, state],
    queryFn: ({ pageParam }) => {
      const query = { limit: 50, state: state ?? undefined, before: pageParam ?? undefined };
      return read<DeliveryPage>('/webhook-deliveries', query);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: DeliveryPage) => page.next,
  });

/** One delivery with its body and every attempt. */
export const webhookDelivery = (id: string) =>
  queryOptions({
    queryKey: [...DELIVERIES, 'one', id],
    queryFn: () => read<{ readonly body: unknown; readonly log: unknown }>(deliveryPath(id)),
  });

function useWebhooksChanged() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: WEBHOOKS });
    await client.invalidateQueries({ queryKey: DELIVERIES });
  };
}

interface NewWebhook {
  readonly name: string;
  readonly url: string;
  readonly events: readonly string[];
}

/** An endpoint with its new secret: in this answer, and nowhere else ever after. */
export interface SecretShown {
  readonly webhook: ManagedWebhook;
  readonly secret: string;
}

export function useCreateWebhook() {
  const changed = useWebhooksChanged();
  return useMutation({
    mutationFn: (webhook: NewWebhook) => call<SecretShown>('POST', '/webhooks', webhook),
    onSuccess: changed,
    gcTime: 0,
  });
}

export function useRotateWebhook() {
  const changed = useWebhooksChanged();
  return useMutation({
    mutationFn: ({ id, overlapSeconds }: { readonly id: string; readonly overlapSeconds: number }) =>
      call<SecretShown>('POST', `${webhookPath(id)}/rotate`, { overlap_seconds: overlapSeconds }),
    onSuccess: changed,
    gcTime: 0,
  });
}

/** Switches an endpoint on or off, or removes it. */
export function useSwitchWebhook() {
  const changed = useWebhooksChanged();
  return useMutation({
    mutationFn: ({ id, to }: { readonly id: string; readonly to: 'enable' | 'disable' | 'remove' }) =>
      to === 'remove' ? call('DELETE', webhookPath(id)) : call('POST', `${webhookPath(id)}/${to}`),
    onSuccess: changed,
  });
}

export function useResendDelivery() {
  const changed = useWebhooksChanged();
  return useMutation({
    mutationFn: (id: string) => call('POST', `${deliveryPath(id)}/resend`),
    onSuccess: changed,
  });
}
