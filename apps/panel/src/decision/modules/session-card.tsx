import type { SessionMonitoringDetails } from '@assay/contract';
import { Text } from '@mantine/core';
import type { Space } from '../../api/evaluations';
import { t } from '../../i18n/language';
import { RiskLevelBadge } from '../../sessions/risk-level';
import { duration, flagName, RISK_NAMES } from '../../sessions/risk-names';
import { AnchorLink } from '../../ui/links';
import { EmptyModule, Facts, ModuleCard } from './module-card';

interface SessionCardProps {
  readonly session: SessionMonitoringDetails | null | undefined;
  /** Of the request: the session may be known although this call did not report it. */
  readonly streamId: string | null;
  readonly space: Space;
}

/** What the monitored session reported when the call came. */
export function SessionCard({ session, streamId, space }: SessionCardProps) {
  if (!session && streamId === null) return <EmptyModule title={t('Session')} />;
  return (
    <ModuleCard title={t('Session')}>
      {session ? (
        <Facts
          facts={[
            ...RISK_NAMES.map(([category, name]) => {
              const { level, flags } = session.session_risk[category];
              return {
                name,
                value: (
                  <>
                    {flags.map(flagName).join(', ')} <RiskLevelBadge level={level} />
                  </>
                ),
              };
            }),
            { name: t('Lasted'), value: duration(session.metadata.session_duration) },
            { name: t('Pages'), value: session.metadata.page_count },
          ]}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t('Not in the answer: response_fields did not ask for it.')}
        </Text>
      )}
      {streamId === null ? null : (
        <Text size="sm" mt="xs">
          <AnchorLink to="/panel/sessions/$id" params={{ id: streamId }} search={{ space }}>
            {t('What happened in the session')}
          </AnchorLink>
        </Text>
      )}
    </ModuleCard>
  );
}
