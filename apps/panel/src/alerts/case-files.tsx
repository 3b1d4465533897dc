import { Group, Paper, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { alertCase, type CaseFileOf, caseFile } from '../api/alerts';
import { type MenuAction, OverflowMenu } from '../design/page-header';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { saveFile } from '../ui/save-file';
import { PersonName } from '../ui/shown-values';
import { ShortTime } from '../ui/time';

/** Menu entries that download the signed case file of an alert or a case, and the error of a failed download. */
export function useCaseFile(): {
  readonly actionsOf: (of: CaseFileOf) => readonly MenuAction[];
  readonly error: unknown;
} {
  const load = useMutation({ mutationFn: caseFile });
  const save = async (of: CaseFileOf, format: 'html' | 'json') => {
    const { html, ...signed } = await load.mutateAsync(of);
    if (format === 'html') saveFile([html], 'text/html', `${of.kind}-${of.id}.html`);
    else saveFile([JSON.stringify(signed)], 'application/json', `${of.kind}-${of.id}.json`);
  };
  const icon = <IconDownload size={16} />;
  return {
    actionsOf: (of) => [
      {
        label: t('Download case file (HTML)'),
        icon,
        onClick: () => void save(of, 'html').catch(() => undefined),
      },
      {
        label: t('Download case file (JSON)'),
        icon,
        onClick: () => void save(of, 'json').catch(() => undefined),
      },
    ],
    error: load.error,
  };
}

/** Name and downloads of the case whose alerts the list shows. */
export function CaseStrip({ id }: { readonly id: string }) {
  const { data, error } = useQuery(alertCase(id));
  const file = useCaseFile();
  return (
    <>
      <FailureAlert error={error ?? file.error} title={t('Couldn’t load the case')} />
      {data ? (
        <Paper withBorder p="sm" mb="sm" component="section" aria-label={t('Case')}>
          <Group justify="space-between" wrap="nowrap">
            <div>
              <Text fw={600} className="breaks">
                {data.name}
              </Text>
              <Text size="sm" c="dimmed">
                {t('{count, plural, one {# alert} other {# alerts}}', { count: data.alerts.length })} ·{' '}
                <PersonName of={data.created_by} /> · <ShortTime at={data.created_at} />
              </Text>
            </div>
            <OverflowMenu label={t('Actions of the case')} actions={file.actionsOf({ kind: 'case', id })} />
          </Group>
        </Paper>
      ) : null}
    </>
  );
}
