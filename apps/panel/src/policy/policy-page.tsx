import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { policyVersions, useRestorePolicy } from '../api/policy';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { AnchorLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { Proposals } from './proposals';
import { ThresholdsForm } from './thresholds-form';
import { VersionTable } from './version-table';

const route = getRouteApi('/panel/policy');

/** How the policy came to be what it is, and the way back. */
export function PolicyPage() {
  const { before } = route.useSearch();
  const newest = useQuery(policyVersions(undefined));
  const page = useQuery(policyVersions(before));
  const restore = useRestorePolicy();
  const current = newest.data?.versions[0]?.version;
  return (
    <>
      <PageTitle
        title={t('Policy versions')}
        about={t(
          'Rules, categories, lists and thresholds are one document; each change makes a new version.',
        )}
      />
      <Text size="sm" mb="md">
        <AnchorLink to="/panel/policy/file">{t('As a file: save, compare, bring in')}</AnchorLink>
      </Text>
      <Proposals />
      {current === undefined ? null : <ThresholdsForm key={current} version={current} />}
      <FailureAlert error={restore.error} title={t('Not restored')} />
      <VersionTable
        page={page}
        current={current}
        isNewest={before === undefined}
        onRestore={(version, expected) =>
          restore.mutate({
            version,
            expected,
            note: `Version ${version} restored`,
          })
        }
      />
    </>
  );
}
