import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { inWords, type Sentence, t } from '../../i18n/language';
import { MaskedText } from '../../personal/masked-text';
import classes from './module-card.module.css';

export interface Fact {
  readonly name: string | Sentence;
  /** null and undefined show a dash. */
  readonly value: ReactNode;
}

interface ModuleCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What one module reported of the transaction. */
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

/** A module that was off, had nothing to look at, or could not answer in time. */
export function EmptyModule({ title }: { readonly title: string }) {
  return (
    <ModuleCard title={title}>
      <Text size="sm" c="dimmed">
        {t('No answer: not asked for, nothing to look at, or not in time.')}
      </Text>
    </ModuleCard>
  );
}

/** Names and values, one line each. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={inWords(name)} className={classes.fact}>
          <dt>{inWords(name)}</dt>
          <dd>
            <MaskedText>{value ?? '–'}</MaskedText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A heading between the facts of a card. */
export function FactsHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Text size="xs" fw={600} c="dimmed" mt="sm" mb={2}>
      {children}
    </Text>
  );
}
