import { Button, Group, Pill, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type FoundMonitored, useSearchMonitored } from '../api/screening';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';

const MAX_LENGTH = 255;

interface FindMonitoredProps {
  /** undefined for all names; null if nothing was found. */
  readonly narrowed: string | null | undefined;
  readonly onNarrow: (key: string | null | undefined) => void;
}

/** Searches monitored names by user ID or name; offers phonetic matches too. */
export function FindMonitored({ narrowed, onNarrow }: FindMonitoredProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [found, setFound] = useState<readonly FoundMonitored[]>([]);
  const find = useSearchMonitored();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = typed.trim();
    if (query === '') return;
    find.mutate(query, {
      onSuccess: (answer) => {
        setAsked(query);
        setFound(answer.found);
        onNarrow(answer.found[0]?.key ?? null);
      },
    });
  };
  const alike = found.find(({ kind, key }) => kind === 'name_sound' && key !== narrowed);
  return (
    <>
      <form onSubmit={submit} aria-label={t('Search monitored names')}>
        <Group align="flex-end" gap="xs" mb="sm">
          <TextInput
            label={t('User or name')}
            w="min(22rem, 78vw)"
            maxLength={MAX_LENGTH}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={find.isPending}>
            {t('Search')}
          </Button>
        </Group>
      </form>
      <FailureAlert error={find.error} title={t('Search failed')} />
      {narrowed === undefined ? null : (
        <Group gap="xs" mb="sm">
          <Text size="sm">{t('Active filters')}</Text>
          <Pill
            withRemoveButton
            removeButtonProps={{ 'aria-label': t('Clear search'), 'aria-hidden': false, tabIndex: 0 }}
            onRemove={() => {
              setTyped('');
              setFound([]);
              onNarrow(undefined);
            }}
          >
            <bdi>{asked}</bdi>
          </Pill>
          {alike ? (
            <Button size="compact-xs" variant="default" onClick={() => onNarrow(alike.key)}>
              {t('Include phonetic matches')}
            </Button>
          ) : null}
        </Group>
      )}
    </>
  );
}
