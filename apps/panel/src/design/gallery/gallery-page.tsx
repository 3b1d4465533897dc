import { Button } from '@mantine/core';
import { PageHeader } from '../page-header';
import { StateBadge } from '../state-badge';
import { showToast } from '../toast-store';
import { type UrlTab, UrlTabs } from '../url-tabs';
import { SampleDialogs } from './sample-dialogs';
import { SampleTable } from './sample-table';
import { SampleTemplates } from './sample-templates';
import { SampleValues } from './sample-values';

const TABS: readonly UrlTab[] = [
  { id: 'values', label: 'Values', content: <SampleValues /> },
  { id: 'table', label: 'Table', content: <SampleTable /> },
  { id: 'templates', label: 'Templates', content: <SampleTemplates /> },
  { id: 'dialogs', label: 'Dialogs and states', content: <SampleDialogs /> },
];

/**
 * Shows every design component with sample data, for developers. The texts are not translated. The page is not
 * in the navigation.
 */
export function GalleryPage() {
  return (
    <>
      <PageHeader
        title="Design gallery"
        about="Components of the panel with sample data."
        back={{ to: '/panel/transactions', search: { space: 'live' }, name: 'Transactions' }}
        badges={<StateBadge state="ACTIVE" />}
        primary={<Button onClick={() => showToast({ text: 'Primary action' })}>Primary action</Button>}
        menu={[
          { label: 'Second action', onClick: () => showToast({ text: 'Second action' }) },
          { label: 'Delete', isDestructive: true, onClick: () => showToast({ text: 'Deleted' }) },
        ]}
      />
      <UrlTabs label="Components" tabs={TABS} />
    </>
  );
}
