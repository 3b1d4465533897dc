import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { type Proposal, policyProposals, policyVersions } from '../api/policy';
import { PageHeader } from '../design/page-header';
import { ListWithDrawer } from '../design/templates';
import { UrlTabs } from '../design/url-tabs';
import { t, wordsOf } from '../i18n/language';
import { ButtonLink } from '../ui/shown-values';
import classes from './policy.module.css';
import { ProposalDetail, Proposals } from './proposals';
import { ThresholdsForm } from './thresholds-form';
import { VersionDetail, VersionTable } from './version-table';

const route = getRouteApi('/panel/policy');

/** Content of the drawer. */
type Opened = { readonly version: number } | { readonly proposal: Proposal };

/** Policy versions and proposals with their changes, and the thresholds. */
export function PolicyPage() {
  const { before } = route.useSearch();
  const navigate = useNavigate();
  const newest = useQuery(policyVersions(undefined));
  const page = useQuery(policyVersions(before));
  const proposals = useQuery(policyProposals).data?.proposals ?? [];
  const [opened, setOpened] = useState<Opened | null>(null);
  const current = newest.data?.versions[0]?.version;
  const version = opened && 'version' in opened ? opened.version : null;
  // The list knows the newest status of the proposal.
  const proposal =
    opened && 'proposal' in opened
      ? (proposals.find(({ id }) => id === opened.proposal.id) ?? opened.proposal)
      : null;
  const openVersion = useCallback((next: number) => setOpened({ version: next }), []);
  const openProposal = useCallback((next: Proposal) => setOpened({ proposal: next }), []);
  const close = () => setOpened(null);
  const onRestored = (isProposed: boolean) => {
    close();
    if (isProposed) void navigate({ to: '/panel/policy', hash: 'proposals' });
  };
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('Policy versions')}
        about={t('Rules, categories, lists and thresholds form one policy. Each change creates a version.')}
      >
        <ButtonLink variant="default" to="/panel/policy/file">
          {t('Export or import as file')}
        </ButtonLink>
      </PageHeader>
      <ListWithDrawer
        title={
          proposal
            ? wordsOf(proposal.note) || t('Proposal')
            : t('Changes in version {version}', { version: String(version ?? '') })
        }
        drawer={
          proposal ? (
            <ProposalDetail key={proposal.id} proposal={proposal} />
          ) : version !== null && current !== undefined ? (
            <VersionDetail key={version} version={version} current={current} onRestored={onRestored} />
          ) : null
        }
        onClose={close}
      >
        <UrlTabs
          label={t('Policy')}
          tabs={[
            {
              id: 'history',
              label: t('History'),
              content: (
                <VersionTable
                  page={page}
                  current={current}
                  isNewest={before === undefined}
                  opened={version}
                  onOpen={openVersion}
                />
              ),
            },
            {
              id: 'proposals',
              label: t('Proposals'),
              count: proposals.filter(({ status }) => status === 'OPEN').length,
              content: <Proposals opened={proposal?.id ?? null} onOpen={openProposal} />,
            },
            {
              id: 'thresholds',
              label: t('Thresholds'),
              content: current === undefined ? null : <ThresholdsForm key={current} version={current} />,
            },
          ]}
        />
      </ListWithDrawer>
    </div>
  );
}
