import { Group, List, Tabs, Text } from '@mantine/core';
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
import { StateBadge } from '../design/state-badge';
import { TextSkeleton } from '../design/states';
import { UrlTabs } from '../design/url-tabs';
import { locale, t } from '../i18n/language';
import { labelName } from '../labels/label-names';
import { TransactionEvents } from '../payment-events/payment-events';
import { MaskedText, Reveal } from '../personal/reveal';
import { EVALUATIONS_OF_ONE, evaluationColumns } from '../traffic/evaluation-columns';
import { DetailPage } from '../ui/detail-page';
import { Busy, FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { PagedTable } from '../ui/paged-table';
import { JsonView, Tags } from '../ui/shown-values';
import { AppliedRules } from './applied-rules';
import { useDecisionActions } from './decision-actions';
import { EntityCards } from './entity-cards';
import { Explanation } from './explanation/explanation';
import { ChangeHistory, Contradiction } from './feedback/change-history';
import { Facts } from './modules/module-card';
import { ModuleCards } from './modules/module-cards';
import { PersonHistory, SharedWith } from './person-history';
import { countriesOf, type Place, placesOf } from './places/places';
import { ScoreReasons } from './score-reasons';
import { Verdict } from './verdict';

interface RecordProps {
  readonly record: EvaluationRecord;
  readonly space: Space;
}

/** Stored data of a transaction: evidence, versions, request, and its other evaluations. */
function DecisionRecord({ record, space }: RecordProps) {
  const { summary, inputs, request } = record;
  return (
    <Section title={t('Record')}>
      <Tabs defaultValue="evaluations" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="evaluations">{t('Evaluations of this transaction')}</Tabs.Tab>
          <Tabs.Tab value="request">{t('Request')}</Tabs.Tab>
          <Tabs.Tab value="evidence">{t('Evidence')}</Tabs.Tab>
          <Tabs.Tab value="versions">{t('Versions')}</Tabs.Tab>
          <Tabs.Tab value="response">{t('Response')}</Tabs.Tab>
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
        <Tabs.Panel value="response" pt="md">
          <JsonView value={record.response} label={t('Response')} />
        </Tabs.Panel>
      </Tabs>
    </Section>
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
  readonly places: readonly Place[];
}

/** Locations of the IP address, card, phone and addresses, as text and on a map. */
function PlacesSection({ places }: PlacesSectionProps) {
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

/** One evaluated transaction: decision and reasons first, details in tabs. */
export function DecisionPage() {
  const { id } = route.useParams();
  const { space } = route.useSearch();
  return <OneDecision key={`${id} ${space}`} id={id} space={space} />;
}

interface OneDecisionProps {
  readonly id: string;
  readonly space: Space;
}

function OneDecision({ id, space }: OneDecisionProps) {
  const record = useQuery(evaluationRecord(id, space));
  const explanation = useQuery(evaluationExplanation(id, space));
  const { primary, menu, dialog } = useDecisionActions(record.data, space);
  return (
    <DetailPage
      what="decision"
      reading={record}
      back={{ name: t('Transactions'), to: '/panel/transactions', search: { space } }}
      head={({ summary }) => ({
        title: summary.transaction_id,
        badges: <Badges summary={summary} space={space} />,
        primary,
        menu,
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
          {dialog}
        </>
      )}
    </DetailPage>
  );
}

interface BadgesProps {
  readonly summary: EvaluationRecord['summary'];
  readonly space: Space;
}

/** Environment, label and tags next to the title. */
function Badges({ summary: { label, tags }, space }: BadgesProps) {
  return (
    <Group gap="xs" role="group" aria-label={t('Label and tags')}>
      {space === 'test' ? <StateBadge state="TEST" label={t('Test environment')} tone="caution" /> : null}
      {label === null ? null : <StateBadge state={label} label={labelName(label)} tone="info" />}
      {tags.length > 0 ? <Tags tags={tags} /> : null}
    </Group>
  );
}

interface DecisionProps {
  readonly record: EvaluationRecord;
  readonly explanation: UseQueryResult<Explained>;
  readonly space: Space;
}

function Decision({ record, explanation, space }: DecisionProps) {
  const { summary, inputs, response, request } = record;
  const { id } = summary;
  const transaction = { id: summary.transaction_id, space };
  // With response_fields the response is partial; the other module results are stored separately.
  const details = useMemo(() => ({ ...response.data, ...inputs.details }), [response.data, inputs.details]);
  const places = useMemo(() => placesOf(request, details), [request, details]);
  const decision = explanation.data?.decision;
  return (
    <>
      <Contradiction label={summary.label} state={summary.current_state} transaction={transaction} />
      <Verdict record={record} explanation={explanation.data} space={space} />
      <EntityCards record={record} details={details} space={space} />
      <UrlTabs
        label={t('Details')}
        tabs={[
          {
            id: 'rules',
            label: t('Rules'),
            content: <RuleDetails explanation={explanation} />,
          },
          {
            id: 'score',
            label: t('Score'),
            content: (
              <>
                <AppliedRules
                  rules={response.data.applied_rules ?? decision?.applied_rules ?? []}
                  shadowRules={decision?.shadow_rules ?? []}
                />
                <ScoreReasons id={id} space={space} score={response.data.blackbox_score} />
              </>
            ),
          },
          {
            id: 'signals',
            label: t('Signals'),
            content: (
              <ModuleCards
                details={details}
                streamId={request.stream_id ?? null}
                idvReference={request.idv_reference_id ?? null}
                space={space}
              />
            ),
          },
          {
            id: 'links',
            label: t('Links and locations'),
            content: (
              <>
                <SharedWith request={request} current={id} space={space} />
                <PlacesSection places={places} />
              </>
            ),
          },
          {
            id: 'history',
            label: t('History and files'),
            content: (
              <>
                <TransactionEvents id={summary.transaction_id} space={space} />
                <ChangeHistory transaction={transaction} />
                <PersonHistory request={request} current={id} space={space} />
                <Attachments source="DECISIONS" id={id} space={space} />
              </>
            ),
          },
          { id: 'raw', label: t('Raw data'), content: <DecisionRecord record={record} space={space} /> },
        ]}
      />
    </>
  );
}

function RuleDetails({ explanation }: Pick<DecisionProps, 'explanation'>) {
  if (explanation.isPending) return <TextSkeleton lines={6} />;
  if (explanation.data) return <Explanation explanation={explanation.data} />;
  return <FailureAlert error={explanation.error} title={t('Couldn’t load the rule explanation')} />;
}
