import type { WebhookEvent } from '@assay/contract';
import type { ManagedWebhook } from '@assay/management-api';
import { Alert, Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconWebhook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../api/account';
import { managedWebhooks, type SecretShown, useRotateWebhook, useSwitchWebhook } from '../api/integrations';
import { StateBadge } from '../design/state-badge';
import { EmptyState } from '../design/states';
import { useHasDraft } from '../drafts/use-draft';
import { english, t } from '../i18n/language';
import { RotateButton } from '../keys/rotate-button';
import { ConfirmButton } from '../ui/confirm-button';
import { Busy, FailureAlert, Permitted, ShownOnce } from '../ui/notices';
import { PageTitle } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { ShortTime, Time } from '../ui/time';
import { DeliveryLog } from './delivery-log';
import { ChangeWebhookButton, NEW_WEBHOOK, NewWebhookForm } from './webhook-form';

const STATES = {
  ACTIVE: { tone: 'positive', name: english('Active') },
  FAILING: { tone: 'caution', name: english('Failing') },
  DISABLED: { tone: 'neutral', name: english('Disabled') },
} as const;

const COLUMNS: readonly Column<ManagedWebhook>[] = [
  {
    name: english('Name'),
    line: 'title',
    cell: ({ name }) => name,
  },
  {
    name: english('Status'),
    line: 'end',
    cell: ({ state }) => (
      <StateBadge state={state} tone={STATES[state].tone} size="sm" label={t(STATES[state].name)} />
    ),
  },
  { name: 'URL', kind: 'code', line: 'meta', cell: ({ url }) => url },
  { name: english('Events'), cell: ({ events }) => events.join(', ') },
  { name: english('Created'), kind: 'digits', cell: (webhook) => <ShortTime at={webhook.created_at} /> },
];

interface WebhookTableProps {
  readonly webhooks: readonly ManagedWebhook[];
  /** All event types. */
  readonly events: readonly WebhookEvent[];
  readonly onRotate: (id: string, overlapSeconds: number) => Promise<unknown>;
  readonly onSwitch: (id: string, to: 'enable' | 'disable' | 'remove') => void;
}

/** Notice about the previous secret, which another rotation ends immediately. */
function StillSigns({ until }: { readonly until: string | null }) {
  if (until === null) return null;
  return (
    <Alert color="orange">
      {t('The previous secret is valid until:')} <Time at={until} />.{' '}
      {t('Rotating again ends it immediately. Receivers that still use it reject deliveries.')}
    </Alert>
  );
}

/** Endpoints, failing ones first. */
export function WebhookTable({ webhooks, events, onRotate, onSwitch }: WebhookTableProps) {
  const mayChange = useMay('settings:change');
  const change: Column<ManagedWebhook> = {
    name: t('Change'),
    kind: 'actions',
    line: 'meta',
    cell: (webhook) => {
      const { id, name, state, previous_secret_ends_at } = webhook;
      return (
        <>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={state === 'DISABLED' ? t('Enable {name}', { name }) : t('Disable {name}', { name })}
            onClick={() => onSwitch(id, state === 'DISABLED' ? 'enable' : 'disable')}
          >
            {state === 'DISABLED' ? t('Enable') : t('Disable')}
          </Button>
          <ChangeWebhookButton webhook={webhook} events={events} />
          <RotateButton
            kind="secret"
            name={name}
            subject={`webhook ${id}`}
            warning={<StillSigns until={previous_secret_ends_at} />}
            onRotate={(overlap) => onRotate(id, overlap)}
          />
          <ConfirmButton
            label={t('Remove')}
            ariaLabel={t('Remove {name}', { name })}
            size="compact-xs"
            question={t('“{name}” stops receiving events, and its delivery log is deleted.', { name })}
            onConfirm={() => onSwitch(id, 'remove')}
          />
        </>
      );
    },
  };
  return (
    <>
      {webhooks
        .filter(({ notice }) => notice !== null)
        .map(({ id, name, notice, state }) => (
          <Alert key={id} color={state === 'DISABLED' ? 'red' : 'orange'} title={name} mb="sm">
            {notice}
          </Alert>
        ))}
      <PagedTable
        name={t('Endpoints')}
        columns={mayChange ? [...COLUMNS, change] : COLUMNS}
        rows={webhooks}
        keyOf={({ id }) => id}
        empty={null}
        isTwoLine
        isSticky
      />
    </>
  );
}

interface NoEndpointsProps {
  readonly events: readonly WebhookEvent[];
  readonly onAdd: () => void;
}

/** Explains endpoints and offers the first step. */
function NoEndpoints({ events, onAdd }: NoEndpointsProps) {
  return (
    <EmptyState
      icon={<IconWebhook size={24} stroke={1.6} />}
      title={t('No endpoints yet')}
      action={
        <Permitted to="settings:change">
          <Button onClick={onAdd}>{t('Add endpoint')}</Button>
        </Permitted>
      }
    >
      {t('An endpoint receives signed events of your choice: {events}.', { events: events.join(', ') })}
    </EmptyState>
  );
}

/** Webhook endpoints and deliveries. */
export function WebhooksPage() {
  const webhooks = useQuery(managedWebhooks);
  const rotate = useRotateWebhook();
  const turn = useSwitchWebhook();
  const [creating, { open, close }] = useDisclosure(useHasDraft(NEW_WEBHOOK));
  const [shown, setShown] = useState<SecretShown | null>(null);
  const known = webhooks.data;
  return (
    <>
      <PageTitle title={t('Webhooks')} about={t('Send signed event notifications to your systems.')}>
        {known && known.webhooks.length > 0 ? (
          <Permitted to="settings:change">
            <Button onClick={open} disabled={known.webhooks.length >= known.maximum}>
              {t('Add endpoint')}
            </Button>
          </Permitted>
        ) : null}
      </PageTitle>
      {shown ? (
        <ShownOnce
          title={t('Signing secret of “{name}”', { name: shown.webhook.name })}
          lead={t('Signs every delivery. Copy it now. You can’t view it again.')}
          label={t('Secret')}
          secret={shown.secret}
          onDone={() => setShown(null)}
        />
      ) : null}
      <FailureAlert error={webhooks.error} title={t('Couldn’t load the endpoints')} />
      <FailureAlert error={rotate.error} title={t('Couldn’t rotate')} />
      <FailureAlert error={turn.error} title={t('Couldn’t save changes')} />
      {webhooks.isPending ? <Busy /> : null}
      {known?.webhooks.length === 0 ? <NoEndpoints events={known.events} onAdd={open} /> : null}
      {known && known.webhooks.length > 0 ? (
        <>
          <WebhookTable
            webhooks={known.webhooks}
            events={known.events}
            onRotate={(id, overlapSeconds) => rotate.mutateAsync({ id, overlapSeconds }).then(setShown)}
            onSwitch={(id, to) => turn.mutate({ id, to })}
          />
          <DeliveryLog webhooks={known.webhooks} />
        </>
      ) : null}
      <Modal opened={creating} onClose={close} title={t('Add endpoint')}>
        <NewWebhookForm
          events={known?.events ?? []}
          onMade={(made) => {
            setShown(made);
            close();
          }}
        />
      </Modal>
    </>
  );
}
