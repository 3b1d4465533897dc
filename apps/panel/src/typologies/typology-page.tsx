import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { sampleReason } from '../alerts/reason-text';
import { entityKindName } from '../alerts/words';
import { type Typology, typologies } from '../api/typologies';
import { KeyFacts } from '../design/key-facts';
import { StateBadge } from '../design/state-badge';
import { Editor } from '../design/templates';
import { percentage, t, wordsOf } from '../i18n/language';
import { DetailPage } from '../ui/detail-page';
import { Section } from '../ui/page';
import { AnchorLink } from '../ui/shown-values';
import { RunForm } from './run-form';
import { changedParameters } from './typology-draft';
import { TypologyForm, useTypologyDraft } from './typology-form';
import { modeName, modeTone } from './words';

const route = getRouteApi('/panel/typologies/$id');

/** One typology: its setting on the left, explanation and runs of the draft on the right. */
export function TypologyPage() {
  const { id } = route.useParams();
  const reading = useQuery({ ...typologies, refetchOnWindowFocus: false });
  const typology = reading.data?.typologies.find((one) => one.id === id);
  return (
    <DetailPage
      what="typology"
      reading={{ data: typology, isPending: reading.isPending, error: reading.error }}
      back={{ name: t('Typologies'), to: '/panel/typologies' }}
      head={({ name, description, mode }) => ({
        title: wordsOf(name),
        about: wordsOf(description),
        badges: <StateBadge state={mode} label={modeName(mode)} tone={modeTone(mode)} size="sm" />,
      })}
    >
      {(known) => (
        <TypologyEditor key={known.id} typology={known} version={reading.data?.policy_version ?? 0} />
      )}
    </DetailPage>
  );
}

interface TypologyEditorProps {
  readonly typology: Typology;
  readonly version: number;
}

function TypologyEditor({ typology, version }: TypologyEditorProps) {
  const { run } = route.useSearch();
  const navigate = route.useNavigate();
  const draft = useTypologyDraft(typology);
  return (
    <Editor
      resultsLabel={t('Explanation and runs')}
      results={
        <>
          <Explanation typology={typology} />
          <RunForm
            drafts={[{ id: typology.id, parameters: changedParameters(typology, draft.value) }]}
            about={t('Uses the parameters on this page, including unsaved ones.')}
            run={run}
            onRun={(id) => void navigate({ search: { run: id } })}
          />
        </>
      }
    >
      <TypologyForm typology={typology} version={version} draft={draft} />
    </Editor>
  );
}

/** Examples, the reason of an alert, and what became of earlier alerts. */
function Explanation({ typology }: { readonly typology: Typology }) {
  const { id, alerts, entity, explanation, matches, does_not_match: other } = typology;
  const { open, suspicious, false_positive: wrong, inconclusive, precision } = alerts;
  return (
    <Section title={t('Explanation')}>
      <KeyFacts
        facts={[
          { label: t('Example that matches'), value: wordsOf(matches) },
          { label: t('Example that doesn’t match'), value: wordsOf(other) },
          { label: t('Alert reason, with sample numbers'), value: sampleReason(explanation) },
          { label: t('Alerts on'), value: entityKindName(entity) },
        ]}
      />
      <KeyFacts
        columns={2}
        facts={[
          {
            label: t('Open alerts'),
            value: (
              <AnchorLink to="/panel/alerts" search={{ typology: id }}>
                {String(open)}
              </AnchorLink>
            ),
          },
          { label: t('Precision'), value: precision === null ? null : percentage(precision) },
          { label: t('Suspicious'), value: String(suspicious) },
          { label: t('False positives'), value: String(wrong) },
          { label: t('Inconclusive'), value: String(inconclusive) },
        ]}
      />
      {precision === null ? (
        <Text size="xs" c="dimmed" mt="xs">
          {t('Precision: suspicious alerts as a share of closed alerts, without inconclusive ones.')}
        </Text>
      ) : null}
    </Section>
  );
}
