import { Stack } from '@mantine/core';
import { FailureAlert } from '../ui/failure-alert';
import { AnchorLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';

interface PageFailureProps {
  readonly error: unknown;
}

/** Stands in for a page that could not be shown. */
export function PageFailure({ error }: PageFailureProps) {
  return (
    <Stack>
      <FailureAlert error={error} title="This page could not be shown" />
    </Stack>
  );
}

export function NotFound() {
  return (
    <Stack align="flex-start">
      <PageTitle title="There is no such page" />
      <AnchorLink to="/panel/traffic" search={{ space: 'live' }}>
        To the traffic
      </AnchorLink>
    </Stack>
  );
}
