import { Paper, Tabs, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type EvaluationRecord, type Space, transactionEvaluations } from '../api/evaluations';
import { t } from '../i18n/language';
import { EVALUATIONS_OF_ONE, evaluationColumns } from '../traffic/evaluation-columns';
import { JsonView } from '../ui/json-view';
import { PagedTable } from '../ui/paged-table';
import { Facts } from './modules/module-card';

interface RecordProps {
  readonly record: EvaluationRecord;
  readonly space: Space;
}

/** What is kept of the call beside the verdict: evidence, versions, the request, and the transaction's other calls. */
export function DecisionRecord({ record, space }: RecordProps) {
  const { summary, seen, request } = record;
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="sm">
        {t('Record')}
      </Title>
      <Tabs defaultValue="evaluations" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="evaluations">{t('Evaluations of this transaction')}</Tabs.Tab>
          <Tabs.Tab value="request">{t('Request')}</Tabs.Tab>
          <Tabs.Tab value="evidence">{t('Evidence')}</Tabs.Tab>
          <Tabs.Tab value="versions">{t('Versions')}</Tabs.Tab>
          <Tabs.Tab value="answer">{t('Answer')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="evaluations" pt="md">
          <Evaluations transactionId={summary.transaction_id} current={summary.id} space={space} />
        </Tabs.Panel>
        <Tabs.Panel value="request" pt="md">
          <JsonView value={request} label={t('Request')} />
        </Tabs.Panel>
        <Tabs.Panel value="evidence" pt="md">
          <JsonView value={seen.evidence} label={t('Evidence of the modules')} />
        </Tabs.Panel>
        <Tabs.Panel value="versions" pt="md">
          <Versions versions={seen.versions} />
        </Tabs.Panel>
        <Tabs.Panel value="answer" pt="md">
          <JsonView value={record.answer} label={t('Answer')} />
        </Tabs.Panel>
      </Tabs>
    </Paper>
  );
}

interface EvaluationsProps {
  readonly transactionId: string;
  readonly current: string;
  readonly space: Space;
}

function Evaluations({ transactionId, current, space }: EvaluationsProps) {
  const page = useQuery(transactionEvaluations(transactionId, space));
  return (
    <PagedTable
      name={t('Evaluations of this transaction')}
      columns={evaluationColumns(space, EVALUATIONS_OF_ONE, current)}
      rows={page.data?.evaluations}
      keyOf={({ id }) => id}
      isCurrent={({ id }) => id === current}
      reading={page}
      failure={t('The evaluations could not be read')}
      empty={t('None is kept any more.')}
    />
  );
}

function Versions({ versions }: { readonly versions: EvaluationRecord['seen']['versions'] }) {
  return (
    <Facts
      facts={[
        { name: t('Policy'), value: versions.policy },
        { name: t('Lists'), value: versions.lists },
        { name: t('Data (digest of all sources)'), value: versions.data },
      ]}
    />
  );
}
