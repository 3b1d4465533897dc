import { Alert, Code, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { screeningStatus } from '../api/screening';
import { AnchorLink } from '../ui/links';

/** Warns on every page that names are searched in nothing real, or in lists that could not be renewed. */
export function ListsBanner() {
  const { data: status } = useQuery(screeningStatus);
  if (status?.state === 'failed') {
    return (
      <Alert role="note" color="red" mb="lg" title="New lists could not be loaded">
        {status.notice}
      </Alert>
    );
  }
  if (status?.state !== 'demonstration') return null;
  return (
    <Alert role="note" color="orange" mb="lg" title="Name screening finds nobody real yet">
      <Text size="sm">
        Only the demonstration list of invented names is loaded. On the server,{' '}
        <Code>assay lists update</Code> fetches the official sanctions lists; <Code>assay lists import</Code>{' '}
        takes files that you have.{' '}
        <AnchorLink to="/panel/screening" underline="always">
          What is loaded
        </AnchorLink>
      </Text>
    </Alert>
  );
}
