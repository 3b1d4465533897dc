import type { ManagedDelivery, ManagedKey } from '@assay/management-api';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';

export type Scope = ManagedKey['scopes'][number];

const KEYS = ['keys'] as const;

/** API keys of the account, including ended ones. */
export const managedKeys = queryOptions({
  queryKey: KEYS,
  queryFn: () => call('GET /keys'),
});

function useKeysChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEYS });
}

/** Creates a key. The secret is only in this response and never in the query cache. */
export function useCreateKey() {
  const changed = useKeysChanged();
  return useMutation({
    mutationFn: (key: Sent<'POST /keys'>) => call('POST /keys', { body: key }),
    onSuccess: changed,
    gcTime: 0,
  });
}

export function useRotateKey() {
  const changed = useKeysChanged();
  return useMutation({
    mutationFn: ({ id, overlapSeconds }: { readonly id: string; readonly overlapSeconds: number }) =>
      call('POST /keys/{id}/rotate', { params: { id }, body: { overlap_seconds: overlapSeconds } }),
    onSuccess: changed,
    gcTime: 0,
  });
}

export function useRevokeKey() {
  const changed = useKeysChanged();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /keys/{id}', { params: { id } }),
    onSuccess: changed,
  });
}

/** Endpoint with its new secret, which is only in this response. */
export type SecretShown = Answer<'POST /webhooks'>;

const WEBHOOKS = ['webhooks'] as const;
const DELIVERIES = ['webhook-deliveries'] as const;

export const managedWebhooks = queryOptions({
  queryKey: WEBHOOKS,
  queryFn: () => call('GET /webhooks'),
});

/** Refetch interval while deliveries are pending, in milliseconds. */
const WAITING_AGAIN_MS = 5000;

/** Delivery log, newest first. @param state null for every state. @param webhookId null for every endpoint. */
export const webhookDeliveries = (state: ManagedDelivery['state'] | null, webhookId: string | null) =>
  infiniteQueryOptions({
    queryKey: [...DELIVERIES, state, webhookId],
    queryFn: ({ pageParam }) => {
      const query = {
        limit: 50,
        state: state ?? undefined,
        webhook_id: webhookId ?? undefined,
        before: pageParam ?? undefined,
      };
      return call('GET /webhook-deliveries', { query });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.length === 1 && data.pages[0]?.deliveries.some((delivery) => delivery.state === 'PENDING')
        ? WAITING_AGAIN_MS
        : false,
  });

/** One delivery with its body and all attempts. */
export const webhookDelivery = (id: string) =>
  queryOptions({
    queryKey: [...DELIVERIES, 'one', id],
    queryFn: () => call('GET /webhook-deliveries/{id}', { params: { id } }),
  });

function useWebhooksChanged() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: WEBHOOKS });
    await client.invalidateQueries({ queryKey: DELIVERIES });
  };
}

export function useCreateWebhook() {
  const changed = useWebhooksChanged();
  return useMutation({
    mutationFn: (webhook: Sent<'POST /webhooks'>) => call('POST /webhooks', { body: webhook }),
    onSuccess: changed,
    gcTime: 0,
  });
}

/** Changes the name, URL and events of an endpoint. */
export function useChangeWebhook() {
  const changed = useWebhooksChanged();
  return useMutation({
    mutationFn: ({ id, webhook }: { readonly id: string; readonly webhook: Sent<'PATCH /webhooks/{id}'> }) =>
      call('PATCH /webhooks/{id}', { params: { id }, body: webhook }),
    onSuccess: changed,
  });
}

export function useRotateWebhook() {
  const changed = useWebhooksChanged();
  return useMutation({
    mutationFn: ({ id, overlapSeconds }: { readonly id: string; readonly overlapSeconds: number }) =>
      call('POST /webhooks/{id}/rotate', { params: { id }, body: { overlap_seconds: overlapSeconds } }),
    onSuccess: changed,
    gcTime: 0,
  });
}

const SWITCHES = {
  enable: 'POST /webhooks/{id}/enable',
  disable: 'POST /webhooks/{id}/disable',
  remove: 'DELETE /webhooks/{id}',
} as const;

/** Enables, disables or removes an endpoint. */
export function useSwitchWebhook() {
  const changed = useWebhooksChanged();
  return useMutation({
    mutationFn: ({ id, to }: { readonly id: string; readonly to: keyof typeof SWITCHES }) =>
      call(SWITCHES[to], { params: { id } }),
    onSuccess: changed,
  });
}

/** Sends a signed ping to an endpoint. */
export const usePingWebhook = () =>
  useMutation({ mutationFn: (id: string) => call('POST /webhooks/{id}/ping', { params: { id } }) });

/** Resends all failed deliveries of an endpoint. */
export function useResendFailed() {
  const changed = useWebhooksChanged();
  return useMutation({
    mutationFn: (id: string) =>
      call('POST /webhooks/{id}/resend', { params: { id }, body: { state: 'FAILED' } }),
    onSuccess: changed,
  });
}

export function useResendDelivery() {
  const changed = useWebhooksChanged();
  return useMutation({
    mutationFn: (id: string) => call('POST /webhook-deliveries/{id}/resend', { params: { id } }),
    onSuccess: changed,
  });
}
