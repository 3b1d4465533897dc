import { Badge } from '@mantine/core';
import type { WorkflowSummary } from '../api/workflows';
import { english, type Sentence, t } from '../i18n/language';

const LOOKS: {
  readonly [status in WorkflowSummary['status']]: { readonly name: Sentence; readonly color: string };
} = {
  DRAFT: { name: english('draft'), color: 'gray' },
  ACTIVE: { name: english('active'), color: 'teal' },
  INACTIVE: { name: english('switched off'), color: 'gray' },
};

interface WorkflowStatusProps {
  readonly workflow: WorkflowSummary;
}

/** Whether it can be started, and whether a newer version waits. */
export function WorkflowStatus({ workflow }: WorkflowStatusProps) {
  const { status, active_version: active, newest_version: newest } = workflow;
  const { name, color } = LOOKS[status];
  return (
    <>
      <Badge color={color} variant="light" tt="none">
        {t(name)}
      </Badge>
      {active !== null && newest > active ? (
        <Badge color="yellow" variant="light" tt="none" ml={6}>
          {t('a newer draft')}
        </Badge>
      ) : null}
    </>
  );
}
