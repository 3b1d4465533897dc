import { Button, CopyButton, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconCopy } from '@tabler/icons-react';
import { useSession } from '../api/account';
import { StateBadge } from '../design/state-badge';
import { EmptyState } from '../design/states';
import { t, wordsOf } from '../i18n/language';
import { WithCode } from '../ui/notices';
import { AnchorLink } from '../ui/shown-values';
import { type Advice, commandOf } from './advice';
import { DataFix } from './data-fix';
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

const stateName = ({ cause, state }: Advice): string =>
  cause === 'watchlists' ? t('critical') : state === 'failed' ? t('error') : t('warning');

function AdviceGroup({ advice }: { readonly advice: Advice }) {
  const { cause, state, subjects, note } = advice;
  return (
    <li className={classes.group}>
      <div className={classes.groupText}>
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <Text size="sm" fw={600} className="breaks">
            {titleOf(advice)}
          </Text>
          <StateBadge size="sm" state={state} label={stateName(advice)} />
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
