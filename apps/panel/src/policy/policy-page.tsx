import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { policyVersions, useRestorePolicy } from '../api/policy';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { ThresholdsForm } from './thresholds-form';
import { VersionTable } from './version-table';

/** How the policy came to be what it is, and the way back. */
export function PolicyPage() {
  const [before, setBefore] = useState<number | undefined>(undefined);
  const newest = useQuery(policyVersions(undefined));
  const page = useQuery(policyVersions(before));
  const restore = useRestorePolicy();
  const current = newest.data?.versions[0]?.version;
  return (
    <>
      <PageTitle
        title="Policy versions"
        about="Rules, categories, lists and thresholds are one document; each change makes a new version."
      />
      {current === undefined ? null : <ThresholdsForm key={current} version={current} />}
      <FailureAlert error={page.error} title="The versions could not be read" />
      <FailureAlert error={restore.error} title="Not restored" />
      {page.isPending ? <Busy /> : null}
      {page.data && current !== undefined ? (
        <VersionTable
          versions={page.data.versions}
          current={current}
          onRestore={(version) =>
            restore.mutate({ version, expected: current, note: `Restored version ${version}` })
          }
        />
      ) : null}
      <Group mt="md" justify="space-between">
        <Button variant="default" disabled={before === undefined} onClick={() => setBefore(undefined)}>
          Newest
        </Button>
        <Button
          variant="default"
          disabled={!page.data?.next}
          onClick={() => setBefore(page.data?.next ?? undefined)}
        >
          Older
        </Button>
      </Group>
    </>
  );
}
