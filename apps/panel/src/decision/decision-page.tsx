import { Title } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { call } from '../api/client';
import {
  type EvaluationRecord,
  type Explanation as Explained,
  evaluationExplanation,
  evaluationRecord,
  type Space,
} from '../api/evaluations';
import { Attachments } from '../attachments/attachments';
import { t } from '../i18n/language';
import { Reveal } from '../personal/reveal';
import { Busy } from '../ui/busy';
import { DetailPage } from '../ui/detail-page';
import { FailureAlert } from '../ui/failure-alert';
import { ActionBar } from './action-bar';
import { AppliedRules } from './applied-rules';
import { Explanation } from './explanation/explanation';
import { Feedback } from './feedback/feedback';
import { ModuleCards } from './modules/module-cards';
import { PersonHistory, SharedWith } from './person-history';
import { PlacesSection } from './places/places-section';
import { DecisionRecord } from './record';
import { ScoreReasons } from './score-reasons';
import { Verdict } from './verdict';

const route = getRouteApi('/panel/evaluations/$id');

/** One decided call: the verdict first, then what it rests on. */
export function DecisionPage() {
  const { id } = route.useParams();
  const { space } = route.useSearch();
  const record = useQuery(evaluationRecord(id, space));
  const explanation = useQuery(evaluationExplanation(id, space));
  return (
    <DetailPage
      what="decision"
      reading={record}
      back={{ name: t('Traffic'), to: '/panel/traffic', search: { space } }}
      head={({ summary }) => ({
        title: summary.transaction_id,
        about: space === 'test' ? t('Made with a test key') : undefined,
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
  const { summary, seen, answer, request } = record;
  const { id } = summary;
  // With response_fields the answer holds a part only; the rest was kept beside it.
  const details = { ...answer.data, ...seen.details };
  return (
    <>
      <ActionBar key={`actions ${id} ${space}`} record={record} space={space} />
      <Verdict summary={summary} seen={seen} explanation={explanation.data} />
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
        {t('What the modules found')}
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
          <FailureAlert error={explanation.error} title={t('The rules cannot be explained any more')} />
        )}
        <DecisionRecord record={record} space={space} />
      </div>
    </>
  );
}
