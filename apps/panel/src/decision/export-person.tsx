import type { EvaluationSummary } from '@assay/management-api';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import type { Space } from '../api/evaluations';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { saveFile } from '../ui/save-file';

const A_PAGE = 500;

interface ExportPersonProps {
  readonly person: EvaluationSummary['person'];
  readonly space: Space;
}

/** Everything that is kept of whom the call names, as JSON Lines, for who asks about themselves. */
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
    return (
      <Text size="sm">
        {t('The call names neither an e-mail address nor a user id: there is nobody to look for.')}
      </Text>
    );
  }
  return (
    <Stack>
      <Text size="sm" className="breaks">
        {t(
          'Everything that is kept under {names}, one record a line. The audit trail notes that it was asked for.',
          {
            names: [email, user_id].filter(Boolean).join(t(' and ')),
          },
        )}
      </Text>
      {write.isPending || write.isSuccess ? (
        <Text size="sm" role="status" className="numeric">
          {write.isSuccess
            ? t('{count, plural, one {# record} other {# records}}, saved', { count })
            : t('{count, plural, one {# record} other {# records}} so far', { count })}
        </Text>
      ) : null}
      <FailureAlert error={write.error} title={t('The export broke off; nothing was saved')} />
      <Button loading={write.isPending} onClick={() => write.mutate()}>
        {t('Export')}
      </Button>
    </Stack>
  );
}
