import { Group, List, Paper, Tabs, Text, Title } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { call } from '../api/client';
import {
  type EvaluationRecord,
  type Explanation as Explained,
  evaluationExplanation,
  evaluationRecord,
  type Space,
  transactionEvaluations,
} from '../api/evaluations';
import { Attachments } from '../attachments/attachments';
import { locale, t } from '../i18n/language';
import { MaskedText, Reveal } from '../personal/reveal';
import { EVALUATIONS_OF_ONE, evaluationColumns } from '../traffic/evaluation-columns';
import { DetailPage } from '../ui/detail-page';
import { Busy, FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { PagedTable } from '../ui/paged-table';
import { JsonView } from '../ui/shown-values';
import { ActionBar } from './action-bar';
import { Explanation } from './explanation/explanation';
import { Feedback } from './feedback/feedback';
import { Facts } from './modules/module-card';
import { ModuleCards } from './modules/module-cards';
import { PersonHistory, SharedWith } from './person-history';
import { countriesOf, placesOf } from './places/places';
import { AppliedRules, ScoreReasons } from './score-reasons';
import { Verdict } from './verdict';

interface RecordProps {
  readonly record: EvaluationRecord;
  readonly space: Space;
}

/** Stored data of a transaction: evidence, versions, request, and its other evaluations. */
export function DecisionRecord({ record, space }: RecordProps) {
  const { summary, inputs, request } = record;
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
          <Tabs.Tab value="answer">{t('Response')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="evaluations" pt="md">
          <Evaluations transactionId={summary.transaction_id} current={summary.id} space={space} />
        </Tabs.Panel>
        <Tabs.Panel value="request" pt="md">
          <JsonView value={request} label={t('Request')} />
        </Tabs.Panel>
        <Tabs.Panel value="evidence" pt="md">
          <JsonView value={inputs.evidence} label={t('Module evidence')} />
        </Tabs.Panel>
        <Tabs.Panel value="versions" pt="md">
          <Versions versions={inputs.versions} />
        </Tabs.Panel>
        <Tabs.Panel value="answer" pt="md">
          <JsonView value={record.answer} label={t('Response')} />
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
      failure={t('Couldn’t load the evaluations')}
      empty={t('No evaluations are stored. They may be past the retention period.')}
    />
  );
}

function Versions({ versions }: { readonly versions: EvaluationRecord['inputs']['versions'] }) {
  return (
    <Facts
      facts={[
        { name: t('Policy'), value: versions.policy },
        { name: t('Lists'), value: versions.lists },
        { name: t('Data sources (digest)'), value: versions.data },
      ]}
    />
  );
}

const WorldMap = lazy(() => import('./places/world-map'));

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([locale()], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

interface PlacesSectionProps {
  readonly request: EvaluationRecord['request'];
  readonly details: Partial<EvaluationRecord['answer']['data']>;
}

/** Locations of the IP address, card, phone and addresses, as text and on a map. */
export function PlacesSection({ request, details }: PlacesSectionProps) {
  const places = useMemo(() => placesOf(request, details), [request, details]);
  if (places.length === 0) return null;
  const countries = countriesOf(places).length;
  return (
    <Section
      title={t('Locations')}
      about={countries === 1 ? t('All in one country.') : t('In {countries} countries.', { countries })}
    >
      <Group align="flex-start" gap="xl">
        <List type="ordered" size="sm" aria-label={t('Transaction locations')}>
          {places.map(({ what, country, city }) => (
            <List.Item key={what}>
              <Text span inherit c="dimmed">
                {what}:
              </Text>{' '}
              {city ? (
                <>
                  <MaskedText>{city}</MaskedText>,{' '}
                </>
              ) : null}
              {countryName(country)}
            </List.Item>
          ))}
        </List>
        <Suspense fallback={<Busy />}>
          <WorldMap places={places} />
        </Suspense>
      </Group>
    </Section>
  );
}

const route = getRouteApi('/panel/evaluations/$id');

/** One evaluated transaction: decision first, then its details. */
export function DecisionPage() {
  const { id } = route.useParams();
  const { space } = route.useSearch();
  const record = useQuery(evaluationRecord(id, space));
  const explanation = useQuery(evaluationExplanation(id, space));
  return (
    <DetailPage
      what="decision"
      reading={record}
      back={{ name: t('Transactions'), to: '/panel/transactions', search: { space } }}
      head={({ summary }) => ({
        title: summary.transaction_id,
        about: space === 'test' ? t('Test environment') : undefined,
      })}
    >
      {(known) => (
        <>
          <Reveal
            what="decision"
            parts={[
              {
                queryKey: evaluationRecord(id, space).queryKey,
                ask: (reason) =>
                  call('POST /evaluations/{id}/reveal', {
                    params: { id },
                    query: { environment: space },
                    body: { reason },
                  }),
              },
              {
                queryKey: evaluationExplanation(id, space).queryKey,
                ask: (reason) =>
                  call('POST /evaluations/{id}/explanation/reveal', {
                    params: { id },
                    query: { environment: space },
                    body: { reason },
                  }),
              },
            ]}
          />
          <Decision record={known} explanation={explanation} space={space} />
        </>
      )}
    </DetailPage>
  );
}

interface DecisionProps {
  readonly record: EvaluationRecord;
  readonly explanation: UseQueryResult<Explained>;
  readonly space: Space;
}

function Decision({ record, explanation, space }: DecisionProps) {
  const { summary, inputs, answer, request } = record;
  const { id } = summary;
  // With response_fields the response is partial; the other module results are stored separately.
  const details = { ...answer.data, ...inputs.details };
  return (
    <>
      <ActionBar key={`actions ${id} ${space}`} record={record} space={space} />
      <Verdict summary={summary} inputs={inputs} explanation={explanation.data} />
      <Feedback key={`${id} ${space}`} summary={summary} space={space} />
      <Attachments key={`files ${id} ${space}`} source="DECISIONS" id={id} space={space} />
      <PersonHistory request={request} current={id} space={space} />
      <SharedWith request={request} current={id} space={space} />
      <AppliedRules
        rules={answer.data.applied_rules ?? explanation.data?.decision.applied_rules ?? []}
        shadowRules={explanation.data?.decision.shadow_rules ?? []}
      />
      <PlacesSection request={request} details={details} />
      <ScoreReasons id={id} space={space} score={answer.data.blackbox_score} />
      <Title order={2} size="h4" mb="sm">
        {t('Module results')}
      </Title>
      <ModuleCards
        details={details}
        streamId={request.stream_id ?? null}
        idvReference={request.idv_reference_id ?? null}
        space={space}
      />
      <div className="section">
        {explanation.isPending ? <Busy /> : null}
        {explanation.data ? (
          <Explanation explanation={explanation.data} />
        ) : (
          <FailureAlert error={explanation.error} title={t('Couldn’t load the rule explanation')} />
        )}
        <DecisionRecord record={record} space={space} />
      </div>
    </>
  );
}
