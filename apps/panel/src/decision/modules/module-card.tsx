import type { FraudHistory } from '@assay/contract';
import { Paper, Text, Title, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { KeyFacts } from '../../design/key-facts';
import { inWords, type Sentence, t } from '../../i18n/language';
import { Time } from '../../ui/time';
import classes from './module-card.module.css';

/** Flag value that indicates a risk; `none` if neither does. */
export type RiskyWhen = 'true' | 'false' | 'none';

interface FlagProps {
  /** null if no data source was loaded or queried. */
  readonly value: boolean | null;
  readonly riskyWhen: RiskyWhen;
}

/** Yes, no or unknown, each with its own style and text. */
export function Flag({ value, riskyWhen }: FlagProps) {
  if (value === null) {
    return (
      <Tooltip label={t('No data source for this value is loaded')}>
        <span className={classes.unknown}>{t('? unknown')}</span>
      </Tooltip>
    );
  }
  const risky = String(value) === riskyWhen;
  return <span className={risky ? classes.risky : classes.calm}>{value ? t('● yes') : t('○ no')}</span>;
}

export interface Fact {
  readonly name: string | Sentence;
  /** null and undefined show a dash. */
  readonly value: ReactNode;
}

interface ModuleCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Results of one module. */
export function ModuleCard({ title, children }: ModuleCardProps) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

/** Module that was disabled, had no input or timed out. */
export function EmptyModule({ title }: { readonly title: string }) {
  return (
    <ModuleCard title={title}>
      <Text size="sm" c="dimmed">
        {t('No result: the module wasn’t requested, had no input or timed out.')}
      </Text>
    </ModuleCard>
  );
}

/** Names and values, one per line. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return <KeyFacts facts={facts.map(({ name, value }) => ({ label: inWords(name), value }))} />;
}

/** Heading between facts. */
export function FactsHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Text size="xs" fw={600} c="dimmed" mt="sm" mb={2}>
      {children}
    </Text>
  );
}

/** UNIX seconds, as in the API. */
const moment = (seconds: number | null) =>
  seconds === null ? 'never' : <Time at={new Date(seconds * 1000).toISOString()} />;

/** History of the value in earlier transactions. */
export function HistoryFacts({ history }: { readonly history: FraudHistory }) {
  return (
    <>
      <FactsHeading>{t('Seen before')}</FactsHeading>
      <Facts
        facts={[
          {
            name: t('By this account'),
            value: t('{customer_hits} times', { customer_hits: history.customer_hits }),
          },
          { name: t('By all sharing accounts'), value: t('{hits} times', { hits: history.hits }) },
          { name: t('First seen'), value: moment(history.first_seen) },
          { name: t('Last seen'), value: moment(history.last_seen) },
          {
            name: t('Declined'),
            value: t('{fraudulent_decline_customer_hits} here, {fraudulent_decline_hits} in total', {
              fraudulent_decline_customer_hits: history.fraudulent_decline_customer_hits,
              fraudulent_decline_hits: history.fraudulent_decline_hits,
            }),
          },
        ]}
      />
    </>
  );
}
