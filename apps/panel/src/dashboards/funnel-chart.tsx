import { Text } from '@mantine/core';
import type { DashboardPeriod } from '../api/dashboard';
import { t } from '../i18n/language';
import type { ExecutionsSearch } from '../page-searches';
import { ChartCard, type ChartRow, RowChart } from './chart-card';
import { percent, whole } from './chart-data';

type Funnel = DashboardPeriod['funnel'];

const stepNames = (): { readonly [step: string]: string } => ({
  DOCUMENT: t('Document'),
  SELFIE: t('Selfie'),
  PROOF_OF_ADDRESS: t('Proof of address'),
  CREDIT_CARD: t('Card'),
  EVIDENCE: t('Evidence'),
  FRAUD: t('Fraud check'),
  AML: t('Name screening'),
  EKYC: t('Identity data'),
});

const screenNames = (): { readonly [screen: string]: string } => ({
  intro: t('Welcome'),
  'to-phone': t('Continue on a phone'),
  elsewhere: t('Continued on another device'),
  waiting: t('Waiting for results'),
  again: t('Retry'),
  document: t('Document'),
  selfie: t('Selfie'),
  proof_of_address: t('Proof of address'),
  credit_card: t('Card'),
  evidence: t('Evidence'),
  ended: t('End'),
});

interface Stage {
  readonly name: string;
  readonly count: number;
  /** True for the stage of approved verifications. */
  readonly isApproved?: boolean;
}

/** Returns the stages of the funnel with their names and counts. */
function stagesOf({ started, opened, steps, ended }: Funnel): readonly Stage[] {
  const names = stepNames();
  const ofSteps = steps.flatMap(({ step, started, sent, submitted, passed }) => {
    const name = names[step] ?? step;
    const stage = (what: string, count: number) => ({ name: `${name}: ${what}`, count });
    // Steps without captures have no submission.
    return sent === 0 && submitted === 0
      ? [stage(t('started'), started), stage(t('passed'), passed)]
      : [
          stage(t('started'), started),
          stage(t('first capture'), sent),
          stage(t('submitted'), submitted),
          stage(t('passed'), passed),
        ];
  });
  return [
    { name: t('Started'), count: started },
    { name: t('Page opened'), count: opened },
    ...ofSteps,
    { name: t('Approved'), count: ended.approved, isApproved: true },
  ];
}

const rowOf = (
  { name, count, isApproved }: Stage,
  before: number | undefined,
  { started, search }: { readonly started: number; readonly search: ExecutionsSearch },
): ChartRow => ({
  name,
  formatted:
    before === undefined || before <= count
      ? whole(count)
      : `${whole(count)} · ${t('{count} abandoned', { count: before - count })}`,
  parts: [{ tone: count === started ? 'plain' : 'tone0', value: count }],
  page: {
    to: '/panel/verifications',
    search: isApproved ? { ...search, status: 'APPROVED' } : search,
  },
});

interface FunnelChartProps {
  readonly funnel: Funnel;
  readonly before: Funnel | null;
  /** Selects the verifications of the period. */
  readonly search: ExecutionsSearch;
}

/** Funnel of verifications, from start to end. */
export function FunnelChart({ funnel, before, search }: FunnelChartProps) {
  const stages = stagesOf(funnel);
  const then = new Map(before ? stagesOf(before).map(({ name, count }) => [name, count]) : []);
  const screens = screenNames();
  const shown = funnel.screens.map(({ screen, shown: count }) => ({
    name: screens[screen] ?? screen,
    count,
  }));
  const title = t('Verifications');
  const shareOf = (count: number) => percent(funnel.started === 0 ? null : count / funnel.started);
  const shareCell = (count: number) => ({
    value: funnel.started === 0 ? null : count / funnel.started,
    formatted: shareOf(count),
  });
  const stageRows = stages.map(({ name, count }) => [
    name,
    count,
    shareCell(count),
    ...(before ? [then.get(name) ?? 0] : []),
  ]);
  const screenRows = shown.map(({ name, count }) => [
    t('Screen: {name}', { name }),
    count,
    shareCell(count),
    ...(before
      ? [before.screens.find((row) => (screens[row.screen] ?? row.screen) === name)?.shown ?? 0]
      : []),
  ]);
  return (
    <ChartCard
      title={title}
      about={t('Verifications that started in this period and have ended, by step.')}
      table={{
        head: [t('Step'), t('Count'), t('Share'), ...(before ? [t('Previous period')] : [])],
        rows: [...stageRows, ...screenRows],
      }}
      file="verifications"
      empty={funnel.started === 0 ? t('No verification from this period has ended.') : null}
    >
      <RowChart
        rows={stages.map((stage, at) =>
          rowOf(stage, stages[at - 1]?.count, { started: funnel.started, search }),
        )}
      />
      {shown.length > 0 ? (
        <>
          <Text size="sm" fw={600} mt="md" mb={4}>
            {t('Screens shown to end users')}
          </Text>
          <RowChart
            most={funnel.started}
            rows={shown.map(({ name, count }) => ({
              name,
              formatted: `${whole(count)} · ${shareOf(count)}`,
              parts: [{ tone: 'tone2', value: count }],
            }))}
          />
        </>
      ) : null}
    </ChartCard>
  );
}
