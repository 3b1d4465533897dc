import { Button, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { type ListField, type ManagedList, useCreateList } from '../api/lists';
import { FailureAlert } from '../ui/failure-alert';
import { LIST_FIELDS } from './list-fields';
import { LIST_KINDS } from './list-kinds';

const KINDS: { value: ManagedList['kind']; label: string }[] = [
  { value: 'block', label: 'Block' },
  { value: 'allow', label: 'Allow' },
  { value: 'plain', label: 'Plain' },
];

/** Makes a list and opens it. Its kind and field stay as they are chosen here. */
export function NewListForm() {
  const navigate = useNavigate();
  const create = useCreateList();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<ManagedList['kind']>('block');
  const [field, setField] = useState<ListField>('email');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(
      { name: name.trim(), kind, field },
      { onSuccess: ({ list }) => void navigate({ to: '/panel/lists/$id', params: { id: list.id } }) },
    );
  };
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
        <div>
          <SegmentedControl fullWidth aria-label="Kind" data={KINDS} value={kind} onChange={setKind} />
          <Text size="xs" c="dimmed" mt={4}>
            {LIST_KINDS[kind].about}
          </Text>
        </div>
        <Select
          label="Holds"
          allowDeselect={false}
          searchable
          data={Object.keys(LIST_FIELDS) as ListField[]}
          value={field}
          onChange={(chosen) => chosen && setField(chosen)}
        />
        <FailureAlert error={create.error} title="Not created" />
        <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
          Create list
        </Button>
      </Stack>
    </form>
  );
}
