import type { EvaluationSummary } from '@assay/management-api';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import type { Space } from '../api/evaluations';
import { english, t } from '../i18n/language';
import { isMasked } from '../personal/reveal';
import { FailureAlert } from '../ui/notices';
import { saveFile } from '../ui/save-file';

const DOMAINS = ['FRAUD', 'AML_Case_Management', 'AML_Name_Screening', 'IDV'] as const;
const WORD = 'ERASE';
const LOOK_MS = 1000;

interface ErasePersonProps {
  readonly person: EvaluationSummary['person'];
  readonly space: Space;
}

/** Erases a person's data after the user types a confirmation. */
export function ErasePerson({ person, space }: ErasePersonProps) {
  // Masked values can't be searched.
  const [email, user_id] = [person.email, person.user_id].map((text) => (isMasked(text) ? null : text));
  const [typed, setTyped] = useState('');
  const begin = useMutation({
    mutationFn: () =>
      call('POST /person-erasures', {
        query: { environment: space },
        body: {
          ...(email ? { email } : {}),
          ...(user_id ? { user_id } : {}),
          domains: [...DOMAINS],
        },
      }),
  });
  const id = begin.data?.request_id;
  const state = useQuery({
    queryKey: ['erasure', space, id],
    queryFn: () =>
      call('GET /person-erasures/{id}', { params: { id: id ?? '' }, query: { environment: space } }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.status === 'IN_PROGRESS' ? LOOK_MS : false,
  });
  if (!email && !user_id) {
    return <Text size="sm">{t('The transaction doesn’t contain an email address or user ID.')}</Text>;
  }
  if (id !== undefined) {
    return (
      <Stack>
        <Text size="sm" role="status">
          {t(WORDS[state.data?.status ?? 'IN_PROGRESS'])}
        </Text>
        <FailureAlert error={state.error} title={t('Couldn’t load progress. Deletion is still running.')} />
      </Stack>
    );
  }
  return (
    <Stack>
      <Text size="sm" className="breaks">
        {t(
          'Permanently deletes all data stored for {names}: transactions, cases, screenings and verifications. You can’t undo this. The audit log records the deletion without personal data.',
          {
            names: [email, user_id].filter(Boolean).join(t(' and ')),
          },
        )}
      </Text>
      <TextInput
        data-autofocus
        label={t('Type {WORD} to confirm', { WORD })}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <FailureAlert error={begin.error} title={t('Couldn’t erase the data')} />
      <Button
        color="red"
        disabled={typed.trim() !== WORD}
        loading={begin.isPending}
        onClick={() => begin.mutate()}
      >
        {t('Erase personal data')}
      </Button>
    </Stack>
  );
}

const WORDS = {
  IN_PROGRESS: english('Erasing data. You can close this window.'),
  COMPLETED: english('Data erased. This page still shows data that was loaded earlier.'),
  FAILED: english('Erasure failed and will be retried. Check the server log for the cause.'),
} as const;

const A_PAGE = 500;

interface ExportPersonProps {
  readonly person: EvaluationSummary['person'];
  readonly space: Space;
}

/** Exports all stored data of a person as JSON Lines, for data subject requests. */
export function ExportPerson({ person, space }: ExportPersonProps) {
  const [count, setCount] = useState(0);
  const { email, user_id } = person;
  const write = useMutation({
    mutationFn: async () => {
      const lines: string[] = [];
      const named = { ...(email ? { email } : {}), ...(user_id ? { user_id } : {}) };
      for (let cursor: string | undefined; ; ) {
        const { records, next } = await call('POST /person-export', {
          query: { environment: space },
          body: { ...named, limit: A_PAGE, ...(cursor ? { cursor } : {}) },
        });
        for (const record of records) lines.push(`${JSON.stringify(record)}\n`);
        setCount(lines.length);
        if (next === null) break;
        cursor = next;
      }
      saveFile(lines, 'application/x-ndjson', 'person.jsonl');
    },
  });
  if (!email && !user_id) {
    return <Text size="sm">{t('The transaction doesn’t contain an email address or user ID.')}</Text>;
  }
  return (
    <Stack>
      <Text size="sm" className="breaks">
        {t('Exports all data stored for {names}, one record per line. The audit log records the export.', {
          names: [email, user_id].filter(Boolean).join(t(' and ')),
        })}
      </Text>
      {write.isPending || write.isSuccess ? (
        <Text size="sm" role="status" className="numeric">
          {write.isSuccess
            ? t('{count, plural, one {# record} other {# records}}, saved', { count })
            : t('{count, plural, one {# record} other {# records}} so far', { count })}
        </Text>
      ) : null}
      <FailureAlert error={write.error} title={t('The export failed. No file was saved.')} />
      <Button loading={write.isPending} onClick={() => write.mutate()}>
        {t('Export')}
      </Button>
    </Stack>
  );
}
