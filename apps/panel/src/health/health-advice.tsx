import { Button, CopyButton, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconCopy } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../api/account';
import { dataUpdates, health, useRequestUpdates, useSwitchUpdates } from '../api/operations';
import { StateBadge } from '../design/state-badge';
import { EmptyState } from '../design/states';
import { showToast } from '../design/toast-store';
import { t, wordsOf } from '../i18n/language';
import { FailureAlert, WithCode } from '../ui/notices';
import { AnchorLink } from '../ui/shown-values';
import { type Advice, commandOf } from './advice';
import classes from './health.module.css';

interface HealthAdviceProps {
  readonly advice: readonly Advice[];
  /** Called when the link to the page is followed; without it, there is no link. */
  readonly onLeave?: () => void;
}

/** Problems by cause, each with the button or command that fixes it. */
export function HealthAdvice({ advice, onLeave }: HealthAdviceProps) {
  return (
    <>
      {advice.length === 0 ? (
        <EmptyState icon={<IconCircleCheck size={24} stroke={1.6} />} title={t('All systems operational')}>
          {t('No action needed.')}
        </EmptyState>
      ) : (
        <ul className={classes.advice}>
          {advice.map((group) => (
            <AdviceGroup key={group.key} advice={group} />
          ))}
        </ul>
      )}
      {onLeave ? (
        <AnchorLink to="/panel/health" fz="sm" mt="sm" display="inline-block" onClick={onLeave}>
          {t('View health')}
        </AnchorLink>
      ) : null}
    </>
  );
}

function titleOf({ cause, subjects }: Advice): string {
  if (cause === 'watchlists') return t('Watchlists not loaded');
  return cause === 'stale'
    ? t('{count, plural, one {Outdated data: # source} other {Outdated data: # sources}}', {
        count: subjects.length,
      })
    : subjects.map((subject) => wordsOf(subject)).join(', ');
}

function AdviceGroup({ advice }: { readonly advice: Advice }) {
  const { cause, state, subjects, note } = advice;
  return (
    <li className={classes.group}>
      <div className={classes.groupText}>
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <Text size="sm" fw={600} className="breaks">
            {titleOf(advice)}
          </Text>
          <StateBadge size="sm" state={state} label={state === 'failed' ? t('error') : t('warning')} />
        </Group>
        <Text size="sm" c="dimmed" className="breaks">
          {cause === 'watchlists' ? (
            t('Screening can’t find real people: only the demo list with fictional names is loaded.')
          ) : (
            <WithCode text={wordsOf(note)} />
          )}
        </Text>
        {cause === 'stale' ? (
          <>
            <Text size="sm" c="dimmed">
              {t('Data that ships with Assay is updated with each release.')}
            </Text>
            <Names names={subjects} />
          </>
        ) : null}
      </div>
      <Fix advice={advice} />
    </li>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <details className={classes.details}>
      <summary>{t('{count, plural, one {# source} other {# sources}}', { count: names.length })}</summary>
      <ul className={classes.names}>
        {names.map((name) => (
          <li key={name}>{wordsOf(name)}</li>
        ))}
      </ul>
    </details>
  );
}

/** The button that fixes a problem, or the command to run. */
function Fix({ advice: { cause, remedy } }: { readonly advice: Advice }) {
  const mayUpdate = useSession().data?.account.owner ?? false;
  if (cause !== 'other' && mayUpdate) return <DataFix cause={cause} />;
  const command = cause === 'other' ? commandOf(remedy) : 'assay data update --all';
  return (
    <div className={classes.fix}>
      {command ? (
        <Command command={command} />
      ) : remedy ? (
        <Text size="sm" className="breaks">
          <WithCode text={wordsOf(remedy)} />
        </Text>
      ) : null}
    </div>
  );
}

function Command({ command }: { readonly command: string }) {
  return (
    <CopyButton value={command}>
      {({ copied, copy }) => (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconCopy size={14} />}
          aria-label={t('Copy {command}', { command })}
          onClick={copy}
        >
          {copied ? t('Copied') : <code>{command}</code>}
        </Button>
      )}
    </CopyButton>
  );
}

/** Loads new data. Turns on daily updates first if they are off. */
function DataFix({ cause }: Pick<Advice, 'cause'>) {
  const { data } = useQuery(dataUpdates);
  const client = useQueryClient();
  const request = useRequestUpdates();
  const toggle = useSwitchUpdates();
  if (!data) return null;
  const turnsOn = !data.enabled && data.decided_by !== 'variable';
  const lists = data.updates.flatMap(({ source, topic }) => (topic === 'watchlists' ? [source] : []));
  const fix = async () => {
    if (turnsOn) await toggle.mutateAsync(true);
    await request.mutateAsync(cause === 'watchlists' && lists.length > 0 ? lists : null);
    showToast({
      text: cause === 'watchlists' ? t('Loading the watchlists.') : t('Updates of all data sources started.'),
      tone: 'positive',
    });
    await client.invalidateQueries({ queryKey: health.queryKey });
  };
  const isBusy = data.updates.some(({ running, waiting }) => running || waiting);
  return (
    <div className={classes.fix}>
      <Button
        size="compact-sm"
        variant={cause === 'watchlists' ? 'filled' : 'default'}
        loading={request.isPending || toggle.isPending}
        disabled={isBusy}
        // The mutations report their errors.
        onClick={() => void fix().catch(() => undefined)}
      >
        {isBusy
          ? t('Updating: {ended} of {total} sources', data.progress)
          : cause === 'watchlists'
            ? t('Load watchlists')
            : turnsOn
              ? t('Turn on daily updates')
              : t('Update now')}
      </Button>
      <FailureAlert error={request.error ?? toggle.error} />
    </div>
  );
}
