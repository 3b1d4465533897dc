import { Button, Center, Group, Stack, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useSignOut } from '../api/session';
import { t } from '../i18n/language';
import mark from '../mark.svg';
import { SecondFactorSection } from './second-factor-section';

/** In the place of every page, for who has to set up a second factor before anything else. */
export function SetUpFirst() {
  useDocumentTitle(`${t('Second factor')} · Assay`);
  const signOut = useSignOut();
  return (
    <Center mih="100vh" component="main">
      <Stack w="32rem" maw="100%" p="md">
        <Group gap="sm">
          <img src={mark} alt="" width={36} height={36} />
          <Title order={1} size="h3">
            {t('One more thing before you begin')}
          </Title>
        </Group>
        <SecondFactorSection />
        <Group>
          <Button variant="default" size="xs" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {t('Sign out')}
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}
