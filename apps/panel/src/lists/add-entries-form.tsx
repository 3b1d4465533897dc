import { Button, Group, Paper, Text, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { type ManagedList, useAddEntries } from '../api/lists';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { readLines } from './lines';
import { exampleOf } from './list-fields';
import { namingValues } from './refused-values';

interface AddEntriesFormProps {
  readonly list: ManagedList;
}

/** Puts values on a list, one per line; one bad value, and none is added. */
export function AddEntriesForm({ list }: AddEntriesFormProps) {
  const add = useAddEntries(list.id);
  const draft = useDraft(`entries ${list.id}`, { text: '', note: '', until: '' });
  const { text, note, until } = draft.value;
  const values = readLines(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const expires_at = until === '' ? null : new Date(until).toISOString();
    draft.saving(add.mutateAsync({ values, note: note.trim(), expires_at }));
  };
  return (
    <Paper withBorder p="md" mb="lg" component="form" onSubmit={submit}>
      <DraftNotice draft={draft} />
      <Textarea
        label={t('Add values')}
        description={t('One per line, such as {example}', { example: exampleOf(list.field) })}
        autosize
        minRows={2}
        maxRows={10}
        spellCheck={false}
        value={text}
        onChange={(event) => draft.change({ text: event.currentTarget.value })}
      />
      <Group mt="sm" align="flex-end">
        <TextInput
          label={t('Note')}
          maxLength={500}
          value={note}
          onChange={(event) => draft.change({ note: event.currentTarget.value })}
        />
        <TextInput
          label={t('Until')}
          type="datetime-local"
          value={until}
          onChange={(event) => draft.change({ until: event.currentTarget.value })}
        />
        <Button type="submit" loading={add.isPending} disabled={values.length === 0}>
          {values.length > 1 ? t('Add {count} values', { count: values.length }) : t('Add')}
        </Button>
        {add.data && text === '' ? (
          <Text size="sm" c="teal" role="status">
            {t('✓ {count} on the list', { count: add.data.saved })}
          </Text>
        ) : null}
      </Group>
      <FailureAlert
        error={add.error && namingValues(add.error, add.variables?.values ?? [])}
        title={t('Nothing was added')}
      />
    </Paper>
  );
}
