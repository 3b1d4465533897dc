import { TAG_LIMITS } from '@assay/contract';
import { Button, Group, Stack, TagsInput, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Space } from '../../api/evaluations';
import { tagValues, useTags } from '../../api/feedback';
import { FailureAlert } from '../../ui/failure-alert';

interface TagFormProps {
  readonly transaction: { readonly id: string; readonly space: Space };
  readonly tags: readonly string[];
}

/** How many of the known tags are offered at once. */
const MOST_OFFERED = 20;

/** Words of one's own on the transaction. */
export function TagForm({ transaction, tags }: TagFormProps) {
  const known = useQuery(tagValues(transaction.space));
  const give = useTags(transaction);
  const [wanted, setWanted] = useState([...tags]);
  const isSame = wanted.length === tags.length && wanted.every((tag, index) => tag === tags[index]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give.mutate(wanted);
  };
  return (
    <form onSubmit={submit} aria-label="Tag the transaction">
      <Stack gap="xs">
        <Text fw={600} size="sm">
          Tags
        </Text>
        <TagsInput
          label="Words of your own"
          description="They can be searched for, and rules can read them."
          data={[...(known.data?.tags ?? [])]}
          limit={MOST_OFFERED}
          maxTags={TAG_LIMITS.tagsPerTransaction}
          maxLength={TAG_LIMITS.tagLength}
          value={wanted}
          onChange={setWanted}
        />
        <FailureAlert error={give.error} title="The tags were not changed" />
        <Group>
          <Button type="submit" loading={give.isPending} disabled={isSame}>
            Keep the tags
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
