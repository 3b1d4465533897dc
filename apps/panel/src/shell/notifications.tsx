import { Button, Popover, Stack, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { screeningStatus } from '../api/screening';
import { EmptyState } from '../design/states';
import { t } from '../i18n/language';
import { AnchorLink } from '../ui/shown-values';
import classes from './header.module.css';
import { dismissNotice, useDismissed } from './notices';

interface Notice {
  /** Includes what the notice is about, so that a dismissed one returns when that changes. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Returns the current notices that the user has not dismissed. */
function useNotices(): readonly Notice[] {
  const { data: status } = useQuery(screeningStatus);
  const dismissed = useDismissed();
  const notices: Notice[] = [];
  if (status?.state === 'failed') {
    notices.push({
      id: `screening-failed:${status.notice ?? ''}`,
      title: t('Couldn’t update the watchlists'),
      text: status.notice ?? '',
    });
  }
  if (status?.state === 'demonstration') {
    notices.push({
      id: 'screening-demonstration',
      title: t('Screening uses sample names only'),
      text: t('Run {command} on the server to download the official watchlists.', {
        command: 'assay lists update',
      }),
    });
  }
  return notices.filter(({ id }) => !dismissed.includes(id));
}

/** Bell with the number of notices; it opens them. */
export function NotificationCenter() {
  const [isOpen, setOpen] = useState(false);
  const notices = useNotices();
  const name = t(
    '{count, plural, =0 {Notifications} one {Notifications: # unread} other {Notifications: # unread}}',
    {
      count: notices.length,
    },
  );
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={340}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button type="button" className={classes.button} aria-label={name} onClick={() => setOpen(!isOpen)}>
          <IconBell size={18} stroke={1.6} aria-hidden />
          {notices.length > 0 ? (
            <span className={classes.count} aria-hidden>
              {notices.length}
            </span>
          ) : null}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Notifications')}>
        {notices.length === 0 ? (
          <EmptyState icon={<IconBell size={24} stroke={1.6} />} title={t('No notifications')}>
            {t('Problems and news of this account appear here.')}
          </EmptyState>
        ) : (
          <Stack gap="md">
            {notices.map((notice) => (
              <NoticeCard key={notice.id} notice={notice} onLeave={() => setOpen(false)} />
            ))}
          </Stack>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

interface NoticeCardProps {
  readonly notice: Notice;
  readonly onLeave: () => void;
}

function NoticeCard({ notice: { id, title, text }, onLeave }: NoticeCardProps) {
  return (
    <Stack gap={4} role="note" aria-label={title}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="sm" c="dimmed" className="breaks">
        {text}
      </Text>
      <div>
        <AnchorLink to="/panel/screening" fz="sm" onClick={onLeave}>
          {t('View loaded watchlists')}
        </AnchorLink>
        <Button variant="subtle" size="compact-xs" ml="sm" onClick={() => dismissNotice(id)}>
          {t('Dismiss')}
        </Button>
      </div>
    </Stack>
  );
}
