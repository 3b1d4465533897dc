import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dataUpdates, health, useRequestUpdates, useSwitchUpdates } from '../api/operations';
import { StateBadge } from '../design/state-badge';
import { EmptyState } from '../design/states';
import { showToast } from '../design/toast-store';
import { t, wordsOf } from '../i18n/language';
import { FailureAlert, WithCode } from '../ui/notices';
import { AnchorLink } from '../ui/shown-values';
import type { Advice } from './advice';

interface HealthAdviceProps {
  readonly advice: readonly Advice[];
  readonly onLeave: () => void;
}

/** Problems grouped by their fix, with a button or link that leads to it. */
export function HealthAdvice({ advice, onLeave }: HealthAdviceProps) {
  return (
    <Stack gap="md">
      {advice.length === 0 ? (
        <EmptyState icon={<IconCircleCheck size={24} stroke={1.6} />} title={t('All systems operational')} />
      ) : (
        advice.map((group) => <AdviceGroup key={group.remedy ?? group.problems[0]?.note} advice={group} />)
      )}
      <AnchorLink to="/panel/health" fz="sm" onClick={onLeave}>
        {t('View health')}
      </AnchorLink>
    </Stack>
  );
}

/** Number of problems of a group that are listed; the others are counted. */
const MAX_LISTED = 3;

function AdviceGroup({ advice: { state, remedy, problems } }: { readonly advice: Advice }) {
  const more = problems.length - MAX_LISTED;
  const isData = problems.some(({ subjects }) => subjects.includes('data sources'));
  return (
    <Stack gap={4}>
      {problems.slice(0, MAX_LISTED).map(({ subjects, note }, at) => (
        <div key={note}>
          <Group gap="xs">
            {at === 0 ? (
              <StateBadge size="sm" state={state} label={state === 'failed' ? t('error') : t('warning')} />
            ) : null}
            <Text size="sm" fw={600} className="breaks">
              {subjects.map((subject) => wordsOf(subject)).join(', ')}
            </Text>
          </Group>
          <Text size="sm" className="breaks">
            <WithCode text={wordsOf(note)} />
          </Text>
        </div>
      ))}
      {more > 0 ? (
        <Text size="xs" c="dimmed">
          {t('{count, plural, one {and # more} other {and # more}}', { count: more })}
        </Text>
      ) : null}
      {remedy ? (
        <Text size="xs" c="dimmed" className="breaks">
          <WithCode text={wordsOf(remedy)} />
        </Text>
      ) : null}
      {isData ? <DataFixes /> : null}
    </Stack>
  );
}

/** Buttons that load new data, and switch on the automatic updates. */
function DataFixes() {
  const { data } = useQuery(dataUpdates);
  const client = useQueryClient();
  const request = useRequestUpdates();
  const toggle = useSwitchUpdates();
  const refresh = () => client.invalidateQueries({ queryKey: health.queryKey });
  return (
    <>
      <FailureAlert error={request.error ?? toggle.error} />
      <Group gap="xs">
        <Button
          size="compact-sm"
          loading={request.isPending}
          onClick={() =>
            request.mutate(null, {
              onSuccess: () => {
                showToast({ text: t('Updates of all data sources started.'), tone: 'positive' });
                void refresh();
              },
            })
          }
        >
          {t('Update now')}
        </Button>
        {data && !data.enabled ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={toggle.isPending}
            onClick={() => toggle.mutate(true, { onSuccess: () => void refresh() })}
          >
            {t('Turn on updates')}
          </Button>
        ) : null}
      </Group>
    </>
  );
}
