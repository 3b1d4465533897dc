import type { StreamDocument, StreamNetwork } from '@assay/management-api';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { monitoredSession, type Space } from '../api/evaluations';
import { Facts } from '../decision/modules/module-card';
import { english, type Sentence, t } from '../i18n/language';
import { DetailPage } from '../ui/detail-page';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { duration, SessionRisk } from './session-risk';
import { Timeline } from './timeline';

const FLAGS = [
  ['vpn', english('VPN')],
  ['tor', english('Tor')],
  ['proxy', english('proxy')],
  ['data_center', english('data center')],
  ['consumer_privacy_network', english('privacy relay')],
] as const satisfies readonly (readonly [keyof StreamNetwork, Sentence])[];

const flagsOf = (network: StreamNetwork) =>
  FLAGS.filter(([flag]) => network[flag] === true)
    .map(([, name]) => t(name))
    .join(', ');

const COLUMNS: readonly Column<StreamNetwork>[] = [
  { name: english('From'), cell: (network) => <Time at={network.first_seen} /> },
  { name: english('Until'), cell: (network) => <Time at={network.last_seen} /> },
  { name: english('Country'), cell: ({ country }) => country },
  { name: english('Network'), cell: (network) => network.isp_name },
  { name: english('Recognized as'), cell: (network) => flagsOf(network) || null },
];

/** Networks of the session; IP addresses are not stored. */
export function SessionNetworks({ networks }: { readonly networks: readonly StreamNetwork[] }) {
  return (
    <Section title={t('Networks')} about={t('Only keyed hashes of IP addresses are stored.')}>
      <PagedTable
        name={t('Networks')}
        columns={COLUMNS}
        rows={networks}
        keyOf={({ first_seen, asn, country }) => `${first_seen} ${asn} ${country}`}
        empty={t('No network data.')}
      />
    </Section>
  );
}

const route = getRouteApi('/panel/sessions/$id');

/** One monitored session: data, risk and timeline. */
export function SessionPage() {
  const { id } = route.useParams();
  const { space } = route.useSearch();
  return (
    <DetailPage
      what="session"
      reading={useQuery(monitoredSession(id, space))}
      back={{ name: t('Sessions'), to: '/panel/sessions', search: { space } }}
      head={({ label, stream_id }) => ({ title: label ?? t('Session'), about: stream_id })}
    >
      {(known) => (
        <>
          <SessionRisk session={known} />
          <div className="halves">
            <Metadata session={known} />
            <LinkedCalls calls={known.evaluations} space={space} />
          </div>
          {known.networks.length === 0 ? null : <SessionNetworks networks={known.networks} />}
          <Timeline events={known.timeline} isComplete={known.complete} />
        </>
      )}
    </DetailPage>
  );
}

function Metadata({ session }: { readonly session: StreamDocument }) {
  const { metadata, sdk_platform: platform, sdk_version: version } = session.details;
  return (
    <Section title={t('Session')}>
      <Facts
        facts={[
          { name: t('Started'), value: <Time at={session.opened_at} /> },
          { name: t('Last report'), value: <Time at={session.updated_at} /> },
          {
            name: t('End'),
            value: session.ended_at === null ? t('not reported') : <Time at={session.ended_at} />,
          },
          { name: t('Duration'), value: duration(metadata.session_duration) },
          { name: t('Active time'), value: duration(metadata.active_time) },
          { name: t('Idle time'), value: duration(metadata.idle_time) },
          { name: t('Hidden time'), value: duration(metadata.off_screen_time) },
          { name: t('Pages'), value: metadata.page_count },
          { name: t('Events'), value: session.events },
          { name: t('Reported by'), value: `${platform} ${version}` },
          { name: t('Evaluated with'), value: t('thresholds {version}', { version: session.risk_version }) },
        ]}
      />
    </Section>
  );
}

type LinkedCall = StreamDocument['evaluations'][number];

interface LinkedCallsProps {
  readonly calls: readonly LinkedCall[];
  readonly space: Space;
}

function LinkedCalls({ calls, space }: LinkedCallsProps) {
  const columns: readonly Column<LinkedCall>[] = [
    { name: t('Time'), cell: ({ at }) => <Time at={at} /> },
    {
      name: t('Transaction'),
      kind: 'long',
      cell: ({ evaluation_id, transaction_id }) => (
        <AnchorLink to="/panel/evaluations/$id" params={{ id: evaluation_id }} search={{ space }}>
          {transaction_id}
        </AnchorLink>
      ),
    },
  ];
  return (
    <Section title={t('Decisions')}>
      <PagedTable
        name={t('Decisions')}
        columns={columns}
        rows={calls}
        keyOf={(call) => call.evaluation_id}
        empty={t('No transaction references this session.')}
      />
    </Section>
  );
}
