import { Button, Group, Menu, Paper, Stack, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMe } from '../api/account';
import { type Alert, type AlertChange, useChangeAlert } from '../api/alerts';
import { showToast } from '../design/toast-store';
import { locale, t } from '../i18n/language';
import { SettledSelect } from '../ui/inputs';
import { useKeys } from '../ui/keys';
import { FailureAlert } from '../ui/notices';
import { ShortTime } from '../ui/time';
import { useAssigneeChoices } from './assignee-choices';

const DAY_MS = 86_400_000;
const SNOOZE_DAYS = [1, 3, 7, 14, 30] as const;

const days = (count: number): string => t('{count, plural, one {# day} other {# days}}', { count });
const inDays = (count: number): string => new Date(Date.now() + count * DAY_MS).toISOString();

/** Assignment, snooze and deadline of an alert; each change can be undone. */
export function AlertAssignment({ alert }: { readonly alert: Alert }) {
  const change = useChangeAlert(alert.id);
  const me = useMe();
  const isMine = alert.assignee === me;
  const send = (body: AlertChange, undo: AlertChange, text: string) =>
    change.mutate(body, { onSuccess: () => showToast({ text, undo: () => change.mutate(undo) }) });
  const assign = (assignee: string | null) =>
    send(
      { assignee },
      { assignee: alert.assignee },
      assignee === null ? t('Alert released.') : t('Alert assigned.'),
    );
  const snooze = (until: string | null) =>
    send(
      { snoozed_until: until },
      { snoozed_until: alert.snoozed_until },
      until === null ? t('Alert reopened.') : t('Alert snoozed.'),
    );
  const due = (at: string | null) => send({ due_at: at }, { due_at: alert.due_at }, t('Deadline changed.'));
  useKeys({
    c: () => assign(isMine ? null : me),
    h: () => (alert.status === 'SNOOZED' ? snooze(null) : snooze(inDays(SNOOZE_DAYS[0]))),
  });
  return (
    <Paper withBorder p="sm" mb="sm" component="section" aria-label={t('Assignment')}>
      <Stack gap="xs">
        <Text fw={600}>{t('Assigned to')}</Text>
        <AssigneeSelect alert={alert} onAssign={assign} />
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            aria-keyshortcuts="c"
            onClick={() => assign(isMine ? null : me)}
          >
            {isMine ? t('Release') : t('Claim')}
          </Button>
          <Delay
            label={alert.status === 'SNOOZED' ? t('Snoozed') : t('Snooze')}
            endLabel={alert.status === 'SNOOZED' ? t('Open now') : null}
            onDays={(count) => snooze(inDays(count))}
            onEnd={() => snooze(null)}
          />
          <Delay
            label={t('Deadline')}
            endLabel={alert.due_at === null ? null : t('No deadline')}
            onDays={(count) => due(inDays(count))}
            onEnd={() => due(null)}
          />
        </Group>
        {alert.snoozed_until ? (
          <Text size="xs" c="dimmed">
            {t('Snoozed until')} <ShortTime at={alert.snoozed_until} />
          </Text>
        ) : null}
        <FailureAlert error={change.error} title={t('Couldn’t save')} />
      </Stack>
    </Paper>
  );
}

interface AssigneeProps {
  readonly alert: Alert;
  readonly onAssign: (assignee: string | null) => void;
}

function AssigneeSelect({ alert: { assignee }, onAssign }: AssigneeProps) {
  const choices = useAssigneeChoices(assignee);
  return (
    <SettledSelect
      aria-label={t('Assigned to')}
      w="100%"
      settleLabel={t('Assign')}
      data={choices}
      value={assignee ?? ''}
      onSettle={(chosen) => onAssign(chosen === '' ? null : chosen)}
    />
  );
}

interface DelayProps {
  readonly label: string;
  /** Removes the time; null = there is none. */
  readonly endLabel: string | null;
  readonly onDays: (count: number) => void;
  readonly onEnd: () => void;
}

/** Menu with a number of days from now. */
function Delay({ label, endLabel, onDays, onEnd }: DelayProps) {
  const day = new Intl.DateTimeFormat(locale(), { weekday: 'short', month: 'short', day: 'numeric' });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button size="compact-sm" variant="default" rightSection={<IconChevronDown size={14} />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {SNOOZE_DAYS.map((count) => (
          <Menu.Item
            key={count}
            onClick={() => onDays(count)}
            rightSection={
              <Text size="xs" c="dimmed" ml="md">
                {day.format(Date.now() + count * DAY_MS)}
              </Text>
            }
          >
            {days(count)}
          </Menu.Item>
        ))}
        {endLabel === null ? null : (
          <>
            <Menu.Divider />
            <Menu.Item onClick={onEnd}>{endLabel}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
