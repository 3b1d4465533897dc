import { Alert, Button, Group, Text } from '@mantine/core';
import { t } from '../i18n/language';
import type { Draft } from './use-draft';

/** Stands in a form whose edits are older than the form. */
export function DraftNotice({ draft }: { readonly draft: Omit<Draft<object>, 'change' | 'value'> }) {
  if (!draft.isBroughtBack && !draft.isOvertaken) return null;
  return (
    <Alert color={draft.isOvertaken ? 'orange' : 'blue'} variant="light" p="xs" role="status">
      <Group justify="space-between">
        <Text size="sm">
          {draft.isOvertaken
            ? t(
                'Somebody else changed this meanwhile. What you typed stands here, unsaved; saving it replaces that change.',
              )
            : t('What you typed before stands here, unsaved.')}
        </Text>
        <Button size="compact-xs" variant="default" onClick={draft.forget}>
          {t('Discard it')}
        </Button>
      </Group>
    </Alert>
  );
}
