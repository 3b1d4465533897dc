import type { StreamDocument, StreamNetwork } from '@assay/management-api';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { monitoredSession, type Space } from '../api/evaluations';
import { KeyFacts } from '../design/key-facts';
import { StateBadge } from '../design/state-badge';
import { english, type Sentence, t } from '../i18n/language';
import { amountText } from '../traffic/amount';
import { DetailPage } from '../ui/detail-page';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime, Time } from '../ui/time';
import { shortId } from './session-columns';
import { duration, highestLevel, RISK_LABELS, SessionRisk } from './session-risk';
import { Timeline } from './timeline';

const FLAGS = [
  ['vpn', english('VPN')],
  ['tor', english('Tor')],
  ['proxy', english('Proxy')],
  ['data_center', english('Data center')],
  ['consumer_privacy_network', english('Consumer privacy relay')],
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
  { name: english('Type'), cell: (network) => flagsOf(network) || null },
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

/** True if a network says more than that there was one. */
const isKnown = ({ country, isp_name, ...network }: StreamNetwork): boolean =>
  country !== null || isp_name !== null || flagsOf({ country, isp_name, ...network }) !== '';

/** Highest risk, and the newest decision. */
function Badges({ session }: { readonly session: StreamDocument }) {
  const level = highestLevel(session.details.session_risk);
  const decision = session.evaluations[0]?.current_state;
  return (
    <>
      {level === null ? null : <StateBadge state={level} label={t(RISK_LABELS[level])} />}
      {decision ? <StateBadge state={decision} /> : null}
    </>
  );
}

/** One monitored session: data, risk and timeline. */
export function SessionPage() {
  const { id } = route.useParams();
  const { space } = route.useSearch();
  return (
    <DetailPage
      what="session"
      reading={useQuery(monitoredSession(id, space))}
      back={{ name: t('Sessions'), to: '/panel/sessions', search: { space } }}
      head={(session) => ({
        title: [
          t('Session'),
          shortId(session.stream_id),
          ...(session.label ? ['·', session.label] : []),
        ].join(' '),
        about: session.stream_id,
        badges: <Badges session={session} />,
      })}
    >
      {(known) => (
        <>
          <div className="halves">
            <SessionRisk session={known} />
            <LinkedCalls calls={known.evaluations} space={space} />
          </div>
          <Metadata session={known} />
          {known.networks.some(isKnown) ? <SessionNetworks networks={known.networks} /> : null}
          <Timeline session={known} />
        </>
      )}
    </DetailPage>
  );
}

function Metadata({ session }: { readonly session: StreamDocument }) {
  const { metadata, sdk_platform: platform, sdk_version: version } = session.details;
  return (
    <Section title={t('Session')}>
      <KeyFacts
        columns={2}
        facts={[
          { label: t('Customer'), value: session.evaluations.find(({ user_id }) => user_id)?.user_id },
          { label: t('Started'), value: <Time at={session.opened_at} /> },
          {
            label: t('End'),
            value: session.ended_at === null ? t('not reported') : <Time at={session.ended_at} />,
          },
          { label: t('Last report'), value: <Time at={session.updated_at} /> },
          { label: t('Duration'), value: duration(metadata.session_duration) },
          { label: t('Active time'), value: duration(metadata.active_time) },
          { label: t('Idle time'), value: duration(metadata.idle_time) },
          { label: t('Hidden time'), value: duration(metadata.off_screen_time) },
          { label: t('Pages'), value: metadata.page_count },
          { label: t('Reported by'), value: `${platform} ${version}` },
          { label: t('Risk thresholds'), value: t('Version {version}', { version: session.risk_version }) },
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
    {
      name: t('Transaction'),
      kind: 'long',
      line: 'title',
      cell: ({ evaluation_id, transaction_id }) => (
        <AnchorLink to="/panel/evaluations/$id" params={{ id: evaluation_id }} search={{ space }}>
          {transaction_id}
        </AnchorLink>
      ),
    },
    {
      name: t('Amount'),
      kind: 'figure',
      line: 'meta',
      cell: ({ amount, currency }) => (amount === null ? null : amountText(amount, currency)),
    },
    { name: t('Fraud score'), kind: 'figure', line: 'named', cell: ({ fraud_score }) => fraud_score },
    {
      name: t('Decision'),
      line: 'end',
      cell: ({ current_state }) => current_state && <StateBadge state={current_state} />,
    },
    { name: t('Time'), kind: 'digits', line: 'meta', cell: ({ at }) => <ShortTime at={at} /> },
  ];
  return (
    <Section title={t('Decisions')}>
      <PagedTable
        name={t('Decisions')}
        columns={columns}
        rows={calls}
        keyOf={(call) => call.evaluation_id}
        empty={t('No transaction references this session.')}
        isTwoLine
      />
    </Section>
  );
}
