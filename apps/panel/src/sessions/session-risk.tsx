import type { RiskCategory, RiskFlag, RiskLevel } from '@assay/contract';
import type { StreamDocument } from '@assay/management-api';
import { Text } from '@mantine/core';
import { StateBadge } from '../design/state-badge';
import { english, type Sentence, t } from '../i18n/language';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';

const LEVELS: Readonly<Record<RiskLevel, Sentence>> = {
  low: english('low'),
  medium: english('medium'),
  high: english('high'),
};

/** Risk level; low levels are plain text, to emphasize the others. null if there is not enough data. */
export function RiskLevelBadge({ level }: { readonly level: RiskLevel | null }) {
  if (level === null || level === 'low') {
    return (
      <Text span size="sm" c="dimmed">
        {level === null ? t('not enough data') : t(LEVELS.low)}
      </Text>
    );
  }
  return <StateBadge state={level} label={t(LEVELS[level])} />;
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
