import { Button, Group, NativeSelect, Pill, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchExecutions } from '../api/executions';
import { workflows } from '../api/workflows';
import { t } from '../i18n/language';
import type { ExecutionsSearch } from '../page-searches';
import { beginOf, dayOf, lastDayBefore } from '../ui/days';
import { FailureAlert } from '../ui/notices';

type Change = { readonly [name in keyof ExecutionsSearch]?: ExecutionsSearch[name] | undefined };

interface ExecutionFiltersProps {
  readonly search: ExecutionsSearch;
  readonly onChange: (change: Change) => void;
}

/** Filters verifications by person or document, workflow and days. */
export function ExecutionFilters({ search, onChange }: ExecutionFiltersProps) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<string | null>(null);
  const find = useSearchExecutions(search.space);
  const known = useQuery(workflows);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = typed.trim();
    if (query === '') return;
    find.mutate(query, {
      onSuccess: ({ key }) => {
        setFound(query);
        onChange({ key });
      },
    });
  };
  const until = search.to === undefined ? '' : lastDayBefore(search.to);
  return (
    <>
      <Group align="flex-end" mb="sm" gap="sm">
        <form onSubmit={submit} aria-label={t('Search verifications')}>
          <Group align="flex-end" gap="xs">
            <TextInput
              label={t('Person, document or ID')}
              placeholder={t('name, user ID, email, phone, document number')}
              w="min(22rem, 78vw)"
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" loading={find.isPending}>
              {t('Search')}
            </Button>
          </Group>
        </form>
        <NativeSelect
          label={t('Workflow')}
          data={[
            { value: '', label: t('All workflows') },
            ...(known.data?.workflows ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={search.workflow ?? ''}
          onChange={(event) => onChange({ workflow: event.currentTarget.value || undefined })}
        />
        <TextInput
          label={t('Started from')}
          type="date"
          value={search.from === undefined ? '' : dayOf(new Date(search.from))}
          onChange={(event) => onChange({ from: beginOf(event.currentTarget.value) })}
        />
        <TextInput
          label={t('Started until')}
          type="date"
          value={until}
          onChange={(event) => onChange({ to: beginOf(event.currentTarget.value, 1) })}
        />
      </Group>
      <FailureAlert error={find.error} title={t('Search failed')} />
      {search.key ? (
        <Group gap="xs" mb="sm">
          <Text size="sm">{t('Active filters')}</Text>
          <Pill
            withRemoveButton
            removeButtonProps={{ 'aria-label': t('Clear search'), 'aria-hidden': false, tabIndex: 0 }}
            onRemove={() => {
              setFound(null);
              setTyped('');
              onChange({ key: undefined });
            }}
          >
            <bdi>{found ?? t('search result')}</bdi>
          </Pill>
        </Group>
      ) : null}
    </>
  );
}
