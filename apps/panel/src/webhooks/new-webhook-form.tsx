import type { WebhookEvent } from '@assay/contract';
import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type SecretShown, useCreateWebhook } from '../api/webhooks';
import { FailureAlert } from '../ui/failure-alert';

interface NewWebhookFormProps {
  readonly events: readonly WebhookEvent[];
  readonly onMade: (made: SecretShown) => void;
}

export function NewWebhookForm({ events, onMade }: NewWebhookFormProps) {
  const create = useCreateWebhook();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [wanted, setWanted] = useState<readonly WebhookEvent[]>(['transaction/processed']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ name: name.trim(), url: url.trim(), events: wanted }, { onSuccess: onMade });
  };
  const isComplete = name.trim() !== '' && url.trim() !== '' && wanted.length > 0;
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="Name"
          required
          maxLength={100}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label="URL"
          description="An https address that answers a ping with 200."
          required
          maxLength={2048}
          placeholder="https://shop.example/hooks"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <Checkbox.Group
          label="Events"
          value={[...wanted]}
          onChange={(names) => setWanted(events.filter((event) => names.includes(event)))}
        >
          <Stack mt={4} gap={6}>
            {events.map((name) => (
              <Checkbox key={name} value={name} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
        <FailureAlert error={create.error} title="Not registered" />
        <Button type="submit" loading={create.isPending} disabled={!isComplete}>
          Register endpoint
        </Button>
      </Stack>
    </form>
  );
}
