import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../api/account';
import { alertById } from '../api/alerts';
import { ErrorState, TextSkeleton } from '../design/states';
import { t } from '../i18n/language';
import { ButtonLink } from '../ui/shown-values';
import { AlertAssignment } from './alert-assignment';
import { AlertDecision } from './alert-decision';
import { AlertBadges, AlertOverview } from './alert-summary';
import { MoneyFlow } from './flow/money-flow';
import { SuspiciousSteps } from './suspicious-steps';

interface AlertDrawerProps {
  readonly id: string;
  readonly onClosed: () => void;
}

/** The open alert of the list: reasons, disposition, assignment and money flow. */
export function AlertDrawer({ id, onClosed }: AlertDrawerProps) {
  const { data: alert, error, refetch } = useQuery(alertById(id));
  const mayChange = useMay('cases:change');
  if (!alert)
    return error ? (
      <ErrorState error={error} title={t('Couldn’t load the alert')} onRetry={() => void refetch()} />
    ) : (
      <TextSkeleton lines={10} />
    );
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <AlertBadges alert={alert} />
        <ButtonLink size="compact-sm" variant="default" to="/panel/alerts/$id" params={{ id }}>
          {t('View full alert')}
        </ButtonLink>
      </Group>
      <div>
        <AlertOverview alert={alert} />
      </div>
      {mayChange && alert.status !== 'CLOSED' ? (
        <div>
          <AlertDecision
            alert={alert}
            // A suspicious alert stays open, because it shows the next steps.
            onClosed={({ disposition }) => (disposition === 'SUSPICIOUS' ? undefined : onClosed())}
          />
          <AlertAssignment alert={alert} />
        </div>
      ) : null}
      <SuspiciousSteps alert={alert} />
      <div>
        <MoneyFlow
          edges={alert.edges}
          parties={alert.parties}
          entity={alert.entity_key}
          file={`alert-${alert.id}`}
          isCompact
        />
      </div>
    </Stack>
  );
}
