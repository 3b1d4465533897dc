import type { SuggestionsResult } from '@assay/management-api';
import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ruleSuggestions, useAcceptSuggestion, useStartSuggestions } from '../api/models';
import { english, t } from '../i18n/language';
import { FailureAlert, Permitted } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { JobProgress, shareInWords } from './job-progress';

type Suggestion = SuggestionsResult['suggestions'][number];

const COLUMNS: readonly Column<Suggestion>[] = [
  {
    name: english('Rule'),
    cell: ({ labels, when_text }) => (
      <>
        {labels.join(', ')}
        <div className="rule-text">{when_text}</div>
      </>
    ),
  },
  { name: english('Fires on'), kind: 'figure', cell: ({ hits }) => hits },
  { name: english('Of these bad (95 %)'), kind: 'figure', cell: ({ precision }) => shareInWords(precision) },
  { name: english('Share of all bad'), kind: 'figure', cell: ({ recall }) => shareInWords(recall) },
];

interface SuggestionsProps {
  /** The search that is followed; null = none. */
  readonly id: string | null;
  readonly onStarted: (id: string) => void;
}

/** Looks for rules in the labelled transactions; what is accepted runs in shadow first. */
export function Suggestions({ id, onStarted }: SuggestionsProps) {
  const start = useStartSuggestions();
  const followed = useQuery(ruleSuggestions(id));
  return (
    <Section
      title={t('Rule suggestions')}
      about={t(
        'Rules of up to three conditions, found on older labelled transactions and checked on newer ones.',
      )}
      actions={
        <Permitted to="models:change">
          <Button
            variant="default"
            loading={start.isPending}
            onClick={() => start.mutate(undefined, { onSuccess: ({ job }) => onStarted(job.id) })}
          >
            {t('Look for rules')}
          </Button>
        </Permitted>
      }
    >
      <FailureAlert error={start.error} title={t('Not started')} />
      <FailureAlert error={followed.error} title={t('The suggestions could not be read')} />
      {followed.data ? <JobProgress name={t('Rule suggestions')} job={followed.data.job} /> : null}
      {followed.data?.result ? <Found id={followed.data.job.id} result={followed.data.result} /> : null}
    </Section>
  );
}

function Found({ id, result }: { readonly id: string; readonly result: SuggestionsResult }) {
  const accept = useAcceptSuggestion(id);
  if (result.refused !== null) {
    return (
      <Alert color="orange" title={t('Nothing to look in')} mt="sm">
        {result.refused}
      </Alert>
    );
  }
  const take: Column<Suggestion> = {
    name: t('Accept'),
    kind: 'actions',
    cell: (rule) => (
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('Add in shadow: {when_text}', { when_text: rule.when_text })}
        loading={accept.isPending && accept.variables === rule.when_text}
        onClick={() => accept.mutate(rule.when_text)}
      >
        {t('Add in shadow')}
      </Button>
    ),
  };
  return (
    <>
      <FailureAlert error={accept.error} title={t('Not added')} />
      {accept.data ? (
        <Text size="sm" mt="sm" role="status">
          {t('Added in shadow:')}{' '}
          <AnchorLink to="/panel/rules/edit/$id" params={{ id: accept.data.rule_id }}>
            {accept.data.rule_id}
          </AnchorLink>
        </Text>
      ) : null}
      <PagedTable
        name={t('Suggested rules')}
        columns={[...COLUMNS, take]}
        rows={result.suggestions}
        keyOf={(rule) => rule.when_text}
        empty={t('No rule was precise enough on both parts of the {rows} labelled transactions.', {
          rows: result.rows,
        })}
      />
    </>
  );
}
