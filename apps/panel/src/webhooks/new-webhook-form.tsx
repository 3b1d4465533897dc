import type { WebhookEvent } from '@assay/contract';
import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { type SecretShown, useCreateWebhook } from '../api/webhooks';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';

export const NEW_WEBHOOK = 'new webhook';

interface NewWebhookFormProps {
  readonly events: readonly WebhookEvent[];
  readonly onMade: (made: SecretShown) => void;
}

interface Draft {
  readonly name: string;
  readonly url: string;
  readonly wanted: readonly WebhookEvent[];
}

export function NewWebhookForm({ events, onMade }: NewWebhookFormProps) {
  const create = useCreateWebhook();
  const draft = useDraft<Draft>(NEW_WEBHOOK, { name: '', url: '', wanted: ['transaction/processed'] });
  const { name, url, wanted } = draft.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(create.mutateAsync({ name: name.trim(), url: url.trim(), events: wanted }), onMade);
  };
  const isComplete = name.trim() !== '' && url.trim() !== '' && wanted.length > 0;
  return (
    <form onSubmit={submit}>
      <Stack>
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
          description={t('An https address that answers a ping with 200.')}
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
        <FailureAlert error={create.error} title={t('Not registered')} />
        <Button type="submit" loading={create.isPending} disabled={!isComplete}>
          {t('Register endpoint')}
        </Button>
      </Stack>
    </form>
  );
}
