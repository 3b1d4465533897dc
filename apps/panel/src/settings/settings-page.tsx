import { Text } from '@mantine/core';
import { IconAdjustmentsOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Account, account, useSession } from '../api/account';
import { PageHeader } from '../design/page-header';
import { EmptyState, ErrorState, PageSkeleton } from '../design/states';
import { SettingsLayout } from '../design/templates';
import { t } from '../i18n/language';
import { SearchField } from '../ui/inputs';
import { Section } from '../ui/page';
import { AnchorLink } from '../ui/shown-values';
import { LogoForm } from './logo-form';
import type { SectionId } from './setting-names';
import { AccessSettings, ContactSettings, ConventionSettings, DataSettings } from './settings-form';
import { MatchingProvider, matchingSettings, Setting, titleOf } from './settings-search';
import { TimeoutsForm } from './timeouts-form';

/** Account settings in sections, with a search. */
export function SettingsPage() {
  const { data, error, refetch } = useQuery(account);
  if (!data && !error) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={t('Settings')} about={t('Settings that apply to the whole account.')} />
      {data ? (
        <Sections account={data} />
      ) : (
        <ErrorState error={error} title={t('Couldn’t load the settings')} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Sections({ account }: { readonly account: Account }) {
  const { data: signedIn } = useSession();
  const [query, setQuery] = useState('');
  const isOwner = signedIn?.role === 'owner';
  const mayChange = signedIn?.permissions.includes('settings:change') ?? false;
  const common = { account, mayChange };
  const contents: Readonly<Record<SectionId, ReactNode>> = {
    account: <DataSettings {...common} />,
    conventions: <ConventionSettings {...common} />,
    contact: <ContactSettings {...common} />,
    access: <AccessSettings {...common} isOwner={isOwner} />,
    logo: <LogoForm {...common} />,
    timeouts: <TimeoutsForm {...common} />,
    other: <Elsewhere />,
  };
  const matching = matchingSettings(query);
  const sections = [...matching.keys()].map((id) => ({ id, label: titleOf(id), content: contents[id] }));
  return (
    <MatchingProvider value={matching}>
      <SettingsLayout
        label={t('Settings')}
        sections={sections}
        search={<SearchField label={t('Search settings')} value={query} onChange={setQuery} width="100%" />}
      />
      {sections.length === 0 ? (
        <EmptyState
          icon={<IconAdjustmentsOff size={24} stroke={1.6} />}
          title={t('No matching setting. Change the search.')}
        />
      ) : null}
    </MatchingProvider>
  );
}

const PAGES = [
  ['thresholds', '/panel/policy'],
  ['flow', '/panel/workflows'],
  ['updates', '/panel/sources'],
  ['password', '/panel/me'],
] as const;

function Elsewhere() {
  return (
    <Section title={titleOf('other')}>
      <Text component="ul" size="sm" pl="lg">
        {PAGES.map(([name, to]) => (
          <Setting key={name} id={name}>
            {({ label }) => (
              <li>
                <AnchorLink to={to}>{label}</AnchorLink>
              </li>
            )}
          </Setting>
        ))}
      </Text>
    </Section>
  );
}
