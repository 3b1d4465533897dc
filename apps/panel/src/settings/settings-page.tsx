import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { account } from '../api/account';
import { useSession } from '../api/session';
import { t } from '../i18n/language';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { AnchorLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { Section } from '../ui/section';
import { LogoForm } from './logo-form';
import { SettingsForm } from './settings-form';
import { TimeoutsForm } from './timeouts-form';

/** The account's settings in one place, and where the others are. */
export function SettingsPage() {
  const { data, error } = useQuery(account);
  const { data: signedIn } = useSession();
  const isOwner = signedIn?.role === 'owner';
  const mayChange = signedIn?.permissions.includes('settings:change') ?? false;
  return (
    <>
      <PageTitle title={t('Settings')} about={t('What holds for the whole account.')} />
      <FailureAlert error={error} title={t('The settings could not be read')} />
      {data ? (
        <>
          <SettingsForm account={data} isOwner={isOwner} mayChange={mayChange} />
          <LogoForm account={data} mayChange={mayChange} />
          <TimeoutsForm account={data} mayChange={mayChange} />
          <Elsewhere />
        </>
      ) : error ? null : (
        <Busy />
      )}
    </>
  );
}

function Elsewhere() {
  return (
    <Section title={t('Settings that stand elsewhere')}>
      <Text component="ul" size="sm" pl="lg">
        <li>
          <AnchorLink to="/panel/policy">{t('Thresholds of the score')}</AnchorLink>
        </li>
        <li>
          <AnchorLink to="/panel/workflows">
            {t('Logo, colours and languages of the verification page')}
          </AnchorLink>
        </li>
        <li>
          <AnchorLink to="/panel/sources">{t('Updates of data and lists')}</AnchorLink>
        </li>
        <li>
          <AnchorLink to="/panel/me">{t('Your password and second factor')}</AnchorLink>
        </li>
      </Text>
    </Section>
  );
}
