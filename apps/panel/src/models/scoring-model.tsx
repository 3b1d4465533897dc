import { Group, Paper, Switch, Text, Title } from '@mantine/core';
import { type Models, usePromoteByRule, usePromoteModel } from '../api/models';
import { useMay } from '../api/session';
import { t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/failure-alert';
import { Permitted } from '../ui/permitted';
import { isBase, modelName } from './figures';

/** Which model scores now, how it got there, and the way back. */
export function ScoringModel({ models }: { readonly models: Models }) {
  const promote = usePromoteModel();
  const byRule = usePromoteByRule();
  const mayChange = useMay('models:change');
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={t('The model that scores')}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2} size="h4">
            {t('{model} scores', { model: modelName(models.scoring) })}
          </Title>
          <Text size="sm" c="dimmed">
            {t('It gives every call its blackbox score. Test keys are always scored by the base model.')}
          </Text>
        </div>
        <Permitted to="models:change">
          <ConfirmButton
            label={t('Roll back')}
            disabled={isBase(models.scoring)}
            question={t('The model that scored before the last promotion scores again.')}
            loading={promote.isPending}
            onConfirm={() => promote.mutate(null)}
          />
        </Permitted>
      </Group>
      <Switch
        mt="sm"
        label={t('A clearly better model scores by itself once it is trained')}
        checked={models.promote_by_rule}
        disabled={!mayChange || byRule.isPending}
        onChange={(event) => byRule.mutate(event.currentTarget.checked)}
      />
      <FailureAlert error={promote.error} title={t('Not rolled back')} />
      <FailureAlert error={byRule.error} title={t('Not changed')} />
    </Paper>
  );
}
