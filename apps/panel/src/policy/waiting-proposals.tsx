import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { policyProposals } from '../api/proposals';
import { t } from '../i18n/language';
import { AnchorLink } from '../ui/links';

/** Says that changes wait for a second person; nothing where none does. */
export function WaitingProposals() {
  const { data } = useQuery(policyProposals);
  const open = data?.proposals.filter(({ status }) => status === 'OPEN').length ?? 0;
  if (open === 0) return null;
  return (
    <Alert color="blue" variant="light" mb="md" role="status">
      {t('{open, plural, one {A change waits} other {# changes wait}} for a second person:', { open })}{' '}
      <AnchorLink to="/panel/policy">{t('proposals')}</AnchorLink>.
    </Alert>
  );
}
