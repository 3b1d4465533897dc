import type { RiskCategory, RiskFlag, RiskLevel } from '@assay/contract';
import type { StreamDocument, StreamSummaryDocument } from '@assay/management-api';
import { Badge, Text } from '@mantine/core';
import type { Space } from '../api/evaluations';
import { english, type Sentence, t } from '../i18n/language';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';

const COLOURS: Readonly<Record<RiskLevel, string>> = { low: 'gray', medium: 'yellow', high: 'red' };

const LEVELS: Readonly<Record<RiskLevel, Sentence>> = {
  low: english('low'),
  medium: english('medium'),
  high: english('high'),
};

/** null if there is not enough data. */
export function RiskLevelBadge({ level }: { readonly level: RiskLevel | null }) {
  if (level === null) {
    return (
      <Text span size="sm" c="dimmed">
        {t('not enough data')}
      </Text>
    );
  }
  return (
    <Badge color={COLOURS[level]} variant="filled" autoContrast radius="sm">
      {t(LEVELS[level])}
    </Badge>
  );
}

/** Risk categories, most severe first. */
export const RISK_NAMES = [
  ['remote_access_risk', english('Remote access')],
  ['automation_risk', english('Automation')],
  ['location_risk', english('Location')],
  ['contextual_risk', english('Environment')],
] as const satisfies readonly (readonly [RiskCategory, Sentence])[];

const FLAGS: { readonly [flag in RiskFlag]: Sentence } = {
  ui_automation: english('UI automation'),
  device_farm: english('device farm'),
  suspicious_form_fillout: english('suspicious form completion'),
  non_human_typing: english('non-human typing'),
  off_screen: english('outside the screen'),
  window_resize: english('window resized'),
  unusual_device_orientation: english('unusual device orientation'),
  extended_inactivity: english('long inactivity'),
  remote_access: english('remote access'),
  active_call: english('active call'),
  potential_vishing: english('potential vishing'),
  ip_change: english('IP address change'),
  vpn: english('VPN'),
  proxy: english('proxy'),
  locale_change: english('locale change'),
};

/** Returns the name of a risk flag such as `ip_change`. */
export const flagName = (flag: RiskFlag): string => t(FLAGS[flag]);

/** Returns `1 h 3 min 20 s`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return [
    hours > 0 ? `${hours} h` : '',
    minutes > 0 ? `${minutes} min` : '',
    whole % 60 > 0 || whole < 60 ? `${whole % 60} s` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Columns of monitored sessions. */
export const sessionColumns = (space: Space): readonly Column<StreamSummaryDocument>[] => [
  { name: t('Started'), cell: (session) => <Time at={session.opened_at} /> },
  {
    name: t('Session'),
    cell: ({ stream_id, label }) => (
      <AnchorLink to="/panel/sessions/$id" params={{ id: stream_id }} search={{ space }}>
        {label ?? stream_id}
      </AnchorLink>
    ),
  },
  {
    name: t('End'),
    cell: (session) => (session.ended_at === null ? t('not reported') : <Time at={session.ended_at} />),
  },
  { name: t('Events'), kind: 'figure', cell: ({ events }) => events },
  ...RISK_NAMES.map(
    ([category, name]): Column<StreamSummaryDocument> => ({
      name,
      cell: (session) => <RiskLevelBadge level={session.session_risk[category].level} />,
    }),
  ),
];

type Risk = (typeof RISK_NAMES)[number];

/** The four risk categories, each with its flags and observations. */
export function SessionRisk({ session }: { readonly session: StreamDocument }) {
  const risks = session.details.session_risk;
  const reasonOf = (flag: RiskFlag) => session.reasons.filter((reason) => reason.flag === flag);
  const columns: readonly Column<Risk>[] = [
    { name: t('Category'), kind: 'head', cell: ([, name]) => t(name) },
    { name: t('Level'), cell: ([category]) => <RiskLevelBadge level={risks[category].level} /> },
    {
      name: t('Observation'),
      cell: ([category]) =>
        risks[category].flags.length === 0
          ? null
          : risks[category].flags.map((flag) => (
              <Text key={flag} size="sm">
                <strong>{flagName(flag)}</strong>
                {reasonOf(flag).map(({ observation }) => `: ${observation}`)}
              </Text>
            )),
    },
  ];
  return (
    <Section title={t('Risk')}>
      <PagedTable
        name={t('Risk')}
        columns={columns}
        rows={RISK_NAMES}
        keyOf={([category]) => category}
        empty={t('No risk score yet. It needs more session data.')}
      />
    </Section>
  );
}
