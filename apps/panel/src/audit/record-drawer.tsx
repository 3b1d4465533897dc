import { Button, CopyButton, Stack, Text, Title } from '@mantine/core';
import type { AuditRecord } from '../api/operations';
import { DiffView } from '../design/diff-view';
import { type Fact, KeyFacts } from '../design/key-facts';
import { t } from '../i18n/language';
import { JsonView } from '../ui/shown-values';
import { Time } from '../ui/time';
import classes from './audit.module.css';
import { ActorName, RecordObject } from './audit-columns';
import { actorOf, type ChangePart, changeParts, shortened } from './record-parts';

/** Details of an audit record: facts, the change and the stored JSON. */
export function RecordDrawer({ record }: { readonly record: AuditRecord }) {
  const { keyPrefix } = actorOf(record.actor);
  const facts: readonly Fact[] = [
    { label: t('Time'), value: <Time at={record.at} /> },
    { label: t('Actor'), value: <ActorName actor={record.actor} />, hint: keyPrefix },
    { label: t('Action'), value: <code>{record.action}</code> },
    {
      label: t('Object'),
      value: <RecordObject record={record} />,
      hint: shortened(record.target) === record.target ? null : record.target,
    },
    { label: t('Record'), value: record.sequence },
    { label: t('Authenticated'), value: record.authenticated ? t('yes') : t('no') },
    { label: t('Hash'), value: <code className="breaks">{record.hash}</code> },
  ];
  return (
    <Stack gap="lg">
      <KeyFacts facts={facts} />
      <Change parts={changeParts(record.change)} />
      <RawRecord record={record} />
    </Stack>
  );
}

const isText = ({ before, after }: ChangePart): boolean => `${before ?? ''}${after}`.includes('\n');

function Change({ parts }: { readonly parts: readonly ChangePart[] }) {
  const short = parts.filter((part) => part.before === undefined || !isText(part));
  const long = parts.filter((part) => part.before !== undefined && isText(part));
  return (
    <section aria-label={t('Change')}>
      <Title order={3} size="h5" mb="xs">
        {t('Change')}
      </Title>
      {parts.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('The action is the only recorded detail.')}
        </Text>
      ) : null}
      <KeyFacts facts={short.map((part) => ({ label: part.name, value: <Part {...part} /> }))} />
      {long.map(({ name, before = '', after }) => (
        <div key={name}>
          <Text size="sm" fw={600} my="xs">
            {name}
          </Text>
          <DiffView label={name} before={before} after={after} />
        </div>
      ))}
    </section>
  );
}

function Part({ before, after }: ChangePart) {
  if (before === undefined) return <span className="breaks preserve-lines">{after}</span>;
  return (
    <span className={classes.part}>
      <del className={classes.before}>{before}</del>
      <span aria-hidden>→</span>
      <ins>{after}</ins>
    </span>
  );
}

function RawRecord({ record }: { readonly record: AuditRecord }) {
  return (
    <details className={classes.raw}>
      <summary>{t('Stored record')}</summary>
      <Stack gap="xs" mt="xs">
        <CopyButton value={JSON.stringify(record, null, 2)}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="default" onClick={copy} style={{ alignSelf: 'flex-start' }}>
              {copied ? t('Copied') : t('Copy JSON')}
            </Button>
          )}
        </CopyButton>
        <JsonView label={t('Stored record')} value={record} />
      </Stack>
    </details>
  );
}
