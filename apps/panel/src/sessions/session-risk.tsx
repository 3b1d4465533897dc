import type { RiskFlag } from '@assay/contract';
import type { StreamDocument } from '@assay/management-api';
import { Text } from '@mantine/core';
import { t } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { RiskLevelBadge } from './risk-level';
import { flagName, RISK_NAMES } from './risk-names';

type Risk = (typeof RISK_NAMES)[number];

/** The four categories, each with the flags that raised it and what was seen. */
export function SessionRisk({ session }: { readonly session: StreamDocument }) {
  const risks = session.details.session_risk;
  const reasonOf = (flag: RiskFlag) => session.reasons.filter((reason) => reason.flag === flag);
  const columns: readonly Column<Risk>[] = [
    { name: t('Category'), kind: 'head', cell: ([, name]) => t(name) },
    { name: t('Level'), cell: ([category]) => <RiskLevelBadge level={risks[category].level} /> },
    {
      name: t('What was seen'),
      cell: ([category]) =>
        risks[category].flags.length === 0
          ? null
          : risks[category].flags.map((flag) => (
              <Text key={flag} size="sm">
                <strong>{flagName(flag)}</strong>
                {reasonOf(flag).map(({ seen }) => `: ${seen}`)}
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
        empty={t('No risk is known.')}
      />
    </Section>
  );
}
