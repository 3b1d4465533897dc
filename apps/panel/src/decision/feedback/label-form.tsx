import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Space } from '../../api/evaluations';
import { useLabel } from '../../api/feedback';
import { LABEL_CHOICES } from '../../labels/label-names';
import { FailureAlert } from '../../ui/failure-alert';

interface LabelFormProps {
  readonly transaction: { readonly id: string; readonly space: Space };
  readonly label: string | null;
}

/** What the transaction turned out to be. */
export function LabelForm({ transaction, label }: LabelFormProps) {
  const give = useLabel(transaction);
  const [wanted, setWanted] = useState(label);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== null) give.mutate(wanted);
  };
  return (
    <form onSubmit={submit} aria-label="Label the transaction">
      <Stack gap="xs">
        <Text fw={600} size="sm">
          Label
        </Text>
        <Select
          label="What it turned out to be"
          description="A negative label declines the transaction, a positive one approves it. Models learn from it."
          placeholder="Choose a label"
          searchable
          data={LABEL_CHOICES}
          value={wanted}
          onChange={setWanted}
        />
        <FailureAlert error={give.error} title="The label was not changed" />
        <Group>
          <Button type="submit" loading={give.isPending} disabled={wanted === null || wanted === label}>
            Label
          </Button>
          <Button
            variant="default"
            disabled={label === null || give.isPending}
            onClick={() => give.mutate(null)}
          >
            Remove the label
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
