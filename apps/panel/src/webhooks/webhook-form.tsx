import type { WebhookEvent } from '@assay/contract';
import type { ManagedWebhook } from '@assay/management-api';
import { Button, Checkbox, Modal, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { FormEvent } from 'react';
import { type SecretShown, useChangeWebhook, useCreateWebhook } from '../api/integrations';
import { type Draft, DraftNotice, useDraft, useHasDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';

export const NEW_WEBHOOK = 'new webhook';

interface Typed {
  readonly name: string;
  readonly url: string;
  readonly wanted: readonly WebhookEvent[];
}

interface FieldsProps {
  readonly draft: Draft<Typed>;
  readonly events: readonly WebhookEvent[];
}

const sent = ({ name, url, wanted }: Typed) => ({ name: name.trim(), url: url.trim(), events: wanted });

const isComplete = ({ name, url, wanted }: Typed): boolean =>
  name.trim() !== '' && url.trim() !== '' && wanted.length > 0;

function WebhookFields({ draft, events }: FieldsProps) {
  const { name, url, wanted } = draft.value;
  return (
    <>
      <DraftNotice draft={draft} />
      <TextInput
        label={t('Name')}
        required
        maxLength={100}
        data-autofocus
        value={name}
        onChange={(event) => draft.change({ name: event.currentTarget.value })}
      />
      <TextInput
        label="URL"
        description={t('An HTTPS URL that responds to a ping with 200.')}
        required
        maxLength={2048}
        placeholder="https://shop.example/hooks"
        value={url}
        onChange={(event) => draft.change({ url: event.currentTarget.value })}
      />
      <Checkbox.Group
        label={t('Events')}
        value={[...wanted]}
        onChange={(names) => draft.change({ wanted: events.filter((event) => names.includes(event)) })}
      >
        <Stack mt={4} gap={6}>
          {events.map((name) => (
            <Checkbox key={name} value={name} label={name} />
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  );
}

interface NewWebhookFormProps {
  readonly events: readonly WebhookEvent[];
  readonly onMade: (made: SecretShown) => void;
}

export function NewWebhookForm({ events, onMade }: NewWebhookFormProps) {
  const create = useCreateWebhook();
  const draft = useDraft<Typed>(NEW_WEBHOOK, { name: '', url: '', wanted: ['transaction/processed'] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(create.mutateAsync(sent(draft.value)), onMade);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <WebhookFields draft={draft} events={events} />
        <FailureAlert error={create.error} title={t('Couldn’t create the endpoint')} />
        <Button type="submit" loading={create.isPending} disabled={!isComplete(draft.value)}>
          {t('Create endpoint')}
        </Button>
      </Stack>
    </form>
  );
}

interface ChangeWebhookProps {
  readonly webhook: ManagedWebhook;
  readonly events: readonly WebhookEvent[];
}

function ChangeWebhookForm({
  webhook,
  events,
  onSaved,
}: ChangeWebhookProps & { readonly onSaved: () => void }) {
  const change = useChangeWebhook();
  const { id, name, url } = webhook;
  const draft = useDraft<Typed>(`change webhook ${id}`, { name, url, wanted: webhook.events });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(change.mutateAsync({ id, webhook: sent(draft.value) }), onSaved);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <WebhookFields draft={draft} events={events} />
        <FailureAlert error={change.error} title={t('Couldn’t save changes')} />
        <Button
          type="submit"
          loading={change.isPending}
          disabled={!draft.isEdited || !isComplete(draft.value)}
        >
          {t('Save')}
        </Button>
      </Stack>
    </form>
  );
}

/** Form for name, URL and events of an endpoint; the secret stays. */
export function ChangeWebhookButton(props: ChangeWebhookProps) {
  const { id, name } = props.webhook;
  const [opened, { open, close }] = useDisclosure(useHasDraft(`change webhook ${id}`));
  return (
    <>
      <Button size="compact-xs" variant="default" aria-label={t('Edit {name}', { name })} onClick={open}>
        {t('Change')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('Edit “{name}”', { name })}>
        <ChangeWebhookForm {...props} onSaved={close} />
      </Modal>
    </>
  );
}
