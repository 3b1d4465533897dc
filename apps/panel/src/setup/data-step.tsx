import { Button, Group, Progress, Stack, Switch, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useSession } from '../api/account';
import { type DataUpdate, type DataUpdates, useRequestUpdates, useSwitchUpdates } from '../api/operations';
import { StateBadge } from '../design/state-badge';
import { locale, t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { AnchorLink } from '../ui/shown-values';
import classes from './setup.module.css';
import { TOPICS, type TopicGroup, topicGroups } from './topics';

/** Turns on daily updates and downloads all sources now. */
function useStart({ enabled }: DataUpdates) {
  const toggle = useSwitchUpdates();
  const request = useRequestUpdates();
  return {
    error: toggle.error ?? request.error,
    isPending: toggle.isPending || request.isPending,
    start: () => {
      const on = enabled ? Promise.resolve() : toggle.mutateAsync(true);
      // The mutations report their errors.
      on.then(() => request.mutateAsync(null)).catch(() => undefined);
    },
    toggle,
  };
}

/** Downloads feeds and watchlists, and shows what each of them adds. */
export function DataStep({ updates }: { readonly updates: DataUpdates }) {
  const { error, isPending, start, toggle } = useStart(updates);
  const isBusy = updates.updates.some(({ running, waiting }) => running || waiting);
  const groups = topicGroups(updates.updates);
  const isLoaded = updates.enabled && groups.some(({ loaded }) => loaded > 0);
  const ownsData = useSession().data?.account.owner ?? false;
  const isSet = updates.decided_by === 'variable';
  return (
    <Stack gap="md">
      <Text size="sm">
        {t(
          'The server downloads {count} free feeds and lists from their publishers. It sends no transaction data.',
          { count: updates.updates.length },
        )}
      </Text>
      {ownsData ? (
        <Group gap="md">
          <Button
            variant={isLoaded ? 'default' : 'filled'}
            onClick={start}
            loading={isPending}
            disabled={isBusy}
          >
            {updates.enabled || isSet ? t('Download now') : t('Download now and daily')}
          </Button>
          {updates.enabled || isSet ? (
            <Switch
              label={t('Update automatically')}
              description={isSet ? t('Set by the environment variable ASSAY_DATA_UPDATES.') : null}
              checked={updates.enabled}
              disabled={isSet || toggle.isPending}
              onChange={(event) => toggle.mutate(event.currentTarget.checked)}
            />
          ) : null}
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {t('The operator of this installation downloads the data for all accounts.')}
        </Text>
      )}
      {isBusy ? <DownloadProgress {...updates.progress} /> : null}
      <FailureAlert error={error} title={t('Couldn’t start the download')} />
      <ul className={classes.topics}>
        {groups.map((group) => (
          <TopicRow key={group.topic} group={group} />
        ))}
      </ul>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          {t('A value whose source isn’t loaded is unknown, never false.')}
        </Text>
        <AnchorLink to="/panel/sources" fz="xs">
          {t('All data sources')}
        </AnchorLink>
      </Group>
    </Stack>
  );
}

function DownloadProgress({ total, ended }: DataUpdates['progress']) {
  return (
    <Stack gap={4} role="status" aria-label={t('Update')}>
      <Text size="sm">{t('Updating: {ended} of {total} sources', { ended, total })}</Text>
      <Progress value={total === 0 ? 0 : (100 * ended) / total} aria-label={t('Update progress')} />
    </Stack>
  );
}

/** Number of licenses of a group that fit a line. */
const MAX_LICENCES = 1;

function GroupState({ group: { loaded, failed, sources } }: { readonly group: TopicGroup }) {
  if (sources.some(({ running, waiting }) => running || waiting))
    return <StateBadge size="sm" state="RUNNING" label={t('running')} />;
  if (loaded === sources.length) return <StateBadge size="sm" state="OK" label={t('loaded')} />;
  if (failed > 0) return <StateBadge size="sm" state="WARNING" label={t('{failed} failed', { failed })} />;
  return loaded > 0 ? (
    <StateBadge
      size="sm"
      state="OK"
      label={t('{loaded} of {all} free feeds', { loaded, all: sources.length })}
    />
  ) : (
    <span className={classes.topicAbout}>{t('not loaded')}</span>
  );
}

/** One kind of data; opens to its sources. */
function TopicRow({ group }: { readonly group: TopicGroup }) {
  const { topic, sources, licences } = group;
  const { name, about } = TOPICS[topic];
  return (
    <li>
      <details className={classes.topic}>
        <summary className={classes.topicHead}>
          <IconChevronRight size={14} className={classes.chevron ?? ''} aria-hidden />
          <span className={classes.topicText}>
            <span className={classes.topicName}>{t(name)}</span>
            <span className={classes.topicAbout}>{t(about)}</span>
          </span>
          <span className={classes.topicFacts}>
            {t('{count, plural, one {# free feed} other {# free feeds}}', { count: sources.length })}
            {' · '}
            {licences.length > MAX_LICENCES
              ? t('{count} licenses', { count: licences.length })
              : licences.join(', ')}
          </span>
          <span className={classes.topicState}>
            <GroupState group={group} />
          </span>
        </summary>
        <ul className={classes.sources}>
          {sources.map((source) => (
            <SourceLine key={source.source} source={source} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function SourceLine({ source: { title, licence, rows, reason, outcome } }: { readonly source: DataUpdate }) {
  const isBad = outcome === 'failed' || outcome === 'refused';
  return (
    <li className={classes.source}>
      <span>{title}</span>
      <span className={classes.licence}>{licence}</span>
      <span className={classes.rows}>
        {rows === null ? '–' : t('{rows} rows', { rows: rows.toLocaleString(locale()) })}
      </span>
      {isBad && reason ? <span className={classes.reason}>{reason.message}</span> : null}
    </li>
  );
}
