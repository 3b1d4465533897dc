import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { policyProposals } from '../api/proposals';
import { AnchorLink } from '../ui/links';

/** Says that changes wait for a second person; nothing where none does. */
export function WaitingProposals() {
  const { data } = useQuery(policyProposals);
  const open = data?.proposals.filter(({ status }) => status === 'OPEN').length ?? 0;
  if (open === 0) return null;
  return (
    <Alert color="blue" variant="light" mb="md" role="status">
      {open === 1 ? 'A change waits' : `${open} changes wait`} for a second person:{' '}
      <AnchorLink to="/panel/policy">proposals</AnchorLink>.
    </Alert>
  );
}
