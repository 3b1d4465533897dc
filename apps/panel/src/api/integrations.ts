import type { ManagedDelivery, ManagedKey } from '@assay/management-api';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';

export type Scope = ManagedKey['scopes'][number];

const KEYS = ['keys'] as const;

/** The account's keys, ended ones included. */
export const managedKeys = queryOptions({
  queryKey: KEYS,
  queryFn: () => call('GET /keys'),
});

function useKeysChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEYS });
}

/** The key is in the answer, and nowhere else ever after: it is not kept in the cache of queries. */
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

/** An endpoint with its new secret: in this answer, and nowhere else ever after. */
export type SecretShown = Answer<'POST /webhooks'>;

const WEBHOOKS = ['webhooks'] as const;
const DELIVERIES = ['webhook-deliveries'] as const;

export const managedWebhooks = queryOptions({
  queryKey: WEBHOOKS,
  queryFn: () => call('GET /webhooks'),
});

/** How often the log is read again while deliveries wait: what was sent again is seen to arrive. */
const WAITING_AGAIN_MS = 5000;

/** The log, newest first. @param state null = every state. @param webhookId null = of every endpoint. */
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

/** One delivery with its body and every attempt. */
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

/** Changes what an endpoint is called, where it is and what it is told. */
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

/** Switches an endpoint on or off, or removes it. */
export function useSwitchWebhook() {
  const changed = useWebhooksChanged();
  return useMutation({
    mutationFn: ({ id, to }: { readonly id: string; readonly to: keyof typeof SWITCHES }) =>
      call(SWITCHES[to], { params: { id } }),
    onSuccess: changed,
  });
}

/** Sends an endpoint a signed ping now. */
export const usePingWebhook = () =>
  useMutation({ mutationFn: (id: string) => call('POST /webhooks/{id}/ping', { params: { id } }) });

/** Sends again all that an endpoint did not take. */
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
