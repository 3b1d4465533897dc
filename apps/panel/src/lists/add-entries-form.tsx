import { Button, Group, Paper, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type ManagedList, useAddEntries } from '../api/lists';
import { FailureAlert } from '../ui/failure-alert';
import { readLines } from './lines';
import { LIST_FIELDS } from './list-fields';
import { namingValues } from './refused-values';

interface AddEntriesFormProps {
  readonly list: ManagedList;
}

/** Puts values on a list, one per line; one bad value, and none is added. */
export function AddEntriesForm({ list }: AddEntriesFormProps) {
  const add = useAddEntries(list.id);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [until, setUntil] = useState('');
  const values = readLines(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const expires_at = until === '' ? null : new Date(until).toISOString();
    add.mutate({ values, note: note.trim(), expires_at }, { onSuccess: () => setText('') });
  };
  return (
    <Paper withBorder p="md" mb="lg" component="form" onSubmit={submit}>
      <Textarea
        label="Add values"
        description={`One per line, such as ${LIST_FIELDS[list.field]}`}
        autosize
        minRows={2}
        maxRows={10}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group mt="sm" align="flex-end">
        <TextInput
          label="Note"
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <TextInput
          label="Until"
          type="datetime-local"
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Button type="submit" loading={add.isPending} disabled={values.length === 0}>
          {values.length > 1 ? `Add ${values.length} values` : 'Add'}
        </Button>
        {add.data && text === '' ? (
          <Text size="sm" c="teal" role="status">
            ✓ {add.data.saved} on the list
          </Text>
        ) : null}
      </Group>
      <FailureAlert
        error={add.error && namingValues(add.error, add.variables?.values ?? [])}
        title="Nothing was added"
      />
    </Paper>
  );
}
