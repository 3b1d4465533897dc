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
  { name: english('Matches'), kind: 'figure', cell: ({ hits }) => hits },
  { name: english('Precision (95% CI)'), kind: 'figure', cell: ({ precision }) => shareInWords(precision) },
  { name: english('Recall'), kind: 'figure', cell: ({ recall }) => shareInWords(recall) },
];

interface SuggestionsProps {
  /** ID of the displayed search, or null. */
  readonly id: string | null;
  readonly onStarted: (id: string) => void;
}

/** Suggests rules from labeled transactions; accepted rules start in shadow mode. */
export function Suggestions({ id, onStarted }: SuggestionsProps) {
  const start = useStartSuggestions();
  const followed = useQuery(ruleSuggestions(id));
  return (
    <Section
      title={t('Rule suggestions')}
      about={t(
        'Rules with up to 3 conditions, mined from older labeled transactions and validated on newer ones. Needs labels of both kinds.',
      )}
      actions={
        <Permitted to="models:change">
          <Button
            variant="default"
            loading={start.isPending}
            onClick={() => start.mutate(undefined, { onSuccess: ({ job }) => onStarted(job.id) })}
          >
            {t('Find rules')}
          </Button>
        </Permitted>
      }
    >
      <FailureAlert error={start.error} title={t('Couldn’t start')} />
      <FailureAlert error={followed.error} title={t('Couldn’t load the suggestions')} />
      {followed.data ? <JobProgress name={t('Rule suggestions')} job={followed.data.job} /> : null}
      {followed.data?.result ? <Found id={followed.data.job.id} result={followed.data.result} /> : null}
    </Section>
  );
}

function Found({ id, result }: { readonly id: string; readonly result: SuggestionsResult }) {
  const accept = useAcceptSuggestion(id);
  if (result.refused !== null) {
    return (
      <Alert color="orange" title={t('Not enough labeled transactions')} mt="sm">
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
        aria-label={t('Add in shadow mode: {when_text}', { when_text: rule.when_text })}
        loading={accept.isPending && accept.variables === rule.when_text}
        onClick={() => accept.mutate(rule.when_text)}
      >
        {t('Add in shadow mode')}
      </Button>
    ),
  };
  return (
    <>
      <FailureAlert error={accept.error} title={t('Couldn’t add the rule')} />
      {accept.data ? (
        <Text size="sm" mt="sm" role="status">
          {t('Added in shadow mode:')}{' '}
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
        empty={t('No rule is precise enough on both parts of the {rows} labeled transactions.', {
          rows: result.rows,
        })}
      />
    </>
  );
}
