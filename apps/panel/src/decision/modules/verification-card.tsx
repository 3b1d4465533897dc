import type { IdvDetails } from '@assay/contract';
import { Text } from '@mantine/core';
import type { Space } from '../../api/evaluations';
import { StatusBadge } from '../../executions/status-badge';
import { t } from '../../i18n/language';
import { AnchorLink } from '../../ui/links';
import { Flag } from './flag';
import { EmptyModule, Facts, ModuleCard } from './module-card';

interface VerificationCardProps {
  readonly verification: IdvDetails | null | undefined;
  /** `idv_reference_id` of the request; null = the call named none. */
  readonly reference: string | null;
  readonly space: Space;
}

/** The verification that the call named, as it stood then. */
export function VerificationCard({ verification, reference, space }: VerificationCardProps) {
  if (reference === null) return <EmptyModule title={t('Verification')} />;
  if (!verification) {
    return (
      <ModuleCard title={t('Verification')}>
        <Text size="sm" c="dimmed">
          {t('The call named a verification that this account does not have.')}
        </Text>
      </ModuleCard>
    );
  }
  return (
    <ModuleCard title={t('Verification')}>
      <Facts
        facts={[
          { name: t('Status'), value: <StatusBadge status={verification.status} /> },
          { name: t('Workflow'), value: verification.workflow_name },
          { name: t('Days old'), value: verification.age_days },
          { name: t('Same user'), value: <Flag value={verification.user_id_match} riskyWhen="false" /> },
          { name: t('Same name'), value: <Flag value={verification.name_match} riskyWhen="false" /> },
          { name: t('Same date of birth'), value: <Flag value={verification.dob_match} riskyWhen="false" /> },
          {
            name: t('Document'),
            value: [verification.document_type, verification.document_country].filter(Boolean).join(', '),
          },
          { name: t('Seen before'), value: <Flag value={verification.duplicates_found} riskyWhen="true" /> },
          { name: t('Identity proofing'), value: verification.loip_result },
        ]}
      />
      <Text size="sm" mt="xs">
        <AnchorLink to="/panel/executions/$id" params={{ id: verification.execution_id }} search={{ space }}>
          {t('The execution')}
        </AnchorLink>
      </Text>
    </ModuleCard>
  );
}
