import { List, Paper, Text } from '@mantine/core';
import type { ScreeningCase } from '../api/screening';
import { t } from '../i18n/language';
import { AnchorLink } from '../ui/shown-values';

/** Next steps after a true match; empty without one. */
export function NextSteps({ found }: { readonly found: ScreeningCase }) {
  if (!found.entries.some(({ decision }) => decision === 'TRUE_MATCH')) return null;
  return (
    <Paper withBorder p="sm" mb="md" component="section" aria-label={t('Next steps')}>
      <Text fw={600} mb={4}>
        {t('Next steps after a true match')}
      </Text>
      <List size="sm" spacing={4}>
        <List.Item>
          <AnchorLink to="/panel/lists">{t('Block the customer on a blocklist')}</AnchorLink>
        </List.Item>
        <List.Item>
          {t('Report to your authority. Assay files no report; attach the evidence to the case.')}
        </List.Item>
        <List.Item>{t('Set the status to Closed when all steps are done.')}</List.Item>
      </List>
    </Paper>
  );
}
