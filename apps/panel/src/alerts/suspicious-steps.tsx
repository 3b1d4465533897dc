import { Button, List, Paper, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Alert } from '../api/alerts';
import { t } from '../i18n/language';
import { FailureAlert, Permitted } from '../ui/notices';
import { AnchorLink } from '../ui/shown-values';
import { useCaseFile } from './case-files';
import { MergeDialog } from './merge-dialog';

/** Next steps after an alert was closed as suspicious; empty for other alerts. */
export function SuspiciousSteps({ alert }: { readonly alert: Alert }) {
  const file = useCaseFile();
  const [merging, { open, close }] = useDisclosure(false);
  if (alert.disposition !== 'SUSPICIOUS') return null;
  const [html] = file.actionsOf({ kind: 'alert', id: alert.id });
  return (
    <Paper withBorder p="sm" mb="sm" component="section" aria-label={t('Next steps')}>
      <Text fw={600} mb={4}>
        {t('Next steps for a suspicious alert')}
      </Text>
      <List size="sm" spacing={6}>
        <List.Item>
          {alert.case_id ? (
            <AnchorLink to="/panel/alerts" search={{ case: alert.case_id }}>
              {t('View the alerts of the case')}
            </AnchorLink>
          ) : (
            <Permitted to="cases:change" otherwise={t('Add the alert to a case')}>
              <Button size="compact-sm" onClick={open}>
                {t('Add to a case')}
              </Button>
            </Permitted>
          )}
        </List.Item>
        <List.Item>
          <Button size="compact-sm" variant="default" onClick={html?.onClick}>
            {t('Download case file (HTML)')}
          </Button>
        </List.Item>
        <List.Item>
          {t('Report to your authority. Assay files no report; the case file contains the evidence.')}
        </List.Item>
      </List>
      <FailureAlert error={file.error} title={t('Couldn’t load the case file')} />
      <MergeDialog
        opened={merging}
        onClose={close}
        alerts={[alert]}
        cases={alert.case_id ? [alert.case_id] : []}
      />
    </Paper>
  );
}
