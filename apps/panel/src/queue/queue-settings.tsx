import { Button, Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { type Queue, type Reviewer, reviewers, useCreateQueue } from '../api/queues';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { english, percentage, t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { personName, SOURCES } from './words';

export const NEW_QUEUE = 'new queue';

interface Draft {
  readonly name: string;
  readonly source: Queue['source'];
  readonly from: string;
  readonly country: string;
  readonly hours: string;
  readonly fourEyes: boolean;
}
const EMPTY: Draft = { name: '', source: 'DECISIONS', from: '', country: '', hours: '', fourEyes: false };

/** Form for a queue: source, filters, deadline and approval. */
export function NewQueueForm({ onMade }: { readonly onMade: (id: string) => void }) {
  const create = useCreateQueue();
  const draft = useDraft(NEW_QUEUE, EMPTY);
  const { name, source, from, country, hours, fourEyes } = draft.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const filter = {
      ...(from.trim() === '' ? {} : { amount_from: Number(from) }),
      ...(country.trim() === '' ? {} : { country: country.trim().toUpperCase() }),
    };
    const queue = {
      name: name.trim(),
      source,
      filter: source === 'DECISIONS' ? filter : {},
      deadline_hours: hours.trim() === '' ? null : Number(hours),
      four_eyes: fourEyes,
    };
    draft.saving(create.mutateAsync(queue), ({ id }) => onMade(id));
  };
  return (
    <form onSubmit={submit} aria-label={t('Create queue')}>
      <Stack>
        <DraftNotice draft={draft} />
        <TextInput
          label={t('Name')}
          required
          maxLength={100}
          data-autofocus
          value={name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('Items')}
          data={SOURCES.map(({ value, label }) => ({ value, label: t(label) }))}
          value={source}
          onChange={(event) => draft.change({ source: event.currentTarget.value as Queue['source'] })}
        />
        {source === 'DECISIONS' ? (
          <>
            <TextInput
              label={t('Minimum amount')}
              description={t('Empty means any amount. The API accepts all transaction filters.')}
              type="number"
              value={from}
              onChange={(event) => draft.change({ from: event.currentTarget.value })}
            />
            <TextInput
              label={t('Country')}
              description={t('Two-letter code. Empty means any country.')}
              maxLength={2}
              value={country}
              onChange={(event) => draft.change({ country: event.currentTarget.value })}
            />
          </>
        ) : null}
        <TextInput
          label={t('Review deadline, in hours')}
          description={t('Empty means no deadline.')}
          type="number"
          min={1}
          value={hours}
          onChange={(event) => draft.change({ hours: event.currentTarget.value })}
        />
        <Checkbox
          label={t('Four-eyes approval')}
          checked={fourEyes}
          onChange={(event) => draft.change({ fourEyes: event.currentTarget.checked })}
        />
        <FailureAlert error={create.error} title={t('Couldn’t create the queue')} />
        <Button type="submit" loading={create.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('Save queue')}
        </Button>
      </Stack>
    </form>
  );
}

const share = (rate: number | null): string | null => (rate === null ? null : percentage(rate, 1));

const COLUMNS: readonly Column<Reviewer>[] = [
  { name: english('By'), kind: 'head', cell: personName },
  { name: english('Approved'), kind: 'figure', cell: ({ approved }) => approved },
  { name: english('Declined'), kind: 'figure', cell: ({ declined }) => declined },
  { name: english('Overridden'), kind: 'figure', cell: ({ override_rate }) => share(override_rate) },
  {
    name: english('Median time'),
    kind: 'figure',
    cell: ({ median_seconds }) => (median_seconds === null ? null : `${median_seconds} s`),
  },
];

/** Reviewers with their decisions, median time and overridden decisions. */
export function ReviewersTable() {
  const reading = useQuery(reviewers);
  return (
    <Section title={t('Reviewers')} about={t('Last 30 days.')}>
      <PagedTable
        name={t('Reviewers')}
        columns={COLUMNS}
        rows={reading.data?.reviewers}
        keyOf={({ id }) => id}
        empty={t('No decisions yet.')}
        reading={reading}
      />
    </Section>
  );
}
