import type { ManagedDelivery, ManagedWebhook } from '@assay/management-api';
import { Alert, Button, Group, Modal, NativeSelect, SegmentedControl, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '../api/client';
import {
  usePingWebhook,
  useResendDelivery,
  useResendFailed,
  webhookDeliveries,
  webhookDelivery,
} from '../api/integrations';
import { StateBadge } from '../design/state-badge';
import { english, type Sentence, t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { Busy, FailureAlert, Permitted } from '../ui/notices';
import { type Column, PagedTable } from '../ui/paged-table';
import { JsonView } from '../ui/shown-values';
import { ShortTime, Time } from '../ui/time';

const WORDS: Readonly<Record<string, Sentence>> = {
  timeout: english('timed out'),
  unreachable: english('connection failed'),
  'host-not-found': english('host not found'),
  tls: english('TLS failed'),
  'forbidden-address': english('address not allowed'),
  'forbidden-url': english('address not allowed'),
  malformed: english('invalid response'),
};

/** Returns the reason for a failed delivery; unknown reasons unchanged. */
const failureWords = (failure: string): string => {
  const words = WORDS[failure];
  return words === undefined ? failure : t(words);
};

/** Actions for an endpoint after its receiver is fixed: ping, and resend failed deliveries. */
function EndpointActions({ webhook: { id, name } }: { readonly webhook: ManagedWebhook }) {
  const ping = usePingWebhook();
  const resend = useResendFailed();
  return (
    <Permitted to="settings:change">
      <Group gap="xs" mb="sm" justify="flex-end">
        <Button size="compact-sm" variant="default" loading={ping.isPending} onClick={() => ping.mutate(id)}>
          {t('Send ping')}
        </Button>
        <ConfirmButton
          size="compact-sm"
          label={t('Resend failed deliveries')}
          question={t(
            'Resends all failed deliveries of the last 30 days to “{name}”, with a new series of attempts.',
            { name },
          )}
          loading={resend.isPending}
          onConfirm={() => resend.mutate(id)}
        />
      </Group>
      <div aria-live="polite">
        {ping.data ? (
          <Alert color={ping.data.delivered ? 'teal' : 'red'} mb="sm">
            {ping.data.status === null
              ? t('Ping failed: {failure}.', { failure: failureWords(ping.data.error ?? '') })
              : t('The endpoint responded with {status}.', { status: ping.data.status })}
          </Alert>
        ) : null}
        {resend.data ? (
          <Alert color="teal" mb="sm">
            {t('Resending {count} deliveries.', { count: resend.data.resent })}
          </Alert>
        ) : null}
      </div>
      <FailureAlert error={ping.error} title={t('Couldn’t send the ping')} />
      <FailureAlert error={resend.error} title={t('Couldn’t resend')} />
    </Permitted>
  );
}

type State = ManagedDelivery['state'];
/** Maximum number of displayed response characters; the full text is with the headers. */
const MAX_SHOWN = 200;

const STATES: Readonly<Record<State, Sentence>> = {
  PENDING: english('Pending'),
  DELIVERED: english('Delivered'),
  FAILED: english('Failed'),
};
const choices = (): { value: State | 'ALL'; label: string }[] => [
  { value: 'ALL', label: t('All') },
  ...(Object.keys(STATES) as State[]).map((state) => ({ value: state, label: t(STATES[state]) })),
];
/** Texts for an empty log, by state. */
const NONE: Readonly<Record<State | 'ALL', Sentence>> = {
  ALL: english('No deliveries yet.'),
  PENDING: english('No pending deliveries.'),
  DELIVERED: english('No successful deliveries yet.'),
  FAILED: english('No failed deliveries.'),
};

type Attempt = Answer<'GET /webhook-deliveries/{id}'>['log'][number];

const ATTEMPTS: readonly Column<Attempt>[] = [
  { name: english('Time'), cell: ({ at }) => <Time at={at} /> },
  {
    name: english('Response'),
    kind: 'digits',
    cell: ({ status, error }) => status ?? (error === null ? null : failureWords(error)),
  },
  { name: english('Milliseconds'), kind: 'figure', cell: ({ duration_ms }) => duration_ms },
  {
    name: english('Response body'),
    kind: 'long',
    cell: ({ response_body }) => (response_body === '' ? null : response_body.slice(0, MAX_SHOWN)),
  },
];

function Opened({ id }: { readonly id: string }) {
  const delivery = useQuery(webhookDelivery(id));
  if (delivery.isPending) return <Busy />;
  if (!delivery.data) return <FailureAlert error={delivery.error} title={t('Couldn’t load the delivery')} />;
  return (
    <>
      <Title order={4}>{t('Attempts')}</Title>
      <PagedTable
        name={t('Attempts')}
        columns={ATTEMPTS}
        rows={delivery.data.log.toReversed()}
        keyOf={({ at }) => at}
        empty={t('No deliveries yet.')}
      />
      <Title order={4}>{t('Body')}</Title>
      <JsonView label={t('Body')} value={delivery.data.body} />
      <Title order={4}>{t('Attempts with headers')}</Title>
      <JsonView label={t('Attempts with headers')} value={delivery.data.log} />
    </>
  );
}

interface LogActions {
  readonly webhooks: readonly ManagedWebhook[];
  /** ID of the delivery that is being resent. */
  readonly sending: string | null;
  readonly onShow: (id: string) => void;
  readonly onResend: (id: string) => void;
}

function deliveryColumns({
  webhooks,
  sending,
  onShow,
  onResend,
}: LogActions): readonly Column<ManagedDelivery>[] {
  const known = new Map(webhooks.map((webhook) => [webhook.id, webhook]));
  return [
    {
      name: t('Created'),
      kind: 'digits',
      line: 'meta',
      cell: (delivery) => <ShortTime at={delivery.created_at} />,
    },
    { name: t('Endpoint'), line: 'meta', cell: (delivery) => known.get(delivery.webhook_id)?.name },
    { name: t('Event'), line: 'title', cell: ({ event }) => event },
    {
      name: t('Status'),
      line: 'end',
      cell: ({ state }) => <StateBadge state={state} size="sm" label={t(STATES[state])} />,
    },
    { name: t('Attempts'), kind: 'digits', cell: ({ attempts }) => attempts },
    {
      name: t('Last response'),
      line: 'meta',
      cell: ({ last_status, last_error }) =>
        last_status ?? (last_error === null ? null : failureWords(last_error)),
    },
    {
      name: t('Next attempt'),
      cell: ({ webhook_id, next_attempt_at }) =>
        next_attempt_at === null ? null : known.get(webhook_id)?.state === 'DISABLED' ? (
          t('after you enable the endpoint')
        ) : (
          <ShortTime at={next_attempt_at} />
        ),
    },
    {
      name: t('View or resend'),
      kind: 'actions',
      line: 'meta',
      cell: ({ id }) => (
        <>
          <Button size="compact-xs" variant="default" onClick={() => onShow(id)}>
            {t('View')}
          </Button>
          <Permitted to="settings:change">
            <Button size="compact-xs" variant="default" loading={sending === id} onClick={() => onResend(id)}>
              {t('Resend')}
            </Button>
          </Permitted>
        </>
      ),
    },
  ];
}

/** Deliveries of the last 30 days with responses and the option to resend. */
export function DeliveryLog({ webhooks }: { readonly webhooks: readonly ManagedWebhook[] }) {
  const [state, setState] = useState<State | 'ALL'>('ALL');
  const [opened, setOpened] = useState<string | null>(null);
  const [endpoint, setEndpoint] = useState('');
  const chosen = webhooks.find(({ id }) => id === endpoint);
  const log = useInfiniteQuery(webhookDeliveries(state === 'ALL' ? null : state, chosen?.id ?? null));
  const resend = useResendDelivery();
  const columns = deliveryColumns({
    webhooks,
    sending: resend.isPending ? resend.variables : null,
    onShow: setOpened,
    onResend: (id) => resend.mutate(id),
  });
  return (
    <>
      <Group justify="space-between" mt="xl" mb="sm">
        <Title order={2} size="h4">
          {t('Deliveries')}
        </Title>
        <Group gap="xs">
          <NativeSelect
            aria-label={t('Endpoint')}
            size="xs"
            data={[
              { value: '', label: t('All endpoints') },
              ...webhooks.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={chosen?.id ?? ''}
            onChange={(event) => setEndpoint(event.currentTarget.value)}
          />
          <SegmentedControl
            aria-label={t('Status')}
            size="xs"
            data={choices()}
            value={state}
            onChange={setState}
          />
        </Group>
      </Group>
      {chosen ? <EndpointActions key={chosen.id} webhook={chosen} /> : null}
      <FailureAlert error={resend.error} title={t('Couldn’t resend')} />
      <PagedTable
        name={t('Deliveries')}
        columns={columns}
        rows={log.data?.pages.flatMap((page) => page.deliveries)}
        keyOf={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        reading={log}
        failure={t('Couldn’t load the delivery log')}
        empty={t(NONE[state])}
        isTwoLine
        isSticky
      />
      <Modal opened={opened !== null} onClose={() => setOpened(null)} title={t('Delivery')} size="xl">
        {opened ? <Opened id={opened} /> : null}
      </Modal>
    </>
  );
}
