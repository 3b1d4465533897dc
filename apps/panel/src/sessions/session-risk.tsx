import type { RiskCategory, RiskFlag, RiskLevel } from '@assay/contract';
import type { StreamDocument } from '@assay/management-api';
import { Text } from '@mantine/core';
import { StateBadge } from '../design/state-badge';
import { english, type Sentence, t, wordsOf } from '../i18n/language';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';

const LEVELS: Readonly<Record<RiskLevel, Sentence>> = {
  low: english('low'),
  medium: english('medium'),
  high: english('high'),
};

/** Risk levels as separate labels. */
export const RISK_LABELS: Readonly<Record<RiskLevel, Sentence>> = {
  low: english('Low risk'),
  medium: english('Medium risk'),
  high: english('High risk'),
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
  device_farm: english('Device farm'),
  suspicious_form_fillout: english('Suspicious form completion'),
  non_human_typing: english('Non-human typing'),
  off_screen: english('Outside the screen'),
  window_resize: english('Window resized'),
  unusual_device_orientation: english('Unusual device orientation'),
  extended_inactivity: english('Long inactivity'),
  remote_access: english('Remote access'),
  active_call: english('Active call'),
  potential_vishing: english('Potential vishing'),
  ip_change: english('IP address change'),
  vpn: english('VPN'),
  proxy: english('Proxy'),
  locale_change: english('Locale change'),
};

/** Returns the name of a risk flag such as `ip_change`. */
export const flagName = (flag: RiskFlag): string => t(FLAGS[flag]);

/** Translates an observation, whose parts are separated by semicolons. */
const observationText = (observation: string): string => observation.split('; ').map(wordsOf).join('; ');

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
type Risks = StreamDocument['details']['session_risk'];

const ORDER: readonly RiskLevel[] = ['low', 'medium', 'high'];

/** Returns the rank of a level: 0 without enough data, 3 for high. */
const rankOf = (level: RiskLevel | null): number => (level === null ? 0 : ORDER.indexOf(level) + 1);

/** Returns the categories above low, highest first. */
export const raisedRisks = (risks: Risks): readonly Risk[] =>
  RISK_NAMES.filter(([category]) => rankOf(risks[category].level) > rankOf('low')).sort(
    ([one], [other]) => rankOf(risks[other].level) - rankOf(risks[one].level),
  );

/** Returns the highest level of all categories; null without enough data. */
export function highestLevel(risks: Risks): RiskLevel | null {
  const levels = RISK_NAMES.map(([category]) => risks[category].level);
  return levels.sort((one, other) => rankOf(other) - rankOf(one))[0] ?? null;
}

/** Returns a number by which sessions are sorted: the highest level first, then the number of flags. */
export const riskOrder = (risks: Risks): number =>
  rankOf(highestLevel(risks)) * 100 +
  RISK_NAMES.reduce((sum, [category]) => sum + risks[category].flags.length, 0);

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
                {reasonOf(flag).map(({ observation }) => `: ${observationText(observation)}`)}
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
